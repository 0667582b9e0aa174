/** A pupil: does what a lesson asks for, by the keys that its words name, or by presses on what it speaks of. */
import type { Page } from 'playwright-core';
import { must } from '../../core/must.ts';

export interface AskedStep {
  readonly does?: string;
  readonly how?: string;
}

/** Chooses from the list by the number before a name. */
async function pressNumber(page: Page, name: string): Promise<void> {
  const line = await page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^(\\d\\s*)?${name}`) })
    .textContent();
  const number = must(/^\s*(\d)/.exec(line ?? '')?.[1], `a number for ${name}`);
  await page.keyboard.press(number);
  await page.keyboard.press(number);
}

async function typeAndEnter(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

export async function learnStep(page: Page, { does = '', how = 'read' }: AskedStep): Promise<void> {
  const [first = '', second = ''] = does.split(' ');
  const keys: Readonly<Record<string, () => Promise<void>>> = {
    read: () => page.keyboard.press('Enter'),
    place: () => pressNumber(page, does),
    choose: () => pressNumber(page, does),
    most: () => typeAndEnter(page, `${first.toLowerCase()}m`),
    one: () => typeAndEnter(page, `${first.toLowerCase()}1`),
    nothing: () => page.keyboard.press('Enter'),
    fly: () => pressNumber(page, second),
    units: () => typeAndEnter(page, second),
    bid: () => typeAndEnter(page, second),
    factorSell: () => page.keyboard.press('f'),
    factorBuy: () => page.keyboard.press('f'),
    factorStop: () => page.keyboard.press('s'),
    bank: () => page.keyboard.press('Enter'),
    // The page deposits in one go.
    deposit: () => Promise.resolve(),
  };
  await must(keys[how], how)();
}

/** The same with the mouse, where the focus may be anywhere. */
export async function pressStep(page: Page, { does = '', how = 'read' }: AskedStep): Promise<void> {
  const [first = '', second = ''] = does.split(' ');
  // A pointer that rests would press what has just come under it, which does not count.
  await page.mouse.move(1, 1);
  const press = (part: string): Promise<void> => page.locator(part).first().click();
  const line = (part: string, name: string): Promise<void> => page.locator(part, { hasText: name }).click();
  const order = async (button: string): Promise<void> => {
    await press(`.deal[data-company="${first}"] ${button}`);
    await press('.desk .primary');
  };
  const amount = async (): Promise<void> => {
    await page.locator('.desk .amount-input').fill(second);
    await press('.desk .primary');
  };
  const fly = async (): Promise<void> => {
    await line('.port-line', second);
    await press('.fly .primary');
  };
  const presses: Readonly<Record<string, () => Promise<void>>> = {
    read: () => press('.bubble .primary'),
    place: () => line('.offer-line', does),
    choose: () => line('.offer-line', does),
    most: () => order('.max'),
    one: () => order('.order input + button'),
    nothing: () => press('.desk-foot [type=submit]'),
    fly,
    units: amount,
    bid: amount,
    factorSell: () => press('.desk [data-key=f]'),
    factorBuy: () => press('.desk [data-key=f]'),
    factorStop: () => press('.desk [data-key=s]'),
    bank: () => press('.desk .primary'),
    // The page deposits in one go.
    deposit: () => Promise.resolve(),
  };
  await must(presses[how], how)();
}
