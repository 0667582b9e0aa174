/** axe finds nothing on any screen of Star Trader, in light and in dark. Pictures of all of them are left in build/pictures. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { root } from '../../scripts/ready.mjs';
import { findings } from './axe.ts';
import { useApp } from './browser.ts';
import { SHORT, askedNow, byClick, tradeSome, tradeThrough } from './trade.ts';

const app = useApp();

/** Every screen, and how one gets there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a new game with all its rules': (page) => at(page, 'trader/today+years=3', '.option'),
  'a broken link': (page) => at(page, 'trader/nothing', '.notice'),
  'the first port, with a hint': async (page) => {
    await play(page);
    await page.locator('.port-line').first().click();
  },
  selling: async (page) => until(page, 'trade'),
  'the bargain': async (page) => {
    await until(page, 'bid');
    await tradeSome(page, byClick, 1);
  },
  'the bank': async (page) => until(page, 'bank'),
  'the route': async (page) => {
    await play(page);
    await page.getByRole('tab', { name: 'Route' }).click();
    await page.getByLabel('Add a stop').selectOption({ index: 2 });
  },
  'the prices': async (page) => {
    await until(page, 'bid');
    await page.getByRole('tab', { name: 'Prices' }).click();
  },
  'the newsletter': async (page) => until(page, 'letter'),
  'the charts': async (page) => {
    await until(page, 'letter');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Charts' }).click();
  },
  'the end of a match, and its replay': async (page) => {
    await at(page, `trader/${SHORT}`, '.new-game');
    await page.getByRole('button', { name: 'Begin' }).click();
    await tradeThrough(page, byClick);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Watch it again' }).click();
    await page.waitForSelector('.replay');
  },
};

test.each(Object.keys(SCREENS))('%s', { timeout: 120_000 }, async (name) => {
  const page = await app.visit({ theme: 'light', settings: { hints: name.includes('hint') } });
  await SCREENS[name]?.(page);
  const light = await findings(page);
  await page.screenshot({ path: pictureOf(name, 'light') });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: pictureOf(name, 'dark') });
  expect({ light, dark: await findings(page) }).toEqual({ light: [], dark: [] });
  await page.context().close();
});

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play Star Trader' }).click();
  await page.waitForSelector('.port-desk');
}

/** Plays until something is asked. */
async function until(page: Page, wanted: string): Promise<void> {
  await play(page);
  for (let answered = 0; answered < 300 && (await askedNow(page)) !== wanted; answered++)
    await tradeSome(page, byClick, 1);
  expect(await askedNow(page)).toBe(wanted);
}

function pictureOf(name: string, theme: string): string {
  return join(root, 'build/pictures', `star-trader-${name.replaceAll(/\W+/g, '-')}-${theme}.png`);
}

async function at(page: Page, place: string, sign: string): Promise<void> {
  await page.goto(`${app.address}/#/${place}`);
  await page.waitForSelector(sign);
}
