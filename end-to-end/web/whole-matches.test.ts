/** Whole matches in a real browser: by mouse, by keyboard alone, on a phone, shared by two people, across a reload. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { starLanes } from '../../games/star-lanes/index.ts';
import { bytesOf, useApp } from './browser.ts';
import { playOnFrom } from './moments.ts';
import { byFinger, byKeyboard, byMouse, playSome, playThrough } from './play.ts';

const app = useApp();

/** `npm run test:long` plays to the end what is here played for a while. */
const LONG = process.env['LONG'] === '1';

// Whatever a page complained of fails the test it happened in.
afterEach(() => {
  const [trouble] = app.troubles.splice(0);
  if (trouble !== undefined) throw new Error(trouble);
});

/** The short edition, so that a whole match is played in seconds. */
const SHORT = LONG ? 4 : 2;
/** Rounds enough that no match ends while a test goes on: without a company nothing is traded, and a round is one question. */
const LASTING = 9;

async function beginQuick(page: Page, rounds = LASTING): Promise<void> {
  await page.goto(`${app.address}/#/new/quick+rounds=${rounds}`);
  // By keyboard: a mouse left lying over what comes next would point at it, and a phone has none.
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
}

test('one press on Play, and a match by mouse', async () => {
  const page = await app.visit();
  await page.getByRole('button', { name: /^Play against/ }).click();
  if (LONG) expect(await playThrough(page, byMouse)).toBeGreaterThan(20);
  else await playSome(page, byMouse, 3);
  await expect.poll(() => page.locator(LONG ? '.ranks li' : '.exchange tbody tr').count()).toBe(3);
});

test('a whole match with the keyboard alone', async () => {
  const page = await app.visit();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await playSome(page, byKeyboard, 2);
  await beginQuick(page, SHORT);
  await playThrough(page, byKeyboard);
  // One's own place comes first, whoever won.
  expect(await page.locator('.result h2').textContent()).toMatch(/^You (won!|came (second|third)|share)/);
  // The next key goes on from there, not from the top of the page.
  expect(await page.evaluate('document.activeElement.id')).toBe('desk-title');
});

