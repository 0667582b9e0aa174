/** Whole matches of Star Trader in a real browser: alone, with computer captains, shared, on a phone, by keyboard. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { parseRecord, replay } from '../../core/record.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { bytesOf, useApp } from './browser.ts';
import { askedNow, byClick, byFactor, byKeys, byTap, readNewsletter, SHORT, tradeSome, tradeThrough } from './trade.ts';
import { openPart } from './shown.ts';

const app = useApp();

/** `npm run test:long` plays to the end what is here played for a while. */
const LONG = process.env['LONG'] === '1';

// Whatever a page complained of fails the test it happened in.
afterEach(() => {
  const [trouble] = app.troubles.splice(0);
  if (trouble !== undefined) throw new Error(trouble);
});

/** The head of a record in which nothing was done. */
const HEAD = `star lanes record 1\ngame star-trader\nengine 1\nedition ${SHORT}\nchance mulberry32 7\nplayer Ann\n\n`;

/** Who answers at once. */
const RIVAL = 'beginner';

/** Begins a match with this many captains, the others being taken out. */
async function begin(page: Page, edition: string, captains: readonly string[]): Promise<void> {
  await page.goto(`${app.address}/#/trader/${edition}`);
  await page.waitForSelector('.sitter');
  for (let seat = 3; seat > captains.length; seat--)
    await page.getByRole('button', { name: `Remove player ${seat}` }).press('Enter');
  for (const [i, captain] of captains.entries()) {
    await page.getByLabel(`Seat ${i + 1}`).selectOption(captain === RIVAL ? RIVAL : 'person');
    if (captain !== RIVAL) await page.getByLabel(`Name of player ${i + 1}`).fill(captain);
  }
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
}

/** How far to the left the figures of the chart of chances reach, from its edge. */
const LEFTMOST = `(() => {
  const chart = document.querySelector('.turning .chart');
  const texts = [...chart.querySelectorAll('.gridline text')].map((one) => one.getBoundingClientRect().left);
  return Math.min(...texts) - chart.getBoundingClientRect().left;
})()`;

/** How many dots of a colour a picture has. */
function dotsOf(page: Page, picture: Buffer, colour: readonly number[]): Promise<number> {
  return page.evaluate(
    `createImageBitmap(new Blob([Uint8Array.from(atob('${picture.toString('base64')}'), (sign) => sign.charCodeAt(0))])).then((bitmap) => {
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      pen.drawImage(bitmap, 0, 0);
      const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
      const isOf = (at) => [${colour.join()}].every((part, i) => data[at + i] === part);
      return Array.from({ length: data.length / 4 }, (_, dot) => 4 * dot).filter(isOf).length;
    })`,
  );
}

test('one press begins a match against computer captains, and a reload loses nothing', async () => {
  const page = await app.visit();
  await page.getByRole('button', { name: 'Play Star Trader' }).click();
  const asked = await tradeSome(page, byClick, 6);
  expect(asked).toContain('port');
  expect(asked).toContain('bid');
  // What is beside a question is drawn after it.
  const adviser = page.locator('.desk').getByRole('button', { name: /^Adviser/ });
  await adviser.waitFor();
  const before = await page.locator('.desk').textContent();
  await page.reload();
  await adviser.waitFor();
  expect(await page.locator('.desk').textContent()).toBe(before);
  await page.goto(app.address);
  await page.getByText(/^Star Trader, year 1 of 2/).waitFor();
});

test('alone to the end: a medal to play for, the record replays, and every moment can be seen', async () => {
  const page = await app.visit();
  await begin(page, SHORT, ['Ann']);
  await tradeSome(page, byClick, 10);
  await tradeThrough(page, byFactor);
  await page.getByText('There are no medals with these rules.').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^star-trader-\d{4}-\d\d-\d\d-[a-z0-9-]+\.png$/);
  // SOL is drawn in the colour of its class.
  expect(await dotsOf(page, await bytesOf(picture), [255, 233, 168])).toBeGreaterThan(100);
  const record = parseRecord(String(await bytesOf(file)));
  expect(record.ok && replay(starTrader, record.value).ok).toBe(true);
  await page.getByRole('button', { name: 'Check the record' }).click();
  await page.getByText(/^The record is consistent:/).waitFor();
  await page.getByRole('button', { name: 'Review the match' }).click();
  await page.waitForSelector('.replay');
  await page.keyboard.press('Home');
  await page.getByText('The match begins.').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: /^Action 1 of/ }).waitFor();
  expect(page.url()).toMatch(/@1$/);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  expect(await askedNow(page)).not.toBe('over');
});

