/**
 * `npm run pictures [NAME...]`: pictures of every screen in build/pictures, on a desktop, a small desktop and a phone, in
 * light and in dark; those of README.md are made anew with it. With names, only screens whose name has one of them.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../scripts/ready.mjs';
import { PLACES, TURNS } from './screens.ts';
import { serve } from './serve.ts';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;
const THEMES = ['light', 'dark'] as const;

/** The pictures of the README: a screen on the large desktop, in dark. */
const README: Readonly<Record<string, string>> = { placing: 'late-in-a-match', 'a port': 'star-trader' };

const folder = join(root, 'build', 'pictures');
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const { server, address } = await serve(join(root, 'dist', 'web'));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const size of SIZES) await takeAll(browser, size);
} finally {
  await browser.close();
  server.close();
}
console.log(`The pictures are in ${folder}.`);

async function takeAll(to: Browser, [width, height]: (typeof SIZES)[number]): Promise<void> {
  const isPhone = width < height;
  const device = await to.newContext({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });
  const page = await device.newPage();
  const settings = JSON.stringify(JSON.stringify({ pace: 'instant', hints: false, language: 'en' }));
  await page.addInitScript(`localStorage['starlanes/settings'] ??= ${settings}`);
  for (const [name, go] of Object.entries({ ...PLACES, ...TURNS })) {
    if (wanted.length > 0 && !wanted.some((one) => name.includes(one))) continue;
    await page.goto(`${address}/#/`);
    await page.waitForSelector('.start');
    await go(page);
    await take(page, name, `${width}x${height}`);
  }
  await device.close();
}

async function take(page: Page, name: string, size: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const path = join(folder, `${name.replaceAll(/\W+/g, '-')}-${size}-${theme}.png`);
    await page.screenshot({ path });
    const inReadme = size === '1440x900' && theme === 'dark' ? README[name] : undefined;
    if (inReadme !== undefined) copyFileSync(path, join(root, 'docs', 'pictures', `${inReadme}.png`));
  }
}
