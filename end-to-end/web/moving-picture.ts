/**
 * `npm run moving-picture`: the moving picture of the README, made from the real page: a merger and a few turns of Star
 * Lanes, then a bargain of Star Trader. It plays a match of records/, so it shows the same every time.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { must } from '../../core/must.ts';
import { ServerProcess } from '../server/server-process.ts';
import { byKeyboard, playSome } from './play.ts';
import { TURNS } from './screens/turns.ts';
import { writeWebp } from './webp.ts';

const SIZE = { width: 1120, height: 700 };
const SETTINGS = JSON.stringify({ pace: 'instant', hints: false, language: 'en', theme: 'dark' });
/** Of 100: what is drawn in few colours needs no more. */
const QUALITY = 40;
const [BRIEF, LOOK, READ] = [450, 900, 1800];

const kept = mkdtempSync(join(tmpdir(), 'starlanes-moving-'));
const frames: { readonly file: string; readonly ms: number }[] = [];

const server = await ServerProcess.start(join(kept, 'matches.db'));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({
    viewport: SIZE,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  await page.goto(`${server.base}/#/`);
  await page.evaluate(`localStorage['starlanes/settings'] = ${JSON.stringify(SETTINGS)}`);
  await page.reload();
  await page.waitForSelector('.start');
  await merge(page);
  await bargain(page);
} finally {
  await browser.close();
  await server.stop();
}
const picture = await joinFrames();
rmSync(kept, { recursive: true });
console.log(`${picture}: ${frames.length} frames, ${Math.round(statSync(picture).size / 1000)} kB`);

/** Every space that is offered is looked at, the last is the merger; then shares are bought, and the others play. */
async function merge(page: Page): Promise<void> {
  await must(TURNS['merging'], 'merging')(page);
  const offers = page.locator('.offer-line');
  const chosen = await page.locator('.offer-line:focus').textContent();
  for (let i = 0; i < (await offers.count()); i++) {
    if ((await offers.nth(i).textContent()) === chosen) continue;
    await offers.nth(i).focus();
    await take(page, BRIEF);
  }
  await offers
    .filter({ hasText: chosen ?? '' })
    .first()
    .focus();
  await take(page, READ);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.trade-desk');
  await take(page, READ);
  await page.keyboard.press('Escape');
  for (let answers = 0; answers < 4 && (await isAsked(page)); answers++) {
    await take(page, LOOK);
    await playSome(page, byKeyboard, 1);
  }
  await isAsked(page);
  await take(page, LOOK);
}

/** Waits until the person is asked something; false when the match is over. */
async function isAsked(page: Page): Promise<boolean> {
  await page.waitForSelector('.place-desk, .trade-desk, .result');
  return !(await page.locator('.result').isVisible());
}

async function bargain(page: Page): Promise<void> {
  for (const screen of ['a port', 'bargaining']) {
    await must(TURNS[screen], screen)(page);
    await take(page, READ);
  }
}

async function take(page: Page, ms: number): Promise<void> {
  const file = join(kept, `${String(frames.length).padStart(3, '0')}.png`);
  await page.screenshot({ path: file });
  frames.push({ file, ms });
}

function joinFrames(): Promise<string> {
  const parts = frames.flatMap(({ file, ms }) => ['-d', String(ms), '-lossy', '-q', String(QUALITY), '-m', '6', file]);
  return writeWebp(['-loop', '0', '-min_size', ...parts], 'playing.webp', 'img2webp');
}
