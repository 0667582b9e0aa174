/**
 * `npm run pictures [NAME...] [WIDTHxHEIGHT...]`: pictures of every screen in build/pictures, on a desktop, a small desktop and
 * a phone, in light and in dark; those of the documentation are made anew with it. With names, only screens whose name has one of
 * them; a name after `=` is a whole one. A page that is longer than the window is taken whole as well.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../scripts/ready.mjs';
import { ServerProcess } from '../server/server-process.ts';
import { SCREENS } from './screens/index.ts';
import { writeWebp } from './webp.ts';

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

const USUAL_SIZES = ['1440x900', '1024x768', '390x844'];
const THEMES = ['light', 'dark'] as const;
/** Who takes the pictures: most of the time goes by waiting for a page. */
const PHOTOGRAPHERS = 2;
/** Computer players answer at once, and nobody needs hints. */
const SETTINGS = JSON.stringify({ pace: 'instant', hints: false, language: 'en' });

/** The pictures of the documentation: a screen on the large desktop, in dark. */
const IN_DOCS: Readonly<Record<string, string>> = { placing: 'late-in-a-match', 'a port': 'star-trader' };

const folder = join(root, 'build', 'pictures');
const kept = mkdtempSync(join(tmpdir(), 'starlanes-pictures-'));
const words = process.argv.slice(2);
const isSize = (word: string): boolean => /^\d+x\d+$/.test(word);
const wanted = words.filter((word) => !isSize(word));
const chosenSizes = words.filter(isSize);
const sizes = (chosenSizes.length > 0 ? chosenSizes : USUAL_SIZES).map(sizeOf);
const screens = Object.entries(SCREENS).filter(([name]) => isWanted(name));

mkdirSync(folder, { recursive: true });
const server = await ServerProcess.start(join(kept, 'matches.db'));
const failed: string[] = [];
try {
  const waiting = [false, true].flatMap(picturesOf);
  await Promise.all(Array.from({ length: PHOTOGRAPHERS }, () => takeFrom(waiting)));
} finally {
  await server.stop();
  rmSync(kept, { recursive: true });
}
console.log(`The pictures are in ${folder}.`);
if (failed.length > 0) {
  console.error(failed.join('\n'));
  process.exitCode = 1;
}

function sizeOf(word: string): WindowSize {
  const [width, height] = word.split('x').map(Number);
  return { width: width ?? 0, height: height ?? 0 };
}

function isWanted(name: string): boolean {
  return (
    wanted.length === 0 || wanted.some((one) => (one.startsWith('=') ? name === one.slice(1) : name.includes(one)))
  );
}

/** A screen that is gone to once, and the sizes it is taken at. */
interface WantedPictures {
  readonly name: string;
  readonly go: (page: Page) => Promise<unknown>;
  readonly some: readonly WindowSize[];
  readonly isPhone: boolean;
}

function picturesOf(isPhone: boolean): readonly WantedPictures[] {
  const some = sizes.filter((size) => isPhone === Math.min(size.width, size.height) < 500);
  return some.length === 0 ? [] : screens.map(([name, go]) => ({ name, go, some, isPhone }));
}

/** Takes the pictures that wait, one screen after the other, in a browser of its own: others that visit it are of the same screen. */
async function takeFrom(waiting: WantedPictures[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await takeScreen(browser, next);
  } finally {
    await browser.close();
  }
}

async function takeScreen(browser: Browser, { name, go, some, isPhone }: WantedPictures): Promise<void> {
  const page = await visit(browser, some[0] ?? sizeOf('1440x900'), isPhone);
  try {
    await go(page);
    for (const size of some) await take(page, name, size);
  } catch (error) {
    failed.push(`${name}: ${String(error)}`);
  }
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** The first page on a device that has never been here. */
async function visit(browser: Browser, viewport: WindowSize, isPhone: boolean): Promise<Page> {
  const device = await browser.newContext({
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await device.addInitScript(`localStorage['starlanes/settings'] ??= ${JSON.stringify(SETTINGS)}`);
  const page = await device.newPage();
  // Others may work beside this.
  page.setDefaultTimeout(90_000);
  await page.goto(`${server.base}/#/`);
  await page.waitForSelector('.start');
  return page;
}

async function take(page: Page, name: string, { width, height }: WindowSize): Promise<void> {
  await page.setViewportSize({ width, height });
  const isLonger = await page.evaluate<boolean>('document.documentElement.scrollHeight > innerHeight');
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const path = join(folder, `${name.replaceAll(/\W+/g, '-')}-${width}x${height}-${theme}.png`);
    await page.screenshot({ path });
    if (isLonger) await page.screenshot({ path: path.replace('.png', '-whole.png'), fullPage: true });
    const inDocs = width === 1440 && theme === 'dark' ? IN_DOCS[name] : undefined;
    if (inDocs !== undefined) await writeWebp(['-q', '70', '-resize', '1200', '0', path], `${inDocs}.webp`);
  }
}
