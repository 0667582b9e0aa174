/** Players: how a whole match is played with the mouse, with fingers and with the keyboard alone. */
import type { Page } from 'playwright-core';

const DESKS = '.place-desk, .trade-desk, .result';

/** What is asked now. */
async function desk(page: Page): Promise<'place' | 'trade' | 'over'> {
  await page.waitForSelector(DESKS);
  if (await page.locator('.result').isVisible()) return 'over';
  return (await page.locator('.trade-desk').isVisible()) ? 'trade' : 'place';
}

/** Plays to the end, turn by turn; gives how many questions were answered. */
export async function playThrough(page: Page, answer: Player): Promise<number> {
  for (let answered = 0; ; answered++) {
    const asked = await desk(page);
    if (asked === 'over') return answered;
    await answer(page, asked);
  }
}

/** Plays so many answers. */
export async function playSome(page: Page, answer: Player, count: number): Promise<void> {
  for (let answered = 0; answered < count; answered++) {
    const asked = await desk(page);
    if (asked === 'over') return;
    await answer(page, asked);
  }
}

type Player = (page: Page, asked: 'place' | 'trade') => Promise<void>;

/** Clicks on the map, and spends everything on the first company that can be bought. */
export const byMouse: Player = async (page, asked) => {
  await changing(page, async () => {
    if (asked === 'place') return page.locator('.space.offered').first().click();
    const most = page.locator('.trade-desk .max:enabled').first();
    if (await most.isVisible()) await most.click();
    return page.locator('.trade-desk .primary').click();
  });
};

/** Taps a space to see what it does, and then the button that plays it. */
export const byFinger: Player = async (page, asked) => {
  await changing(page, async () => {
    if (asked === 'trade') return page.locator('.trade-desk .primary').tap();
    await page.locator('.space.offered').last().tap();
    return page.locator('.outcome .primary').tap();
  });
};

/** Presses keys only: the number of a space and Enter; a number of shares and Enter. */
export const byKeyboard: Player = async (page, asked) => {
  await changing(page, async () => {
    if (asked === 'place') {
      await page.keyboard.press('2');
      return page.keyboard.press('Enter');
    }
    // The first order is focused by itself.
    await page.keyboard.type('1');
    if (await page.locator('.trade-desk .primary').isDisabled()) await page.keyboard.press('Backspace');
    return page.keyboard.press('Enter');
  });
};

/** Does something and waits until the match has gone on. */
async function changing(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate(STATE);
  await act();
  // Asked again and again from here: the content policy forbids the page to evaluate text.
  const end = Date.now() + 15_000;
  while ((await page.evaluate(STATE)) === before) {
    if (Date.now() > end) throw new Error(`nothing changed: ${String(before).slice(0, 200)}`);
    await page.waitForTimeout(20);
  }
}

/** What will have changed after any answer, as the page's own script. */
const STATE = `['.bar', '.desk h2', '.curtain h1', '.stories'].map((part) => document.querySelector(part)?.textContent).join('|')`;
