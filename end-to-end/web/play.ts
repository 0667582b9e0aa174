/** Players: how a whole match is played with the mouse, with fingers and with the keyboard alone. */
import type { Page } from 'playwright-core';
import { changing, firstShown } from './shown.ts';

/** What is asked, and how that is seen. */
const DESKS = { over: '.result', trade: '.trade-desk', place: '.place-desk' };

/** What will have changed after any answer. */
const MATCH = ['.bar', '.desk h2', '.curtain h1', '.stories'];

/** Plays to the end, turn by turn; gives how many questions were answered. */
export async function playThrough(page: Page, answer: Player): Promise<number> {
  for (let answered = 0; ; answered++) {
    const asked = await firstShown(page, DESKS);
    if (asked === 'over') return answered;
    await answer(page, asked);
  }
}

/** Plays this many answers. */
export async function playSome(page: Page, answer: Player, count: number): Promise<void> {
  for (let answered = 0; answered < count; answered++) {
    const asked = await firstShown(page, DESKS);
    if (asked === 'over') return;
    await answer(page, asked);
  }
}

type Player = (page: Page, asked: 'place' | 'trade') => Promise<void>;

/** Clicks on the map, and spends everything on the first company that can be bought. */
export const byMouse: Player = async (page, asked) => {
  await changing(page, MATCH, async () => {
    if (asked === 'place') {
      // A card may lie over the map.
      await page.keyboard.press('Escape');
      return page.locator('.space.offered').first().click();
    }
    const most = page.locator('.trade-desk .max:enabled').first();
    if (await most.isVisible()) await most.click();
    return page.locator('.trade-desk .primary').click();
  });
};

/** Taps a space to see what it does, and then the button that plays it. */
export const byFinger: Player = async (page, asked) => {
  await changing(page, MATCH, async () => {
    if (asked === 'trade') {
      const most = page.locator('.trade-desk .max:enabled').first();
      if (await most.isVisible()) await most.tap();
      return page.locator('.trade-desk .primary').tap();
    }
    await page.keyboard.press('Escape');
    await page.locator('.space.offered').last().tap();
    return page.locator('.outcome .primary').tap();
  });
};

/** Presses keys only: the number of a space and Enter; a number of shares and Enter. */
export const byKeyboard: Player = async (page, asked) => {
  await changing(page, MATCH, async () => {
    if (asked === 'place') {
      await page.keyboard.press('2');
      const chosen = await page.locator('.offer-line.chosen .offer-space').textContent();
      await page.locator('.outcome .primary', { hasText: chosen ?? 'a chosen space' }).waitFor();
      return page.keyboard.press('Enter');
    }
    // The first order is focused by itself.
    await page.keyboard.type('1');
    if (await page.locator('.trade-desk .primary').isDisabled()) await page.keyboard.press('Backspace');
    return page.keyboard.press('Enter');
  });
};
