/** How long it takes on a slow phone until a first move can be made, from typing the address on. */
import type { Browser } from 'playwright-core';
import { newVisitor, slowDown } from './phone.ts';

/** Presses Play as soon as it is there, and notes when spaces are offered. It runs in the page. */
const IMPATIENT = `new MutationObserver(() => {
  const play = document.querySelector('.hero .primary');
  if (play !== null && window.pressed === undefined) {
    window.pressed = performance.now();
    play.click();
  }
  if (window.movable === undefined && document.querySelector('.space.offered') !== null) window.movable = performance.now();
}).observe(document, { childList: true, subtree: true, attributes: true })`;

export interface FirstMove {
  /** Milliseconds until Play could be pressed. */
  readonly play: number;
  /** Milliseconds until a move could be made. */
  readonly move: number;
}

/** The median of so many visits. */
export async function measureFirstMove(browser: Browser, base: string, visits: number): Promise<FirstMove> {
  const times: FirstMove[] = [];
  for (let visit = 0; visit < visits; visit++) times.push(await visitOnce(browser, base));
  return times.toSorted((one, other) => one.move - other.move)[visits >> 1] ?? { play: NaN, move: NaN };
}

async function visitOnce(browser: Browser, base: string): Promise<FirstMove> {
  const page = await newVisitor(browser);
  await slowDown(page);
  await page.addInitScript(IMPATIENT);
  await page.goto(base);
  await page.waitForSelector('.space.offered');
  const [play = NaN, move = NaN] = await page.evaluate<number[]>('[window.pressed, window.movable]');
  await page.context().close();
  return { play, move };
}
