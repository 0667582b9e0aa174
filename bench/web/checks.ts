/** What a page is commonly checked for: each check with what it found wrong. */
import type { Browser, Page } from 'playwright-core';
import { findings } from '../../end-to-end/web/axe.ts';
import { newVisitor } from './phone.ts';

export interface Check {
  readonly name: string;
  readonly wrong: readonly string[];
}

/** Fingers need this many pixels in each direction (WCAG 2.2, 2.5.8). */
const SMALLEST_TARGET = 24;

/** What can be pressed and is too small; what is part of a sentence may be. It runs in the page. */
const SMALL_TARGETS = `[...document.querySelectorAll('button, a[href], select, input, [role=button], .space.offered')]
  .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
  .filter(({ element, box }) => box.width > 0 && Math.min(box.width, box.height) < ${SMALLEST_TARGET} && element.closest('p') === null)
  .map(({ element, box }) => element.outerHTML.slice(0, 60) + ' ' + Math.round(box.width) + 'x' + Math.round(box.height))`;

/** What a document should say of itself. It runs in the page. */
const HEAD = `[
  ['lang', document.documentElement.lang],
  ['title', document.title],
  ['description', document.querySelector('meta[name=description]')?.content],
  ['viewport', document.querySelector('meta[name=viewport]')?.content],
  ['theme-color', document.querySelector('meta[name=theme-color]')?.content],
  ['manifest', document.querySelector('link[rel=manifest]')?.href],
  ['icon', document.querySelector('link[rel=icon]')?.href],
].filter(([, value]) => !value).map(([name]) => name)`;

const OVERFLOW = `document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the screen'] : []`;

/** How one gets to each screen. */
const SCREENS: readonly ((page: Page, base: string) => Promise<unknown>)[] = [
  (page, base) => page.goto(base),
  async (page) => {
    await page.locator('.hero .to-match').click();
    await page.waitForSelector('.space.offered');
  },
  (page, base) => page.goto(`${base}/#/new/today`).then(() => page.waitForSelector('.new-game')),
  (page, base) => page.goto(`${base}/#/daily`).then(() => page.waitForSelector('h1')),
  (page, base) => page.goto(`${base}/#/settings`).then(() => page.waitForSelector('.settings')),
];

export async function checkPages(browser: Browser, base: string): Promise<readonly Check[]> {
  const page = await newVisitor(browser);
  const found = { console: new Set<string>(), requests: new Set<string>(), head: new Set<string>() };
  const seen = { axe: new Set<string>(), targets: new Set<string>(), width: new Set<string>() };
  const foreign = new Set<string>();
  page.on('pageerror', ({ message }) => found.console.add(message));
  page.on('console', (message) => message.type() === 'error' && found.console.add(message.text()));
  page.on('requestfailed', (request) => found.requests.add(request.url()));
  page.on('response', (response) => response.status() >= 400 && found.requests.add(response.url()));
  page.on('request', (request) => new URL(request.url()).origin !== base && foreign.add(request.url()));
  for (const go of SCREENS) {
    await go(page, base);
    for (const colorScheme of ['light', 'dark'] as const) {
      // What fades in has less contrast on the way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      add(seen.axe, await findings(page));
    }
    add(seen.targets, await page.evaluate<string[]>(SMALL_TARGETS));
    add(seen.width, await page.evaluate<string[]>(OVERFLOW));
    add(found.head, await page.evaluate<string[]>(HEAD));
  }
  await page.context().close();
  return [
    { name: 'axe: accessibility and contrast, light and dark', wrong: [...seen.axe] },
    { name: `tap targets of ${SMALLEST_TARGET} pixels and more`, wrong: [...seen.targets] },
    { name: 'nothing wider than the screen', wrong: [...seen.width] },
    { name: 'language, title, description, icons, manifest', wrong: [...found.head] },
    { name: 'no errors in the console', wrong: [...found.console] },
    { name: 'no failed requests', wrong: [...found.requests] },
    { name: 'nothing from another host', wrong: [...foreign] },
  ];
}

function add(set: Set<string>, items: readonly string[]): void {
  for (const item of items) set.add(item);
}
