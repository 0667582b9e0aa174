/** How one comes into the app: by addresses that lead somewhere or nowhere, by keyboard, and on a device that keeps nothing. */
import { expect, test } from 'vitest';
import { useApp } from './browser.ts';

const app = useApp();

const NO_STORAGE = `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })`;

test.each([
  ['Star Lanes', '.hero', '.place-desk'],
  ['Star Trader', '.other-game', '.trader-desk'],
])('%s is played where the device keeps nothing, and says so', async (_, card, desk) => {
  const page = await app.visit();
  await page.addInitScript(NO_STORAGE);
  await page.reload();
  await page.locator('.ways').waitFor();
  await page
    .locator(card)
    .getByRole('button', { name: /^Skip to a match/ })
    .click();
  await page.waitForSelector(desk);
  await page.getByText(/^This browser cannot save/).waitFor();
  // Home and back again: the page still has it.
  await page.getByRole('link', { name: /Home/ }).click();
  await page.locator('.kept a').click();
  await page.waitForSelector(desk);
  expect(await page.getByRole('alert').textContent()).toMatch(/^This browser cannot save/);
});

test.each([
  ['new', 'faber1977'],
  ['trader', 'kaufman1974'],
])('the form at #/%s follows the address', async (place, other) => {
  const page = await app.visit({ path: `/#/${place}/today` });
  const today = page.getByRole('radio').first();
  await today.waitFor();
  expect(await today.isChecked()).toBe(true);
  await page.evaluate(`location.hash = '#/${place}/${other}'`);
  await expect.poll(() => today.isChecked()).toBe(false);
  expect(await page.getByText(/^The rules in this link/).count()).toBe(0);
  await page.evaluate(`location.hash = '#/${place}/today+wings=4'`);
  await page.getByText(/^The rules in this link cannot be used/).waitFor();
});

/** Fills what the browser lends, down to the last letters. */
const FILL = `for (let size = 100000, i = 0; size >= 1; size = Math.floor(size / 4)) {
  try { for (;;) localStorage.setItem('filler' + i++, 'x'.repeat(size)); } catch {}
}`;

test('addresses that lead nowhere are told to, and one can go on from there', async () => {
  const page = await app.visit();
  for (const path of ['/match/zzz', '/nope', '/#/record/', '/#/foo/bar']) {
    await page.goto(`${app.address}${path}`);
    await page.getByRole('alert').getByText('There is nothing at this address.').waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.locator('.settings').waitFor();
    expect(await page.title()).toBe('Settings · Star Lanes');
  }
});

test('who presses Play by keyboard goes on at the heading of the match', async () => {
  const page = await app.visit();
  await page.locator('.hero .primary').press('Enter');
  await page.waitForSelector('.place-desk');
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
});

test('so does who begins Star Trader', async () => {
  const page = await app.visit();
  await page.getByRole('button', { name: /^Play Star Trader/ }).press('Enter');
  await page.waitForSelector('.port-desk');
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
  expect(await page.title()).toBe('Ship 1 · Star Trader');
});

/** Whatever was kept and deleted, was a minute ago. */
const AGE = `for (const [key, text] of Object.entries(localStorage))
  localStorage[key] = text.replace(/"(at|changed)":(\\d{13})/g, (_, name, time) => '"' + name + '":' + (time - 60000));`;

test('a match that is deleted by keyboard comes back by keyboard, after a reload, too, for ten seconds', async () => {
  const page = await app.visit();
  await page.locator('.hero .primary').click();
  await page.waitForSelector('.place-desk');
  await page.getByRole('link', { name: 'Home' }).click();
  const remove = page.getByRole('button', { name: /^Delete the match/ });
  const undo = page.getByRole('button', { name: 'Undo' });
  await remove.press('Enter');
  await page
    .getByRole('status')
    .getByText(/^Deleted: /)
    .waitFor({ state: 'attached' });
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Undo');
  await page.reload();
  await undo.press('Enter');
  expect(await page.evaluate('document.activeElement.href')).toContain('/#/match/');
  await page.locator('.kept b', { hasText: 'Continue' }).waitFor();
  // The ten seconds are over when the page is opened again.
  await remove.click();
  await page.evaluate(AGE);
  await page.reload();
  await page.locator('.ways').waitFor();
  expect(await page.locator('.kept').count()).toBe(0);
  expect(await page.evaluate(`Object.keys(localStorage).filter((key) => key.includes('/match/'))`)).toEqual([]);
});

test('a full device drops no match that is still played for another', async () => {
  const page = await app.visit();
  await page.locator('.hero .primary').click();
  await page.waitForSelector('.place-desk');
  const [, first] = page.url().split('/match/');
  await page.locator('.space.offered').first().click();
  const kept = `localStorage.getItem('starlanes/match/${first}')`;
  await expect.poll(() => page.evaluate(kept)).toContain('"do ');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.evaluate(FILL);
  await page.locator('.hero .primary').click();
  await page.waitForSelector('.place-desk');
  expect(await page.locator('.notice').textContent()).toContain('cannot save');
  expect(await page.evaluate(kept)).toContain('"entries"');
});

test('a match on a phone opens with whose turn it is in sight', async () => {
  const page = await app.visit({ width: 360, height: 740, touch: true });
  await page.locator('.hero .primary').tap();
  await page.waitForSelector('.place-desk');
  await page.waitForTimeout(700);
  expect(await page.evaluate('scrollY')).toBe(0);
});

test('a link to a match says when no server answers', async () => {
  const page = await app.visit();
  // The page of this test is sent without a game server behind it.
  await page.goto(`${app.address}/match/abcdefgh1234`);
  await page.getByText(/^The server cannot be reached/).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).last().click();
  await page.locator('.hero').waitFor();
  expect(new URL(page.url()).hash).toBe('#/');
});
