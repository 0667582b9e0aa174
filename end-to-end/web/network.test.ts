/** Two browsers over a real server: invited, joined, talking, through a restart of the server to the end and a rematch. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useServer } from '../server/use-server.ts';
import { findings } from './axe.ts';
import { useApp } from './browser.ts';
import { byMouse, playSome } from './play.ts';
import { openPart } from './shown.ts';

const app = useApp();
const server = useServer();

/** The player who is asked answers, until the match is over or this many answers were given. */
async function playTogether(pages: readonly Page[], most: number): Promise<void> {
  for (let answered = 0; answered < most; answered++) {
    const asked = await Promise.any(pages.map(whenAsked));
    if (asked === undefined) return;
    await playSome(asked, byMouse, 1);
  }
}

/** The page when it is asked something; undefined when the match is over. */
async function whenAsked(page: Page): Promise<Page | undefined> {
  await page.waitForSelector('.place-desk, .trade-desk, .result');
  return (await page.locator('.result').isVisible()) ? undefined : page;
}

/** The link that moves a player's seat to another device. */
async function seatLink(page: Page): Promise<URL> {
  await openPart(page, 'Table');
  if (!(await page.locator('.own-seat[open]').isVisible())) await page.getByText('My seat', { exact: true }).click();
  await page.getByRole('button', { name: 'Move my seat to another device' }).click();
  return new URL((await page.locator('.talk code').textContent()) ?? '');
}

/** Opens a link to a seat in a tab that shows the match already: only the end of the address changes. */
async function openHere(page: Page, { hash }: URL): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  await page.getByText('This seat is now on this device.').waitFor();
}

/** Leaves the match, with nothing wider than the screen, and takes the seat back. */
async function leaveAndReturn(page: Page): Promise<void> {
  const seat = page.locator('.own-seat');
  await openPart(page, 'Table');
  await seat.locator('summary').click();
  await seat.getByRole('button', { name: 'Leave the match' }).click();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(page.viewportSize()?.width);
  await seat.getByRole('button', { name: /^Really leave/ }).click();
  await seat.getByRole('button', { name: 'Take it back' }).click();
  await seat.getByRole('button', { name: 'Leave the match' }).waitFor();
}

/** What a phone's owner has opened stays when a question comes; the tab of the question says so. */
async function beAskedMeanwhile(phone: Page, other: Page): Promise<void> {
  const told = phone.getByRole('tab', { name: 'Move Your turn' });
  do {
    await Promise.any([told.waitFor(), whenAsked(other)]);
    if (!(await told.isVisible())) await playSome(other, byMouse, 1);
  } while (!(await told.isVisible()));
  expect(await phone.locator('.own-seat').isVisible()).toBe(true);
  await openPart(phone, 'Move');
}

test('a match between two browsers', async () => {
  const ann = await app.visit({ settings: { name: 'Ann' } });
  const ben = await app.visit({ settings: { name: 'Ben' } });
  await ann.goto(`${server.base}/#/lobby`);
  await ann.getByText(/^Edition:/).click();
  await ann.getByRole('radio', { name: /Quick game/ }).check();
  await ann.getByText('Rules in detail').click();
  await ann.getByLabel(/^Moves for each player/).fill('3');
  await ann.keyboard.press('Tab');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Create match' }).click();
  await ann.waitForSelector('.invite');
  expect(await findings(ann)).toEqual([]);
  await expect.poll(() => ann.evaluate(`document.querySelector('.invite img').naturalWidth`)).toBeGreaterThan(0);

  await ben.goto(ann.url());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await Promise.all([ann, ben].map((page) => page.waitForSelector('.match')));
  expect(await findings(ben)).toEqual([]);
  await openPart(ben, 'Table');
  await ben.getByRole('button', { name: 'Well played!' }).click();
  await ann.getByRole('tab', { name: 'Table new message' }).click();
  await ann.locator('.sayings', { hasText: 'Well played!' }).waitFor();
  await ann.getByLabel('Message').fill('Good luck');
  await ann.keyboard.press('Enter');
  await ben.locator('.sayings', { hasText: 'Good luck' }).waitFor();

  // Of Ben's three moves one is made here at most, and one by the computer player while he is gone.
  await playTogether([ann, ben], 2);
  const { port } = server;
  await server.stop();
  await ann.getByText(/Connection lost/).waitFor();
  await server.start('--port', String(port));
  await ann.getByText(/Connection lost/).waitFor({ state: 'detached' });
  // Ben goes on with his phone: the link opens his seat there, once.
  const phone = await app.visit({ width: 390, height: 800 });
  const first = await seatLink(ben);
  await phone.goto(`${server.base}${first.pathname}${first.hash}`);
  await phone.getByText('This seat is now on this device.').waitFor();
  expect(new URL(phone.url()).hash).toBe('');
  await ben.getByText('You are watching; your seat is on another device.').waitFor();
  expect(await ben.locator('.place-desk, .trade-desk').count()).toBe(0);
  // And back, and forth again, in tabs that show the match already.
  await openHere(ben, await seatLink(phone));
  await phone.getByText('You are watching; your seat is on another device.').waitFor();
  await openHere(phone, await seatLink(ben));
  await leaveAndReturn(phone);
  await beAskedMeanwhile(phone, ann);
  await phone.getByText('This seat is now on this device.').waitFor({ state: 'detached' });
  // Who goes is away for the others, until they are back.
  await phone.goto('about:blank');
  await ann.getByText('Ben is away.').waitFor();
  await openPart(ann, 'Table');
  expect(await ann.locator('.presence li').allTextContents()).toEqual(['Annhere', 'Benaway']);
  await phone.goBack();
  await ann.getByText('Ben is away.').waitFor({ state: 'detached' });
  await playTogether([ann, phone], 100);
  await Promise.all([ann, phone].map((page) => page.waitForSelector('.result')));

  await ann.getByText('Verified: the chance and the actions match what this device saw.').waitFor();
  await ann.getByRole('button', { name: 'Check that chance was fair' }).click();
  await ann.getByText(/^Actions: all \d+ lines of the record are signed by the server with the key/).waitFor();
  await ann.getByText(/^This device saw the same/).waitFor();
  await ann.getByText(/from the words of Ann and Ben\.$/).waitFor();
  // A device that was shown another commitment first says so.
  await ann.evaluate(`for (const key of Object.keys(localStorage).filter((one) => one.startsWith('starlanes/fair/')))
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), commitment: 'another' }))`);
  await ann.getByRole('button', { name: 'Check that chance was fair' }).click();
  await ann.getByText('Not verified.').waitFor();
  await ann.getByText(/^Not what this device saw: the commitment differs from the first one it saw/).waitFor();
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await ann.waitForSelector('.invite');
  // Everybody learns who asked, who only watches, too.
  for (const page of [phone, ben]) {
    await page.getByRole('status').getByText('Ann asks for a rematch').waitFor();
    expect(await page.title()).toMatch(/^Ann asks for a rematch/);
  }
  await ben.getByRole('link', { name: 'Watch the rematch' }).click();
  await phone.getByRole('button', { name: 'Join the rematch' }).click();
  await Promise.all([ann, phone].map((page) => page.waitForSelector('.place-desk, .wait-desk')));
  await ann.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => ann.locator('.yours a').count()).toBe(2);
  expect(await findings(ann)).toEqual([]);
});
