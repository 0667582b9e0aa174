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
const GOLDEN = readFileSync(new URL(`../../teletype/fixtures/${NAME}.spec.txt`, import.meta.url), 'utf8');

async function begin(page: Page, speed: string): Promise<void> {
  await page.goto(`${app.address}/#/teletype`);
  await page.getByLabel('Speed').selectOption(speed);
  await page.getByLabel(/^Seed/).fill(String(seed));
  await page.getByRole('button', { name: 'New game' }).click();
  await expect.poll(() => page.url()).toContain(`/#/teletype/${seed}`);
}

/** How many lines the keyboard types; the rest comes at once, so that the page is not drawn after each. */
const BY_HAND = 12;
const typed = (rest: readonly string[]): string => `for (const line of ${JSON.stringify(rest)}) {
  const field = document.querySelector('.teletype-line input');
  field.value = line;
  field.form.requestSubmit();
}`;

test('a whole game is printed as the original printed it', async () => {
  const page = await app.visit({ width: 360, height: 740, touch: true });
  await begin(page, 'at once');
  await page.getByLabel('Your line').focus();
  const all = lines.split('\n');
  for (const line of all.slice(0, BY_HAND)) {
    await page.keyboard.insertText(line);
    await page.keyboard.press('Enter');
  }
  await page.evaluate(typed(all.slice(BY_HAND)));
  await page.getByText('The program has ended.').waitFor();
  expect(await page.locator('.teletype-paper').textContent()).toBe(GOLDEN);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  expect(app.troubles).toEqual([]);
});

/** How much is printed, and when that was, in the time of the page. */
const PRINTED = `[document.querySelector('.teletype-paper').textContent.length, performance.now()]`;

test('a slow line carries ten characters a second, and typing need not wait', async () => {
  const page = await app.visit();
  await begin(page, '110 baud');
  const printed = (): Promise<[number, number]> => page.evaluate(PRINTED);
  const [before, from] = await printed();
  await expect.poll(async () => (await printed())[0]).toBeGreaterThan(before + 8);
  const [after, to] = await printed();
  expect(((after - before) * 1000) / (to - from)).toBeLessThan(15);
  await page.getByLabel('Your line').fill('2');
  await page.keyboard.press('Enter');
  const beginning = GOLDEN.slice(0, GOLDEN.indexOf('\n3') + 1);
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

/** Where the line is, how large its letters are, and whether one types on it. */
const LINE = `(() => {
  const field = document.querySelector('.teletype-line input');
  const { top, bottom } = field.getBoundingClientRect();
  return {
    isTyped: document.activeElement === field,
    isSeen: top >= 0 && bottom <= innerHeight && scrollY === 0,
    letters: parseFloat(getComputedStyle(document.querySelector('.teletype-paper')).fontSize) >= 12,
    isOpen: document.querySelector('.teletype-page details').open,
  };
})()`;

test('one plays alone against computer players, on a line that is always in view', async () => {
  const page = await app.visit({ width: 1280, height: 900 });
  await begin(page, 'at once');
  await page.getByLabel('Players').selectOption('You and Greedy');
  await page.getByLabel('How many opponents').selectOption('2');
  const paper = page.locator('.teletype-paper');
  await page.getByLabel('Your line').focus();
  const asks = (): Promise<number> => paper.textContent().then((text) => (text ?? '').split('PILOT, HERE ARE').length);
  for (let turn = 2; turn < 4; turn++) {
    await expect.poll(asks).toBe(turn);
    const [, row, column] = /(\d) ([A-L]) \/\nWHAT IS YOUR MOVE\? $/.exec((await paper.textContent()) ?? '') ?? [];
    await page.keyboard.type(`${row}${column}`);
    await page.keyboard.press('Enter');
    // Nothing is bought, company by company.
    while ((await asks()) === turn) {
      const isAsked = /YOU NOW OWN.*\? $/.test((await paper.textContent()) ?? '');
      if (isAsked) {
        await page.keyboard.type('0');
        await page.keyboard.press('Enter');
      } else await page.waitForTimeout(50);
    }
  }
  const printed = (await paper.textContent()) ?? '';
  expect(printed).toMatch(/PLAYERS \(2-4\)\? 3\n[^]*NAME\? PILOT\n[^]*NAME\? GREEDY\n[^]*NAME\? GREEDY 2\n/);
  expect(printed).toMatch(/GREEDY 2, HERE ARE YOUR LEGAL MOVES FOR THIS TURN:\n.*\nWHAT IS YOUR MOVE\? \d[A-L]\n/);
  for (const [width, height] of [
    [1280, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(LINE)).toEqual({ isTyped: true, isSeen: true, letters: true, isOpen: false });
    await page.reload();
    await page.locator('.teletype-line').waitFor();
    const begun = { isTyped: true, isSeen: true, letters: true, isOpen: true };
    await expect.poll(() => page.evaluate(LINE)).toEqual(begun);
    await page.getByLabel('Your line').fill('MAP');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(LINE)).toMatchObject({ isOpen: false });
  }
  expect(app.troubles).toEqual([]);
});
