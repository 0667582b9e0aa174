/** axe finds nothing on any screen of Star Trader, in light and in dark; for the questions of a turn sizes.test.ts says so. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { starTrader } from '../../games/star-trader/index.ts';
import { useApp } from './browser.ts';
import { checkLooks } from './looks.ts';
import { playOnFrom, watchFrom } from './moments.ts';
import { openPart } from './shown.ts';
import { askedNow, byClick, readNewsletter, tradeSome } from './trade.ts';

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
  'the bargain, and the prices': async (page) => {
    await whenBidding(page);
    await tradeSome(page, byClick, 1);
    await checkLooks(page, 'the bargain');
    await openPart(page, 'Books');
    await openPart(page, 'Prices');
  },
  'the route': async (page) => {
    await play(page);
    await openPart(page, 'Books');
    await openPart(page, 'Route');
    await page.getByLabel('Add a stop').selectOption({ index: 2 });
  },
  'the newsletter, and the charts': async (page) => {
    await whenNewsletterComes(page);
    await checkLooks(page, 'the newsletter');
    await page.keyboard.press('Escape');
    await openPart(page, 'Books');
    await openPart(page, 'Charts');
  },
  'a replay': async (page) => {
    await watchFrom(page, starTrader, RECORD, (moments) => moments.length - 10);
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
async function whenBidding(page: Page): Promise<void> {
  await playOnFrom(page, starTrader, RECORD, (moments) =>
    moments.findIndex(({ view }, i) => i > 200 && view.ask?.ask === 'bid'),
  );
  expect(await askedNow(page)).toBe('bid');
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
