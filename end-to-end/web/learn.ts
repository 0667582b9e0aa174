/** A pupil: does what a lesson asks for, by the keys that its words name. */
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
    pass: () => page.keyboard.press('p'),
    bank: () => page.keyboard.press('Enter'),
    // The page deposits in one go.
    deposit: () => Promise.resolve(),
  };
  await must(keys[how], how)();
}