test('the arrow keys walk the map, and every space says what it is', async () => {
  const page = await app.visit();
  await page.getByRole('button', { name: /^Play against/ }).click();
  await page.waitForSelector('.place-desk');
  await page.locator('[data-space="1A"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const focused = page.locator('.space:focus');
  expect(await focused.getAttribute('data-space')).toBe('2B');
  expect(await focused.getAttribute('aria-label')).toMatch(/^2B, \w+/);
  const offered = await page.locator('.space.offered').first().getAttribute('aria-label');
  expect(offered).toMatch(/^\d+[A-L], empty, offered, key \d/);
});

test('a match on a phone held upright, without anything wider than the screen', async () => {
  const page = await app.visit({ width: 360, height: 740, touch: true });
  await beginQuick(page, SHORT);
  await playThrough(page, byFinger);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
});

test('the form has a seat for each player that an edition needs, and can begin', async () => {
  const page = await app.visit();
  for (const [notation, players] of [
    ['quick', 3],
    ['quick+max-players=2', 2],
    ['quick+min-players=4', 4],
  ] as const) {
    await page.goto(`${app.address}/#/new/${notation}`);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForSelector('.exchange');
    expect(await page.locator('.exchange tbody tr').count()).toBe(players);
  }
});

test('two people at one device: a curtain between them where books are private', async () => {
  const page = await app.visit();
  await page.goto(`${app.address}/#/new/quick+rounds=2+books=private`);
  await page.getByLabel('Seat 2').selectOption('person');
  await page.getByLabel('Name of player 2').fill('Ben');
  await page.getByRole('button', { name: 'Remove player 3' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const names: (string | null)[] = [];
  await page.waitForSelector('.curtain');
  while (!(await page.locator('.result').isVisible())) {
    if (await page.locator('.curtain').isVisible()) {
      expect(await page.locator('.galaxy, .exchange').count()).toBe(0);
      names.push(await page.locator('.curtain h1').textContent());
      await page.locator('.curtain button').click();
    }
    await expect.poll(() => page.getByText('private').count()).toBe(1);
    await playSome(page, byMouse, 1);
    await page.waitForSelector('.curtain, .place-desk, .trade-desk, .result');
  }
  expect(names).toHaveLength(4);
  expect(new Set(names)).toEqual(new Set(['Pilot, it is your turn', 'Ben, it is your turn']));
});

test('a reload loses nothing, and the first page offers to go on', async () => {
  const page = await app.visit();
  await beginQuick(page);
  await playSome(page, byMouse, 3);
  await page.waitForSelector('.place-desk, .trade-desk');
  const stories = await page.locator('.stories').textContent();
  await page.reload();
  await page.waitForSelector('.place-desk, .trade-desk');
  await expect.poll(() => page.locator('.stories').textContent()).toBe(stories);
  await page.getByRole('link', { name: /Home/ }).click();
  await page.getByRole('link', { name: /Continue/ }).click();
  await page.waitForSelector('.place-desk, .trade-desk');
  await expect.poll(() => page.locator('.stories').textContent()).toBe(stories);
});

test('what was done can be taken back; the adviser plays a turn; a double press answers one question', async () => {
  const page = await app.visit();
  await beginQuick(page);
  await page.waitForSelector('.place-desk');
  const before = await page.locator('.stories').textContent();
  await playSome(page, byMouse, 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForSelector('.place-desk');
  await expect.poll(() => page.locator('.stories').textContent()).toBe(before);
  // What it would do, with a reason and two others; then the whole turn in one press.
  await page.keyboard.press('a');
  await expect
    .poll(() => page.locator('.advice .choice').allTextContents())
    .toEqual([
      expect.stringMatching(/^Play \d+[A-L]: .+ to win$/),
      expect.stringMatching(/^Play /),
      expect.stringMatching(/^Play /),
    ]);
  const move = await page.locator('.bar-move').textContent();
  await page.keyboard.press('Shift+A');
  await expect.poll(() => page.locator('.bar-move').textContent()).not.toBe(move);
  await page.waitForSelector('.place-desk');
  expect(await page.evaluate<string>(PRESSED_TWICE)).toBe('nothing is chosen');
});

/** Answers a question by keyboard, and presses the main button, or the first row, of the one that has just come. */
const PRESSED_TWICE = `new Promise((told) => {
  const desk = document.querySelector('.place-desk');
  const row = desk.querySelector('.offer-line');
  row.focus();
  row.click();
  const look = () => {
    const next = document.querySelector('.trade-desk, .place-desk');
    if (next === null || next === desk) return;
    seen.disconnect();
    const button = next.querySelector('button[type=submit], .offer-line');
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    setTimeout(() => {
      const isThere = next.isConnected && document.querySelector('.offer-line.chosen') === null;
      told(isThere ? 'nothing is chosen' : 'the press counted');
    }, 100);
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { childList: true, subtree: true });
  look();
})`;

test('what is wrong with a trade is what is wrong with what is typed now', async () => {
  const page = await app.visit();
  await playOnFrom(page, starLanes, 'today-four-players.txt', (moments) =>
    moments.findIndex(({ view }) => view.ask?.ask === 'trade' && view.ask.companies.length > 0),
  );
  const order = page.locator('.trade-desk input').first();
  const problem = page.locator('.trade-desk .problem');
  await order.fill('99999');
  expect(await problem.textContent()).toMatch(/^You have only \$[\d,]+\.$/);
  for (const text of ['1,5', 'xyz']) {
    await order.fill(text);
    expect(await problem.textContent()).toBe('Use whole numbers of shares.');
    expect(await order.inputValue()).toBe(text);
    expect(await page.locator('.trade-desk .primary').isDisabled()).toBe(true);
  }
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await order.inputValue()).toBe('0');
  expect(await problem.textContent()).toBe('');
});

test('afterwards: watched again, linked to, played on from there, its record checked', async () => {
  const page = await app.visit();
  await beginQuick(page, SHORT);
  await playThrough(page, byMouse);
  await page.getByRole('button', { name: 'Check the record' }).click();
  await page.getByText(/^The record is consistent:/).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^star-lanes-\d{4}-\d\d-\d\d-[a-z0-9-]+\.txt$/);
  await page.getByRole('button', { name: 'Review the match' }).click();
  await page.waitForSelector('.replay');
  expect(await page.locator('.replay h2').textContent()).toBe('Before the first move');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.replay h2').textContent()).toMatch(/^Action 2 of/);
  // The address is the link: somebody else sees the same moment.
  const other = await app.visit();
  await other.goto(page.url());
  await other.waitForSelector('.replay');
  expect(await other.locator('.replay h2').textContent()).toBe(await page.locator('.replay h2').textContent());
  await other.getByRole('button', { name: 'Play on from here' }).click();
  if (LONG) await playThrough(other, byMouse);
  else await playSome(other, byMouse, 1);
  await other.goto(app.address);
  const upload = other.locator('input[type=file]');
  await upload.setInputFiles({ name: 'star-lanes.txt', mimeType: 'text/plain', buffer: await bytesOf(file) });
  await other.waitForSelector('.replay');
});

test('where the edition lets the player choose the company to found, it asks', async () => {
  const page = await app.visit();
  await page.goto(`${app.address}/#/new/quick+founded=chosen+stars=30`);
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  // By keyboard: a press of the mouse right after the question came may count as a look.
  await page.locator('.offer-line', { hasText: 'Founds' }).first().press('Enter');
  // Which companies are left depends on who begins and what the others founded.
  const company = page.locator('dialog .choices .choice').last();
  const [, name = 'a name'] = /^\w (.+)$/.exec((await company.textContent()) ?? '') ?? [];
  await company.press('Enter');
  await expect.poll(() => page.locator('.stories').textContent()).toContain(`You found ${name}`);
});

test('a browser that keeps nothing, and computer players that cannot be loaded, do not end a match', async () => {
  const page = await app.visit({ settings: { language: 'de' } });
  await page.route(/bot-worker/, (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: /^Spielen/ }).click();
  await page.evaluate(`Storage.prototype.setItem = () => { throw new Error('full'); }`);
  await playSome(page, byMouse, 3);
  await page.waitForSelector('.place-desk, .trade-desk');
  expect(await page.locator('.notice').textContent()).toContain('kann nichts mehr speichern');
  // The browser itself complains of what was kept from it.
  app.troubles.length = 0;
});

test('a second tab shows what the first one plays', async () => {
  const page = await app.visit();
  await beginQuick(page);
  await page.waitForSelector('.place-desk');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector('.place-desk');
  await playSome(page, byMouse, 3);
  await page.waitForSelector('.place-desk, .trade-desk');
  const stories = await page.locator('.stories').textContent();
  await expect.poll(() => other.locator('.stories').textContent()).toBe(stories);
});
