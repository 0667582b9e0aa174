/** The app after its first visit: without a network it plays on, and a new version takes its place. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../scripts/ready.mjs';
import { useApp } from './browser.ts';
import { byMouse, playSome } from './play.ts';
import { serve } from './serve.ts';

const app = useApp();
const folder = mkdtempSync(join(tmpdir(), 'starlanes-offline-'));
afterAll(() => rmSync(folder, { recursive: true }));

const READY = `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)`;
const KEPT = `caches.keys().then((names) => names.length)`;
const SETTLED = `navigator.serviceWorker.getRegistration().then(({ installing, waiting, active }) =>
  installing === null && waiting === null && active.state === 'activated')`;
async function installed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(READY)).toBe(true);
}

test('after the first visit everything works without a network', async () => {
  const page = await app.visit({ offline: true, settings: { level: 'champion' } });
  await installed(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /^Play against/ }).click();
  await playSome(page, byMouse, 4);
  await page.waitForSelector('.place-desk, .trade-desk');
  await page.goto(`${app.address}/#/settings`);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  for (const place of ['instructions', 'new/today', 'lobby']) {
    await page.goto(`${app.address}/#/${place}`);
    await page.waitForSelector('h1');
  }
  // No worker was replaced, no file was missed; only the list of matches needs a server.
  expect(app.troubles.splice(0).filter((trouble) => !trouble.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  expect(await page.evaluate(`caches.match('/api/matches').then((found) => found === undefined)`)).toBe(true);
});

test('a new version is seen at once, and kept in its turn', async () => {
  cpSync(join(root, 'dist/web'), folder, { recursive: true });
  const { server, address } = await serve(folder);
  const page = await app.visit({ offline: true });
  await page.goto(address);
  await installed(page);
  rewrite('index.html', '<title>Star Lanes', '<title>Newer Star Lanes');
  rewrite('service-worker.js', 'const VERSION="', 'const VERSION="newer');
  await page.reload();
  expect(await page.title()).toBe('Newer Star Lanes');
  await expect.poll(() => page.evaluate(KEPT)).toBe(2);
  await expect.poll(() => page.evaluate(SETTLED)).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  expect(await page.title()).toBe('Newer Star Lanes');
  await page.getByRole('button', { name: /^Play against/ }).waitFor();
  server.close();
});

function rewrite(file: string, from: string, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}
