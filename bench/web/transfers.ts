/** What is sent before the first move can be made, as it was sent: compressed. */
import type { Browser, Response } from 'playwright-core';
import { newVisitor } from './phone.ts';

export interface Transfers {
  /** Bytes of JavaScript for the page itself. */
  readonly page: number;
  /** Bytes of JavaScript for the thread of the computer players. */
  readonly players: number;
  /** Bytes of everything. */
  readonly all: number;
}

export async function measureTransfers(browser: Browser, base: string): Promise<Transfers> {
  const page = await newVisitor(browser);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(base);
  await page.locator('.hero .primary').click();
  await page.waitForSelector('.space.offered');
  const sent = await Promise.all(responses.map(sizeOf));
  await page.context().close();
  const sum = (test: RegExp): number =>
    sent.filter(({ path }) => test.test(path)).reduce((bytes, { size }) => bytes + size, 0);
  return { page: sum(/^\/assets\/(?!bot-worker).*\.js$/), players: sum(/bot-worker.*\.js$/), all: sum(/./) };
}

async function sizeOf(response: Response): Promise<{ path: string; size: number }> {
  const { responseBodySize } = await response.request().sizes();
  return { path: new URL(response.url()).pathname, size: responseBodySize };
}
