/** The page shows a game it has never heard of: built with one more entry in its registries, and played in a browser, alone and over the network. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { root } from '../../scripts/ready.mjs';
import { useBrowser } from '../web/browser.ts';
import { serveCountdown } from './server.ts';

/** A registry of ours, and the one of this test, which has the third game besides. */
const REGISTRIES = new Map(
  [
    ['web/games.ts', 'games.tsx'],
    ['bots/index.ts', 'bots.ts'],
  ].map(([ours = '', its = '']) => [join(root, ours), join(root, 'end-to-end/third-game/page', its)]),
);

/** Leads imports of a registry to that of this test, which itself takes ours. */
const withThirdGame: Plugin = {
  name: 'third-game',
  enforce: 'pre',
  async resolveId(source, importer) {
    const found = await this.resolve(source, importer, { skipSelf: true });
    const its = found === null ? undefined : REGISTRIES.get(found.id);
    return its === undefined || importer === its ? found : its;
  },
};

const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'third-game-'));
let address = '';

beforeAll(async () => {
  if (!inject('programs').chromium) return undefined;
  await build({
    configFile: join(root, 'vite.config.ts'),
    plugins: [withThirdGame],
    worker: { format: 'es', plugins: () => [withThirdGame] },
    build: { outDir: folder },
    logLevel: 'warn',
  });
  const served = await serveCountdown({ page: folder });
  address = served.origin;
  return () => served.close();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** What pages complained of. To throw where they do would end the connection to the browser, for all tests after this one, too. */
const troubles: string[] = [];
afterEach(() => {
  const [trouble] = troubles.splice(0);
  if (trouble !== undefined) throw new Error(trouble);
});

async function visit(hash: string): Promise<Page> {
  const page = await browser().newPage();
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.addInitScript(`localStorage['starlanes/settings'] ??= '{"pace":"instant"}'`);
  await page.goto(`${address}/${hash}`);
  return page;
}

/** Takes as much as there is to take, until it is over. */
async function takeAll(page: Page): Promise<void> {
  const most = page.getByRole('button', { name: /^Take \d/ }).last();
  const result = page.locator('.result');
  for (;;) {
    await most.or(result).first().waitFor();
    // A press counts where the pointer was moved to, and the next button may come to the same place.
    await page.mouse.move(1, 1);
    if (await result.isVisible()) return;
    // The button of an answered question may go while it is pressed, and the match be over before another comes.
    await most.click({ timeout: 2000 }).catch(() => {});
  }
}

test('it stands on the first page, and one press begins a match against its computer player', async () => {
  const page = await visit('');
  await page.getByRole('button', { name: 'Play Countdown' }).click();
  await page.getByText('How many?').waitFor();
  await takeAll(page);
  await page
    .getByText(/^miser takes 1; \d+ left\./)
    .first()
    .waitFor();
  expect(await page.title()).toContain('Countdown');
  await page.getByRole('button', { name: 'Review the match' }).click();
  await page.getByRole('heading', { name: 'Before the first move' }).waitFor();
  expect(await page.locator('.stones').textContent()).toBe('o'.repeat(11));
});

test('its form has its editions and options, and people share a device', async () => {
  const page = await visit('#/new/countdown/sackful+stones=6');
  await page.getByText('A new heap').waitFor();
  await page.getByLabel('Seat 2').selectOption('person');
  await page.getByLabel('Remove player 3').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.stones').waitFor();
  expect(await page.locator('.stones').textContent()).toBe('oooooo');
  await takeAll(page);
  expect(await page.locator('.ranks li').count()).toBe(2);
});

test('two browsers play it over the network, from the lobby to the end', async () => {
  const [ann, ben] = [await visit('#/lobby'), await visit('#/lobby')];
  await ann.getByRole('radio', { name: 'Countdown' }).check();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Create match' }).click();
  await ann.waitForSelector('.invite');
  await ben.goto(ann.url());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await Promise.all([ann, ben].map(takeAll));
  // Each is told of themselves as "You", of the other by name.
  const [forAnn, forBen] = await Promise.all([ann, ben].map((page) => page.locator('.ranks li').allTextContents()));
  const named = (ranks: readonly string[] = [], own: string): string[] => ranks.map((rank) => rank.replace('You', own));
  expect(named(forAnn, 'Ann')).toEqual(named(forBen, 'Ben'));
  expect(forAnn).not.toEqual(forBen);
  await ben
    .getByText(/^Ann takes \d; \d+ left\./)
    .first()
    .waitFor();
});
