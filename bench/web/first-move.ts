/** How long it takes on a slow phone until a first move can be made, from typing the address on. */
import type { Browser } from 'playwright-core';
import { newVisitor, slowDown } from './phone.ts';

/**
 * Presses Play as soon as it was painted, for nobody presses what they do not see, and notes when a space is offered. It
 * runs in the page.
 */
const IMPATIENT = `
const painted = (then) => requestAnimationFrame(() => setTimeout(then));
new MutationObserver(() => {
  const play = document.querySelector('.hero .to-match');
  if (play !== null && window.found === undefined) {
    window.found = true;
    painted(() => {
      window.pressed = performance.now();
      document.querySelector('.hero .to-match').click();
    });
  }
  if (window.movable === undefined && document.querySelector('.space.offered') !== null) {
    window.movable = performance.now();
    painted(() => console.debug('seen', window.pressed, window.movable, performance.now()));
  }
}).observe(document, { childList: true, subtree: true, attributes: true })`;

export interface FirstMove {
  /** Milliseconds until Play could be pressed. */
  readonly play: number;
  /** Milliseconds until a move could be made. */
  readonly move: number;
  /** Milliseconds until it could also be seen. */
  readonly seen: number;
}

/** The median of several visits. */
export async function measureFirstMove(browser: Browser, base: string, visits: number): Promise<FirstMove> {
  const times: FirstMove[] = [];
  for (let visit = 0; visit < visits; visit++) times.push(await visitOnce(browser, base));
  return times.toSorted((one, other) => one.move - other.move)[visits >> 1] ?? { play: NaN, move: NaN, seen: NaN };
}

async function visitOnce(browser: Browser, base: string): Promise<FirstMove> {
  const page = await newVisitor(browser);
  await slowDown(page);
  await page.addInitScript(IMPATIENT);
  // Told by the page itself: looking for something in it from outside would make it wait.
  const told = page.waitForEvent('console', (message) => message.text().startsWith('seen'));
  await page.goto(base, { waitUntil: 'commit' });
  const [play = NaN, move = NaN, seen = NaN] = (await told).text().split(' ').slice(1).map(Number);
  await page.context().close();
  return { play, move, seen };
}
