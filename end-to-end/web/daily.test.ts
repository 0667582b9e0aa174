/** The daily galaxy in a real browser: played once, shared, sent to the server's table, where only the first counts. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatRecord } from '../../core/record.ts';
import { dailyRecord } from '../server/daily-record.ts';
import { ask } from '../server/player.ts';
import { useServer } from '../server/use-server.ts';
import { findings } from './axe.ts';
import { useApp } from './browser.ts';
import { byMouse, playThrough } from './play.ts';

const DAY = 24 * 60 * 60 * 1000;

const app = useApp();
const server = useServer();
async function open(page: Page): Promise<void> {
  await page.goto(`${server.base}/#/daily`);
  await page.getByRole('heading', { name: /Daily galaxy/ }).waitFor();
}

const spaces = (page: Page): Promise<string[]> => page.locator('.space.offered').evaluateAll(NAMES);
const NAMES = (all: { getAttribute(name: string): string | null }[]): string[] =>
  all.map((one) => one.getAttribute('data-space') ?? '').sort();

test('one attempt, the same for everybody, and a place in the table', async () => {
  const ann = await app.visit();
  const ben = await app.visit({ settings: { name: 'Ben' }, theme: 'light' });
  for (const page of [ann, ben]) {
    await open(page);
    await page.getByRole('button', { name: /Play today/ }).click();
    await page.waitForSelector('.place-desk');
  }
  expect(await spaces(ann)).toEqual(await spaces(ben));
  await playThrough(ann, byMouse);
  const line = (await ann.locator('.share-line').textContent()) ?? '';
  expect(line).toMatch(
    /^Star Lanes \d{4}-\d\d-\d\d (🥇|🥈|🥉) \$[\d,.]+\n(🟩|🟨|⬜){10}\nhttp:\/\/127\.0\.0\.1:\d+\/#\/daily$/u,
  );
  expect(await ann.locator('.bar-badge').textContent()).toBe('Daily');
  expect(await findings(ann)).toEqual([]);
  expect(await ann.getByRole('button', { name: 'Undo' }).count()).toBe(0);

  // The result is sent from the end of the match, after midnight, too, under a name that is asked for once.
  server.pass(DAY);
  await ann.getByRole('button', { name: 'Send my result' }).click();
  await ann.getByRole('alert').getByText('Please enter your name first.').waitFor();
  await ann.getByLabel('Your name in the table').fill('Ann');
  await ann.keyboard.press('Enter');
  await ann.getByText('Your result is in the table.').waitFor();
  expect(await findings(ann)).toEqual([]);
  await ann.getByRole('link', { name: 'To the daily galaxy' }).click();
  await ann.getByRole('cell', { name: 'Ann' }).waitFor();
  await ann.getByText('1 day in a row').waitFor();
  expect(await ann.locator('.share-line').textContent()).toBe(line);
  expect(await findings(ann)).toEqual([]);
  await open(ben);
  await ben.reload();
  await ben.getByRole('cell', { name: 'Ann' }).waitFor();
  expect(await ben.getByRole('button', { name: /Continue today/ }).count()).toBe(1);
  expect(await findings(ben)).toEqual([]);
  // Only the first counts, and the device knows that it was sent.
  await ann.reload();
  await ann.getByText('Your result is in the table.').waitFor();
  expect(await ann.getByRole('button', { name: 'Send my result' }).count()).toBe(0);
  await ann.evaluate(
    `localStorage['starlanes/daily'] = localStorage['starlanes/daily'].replace('"sent":true', '"sent":false')`,
  );
  await ann.reload();
  await ann.getByRole('button', { name: 'Send my result' }).click();
  await ann.getByText(/The server did not accept it\. You have already sent a result/).waitFor();
});

test('the server takes no record that is not of the last three days, and says why', async () => {
  const send = (body: unknown): Promise<Response> =>
    fetch(`${server.base}/api/daily`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const head = 'star lanes record 1\ngame star-lanes\nengine 1\nedition today\nchance mulberry32 1\nplayer A\n\n';
  for (const body of [{}, { name: 'A' }, { name: '', record: head }, { name: 'A', record: head }])
    expect((await send(body)).status).toBe(400);
  expect((await fetch(`${server.base}/api/daily?date=nothing`)).status).toBe(400);
  const date = String((await ask(server.base, 'GET', '/api/daily')).body['date']);
  const dayBefore = (days: number): string => new Date(Date.parse(date) - days * DAY).toISOString().slice(0, 10);
  const of = (days: number): unknown => ({ name: 'A', record: formatRecord(dailyRecord(dayBefore(days), days)) });
  expect((await send(of(2))).status).toBe(201);
  expect((await send(of(3))).status).toBe(400);
});
