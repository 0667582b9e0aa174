/** Captains: how a match of Star Trader is played with the mouse, with fingers and with the keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { changed, firstShown } from './shown.ts';

/** A short voyage: one year, one ship each, four stars. */
export const SHORT = 'today+years=1+ships=1+stars=4';

/** What is asked, and how that is seen; the first that is there. */
const DESKS = {
  over: '.result',
  bid: '.dialogue',
  port: '.port-desk',
  bank: '.accounts',
  trade: '.trader-desk',
};

/** What will have changed after any answer, and before none. */
const MATCH = ['.bar', '#desk-title', '.rounds', '.stories', 'dialog'];

/** When a press that changed nothing is made again. */
const AGAIN_MS = 5000;

type Asked = keyof typeof DESKS;
type Captain = (page: Page, asked: Exclude<Asked, 'over'>) => Promise<unknown>;

/** What is asked now. */
export function askedNow(page: Page): Promise<Asked> {
  return firstShown(page, DESKS);
}

/** Answers this many questions; gives what was asked, in order. */
export async function tradeSome(page: Page, answer: Captain, most: number): Promise<Asked[]> {
  const all: Asked[] = [];
  while (all.length < most) {
    const asked = await askedNow(page);
    if (asked === 'over') return [...all, asked];
    // A press does not count on what has just come under the pointer, and who plays presses again.
    if (await changed(page, MATCH, () => answer(page, asked), AGAIN_MS)) all.push(asked);
  }
  return all;
}

/** Answers until a year is over, and opens the newsletter that its card offers. */
export async function readNewsletter(page: Page, how = byClick): Promise<void> {
  const read = page.locator('.event-card').getByRole('button', { name: /^Read newsletter/ });
  for (let answered = 0; answered < 400; answered++) {
    if (await pressIfThere(read)) return;
    await askedNow(page);
    if (await pressIfThere(read)) return;
    await tradeSome(page, how, 1);
  }
  throw new Error('no year ended');
}

/** A card waits two seconds: on a busy machine it may be gone between a look and a press, and the next one will do. */
async function pressIfThere(button: Locator): Promise<boolean> {
  if ((await button.count()) === 0) return false;
  const pressed = button.click({ timeout: 2000 });
  return pressed.then(
    () => true,
    () => false,
  );
}

/** Plays to the end. */
export function tradeThrough(page: Page, answer: Captain): Promise<Asked[]> {
  return tradeSome(page, answer, 1000);
}

/** Takes what the desk proposes: what fits, the star's offer plus a little, the first port. */
export const byClick: Captain = async (page, asked) => {
  // A press counts where the pointer was moved to, and the same button may be pressed again.
  await page.mouse.move(1, 1);
  if (asked === 'port') {
    await page.locator('.port-line').first().click();
    return page.locator('.fly .primary').click();
  }
  if (asked === 'bid' && (await page.locator('.you-say').count()) === 0) {
    await page.locator('.bid-steps button').nth(1).click();
    return page.locator('.trader-desk .primary').click();
  }
  // With nothing to put into the bank there is nothing but to go on.
  const isNothing = asked === 'bank' && (await page.locator('.trader-desk .primary').isDisabled());
  if (isNothing) return page.locator('[data-key=p]').click();
  return page.locator(asked === 'bid' ? '[data-key=t]' : '.trader-desk .primary').click();
};

/** Lets a factor trade, which takes three presses a stop. */
export const byFactor: Captain = async (page, asked) => {
  if (asked !== 'trade' && asked !== 'bid') return byClick(page, asked);
  const send = page.locator('[data-key=s]');
  await send.click();
  // The factor answers question after question until the stop is over.
  return send.waitFor({ state: 'detached' });
};

/** Taps a star on the map, and the button that flies there. */
export const byTap: Captain = async (page, asked) => {
  // On the title of the bar, where nothing happens.
  await page.touchscreen.tap(200, 24);
  if (asked !== 'port') return page.locator(asked === 'bid' ? '[data-key=t]' : '.trader-desk .primary').tap();
  // A card may lie over the map.
  await page.keyboard.press('Escape');
  await page.locator('.star:not(.port)').last().tap();
  return page.locator('.fly .primary').tap();
};

/** Presses keys only; the first field of each question is focused by itself. */
export const byKeys: Captain = async (page, asked) => {
  if (asked === 'port') {
    await page.keyboard.press('2');
    return page.keyboard.press('2');
  }
  return page.keyboard.press(asked === 'bid' ? 't' : asked === 'bank' ? 'p' : 'Enter');
};
