/** The page before the app is there: Play can be pressed, in the player's language and colours, and is not forgotten. */
import { expect, test } from 'vitest';
import { useApp } from './browser.ts';

const app = useApp();

/** Notes how the first button looked when it came, which is before the app runs, and presses it. It runs in the page. */
const PRESS = `new MutationObserver(() => {
  const play = document.querySelector('.hero .primary');
  if (play === null || window.first !== undefined) return;
  const { lang, dataset } = document.documentElement;
  window.first = [play.textContent.trim(), lang, dataset.theme, typeof globalThis.starLanes];
  play.click();
}).observe(document, { childList: true, subtree: true })`;

test('a press before the app has come begins a match', async () => {
  const page = await app.visit({ settings: { language: 'de', theme: 'light' }, path: '/#/settings' });
  await page.addInitScript(PRESS);
  await page.goto(`${app.address}/?again`);
  await page.waitForSelector('.place-desk');
  expect(await page.evaluate('window.first')).toEqual(['Spielen', 'de', 'light', 'undefined']);
  expect(await page.locator('.hero').count()).toBe(0);
  // One match, not two; and the way back leads to the first page as it always is.
  await page.goBack();
  await page.locator('.ways').waitFor();
  expect(await page.locator('.hero').count()).toBe(1);
  expect(await page.locator('.kept a').count()).toBe(1);
  expect(app.troubles).toEqual([]);
});

test('on the first visit it begins the lesson', async () => {
  const page = await app.visit({ untaught: true, path: '/#/settings' });
  await page.addInitScript(PRESS);
  await page.goto(`${app.address}/?again`);
  await page.waitForSelector('.bubble');
  const [words] = await page.evaluate<string[]>('window.first');
  expect(words).toBe('PlayFirst time? Three minutes.');
});

test('other places show nothing of the first page before they come', async () => {
  const page = await app.visit({ path: '/#/settings' });
  await page.addInitScript(PRESS);
  await page.reload();
  await page.waitForSelector('.settings');
  expect(await page.evaluate('window.first')).toBeUndefined();
});
