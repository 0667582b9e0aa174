/** axe finds nothing on any screen, in light and in dark; for the questions of a turn sizes.test.ts says so. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { starLanes } from '../../games/star-lanes/index.ts';
import { findings } from './axe.ts';
import { useApp } from './browser.ts';
import { checkLooks } from './looks.ts';
import { playOnFrom } from './moments.ts';
import { byMouse, playThrough } from './play.ts';
import { at } from './screens/way-there.ts';

const app = useApp();
const RECORD = 'today-four-players.txt';

/** Every screen, and how one gets there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the first page': (page) => at(page, '', '.start'),
  'the settings': (page) => at(page, 'settings', '.settings'),
  'the instructions': (page) => at(page, 'instructions', '.paper'),
  'the rules of Star Lanes, at the key "?"': async (page) => {
    await page.keyboard.press('?');
    await page.waitForSelector('.rules svg');
  },
  'the rules of Star Trader': (page) => at(page, 'rules/star-trader/today+years=3', '.rules table'),
  'a new game with all its rules': (page) => at(page, 'new/today+rows=11', '.option'),
  'a broken link': (page) => at(page, 'new/nothing', '.notice'),
  'a match that is not there': (page) => at(page, 'match/nothing', '[role=alert]'),
  'a record that cannot be read': (page) => at(page, 'record/nothing', '[role=alert]'),
  'placing, with a hint and an outcome': async (page) => {
    await page.getByRole('button', { name: /^Play against/ }).click();
    await page.waitForSelector('.place-desk');
    await page.locator('.offer-line').first().focus();
  },
  'the rules over a match, at the key "?"': async (page) => {
    await at(page, 'new/quick+moves=9+rounds=0', '.new-game');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForSelector('.desk');
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('A match ends after 9 moves in all.').waitFor();
  },
  'advice, and a preview': async (page) => {
    await playOnFrom(page, starLanes, RECORD, (moments) =>
      moments.findLastIndex(({ view }) => view.ask?.ask === 'place' && view.companies.length > 4),
    );
    await page.locator('.offer-line').first().focus();
    await page.keyboard.press('a');
    await page.waitForSelector('.advice');
  },
  'the curtain': async (page) => {
    await at(page, 'new/quick+rounds=1+books=private', '.new-game');
    await page.getByLabel('Seat 2').selectOption('person');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForSelector('.curtain');
  },
  'the end of a match, and its replay': async (page) => {
    await at(page, 'new/quick+rounds=1', '.new-game');
    await page.getByRole('button', { name: 'Begin' }).click();
    await playThrough(page, byMouse);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Review the match' }).click();
    await page.waitForSelector('.replay');
  },
};

/** One page for all of them: each is a place in the app. */
let shared: Page | undefined;

test.each(Object.keys(SCREENS))('%s', async (name) => {
  const page = (shared ??= await app.visit({ settings: { hints: true }, stays: true }));
  await at(page, '', '.start');
  await SCREENS[name]?.(page);
  await checkLooks(page, name);
});
