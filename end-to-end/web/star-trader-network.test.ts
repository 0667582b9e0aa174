/** Star Trader between two browsers over a real server: invited, joined, through a restart to the end and a rematch. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useServer } from '../server/use-server.ts';
import { findings } from './axe.ts';
import { useApp } from './browser.ts';
import { byClick, byFactor, tradeSome } from './trade.ts';
import { openPart, vote } from './shown.ts';

const app = useApp();
const server = useServer();

/** `npm run test:long` plays to the end what is here ended by a vote. */
const LONG = process.env['LONG'] === '1';
/** A year can be over after a dozen answers. */
const YEARS = LONG ? '1' : '3';

/** The captain who is asked answers. */
async function tradeTogether(pages: readonly Page[], most: number, how = byClick): Promise<void> {
  for (let answered = 0; answered < most; answered++) {
    const asked = await Promise.any(pages.map(whenAsked));
    if (asked === undefined) return;
    await tradeSome(asked, how, 1);
  }
}

/** The page when it is asked something; undefined when the match is over. */
async function whenAsked(page: Page): Promise<Page | undefined> {
  await page.waitForSelector('.trader-desk, .result, dialog[open]');
  return (await page.locator('.result').count()) > 0 ? undefined : page;
}

async function setRule(page: Page, name: RegExp, value: string): Promise<void> {
  await page.getByLabel(name).fill(value);
  await page.keyboard.press('Tab');
}

test('a match between two browsers, with a watcher', async () => {
  const ann = await app.visit({ settings: { name: 'Ann' } });
  const ben = await app.visit({ settings: { name: 'Ben' } });
  await ann.goto(`${server.base}/#/lobby`);
  await ann.getByRole('radio', { name: 'Star Trader' }).check();
  await ann.getByText(/^Edition: Star Trader today/).click();
  await ann.getByText('Rules in detail').click();
  await setRule(ann, /^Years a match lasts/, YEARS);
  await setRule(ann, /^Ships of each captain/, '1');
  await setRule(ann, /^Stars at the start/, '4');
  await ann.getByLabel(/^List in the lobby/).check();
  expect(await findings(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'Create match' }).click();
  await ann.waitForSelector('.invite');

  await ben.goto(ann.url());
  // Ben reads what he is invited to.
  await ben.getByText(`Years a match lasts: ${YEARS}`).waitFor();
  await ben.getByText(/^Time for a move: no clock. Listed in the lobby/).waitFor();
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await Promise.all([ann, ben].map((page) => page.waitForSelector('.star-map')));
  await Promise.all([ann, ben].map((page) => openPart(page, 'Table')));
  await ben.getByRole('button', { name: 'Well played!' }).click();
  await ann.locator('.sayings', { hasText: 'Well played!' }).waitFor();

  await tradeTogether([ann, ben], 6);
  const { port } = server;
  await server.stop();
  await ann.getByText(/Connection lost/).waitFor();
  await server.start('--port', String(port));
  await ann.getByText(/Connection lost/).waitFor({ state: 'detached' });
  expect(await findings(ann)).toEqual([]);

  const watcher = await app.visit();
  await watcher.goto(`${server.base}/#/lobby`);
  await watcher.getByRole('link', { name: 'Watch' }).click();
  await watcher.getByText('You are watching.').waitFor();

  await tradeTogether([ann, ben], LONG ? 300 : 6, byFactor);
  if (!LONG) await vote(ann, ben, 'to end here');
  await Promise.all([ann, ben, watcher].map((page) => page.waitForSelector('.result')));
  await ann.getByRole('button', { name: 'Check that chance was fair' }).click();
  await ann.getByText(/^Verified:$/).waitFor();
  await ann.getByText(/^This device saw the same/).waitFor();
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await ann.waitForSelector('.invite');
  await ben.getByRole('button', { name: 'Join the rematch' }).click();
  await Promise.all([ann, ben].map((page) => page.waitForSelector('.star-map')));
});
