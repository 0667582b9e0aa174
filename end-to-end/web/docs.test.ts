/** The documentation as the real server has it: found, searched, light and dark, on a phone, under the content policy. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useServer } from '../server/use-server.ts';
import { findings } from './axe.ts';
import { useBrowser } from './browser.ts';

const browser = useBrowser();
const server = useServer();

/** A reader; what goes wrong in the page is noted. */
async function read(path: string, width: number): Promise<{ readonly page: Page; readonly troubles: string[] }> {
  const device = await browser().newContext({ viewport: { width, height: 844 }, colorScheme: 'dark' });
  const page = await device.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', ({ message }) => troubles.push(message));
  await page.goto(server.base + path);
  return { page, troubles };
}

test('a reader finds a rule by its words, without the mouse', async () => {
  const { page, troubles } = await read('/', 1440);
  await page.getByRole('link', { name: /^Documentation/ }).press('Enter');
  await page.waitForURL('**/docs/**');
  expect(new URL(page.url()).pathname).toBe('/docs/');
  await page.keyboard.press('/');
  await page.keyboard.type('damaged listing uranium');
  await page.getByRole('option').first().waitFor();
  expect(await page.getByRole('option').first().textContent()).toMatch(/Star Trader, 1974/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/history\.html#star-trader-1974/);
  expect(await findings(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

test('light and dark can be chosen, and stay chosen', async () => {
  const { page, troubles } = await read('/docs/editions', 1440);
  const theme = () => page.evaluate('document.documentElement.dataset.theme');
  await page.getByRole('button', { name: 'Light or dark' }).click();
  expect(await theme()).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
  expect(await findings(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

test('on a phone nothing is wider than the screen, and the contents open', async () => {
  const { page, troubles } = await read('/docs/rules/star-lanes.html', 390);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Star Trader' }).click();
  await page.getByRole('heading', { name: 'Star Trader: the rules of play' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(troubles).toEqual([]);
});
