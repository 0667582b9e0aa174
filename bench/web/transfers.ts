/** What is sent before the first move can be made, as it was sent: compressed. */
import type { Browser } from 'playwright-core';
import { newVisitor } from './phone.ts';

export interface Transfers {
  /** Bytes of the page itself, which holds its JavaScript, and of JavaScript that it loads. */
  readonly page: number;
  /** Bytes of JavaScript for the thread of the computer players. */
  readonly players: number;
  /** Bytes of everything. */
  readonly all: number;
}

/** Address and bytes of everything that came, workers included. It runs in the page. */
const SENT = `['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
  .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, size: encodedBodySize }))`;

export async function measureTransfers(browser: Browser, base: string): Promise<Transfers> {
  const page = await newVisitor(browser);
  await page.goto(base);
  await page.locator('.hero .to-match').click();
  await page.waitForSelector('.space.offered');
  // The computer players may still be on their way where they do not begin; they count all the same.
  await page.waitForLoadState('networkidle');
  const sent = await page.evaluate<{ path: string; size: number }[]>(SENT);
  await page.context().close();
  const sum = (test: RegExp): number =>
    sent.filter(({ path }) => test.test(path)).reduce((bytes, { size }) => bytes + size, 0);
  return { page: sum(/^\/(assets\/(?!bot-worker).*\.js)?$/), players: sum(/bot-worker.*\.js$/), all: sum(/./) };
}
