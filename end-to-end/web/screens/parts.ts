/** What a match shows besides its questions: what is pointed at, advice, cards, mistakes, and what is behind the tabs. */
import type { Page } from 'playwright-core';
import { must } from '../../../core/must.ts';
import { starLanes } from '../../../games/star-lanes/index.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import { playOnFrom } from '../moments.ts';
import { byMouse, playThrough } from '../play.ts';
import { openPart } from '../shown.ts';
import { byClick, readNewsletter, tradeSome } from '../trade.ts';
import { LANES, LONG_NAME, TRADER, TURNS } from './turns.ts';
import { at, begin, setAndReload } from './way-there.ts';
import type { Ways } from './way-there.ts';

const turn = (page: Page, name: string): Promise<unknown> => must(TURNS[name], name)(page);

/** Shows one of the tabs of a question; on a phone it takes its place. */
async function beside(page: Page, name: string, ...parts: readonly string[]): Promise<void> {
  await turn(page, name);
  for (const part of parts) await openPart(page, part);
}

async function advised(page: Page, name: string): Promise<void> {
  await turn(page, name);
  await page.locator('[data-adviser]').first().click();
  await page.waitForSelector('.advice');
}

/** Plays the space that brought something about, and holds the card that tells of it. */
async function cardOf(page: Page, event: 'merged' | 'split'): Promise<void> {
  let space = '';
  await playOnFrom(page, starLanes, LANES, (moments) => {
    const after = moments.findLastIndex(({ events }) => events.some(({ type }) => type === event));
    space =
      must(moments[after], 'the moment after it').events.flatMap((one) => ('space' in one ? [one.space] : []))[0] ?? '';
    return after - 1;
  });
  await page.locator('.offer-line', { hasText: space }).click();
  await page.locator('.event-card').first().hover();
}

/** Plays on from right before a January. */
async function beforeJanuary(page: Page): Promise<void> {
  await playOnFrom(
    page,
    starTrader,
    TRADER,
    (moments) => moments.findIndex(({ events }, i) => i > 200 && events.some(({ type }) => type === 'reported')) - 1,
  );
}

export const PARTS: Ways = {
  'a first move with a hint': async (page) => {
    await setAndReload(page, { hints: true });
    await begin(page, 'new/star-lanes/');
    await page.waitForSelector('.place-desk');
  },
  'a space pointed at': async (page) => {
    await turn(page, 'merging');
    await page.locator('.space.offered').nth(1).hover();
  },
  'a company pointed at': async (page) => {
    await beside(page, 'placing', 'Exchange');
    await page.locator('.exchange td[data-company]').nth(1).hover();
  },
  'a player pointed at': async (page) => {
    await beside(page, 'placing', 'Exchange');
    await page.locator('.exchange tbody button').first().click();
  },
  'the charts': (page) => beside(page, 'placing', 'Charts'),
  'the newswire': (page) => beside(page, 'placing', 'Wire'),
  'advice on a space': (page) => advised(page, 'placing'),
  'advice on a trade': (page) => advised(page, 'trading'),
  'a merger': (page) => cardOf(page, 'merged'),
  'a split': (page) => cardOf(page, 'split'),
  'a trade that cannot be': async (page) => {
    await turn(page, 'trading');
    await page.locator('.order input').first().fill('999');
  },
  'the rules over a match': async (page) => {
    await turn(page, 'placing');
    await page.keyboard.press('?');
    await page.waitForSelector('.rules svg');
  },
  'the curtain': async (page) => {
    await at(page, 'new/today+books=private', '.new-game');
    await page.getByLabel('Seat 2').selectOption('person');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForSelector('.curtain');
  },
  'books that are private': async (page) => {
    await begin(page, 'new/star-lanes/faber1977');
    await page.waitForSelector('.place-desk, .trade-desk');
    if (await page.getByRole('tab', { name: 'Exchange' }).isVisible()) await openPart(page, 'Exchange');
  },
  'an end with a long name and large sums': async (page) => {
    await begin(page, 'new/quick+rounds=2+cash=1000000', LONG_NAME);
    await playThrough(page, byMouse);
  },
  'a grand match': async (page) => {
    await playOnFrom(page, starLanes, 'grand-eight-players.txt', (moments) =>
      moments.findLastIndex(({ view }, i) => i < moments.length - 40 && view.ask?.ask === 'place'),
    );
    await page.locator('.offer-line').first().focus();
  },
  'the exchange of a grand match': async (page) => {
    await playOnFrom(page, starLanes, 'grand-eight-players.txt', (moments) =>
      moments.findLastIndex(({ view }, i) => i < moments.length - 40 && view.ask?.ask === 'trade'),
    );
    await openPart(page, 'Exchange');
  },
  'buying goods': async (page) => {
    await playOnFrom(page, starTrader, TRADER, (moments) =>
      moments.findIndex(({ view }, i) => i > 200 && view.ask?.ask === 'buy'),
    );
    await page.waitForSelector('.trader-desk');
  },
  'an answer to a bid': async (page) => {
    await turn(page, 'bargaining');
    await tradeSome(page, byClick, 1);
  },
  'a bid that cannot be': async (page) => {
    await turn(page, 'bargaining');
    await page.locator('.trader-desk input').first().fill('9999999');
  },
  'a star pointed at': async (page) => {
    await turn(page, 'selling');
    await page.locator('.star:not(.port)').nth(2).click();
  },
  'advice on a port': (page) => advised(page, 'a port'),
  'advice on selling': (page) => advised(page, 'selling'),
  'the exchange of captains': (page) => beside(page, 'selling', 'Exchange'),
  'the fleet': (page) => beside(page, 'selling', 'Books', 'Fleet'),
  'the prices': (page) => beside(page, 'selling', 'Books', 'Prices'),
  'the route': async (page) => {
    await beside(page, 'selling', 'Books', 'Route');
    for (const index of [2, 4]) await page.getByLabel('Add a stop').selectOption({ index });
  },
  'the charts of captains': (page) => beside(page, 'selling', 'Books', 'Charts'),
  'the letters': (page) => beside(page, 'selling', 'Books', 'News'),
  'a year that ends': async (page) => {
    await beforeJanuary(page);
    for (let answered = 0; answered < 200 && (await page.locator('.event-card').count()) === 0; answered++)
      await tradeSome(page, byClick, 1);
    await page.locator('.event-card').first().hover();
  },
  'the newsletter': async (page) => {
    await beforeJanuary(page);
    await readNewsletter(page);
    await page.getByRole('dialog').waitFor();
  },
};
