/** Tables on a server: before a match, while somebody waits, speaks, votes, goes or is gone, and when it is over. */
import type { Page } from 'playwright-core';
import { must } from '../../../core/must.ts';
import { byMouse, playSome } from '../play.ts';
import { openPart } from '../shown.ts';
import { at, setAndReload } from './way-there.ts';
import type { Ways } from './way-there.ts';

/** Somebody else, on a device of their own. */
async function somebodyElse(page: Page, name: string): Promise<Page> {
  const browser = must(page.context().browser() ?? undefined, 'a browser');
  const other = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  await other.goto(`${new URL(page.url()).origin}/#/`);
  await other.evaluate(`localStorage['starlanes/settings'] = '{}'`);
  await setAndReload(other, { name, pace: 'instant', hints: false, language: 'en' });
  return other;
}

interface Invited {
  /** What is changed in the form. */
  readonly form?: (page: Page) => Promise<unknown>;
}

/** Makes a match for two in the lobby. */
async function invite(page: Page, { form }: Invited = {}): Promise<void> {
  await at(page, 'lobby', '.new-game form');
  await page.getByLabel('Your name').fill('Ann');
  await form?.(page);
  await page.getByRole('button', { name: 'Create match' }).click();
  await page.waitForSelector('.invite');
}

async function join(page: Page, match: string): Promise<void> {
  await page.goto(match);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.waitForSelector('.match');
}

/** A table for two that has begun: Ann's page is the one that is looked at; gives Ben's. */
async function together(page: Page, invited?: Invited): Promise<Page> {
  await invite(page, invited);
  const ben = await somebodyElse(page, 'Ben');
  await join(ben, page.url());
  await page.waitForSelector('.match');
  return ben;
}

const withClock = (page: Page): Promise<unknown> => page.getByLabel('Time for a move').selectOption('60 seconds');

async function propose(page: Page, motion: string): Promise<void> {
  await openPart(page, 'Table');
  await page.getByText('Propose to all').click();
  await page.getByRole('button', { name: motion }).click();
}

/** On a phone the question of a match is one of its tabs. */
async function openMove(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Move' });
  if (await tab.isVisible()) await tab.click();
}

/** A match that both agreed to end. */
async function ended(page: Page): Promise<Page> {
  const ben = await together(page);
  for (let answers = 0; answers < 4; answers++) {
    const asked = await Promise.any(
      [page, ben].map((one) => one.waitForSelector('.place-desk, .trade-desk').then(() => one)),
    );
    await playSome(asked, byMouse, 1);
  }
  await propose(ben, 'to end here');
  await openMove(page);
  await page.locator('.vote').getByRole('button', { name: 'Yes' }).click();
  await page.waitForSelector('.result');
  return ben;
}

export const TABLES: Ways = {
  'the lobby': (page) => at(page, 'lobby', '.page'),
  'the lobby with matches': async (page) => {
    const list = (one: Page): Promise<unknown> => one.getByLabel(/^List in the lobby/).check();
    await together(page, { form: list });
    await invite(await somebodyElse(page, 'Maximiliane Wolkenstein-Wunderbar'), { form: list });
    await at(page, 'lobby', '.match-list a');
  },
  'a match to create without a name': async (page) => {
    await at(page, 'lobby', '.new-game form');
    await page.getByLabel('Your name').fill(' ');
    await page.getByRole('button', { name: 'Create match' }).click();
  },
  'a table that waits': (page) => invite(page),
  'an invitation': async (page) => {
    const ann = await somebodyElse(page, 'Ann');
    await invite(ann);
    await page.goto(ann.url());
    await page.waitForSelector('.invite');
  },
  'a table with a clock': async (page) => {
    await together(page, { form: withClock });
  },
  'a table that talks': async (page) => {
    const ben = await together(page);
    await openPart(ben, 'Table');
    await ben.getByRole('button', { name: 'Hello!' }).click();
    await ben.getByLabel('Message').fill('Good luck! I have never won with so few stars about.');
    await ben.keyboard.press('Enter');
    await openPart(page, 'Table');
    await page.locator('.sayings li').nth(1).waitFor();
  },
  'a table with somebody away': async (page) => {
    const ben = await together(page);
    await ben.close();
    await page.getByText('Ben is away.').waitFor();
    await openPart(page, 'Table');
  },
  'a vote': async (page) => {
    await propose(await together(page), 'a pause');
    await openMove(page);
    await page.locator('.vote').waitFor();
  },
  'a pause': async (page) => {
    await propose(await together(page), 'a pause');
    await openMove(page);
    await page.locator('.vote').getByRole('button', { name: 'Yes' }).click();
    await page.getByText('The match is paused.').waitFor();
  },
  'a seat that is left': async (page) => {
    await together(page);
    await openPart(page, 'Table');
    await page.locator('.own-seat summary').click();
    await page.getByRole('button', { name: 'Leave the match' }).click();
    await page.getByRole('button', { name: /^Really leave/ }).click();
    await openMove(page);
    await page.locator('.notice').waitFor();
  },
  'a lost connection': async (page) => {
    await together(page);
    await page.context().setOffline(true);
    await page.getByText(/Connection lost/).waitFor({ timeout: 30_000 });
  },
  'a watched table': async (page) => {
    const ann = await somebodyElse(page, 'Ann');
    await together(ann);
    await page.goto(ann.url());
    await page.waitForSelector('.match');
  },
  'the end at a table': async (page) => {
    await ended(page);
  },
  'a rematch': async (page) => {
    await (await ended(page)).getByRole('button', { name: /rematch/i }).click();
    await page.getByRole('button', { name: 'Join the rematch' }).waitFor();
  },
};
