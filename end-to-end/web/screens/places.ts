/** What is around a match: pages, forms with and without mistakes, the day's galaxy, the teletype, and what comes after. */
import { must } from '../../../core/must.ts';
import { byFinger, byMouse, playThrough } from '../play.ts';
import { TURNS } from './turns.ts';
import { at, begin } from './way-there.ts';
import type { Ways } from './way-there.ts';

const toTheEnd = must(TURNS['the end'], 'the end');
const toTheEndOfAVoyage = must(TURNS['the end of a voyage'], 'the end of a voyage');

export const PLACES: Ways = {
  'the first page': (page) => at(page, '', '.start'),
  'the first page with matches': async (page) => {
    await toTheEnd(page);
    await begin(page, 'new/star-lanes/', 'Ann');
    await begin(page, 'new/star-trader/', 'Ann');
    await at(page, '', '.kept');
  },
  'the first page with a deleted match': async (page) => {
    await begin(page, 'new/star-lanes/');
    await at(page, '', '.kept');
    await page.getByRole('button', { name: /^Delete/ }).click();
  },
  'a file that is no record': async (page) => {
    await page.locator('.file input').setInputFiles({
      name: 'letter.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Dear friend,\nthis is no record.\n'),
    });
    await page.locator('.file [role=alert]').scrollIntoViewIfNeeded();
  },
  'an address that leads nowhere': (page) => at(page, 'nowhere/at/all', '.notice'),
  'a match that is not there': (page) => at(page, 'match/nothing', '[role=alert]'),
  'the settings': (page) => at(page, 'settings', '.settings'),
  'the rules of Star Lanes': (page) => at(page, 'rules/star-lanes/', '.rules svg'),
  'the rules of Star Trader': (page) => at(page, 'rules/star-trader/', '.rules table'),
  'the instructions': (page) => at(page, 'instructions', '.paper'),
  'a new match of Star Lanes': (page) => at(page, 'new/star-lanes/', '.new-game'),
  'a new match of Star Trader': (page) => at(page, 'new/star-trader/', '.new-game'),
  'a new match with changed rules': (page) => at(page, 'new/star-lanes/today+rows=11+moves=30', '.option'),
  'a new match with a mistake': async (page) => {
    await at(page, 'new/star-lanes/today+rows=11', '.option');
    await page.locator('.option.changed input').fill('99999');
    await page.keyboard.press('Tab');
  },
  'a link with rules that cannot be': (page) => at(page, 'new/star-lanes/today+wings=4', '.notice'),
  'the galaxy of the day': (page) => at(page, 'daily', '.page'),
  'the galaxy of the day in play': async (page) => {
    await at(page, 'daily', '.page');
    await page.getByRole('button', { name: /today/ }).click();
    await page.waitForSelector('.place-desk');
  },
  'the end of the day': async (page) => {
    await at(page, 'daily', '.page');
    await page.getByRole('button', { name: /today/ }).click();
    await playThrough(page, byMouse);
    await page.waitForSelector('.share-line');
  },
  'the result of the day': async (page) => {
    await at(page, 'daily', '.page');
    await page.getByRole('button', { name: /today/ }).click();
    // The table takes the same play only once: who has a phone plays other spaces than who has a mouse.
    const isTouched = await page.evaluate<boolean>('matchMedia("(pointer: coarse)").matches');
    await playThrough(page, isTouched ? byFinger : byMouse);
    await page.getByLabel('Your name in the table').fill(`Maximiliane of ${page.viewportSize()?.width ?? 0}`);
    await page.keyboard.press('Enter');
    await page.getByText('Your result is in the table.').waitFor();
    await at(page, 'daily', '.daily-table');
  },
  'the teletype': (page) => at(page, 'teletype/1977', '.teletype'),
  'the teletype in use': async (page) => {
    await at(page, 'teletype/1977', '.teletype');
    for (const answer of ['2', 'NO', 'ANN', 'BEN', 'MAP']) {
      await page.locator('.teletype-line input').fill(answer);
      await page.keyboard.press('Enter');
    }
  },
  'a replay': async (page) => {
    await toTheEnd(page);
    await page.getByRole('button', { name: 'Review the match' }).click();
    await page.waitForSelector('.replay');
  },
  'a review': async (page) => {
    await toTheEnd(page);
    await page.getByRole('button', { name: 'Review the match' }).click();
    await page.getByRole('button', { name: 'Find the turning points' }).click();
    await page.locator('.points .quiet').first().click({ timeout: 120_000 });
    await page.locator('.turning').scrollIntoViewIfNeeded();
  },
  'a review of a voyage': async (page) => {
    await toTheEndOfAVoyage(page);
    // A press counts where the pointer was moved to.
    await page.mouse.move(1, 1);
    await page.getByRole('button', { name: 'Review the match' }).click();
    await page.getByRole('button', { name: 'Find the turning points' }).click();
    await page.locator('.points .quiet').first().click({ timeout: 120_000 });
    await page.locator('.turning').scrollIntoViewIfNeeded();
  },
};
