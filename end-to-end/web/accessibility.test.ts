/** axe finds nothing on any screen, in light and in dark. Pictures of all of them are left in build/pictures. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { root } from '../../scripts/ready.mjs';
import { findings } from './axe.ts';
import { useApp } from './browser.ts';
import { byMouse, playSome, playThrough } from './play.ts';

const app = useApp();

/** Every screen, and how one gets there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the first page': (page) => page.waitForSelector('.start'),
  'the settings': (page) => at(page, 'settings', '.settings'),
  'the instructions': (page) => at(page, 'instructions', '.paper'),
  'a new game with all its rules': (page) => at(page, 'new/today+rows=11', '.option'),
  'a broken link': (page) => at(page, 'new/nothing', '.notice'),
  'a match that is not there': (page) => at(page, 'match/nothing', '[role=alert]'),
  'a record that cannot be read': (page) => at(page, 'record/nothing', '[role=alert]'),
  'placing, with a hint and an outcome': async (page) => {
    await page.getByRole('button', { name: /^Play against/ }).click();
    await page.waitForSelector('.place-desk');
    await page.locator('.offer-line').first().focus();
  },
  trading: async (page) => {
    await page.getByRole('button', { name: /^Play against/ }).click();
    await page.waitForSelector('.place-desk, .trade-desk');
    while (!(await page.locator('.trade-desk').isVisible())) await playSome(page, byMouse, 1);
  },
  // The picture in README.md is this one, in dark.
  'late in a match': async (page) => {
    await page.getByRole('button', { name: /^Play against/ }).click();
    await page.getByRole('button', { name: 'No more hints' }).click();
    await playSome(page, byMouse, 22);
    await page.waitForSelector('.place-desk, .trade-desk');
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
    await page.getByRole('button', { name: 'Watch it again' }).click();
    await page.waitForSelector('.replay');
  },
};

test.each(Object.keys(SCREENS))('%s', async (name) => {
  const page = await app.visit({ theme: 'light', settings: { hints: true } });
  await SCREENS[name]?.(page);
  const light = await findings(page);
  await page.screenshot({ path: pictureOf(name, 'light') });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: pictureOf(name, 'dark') });
  expect({ light, dark: await findings(page) }).toEqual({ light: [], dark: [] });
  await page.context().close();
});

function pictureOf(name: string, theme: string): string {
  return join(root, 'build/pictures', `${name.replaceAll(/\W+/g, '-')}-${theme}.png`);
}

async function at(page: Page, place: string, sign: string): Promise<void> {
  await page.goto(`${app.address}/#/${place}`);
  await page.waitForSelector(sign);
}
