/** The questions of both games, each at a moment when there is something to see. */
import type { Page } from 'playwright-core';
import { starLanes } from '../../../games/star-lanes/index.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import { playOnFrom } from '../moments.ts';
import { byMouse, playThrough } from '../play.ts';
import { openPart } from '../shown.ts';
import { byClick, tradeThrough } from '../trade.ts';
import { begin, setAndReload } from './way-there.ts';
import type { Ways } from './way-there.ts';

export const LANES = 'today-four-players.txt';
export const TRADER = 'star-trader-today-three-captains.txt';
export const LONG_NAME = 'Maximiliane Wolkenstein-Wunderbar';

/** Every question of a turn, and the end: what must be on the screen at every size. */
export const TURNS: Ways = {
  placing: async (page) => {
    await playOnFrom(page, starLanes, LANES, (moments) =>
      moments.findLastIndex(({ view }) => view.ask?.ask === 'place' && view.companies.length > 4),
    );
    await page.locator('.offer-line').first().focus();
  },
  merging: async (page) => {
    // The question before a merger: one of the spaces that are offered brings it about.
    await playOnFrom(
      page,
      starLanes,
      LANES,
      (moments) => moments.findLastIndex(({ events }) => events.some(({ type }) => type === 'merged')) - 1,
    );
    await page
      .locator('.offer-line', { hasText: /join|merge|takes/i })
      .first()
      .focus();
  },
  trading: async (page) => {
    await playOnFrom(page, starLanes, LANES, (moments) =>
      moments.findLastIndex(({ view }) => view.ask?.ask === 'trade' && view.ask.companies.length > 4),
    );
    await page.waitForSelector('.trade-desk');
  },
  'the end': async (page) => {
    await playOnFrom(page, starLanes, LANES, (moments) => moments.length - 3);
    await playThrough(page, byMouse);
  },
  // The longest words that stand beside each other, too.
  'long names and large sums in French': async (page) => {
    await begin(page, 'new/today+cash=1000000', LONG_NAME);
    await setAndReload(page, { language: 'fr' });
    await page.waitForSelector('.place-desk');
  },
  'captains with long names and large sums': async (page) => {
    await rich(page);
    await openPart(page, 'Exchange');
  },
  'their books': async (page) => {
    await rich(page);
    await openPart(page, 'Books');
  },
  'a port': async (page) => {
    await whenAsked(page, 'destination');
    await page.locator('.port-line').first().click();
  },
  selling: (page) => whenAsked(page, 'sell'),
  bargaining: (page) => whenAsked(page, 'bid'),
  'the bank': (page) => whenAsked(page, 'bank'),
  'the end of a voyage': async (page) => {
    await playOnFrom(page, starTrader, TRADER, (moments) => moments.length - 10);
    await tradeThrough(page, byClick);
  },
  'bargaining in German': async (page) => {
    await whenAsked(page, 'bid');
    await setAndReload(page, { language: 'de' });
    await page.waitForSelector('.trader-desk');
  },
};

/** The first port of a captain with a long name and more money than anybody begins with. */
async function rich(page: Page): Promise<void> {
  await begin(page, 'trader/today+cash=1000000', LONG_NAME);
  await page.waitForSelector('.port-desk');
}

/** The second year of a match of three: there is something to see by then. */
async function whenAsked(page: Page, wanted: 'sell' | 'bid' | 'bank' | 'destination'): Promise<void> {
  await playOnFrom(page, starTrader, TRADER, (moments) =>
    moments.findIndex(({ view }, i) => i > 200 && view.ask?.ask === wanted),
  );
  await page.waitForSelector('.trader-desk');
}
