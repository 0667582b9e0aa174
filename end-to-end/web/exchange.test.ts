/** Who owns what: the matrix of the exchange, what pointing at it shows on the map, that it stays within its card, and typed trades. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { starLanes } from '../../games/star-lanes/index.ts';
import { root } from '../../scripts/ready.mjs';
import { findings } from './axe.ts';
import { useApp } from './browser.ts';
import { playOnFrom } from './moments.ts';
import { openPart } from './shown.ts';

const app = useApp();

/** Watches a record again, at one of its moments. */
async function watch(page: Page, file: string, moment: number): Promise<void> {
  const packed = deflateRawSync(readFileSync(join(root, 'records', file), 'utf8')).toString('base64url');
  await page.goto(`${app.address}/#/record/${packed}@${moment}`);
  await openPart(page, 'Exchange');
  await page.waitForSelector('.exchange tbody tr');
}

/** The companies that stand out on the map; null while all are alike. */
function standingOut(page: Page): Promise<string | null> {
  return page.locator('.galaxy').getAttribute('data-companies');
}

const WHY =
  'Betelgeuse, Ltd., $3,000 a share: 15 spaces × $100 + Denebola Shippers $900 + 2 stars × $500 + Altair Starways $1,300 − 1 split $1,700';

test('a company that is pointed at stands out on the map, with its stars and why it costs what it costs', async () => {
  const page = await app.visit();
  await watch(page, 'today-four-players.txt', 87);
  expect(await standingOut(page)).toBeNull();
  const ways = {
    column: () => page.locator('.exchange td[data-company=B]').first().hover(),
    tile: () => page.locator('[data-space="5G"]').hover(),
    focus: async () => {
      await page.locator('.exchange-scroll').focus();
      for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Tab');
    },
  };
  for (const [way, point] of Object.entries(ways)) {
    await page.mouse.move(0, 0);
    await point();
    await expect.poll(() => standingOut(page), { message: way }).toBe('B');
    expect(await page.locator('.exchange-why').textContent()).toContain(WHY);
    expect(await page.locator('.ties path').count()).toBe(5);
  }
});

test('a player who is pressed shows the companies they hold, until pressed again', async () => {
  const page = await app.visit({ width: 390, height: 844, touch: true });
  await watch(page, 'today-four-players.txt', 87);
  const player = page.locator('.exchange tbody button').first();
  await player.tap();
  await expect.poll(() => standingOut(page)).toBe('B C E');
  await player.tap();
  await expect.poll(() => standingOut(page)).toBeNull();
});

test('eight players fit, the table scrolls in its card, and amounts are short but whole for screen readers', async () => {
  const page = await app.visit({ width: 1440 });
  await watch(page, 'grand-eight-players.txt', 310);
  for (const width of [1440, 1024, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(wide).toBeLessThanOrEqual(width);
    const [card, scroll] = await Promise.all(
      ['.exchange', '.exchange-scroll'].map((part) => page.locator(part).boundingBox()),
    );
    if (card === null || scroll === null || card === undefined || scroll === undefined)
      throw new Error(`nothing is shown at ${width} pixels`);
    expect(scroll.x).toBeGreaterThanOrEqual(card.x);
    expect(scroll.x + scroll.width).toBeLessThanOrEqual(card.x + card.width);
  }
  const worth = page.locator('.exchange .net').first();
  expect(await worth.locator('[title]').textContent()).toBe('$1.4M');
  expect(await worth.locator('.unseen').textContent()).toMatch(/^\$1,\d{3},\d{3}$/);
});

test('a trade is typed as it is written: a letter for the company, a number or M for the most, Enter', async () => {
  const page = await app.visit();
  await playOnFrom(page, starLanes, 'today-four-players.txt', (moments) =>
    moments.findIndex(({ view }) => view.ask?.ask === 'trade' && view.moves > 40),
  );
  await page.waitForSelector('.trade-desk');
  const order = (company: string) => page.locator(`[data-company=${company}] .order input`).inputValue();
  await page.keyboard.type('c-2 b1');
  expect([await order('B'), await order('C')]).toEqual(['1', '-2']);
  await page.keyboard.type('b0 em');
  expect([await order('B'), Number(await order('E')) > 1]).toEqual(['0', true]);
  await page.keyboard.press('Enter');
  await page
    .getByText(/sells 2 of Capella Freight Co\./)
    .first()
    // Later news may have taken its place in the ticker; the newswire of another tab keeps it.
    .waitFor({ state: 'attached' });
});

test('after a press of the mouse Enter leads to the question, and the next one answers it', async () => {
  const page = await app.visit();
  await playOnFrom(page, starLanes, 'today-four-players.txt', (moments) =>
    moments.findIndex(({ view }) => view.ask?.ask === 'trade' && view.moves > 40),
  );
  await page.waitForSelector('.trade-desk');
  await page.mouse.click(3, 500);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.outerHTML.slice(0, 200)')).toMatch(/^<input/);
  expect(await page.locator('.trade-desk').count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.locator('.trade-desk').waitFor({ state: 'detached' });
});

/** On a busy machine the two seconds of a card may be over before the pointer is there. */
const PATIENT_CARDS = `{
  const wait = window.setTimeout;
  window.setTimeout = (call, ms, ...rest) => wait(call, ms >= 2000 ? 60000 : ms, ...rest);
}`;

test('a merger is shown by a card until somebody goes on, and takes nothing away', async () => {
  const page = await app.visit({ settings: { pace: 'quick' } });
  await playOnFrom(
    page,
    starLanes,
    'today-four-players.txt',
    (moments) => moments.findLastIndex(({ events }) => events.some(({ type }) => type === 'merged')) - 1,
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(PATIENT_CARDS);
  await page
    .locator('.offer-line', { hasText: /merges into/ })
    .first()
    .click();
  const card = page.locator('.event-card', { hasText: /takes over/ });
  // Who points at it may take their time.
  await card.hover();
  // At the first moment of every animation its words can be read.
  await page.evaluate(`for (const one of document.getAnimations()) { one.pause(); one.currentTime = 0; }`);
  expect(await findings(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // It is read out once, by the announcer.
  expect(await card.locator('[role=status], [role=alert], [aria-live]').count()).toBe(0);
  await page.locator('[role=status].unseen', { hasText: 'merges into' }).waitFor({ state: 'attached' });
  // A field keeps what is typed into it, and the card stays until its time is over or somebody means it.
  const order = page.locator('.trade-desk .order input').first();
  await order.focus();
  await page.keyboard.type('1');
  expect(await order.inputValue()).toBe('1');
  expect(await card.count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await card.count()).toBe(0);
  expect(await page.evaluate(`document.activeElement.matches('.order input')`)).toBe(true);
  expect(app.troubles).toEqual([]);
});