test('a record file is opened on the screens of its game, and a broken one is refused', async () => {
  const page = await app.visit();
  const open = (actions: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({
      name: 'record.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`${HEAD}${actions}`),
    });
  await open('Ann: to NOWHERE\n');
  await page.getByText(/^This file cannot be opened\. Line \d+ is not an action: "Ann: to NOWHERE"\.$/).waitFor();
  await open('1 to NOWHERE\n');
  await page.getByText(/^This file cannot be opened\. Action 1, "to NOWHERE".*\.$/).waitFor();
  expect(new URL(page.url()).hash).not.toContain('record');
  await open('');
  await page.waitForSelector('.star-map');
  expect(await page.getByRole('heading', { name: 'Before the first move' }).count()).toBe(1);
});

test('a review finds what decided a match, and leads to the moment', { timeout: 240_000 }, async () => {
  const page = await app.visit({ settings: { language: 'de' } });
  const whole = readFileSync('records/star-trader-today-three-captains.txt', 'utf8');
  // A third of it is enough to have a first and a second year in it.
  const lines = whole.split('\n').slice(0, LONG ? undefined : 350);
  const file = { name: 'record.txt', mimeType: 'text/plain', buffer: Buffer.from(`${lines.join('\n')}\n`) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Wendepunkte suchen' }).click();
  await page.getByRole('heading', { name: 'Was bessere Antworten gebracht hätten' }).waitFor({ timeout: 180_000 });
  expect(await page.locator('.turning tbody tr').count()).toBe(3);
  const story = (await page.locator('.turning .points span').first().textContent()) ?? '';
  await page.locator('.turning .points button').first().click();
  // It opens before the ship leaves: where it flew is marked on the map, and told.
  const port = /nach ([A-Z]+)\.$/.exec(story)?.[1] ?? 'no port';
  await page.locator('.choice-legend', { hasText: `Gespielt: ${port}` }).waitFor();
  expect(await page.locator('.choice-mark.played').count()).toBe(1);
  // The chart has a cursor there, and its figures are not cut.
  expect(await page.locator('.turning .chart .marked').count()).toBe(1);
  expect(await page.evaluate<number>(LEFTMOST)).toBeGreaterThanOrEqual(0);
  // Played from there, it goes on by itself.
  const before = await page.locator('.replay h2').textContent();
  await page.getByRole('radio', { name: '8×' }).check();
  await page.getByRole('button', { name: 'Abspielen' }).click();
  await expect.poll(() => page.locator('.replay h2').textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Anhalten' }).click();
  // Who looks at the settings meanwhile finds the review as it was.
  await page.getByRole('link', { name: 'Einstellungen' }).click();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await page.getByRole('heading', { name: 'Was bessere Antworten gebracht hätten' }).waitFor();
});

test('two captains share a device: whose ship lands is asked', async () => {
  const page = await app.visit();
  await begin(page, SHORT, ['Ann', 'Ben']);
  const names = new Set<string>();
  for (let answered = 0; answered < 60; answered++) {
    if (names.size === 2 || (await askedNow(page)) === 'over') break;
    const title = (await page.locator('.bar-title').textContent()) ?? '';
    names.add(title.trim().slice(0, 3));
    await tradeSome(page, byClick, 1);
  }
  expect([...names].sort()).toEqual(['Ann', 'Ben']);
});

test('on a phone, by finger, with nothing wider than the screen', async () => {
  const page = await app.visit({ width: 360, height: 740, touch: true });
  await begin(page, SHORT, ['Ann', RIVAL]);
  for (let answered = 0; answered < (LONG ? 400 : 12); answered++) {
    const [asked] = await tradeSome(page, byTap, 1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    if (asked === 'over') break;
  }
  if (LONG) await page.waitForSelector('.result');
});

test('a digit chooses a port, and Enter flies there', async () => {
  const page = await app.visit();
  await begin(page, SHORT, ['Ann']);
  await page.waitForSelector('.port-desk');
  await page.keyboard.press('2');
  const port = (await page.locator('[data-port="1"] b').first().textContent()) ?? '';
  await page.locator('.fly .primary', { hasText: `Fly to ${port}` }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.stories').textContent()).toContain(`leaves SOL for ${port}`);
});

test('by keyboard alone', async () => {
  const page = await app.visit();
  await begin(page, SHORT, ['Ann', RIVAL]);
  await askedNow(page);
  const asked = await tradeSome(page, byKeys, LONG ? 1000 : 20);
  expect(asked).toEqual(expect.arrayContaining(['port', 'trade', 'bid']));
  if (LONG) expect(asked.at(-1)).toBe('over');
});

test('the map is walked with arrow keys and says what each star is', async () => {
  const page = await app.visit();
  await begin(page, SHORT, ['Ann']);
  await page.waitForSelector('.port-desk');
  await page.locator('[data-star=SOL]').focus();
  const seen = new Set<string>();
  for (const key of [
    'ArrowUp',
    'ArrowRight',
    'ArrowDown',
    'ArrowDown',
    'ArrowLeft',
    'ArrowLeft',
    'ArrowUp',
    'ArrowRight',
  ]) {
    await page.keyboard.press(key);
    seen.add(await page.evaluate<string>(`document.activeElement.getAttribute('aria-label')`));
  }
  expect(seen.size).toBeGreaterThan(2);
  for (const words of seen) expect(words).toMatch(/^[A-Z]{4}|^SOL/);
  expect([...seen].some((words) => /light years from SOL.*sells .*wants .*Prices of Jan 1, 2070/.test(words))).toBe(
    true,
  );
});

test('the adviser, the planner and the newsletter', async () => {
  const page = await app.visit();
  await begin(page, 'today+years=2+ships=1+stars=4', ['Ann']);
  await page.waitForSelector('.port-desk');
  await page.getByRole('button', { name: /^Adviser/ }).click();
  await page
    .getByRole('button', { name: /^Fly to [A-Z]+ about/ })
    .first()
    .waitFor();
  await page
    .locator('.advice')
    .getByText(/^After \d+ days .* (than [A-Z]+ (a year later|by the end|\d+ months later).*|a year of flying)\.$/)
    .first()
    .waitFor();
  await openPart(page, 'Books');
  await openPart(page, 'Route');
  const stop = page.getByLabel('Add a stop');
  await stop.selectOption({ index: 1 });
  await stop.selectOption({ index: 1 });
  expect(await page.locator('.leg').count()).toBe(2);
  await page.getByText(/^Total \d+ days, about/).waitFor();
  await readNewsletter(page, byFactor);
  // It is read from its beginning.
  await page.locator('dialog h2:focus', { hasText: 'Newsletter 2' }).waitFor();
  expect(await page.evaluate(`document.querySelector('dialog').scrollTop`)).toBe(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await openPart(page, 'News');
  await page.getByRole('button', { name: /^Newsletter 2/ }).click();
  await page.getByRole('dialog').waitFor();
});

test('a factor trades a whole stop at one press; bank and departure are the captain’s', async () => {
  const page = await app.visit();
  await begin(page, SHORT, ['Ann']);
  await tradeSome(page, byClick, 1);
  expect(await askedNow(page)).toBe('trade');
  await page.getByText('A factor makes the best bids and keeps 3%').waitFor();
  await page.getByRole('button', { name: /^Let my factor trade the whole stop/ }).click();
  await expect.poll(() => askedNow(page)).toMatch(/bank|port/);
  // All that it did is summed up.
  await page.getByText(/^Sold for \$[\d,]+ in all: .+ and /).waitFor();
  await openPart(page, 'Wire');
  expect(await page.locator('.stories').textContent()).toContain('the factor keeps $');
});

test.each([true, false])('sound, where it is wanted: %s', async (sound) => {
  const page = await app.visit({ settings: { sound } });
  await begin(page, SHORT, ['Ann']);
  await page.evaluate(`{
    const make = AudioContext.prototype.createOscillator;
    window.tones = 0;
    AudioContext.prototype.createOscillator = function () {
      window.tones++;
      return make.call(this);
    };
  }`);
  await tradeSome(page, byClick, 1);
  await askedNow(page);
  // The ship has landed.
  expect(await page.evaluate('window.tones')).toBe(sound ? 2 : 0);
});

test.each([
  ['de', 'Wohin?', 'Flotte'],
  ['fr', 'Où aller ?', 'Flotte'],
])('in %s', async (language, heading, tab) => {
  const page = await app.visit({ settings: { language } });
  await page.goto(`${app.address}/#/trader/${SHORT}`);
  await page.locator('.new-game button[type=submit]').click();
  await page.getByRole('heading', { name: heading }).waitFor();
  expect(await page.getByRole('tab', { name: tab, includeHidden: true }).count()).toBe(1);
});
