/** The teletype in the page: a game of the original program, typed line by line, gives its paper to the byte. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import games from '../../teletype/fixtures/games.golden.json' with { type: 'json' };
import { findings } from './axe.ts';
import { useApp } from './browser.ts';

const app = useApp();

const NAME = 'noise_3p_merge';
const { seed, lines } = games.find(({ name }) => name === NAME) ?? { seed: 0, lines: '' };
const paper = readFileSync(new URL(`../../teletype/fixtures/${NAME}.spec.txt`, import.meta.url), 'utf8');

async function begin(page: Page, speed: string): Promise<void> {
  await page.goto(`${app.address}/#/teletype`);
  await page.getByLabel('Speed').selectOption(speed);
  await page.getByLabel(/^Seed/).fill(String(seed));
  await page.getByRole('button', { name: 'New game' }).click();
  await expect.poll(() => page.url()).toContain(`/#/teletype/${seed}`);
}

test('a whole game is printed as the original printed it', { timeout: 120_000 }, async () => {
  const page = await app.visit({ width: 360, height: 740, touch: true });
  await begin(page, 'at once');
  await page.getByLabel('Your line').focus();
  for (const line of lines.split('\n')) {
    await page.keyboard.insertText(line);
    await page.keyboard.press('Enter');
  }
  await page.getByText('The program has ended.').waitFor();
  expect(await page.locator('.teletype-paper').textContent()).toBe(paper);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  expect(app.troubles).toEqual([]);
});

test('a slow line carries ten characters a second, and typing need not wait', async () => {
  const page = await app.visit();
  await begin(page, '110 baud');
  const printed = async (): Promise<number> => (await page.locator('.teletype-paper').textContent())?.length ?? 0;
  const before = await printed();
  await page.waitForTimeout(1500);
  const after = await printed();
  expect(after - before).toBeGreaterThan(5);
  expect(after - before).toBeLessThan(40);
  await page.getByLabel('Your line').fill('2');
  await page.keyboard.press('Enter');
  const beginning = paper.slice(0, paper.indexOf('\n3') + 1);
  expect(await page.locator('.teletype-paper').textContent()).toContain(beginning.slice(0, 200));
});

test('axe finds nothing on any of the screens', async () => {
  const page = await app.visit();
  await begin(page, 'at once');
  for (const screen of ['Green', 'Amber', 'Paper']) {
    await page.getByLabel('Screen').selectOption(screen);
    expect(await findings(page)).toEqual([]);
  }
  await page.goto(`${app.address}/#/teletype/nonsense`);
  await page.getByRole('alert').waitFor();
  expect(await findings(page)).toEqual([]);
});

test('the program of 1974 can be chosen, and is remembered', async () => {
  const page = await app.visit();
  await begin(page, 'at once');
  await page.getByLabel(/^Game/).selectOption('Star Trader');
  await page.locator('.teletype-paper', { hasText: /S T A R\s+T R A D E R/ }).waitFor();
  await page.getByLabel('Your line').fill('N');
  await page.keyboard.press('Enter');
  await page.locator('.teletype-paper', { hasText: 'PLAYED BEFORE' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await page.locator('.teletype-paper', { hasText: /S T A R\s+T R A D E R/ }).waitFor();
});
