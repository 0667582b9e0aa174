/** axe finds nothing on any screen of Star Trader, in light and in dark. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { starTrader } from '../../games/star-trader/index.ts';
import { findings } from './axe.ts';
import { useApp } from './browser.ts';
import { checkLooks } from './looks.ts';
import { playOnFrom } from './moments.ts';
import { openPart } from './shown.ts';
import { askedNow, byClick, readNewsletter, tradeSome, tradeThrough } from './trade.ts';

const app = useApp();
const RECORD = 'star-trader-today-three-captains.txt';

/** Every screen, and how one gets there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a new game with all its rules': (page) => at(page, 'trader/today+years=3', '.option'),
  'a broken link': (page) => at(page, 'trader/nothing', '.notice'),
  'the first port, with a hint': async (page) => {
    await play(page);
    await page.locator('.port-line').first().click();
  },
  selling: (page) => whenAsked(page, 'sell'),
  'the bargain': async (page) => {
    await whenAsked(page, 'bid');
    await tradeSome(page, byClick, 1);
  },
  'the bank': (page) => whenAsked(page, 'bank'),
  'the route': async (page) => {
    await play(page);
    await openPart(page, 'Books');
    await openPart(page, 'Route');
    await page.getByLabel('Add a stop').selectOption({ index: 2 });
  },
  'the prices': async (page) => {
    await whenAsked(page, 'bid');
    await openPart(page, 'Books');
    await openPart(page, 'Prices');
  },
  'the newsletter': (page) => whenNewsletterComes(page),
  'the charts': async (page) => {
    await whenNewsletterComes(page);
    await page.keyboard.press('Escape');
    await openPart(page, 'Books');
    await openPart(page, 'Charts');
  },
  'the end of a match, and its replay': async (page) => {
    await playOnFrom(page, starTrader, RECORD, (moments) => moments.length - 10);
    await tradeThrough(page, byClick);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Review the match' }).click();
    await page.waitForSelector('.replay');
  },
};

/** One page for all of them: each is a place in the app. */
let shared: Page | undefined;

test.each(Object.keys(SCREENS))('%s', async (name) => {
  const hints = name.includes('hint');
  const page = hints ? await app.visit({ settings: { hints } }) : (shared ??= await app.visit({ stays: true }));
  await at(page, '', '.start');
  await SCREENS[name]?.(page);
  await checkLooks(page, `star-trader-${name}`);
});

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play Star Trader' }).click();
  await page.waitForSelector('.port-desk');
}

/** The second year of a match of three: there is something to see by then. */
async function whenAsked(page: Page, wanted: 'sell' | 'bid' | 'bank'): Promise<void> {
  await playOnFrom(page, starTrader, RECORD, (moments) =>
    moments.findIndex(({ view }, i) => i > 200 && view.ask?.ask === wanted),
  );
  expect(await askedNow(page)).toBe(wanted === 'sell' ? 'trade' : wanted);
}

/** Plays on from right before a January. */
async function whenNewsletterComes(page: Page): Promise<void> {
  await playOnFrom(
    page,
    starTrader,
    RECORD,
    (moments) => moments.findIndex(({ events }, i) => i > 200 && events.some(({ type }) => type === 'reported')) - 1,
  );
  await readNewsletter(page);
  await page.getByRole('dialog').waitFor();
}

async function at(page: Page, place: string, sign: string): Promise<void> {
  await page.goto(`${app.address}/#/${place}`);
  await page.waitForSelector(sign);
}
