/** Everything a turn needs is on the screen, at every size of a window, nothing lies on anything else, and axe finds nothing. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saidSteps } from '../../lessons/lesson.ts';
import { starLanesLesson } from '../../lessons/star-lanes.ts';
import { starTraderLesson } from '../../lessons/star-trader.ts';
import { useServer } from '../server/use-server.ts';
import { useApp } from './browser.ts';
import { pressStep } from './learn.ts';
import { checkLooks } from './looks.ts';
import { PARTS } from './screens/parts.ts';
import { TURNS } from './screens/turns.ts';
import { setAndReload } from './screens/way-there.ts';
import type { Ways } from './screens/way-there.ts';
import { firstShown, openPart } from './shown.ts';

const app = useApp();
const server = useServer();

/** The questions of a turn, and what lies beside one while it is answered. */
const BESIDE = new Set(['advice on a space', 'advice on a trade', 'advice on a port', 'the exchange of captains']);
const SCREENS: Ways = {
  ...TURNS,
  ...Object.fromEntries(Object.entries(PARTS).filter(([name]) => BESIDE.has(name))),
};

/** The smallest desktops, a tablet, and a phone both ways. */
const SIZES = [
  [1024, 768],
  [1280, 720],
  [820, 1180],
  [844, 390],
  [360, 640],
] as const;

/** Those that lie between them, larger ones, and 1440x900 enlarged to twice its size: `npm run test:long`. */
const MORE_SIZES = [
  [1180, 820],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [720, 450],
] as const;
const LONG = process.env['LONG'] === '1';
const TRIED = LONG ? [...SIZES, ...MORE_SIZES] : SIZES;

const USUAL = { width: 1280, height: 900 };

/** What axe looks at, too: the others are these with other words or figures. */
const LOOKED_AT = new Set(['placing', 'trading', 'the end', 'selling', 'the bank', 'the end of a voyage']);

/** The last is where a step is done. */
const LESSON_SIZES = [
  [360, 640],
  [1024, 768],
] as const;
const MORE_LESSON_SIZES = [[390, 844], [1440, 900], ...LESSON_SIZES] as const;

/** A bubble looks for its place a frame after the window has changed. */
const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))';

/** What a bubble lies on that has to be seen or pressed; the ring is around what it speaks of. */
const COVERED = `(() => {
  const { left, top, right, bottom } = document.querySelector('.bubble').getBoundingClientRect();
  // What is only read has a button of its own, and nothing else is pressed.
  const isRead = document.querySelector('.bubble .primary') !== null;
  const pressed = '.space.offered .ground, .star-map .star, .map-lens, .desk .primary, ';
  const parts = (isRead ? '' : pressed) + '.bubble-ring, .bar-own, .map-legend';
  const covered = [...document.querySelectorAll(parts)].filter((one) => {
    const box = one.getBoundingClientRect();
    const isSeen = one.checkVisibility() && box.width > 0 && box.bottom <= innerHeight;
    return isSeen && box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1;
  });
  const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  return [...covered.map((one) => one.getAttribute('class') ?? one.tagName), ...(isOut ? ['out of the window'] : [])];
})()`;

/** One page for all of them: each is a place in the app. */
let shared: Page | undefined;

test.each(Object.keys(SCREENS))('%s', async (name) => {
  const page = (shared ??= await app.visit({ stays: true }));
  await page.setViewportSize(USUAL);
  await page.goto(`${app.address}/#/`);
  await page.waitForSelector('.start');
  // The one before may have been in another language.
  if ((await page.evaluate('document.documentElement.lang')) !== 'en') await setAndReload(page, { language: 'en' });
  await SCREENS[name]?.(page);
  // What is beside a question is drawn after it.
  for (const part of ['.bar-own', '.map-side > svg', '.panel']) await page.waitForSelector(part, { state: 'attached' });
  expect(await faultsAtAllSizes(page)).toEqual([]);
  if (!LOOKED_AT.has(name)) return;
  await page.setViewportSize(USUAL);
  await checkLooks(page, name);
});

async function faultsAtAllSizes(page: Page): Promise<readonly string[]> {
  const all: string[] = [];
  for (const [width, height] of TRIED) {
    await page.setViewportSize({ width, height });
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    const faults = await page.evaluate<string[]>(FAULTS);
    all.push(...faults.map((fault) => `${width}x${height}: ${fault}`));
  }
  return all;
}

/** When a press that changed nothing is made again. */
const AGAIN_MS = 5000;

/** Answers what is asked. A clock changes the bar every second, so that only the desk says when something is answered. */
async function answer(page: Page): Promise<void> {
  const asked = await firstShown(page, { place: '.place-desk', trade: '.trade-desk' });
  await page.keyboard.press('Escape');
  const most = page.locator('.trade-desk .max:enabled').first();
  if (asked === 'trade' && (await most.isVisible())) await most.click();
  const button = page.locator(asked === 'place' ? '.space.offered' : '.trade-desk .primary').first();
  // A press does not count on what has just come under the pointer, and who plays presses again.
  for (let isAsked = true; isAsked;) {
    await button.click();
    isAsked = await page
      .locator(`.${asked}-desk`)
      .waitFor({ state: 'detached', timeout: AGAIN_MS })
      .then(
        () => false,
        () => true,
      );
  }
}

/** Everybody holds and is paid as much as takes the most room, whatever the galaxy gave them. */
const LONGEST_HOLDINGS = `(() => {
  for (const cell of document.querySelectorAll('.exchange .shares > [aria-hidden]')) {
    cell.innerHTML = '<span class="most">◆</span>88.8M';
  }
  for (const cell of document.querySelectorAll('.exchange tfoot tr:last-child td')) cell.textContent &&= '$88.8M';
})()`;

/** Makes everybody rich within a few turns. */
const RICH: readonly (readonly [RegExp, string])[] = [
  [/^Cash of each player at the start/, '1000000'],
  [/^Percent of the stock’s value paid/, '50'],
  [/^What each star next to the space adds/, '2000'],
];

test('sums of nine figures stand beside a clock', async () => {
  const page = await app.visit({ settings: { name: 'Maximiliane Wolkenstein-Wunderbar' } });
  await page.goto(`${server.base}/#/lobby`);
  await page.getByLabel('Time for a move').selectOption('5 minutes');
  await page.getByText(/^Edition: Star Lanes today/).click();
  await page.getByText('Rules in detail').click();
  for (const [label, value] of RICH) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Create match' }).click();
  await page.getByRole('button', { name: /^Start now/ }).click();
  await page.waitForSelector('.match');
  while ((await page.locator('.bar-own b').innerText()).length < '$100,000,000'.length) await answer(page);
  await page.locator('.bar .clock').waitFor();
  await page.evaluate(LONGEST_HOLDINGS);
  expect(await faultsAtAllSizes(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  await openPart(page, 'Exchange');
  // What a rival is worth by then may have eleven figures: on the smallest phone the last column of five may be scrolled to.
  const faults = await page.evaluate<string[]>(FAULTS);
  expect(faults.filter((fault) => fault !== 'columns out of sight')).toEqual([]);
});

test('every tab of a small window opens its part, and a question brings its own to the front', async () => {
  const page = await app.visit({ width: 360, height: 640 });
  await page.getByRole('button', { name: /^Play against/ }).click();
  await page.waitForSelector('.place-desk');
  for (const name of ['Exchange', 'Charts', 'Wire', 'Move']) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel', { name }).waitFor();
    expect(await page.evaluate<string[]>(FAULTS)).toEqual([]);
  }
  // By keyboard as well: the arrows walk from tab to tab.
  await page.getByRole('tab', { name: 'Move' }).press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Exchange' }).waitFor();
  await page.locator('.space.offered').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('tabpanel', { name: 'Move' }).waitFor();
});

test.each([
  { game: 'star-lanes', steps: saidSteps(starLanesLesson.steps) },
  { game: 'star-trader', steps: saidSteps(starTraderLesson.steps) },
])('no bubble of the lesson of $game covers what it speaks of, or what can be pressed', async ({ game, steps }) => {
  const page = await app.visit({ path: `/#/lesson/${game}` });
  const all: string[] = [];
  for (const [at, step] of steps.entries()) {
    if (step.how === 'deposit') continue;
    await page.locator('.bubble', { hasText: `Step ${at + 1} of` }).waitFor();
    for (const [width, height] of LONG ? MORE_LESSON_SIZES : LESSON_SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(TWO_FRAMES);
      const faults = await page.evaluate<string[]>(COVERED);
      all.push(...faults.map((fault) => `step ${at + 1}, ${width}x${height}: ${fault}`));
    }
    await pressStep(page, step);
  }
  await page.getByRole('heading', { name: 'Well done' }).waitFor();
  expect(all).toEqual([]);
});

test.each(['star-lanes', 'star-trader'])('the rules of %s are on one screen', async (game) => {
  const page = await app.visit({ width: 1440, height: 900, path: `/#/rules/${game}/` });
  for (const language of ['en', 'de', 'fr']) {
    await setAndReload(page, { language });
    await page.waitForSelector('.rules > li');
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const high = await page.evaluate<number>('document.documentElement.scrollHeight');
      expect({ language, width, high }).toEqual({ language, width, high: height });
    }
  }
});

/**
 * What is wrong with the screen as it is. Parts that must be in sight are; what a panel is too short for is within reach
 * by scrolling it; no two parts lie on each other; a press on a control meets it.
 */
const FAULTS = `(() => {
  const faults = [];
  const seen = (part) => [...document.querySelectorAll(part)].filter((one) => one.checkVisibility() && !one.closest('[hidden]'));
  const box = (one) => one.getBoundingClientRect();
  const named = (one) => one.tagName.toLowerCase() + '.' + [...one.classList].join('.') + ' ' + one.textContent.trim().slice(0, 20);
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const within = (a, b) => a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const wordsOf = (one) => { const range = document.createRange(); range.selectNodeContents(one); return range; };
  // The box of what can be read of it, without what only screen readers are told.
  const readBox = (one) => {
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const all = [];
    while (words.nextNode()) if (!words.currentNode.parentElement.closest('.unseen')) all.push(box(wordsOf(words.currentNode)));
    const read = all.filter(({ width }) => width > 0);
    const edge = (most, side) => Math[most](...read.map((part) => part[side]));
    return { left: edge('min', 'left'), top: edge('min', 'top'), right: edge('max', 'right'), bottom: edge('max', 'bottom') };
  };
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push('the page is ' + root.scrollWidth + ' wide');
  if (root.scrollHeight > innerHeight) faults.push('the page is ' + root.scrollHeight + ' high');

  const needed = ['.bar-title', '.bar-own', '.bar-move', '.map-side > svg', '[role=tab]', '.panel'];
  for (const part of needed) if (seen(part).length === 0) faults.push('there is no ' + part);
  const main = seen('.move-panel .primary, .move-panel .fly button');
  if (seen('.move-panel').length > 0 && main.length === 0) faults.push('there is no main button');
  const inSight = [...seen('.bar > *, .bar-title, .bar-own > *, .map-side > svg, [role=tab], .panel, .space.offered .ground'), ...main];
  for (const one of inSight) if (!within(box(one), page)) faults.push('out of sight: ' + named(one));

  // What belongs to a panel is not cut off at its sides, and reaches its end by scrolling.
  for (const panel of seen('.panel'))
    for (const one of panel.querySelectorAll('button, input, select, th, td, h2, .card, .ship *, .wide-table, .exchange-scroll'))
      if (one.checkVisibility() && !one.closest('.tab-list, .unseen') && !one.parentElement.closest('.wide-table, .exchange-scroll')) {
        const { left, right } = box(one);
        const edge = box(panel);
        if (left < edge.left - 1 || right > edge.right + 1) faults.push('wider than its panel: ' + named(one));
      }

  // Every offer is in sight without scrolling, but below advice on a phone; on a desktop every order, and every column as well.
  const isAdvised = seen('.advice').length > 0;
  const isDesktop = innerWidth >= 1024 && innerHeight >= 768;
  const isSmall = innerWidth < 700 || innerHeight < 600;
  const answers = isAdvised && isSmall ? '.none' : isDesktop && !isAdvised ? '.offer-line, .deal' : '.offer-line';
  for (const foot of seen('.place-desk .desk-foot, .trade-desk .desk-foot'))
    for (const one of seen(answers)) if (box(one).bottom > box(foot).top + 1) faults.push('below the foot: ' + named(one));
  for (const one of seen('.exchange:not(.many) .exchange-scroll')) if (one.scrollWidth > one.clientWidth + 1) faults.push('columns out of sight');
  for (const row of seen('.exchange tr')) {
    // A column that steps below another one stays for who listens.
    const cells = [...row.children].filter((one) => getComputedStyle(one).clipPath === 'none');
    cells.slice(1).forEach((one, i) => {
      if (readBox(cells[i]).right > readBox(one).left - 1) faults.push('words run together: ' + named(cells[i]) + ' | ' + named(one));
    });
  }
  if (isDesktop && !isAdvised) {
    for (const one of seen('.lanes .exchange tr')) if (box(one).bottom > box(one.closest('.panel')).bottom + 1) faults.push('below its panel: ' + named(one));
  }
  for (const one of seen('.panel button')) if (one.scrollWidth > one.clientWidth + 1) faults.push('words out of their button: ' + named(one));
  // Players are told apart by the end of their names, and a sign stays with its amount.
  for (const one of seen('.holder-name'))
    if (one.textContent.length < 13 && one.scrollWidth > one.clientWidth + 1) faults.push('a cut name: ' + named(one));
  for (const one of seen('.bar-title')) if (one.scrollWidth > one.clientWidth + 1) faults.push('a cut title: ' + named(one) + one.scrollWidth + ' > ' + one.clientWidth);
  for (const one of seen('.bar-place')) if (one.scrollWidth > one.clientWidth + 1) faults.push('a cut place: ' + named(one));
  for (const one of seen('.gap-mark > [aria-hidden]')) if (one.getClientRects().length > 1) faults.push('a broken amount: ' + named(one));

  // A title may be shorter than its line.
  for (const title of seen('.place-desk h2, .trade-desk h2'))
    for (const one of seen('.adviser-buttons button')) if (!apart(box(wordsOf(title)), box(one))) faults.push(named(one) + ' lies on ' + named(title));

  const pairs = (parts) => parts.forEach((one, i) => parts.slice(i + 1).forEach((other) => {
    if (!apart(box(one), box(other))) faults.push(named(one) + ' lies on ' + named(other));
  }));
  pairs(seen('.bar, .match > .notice, .map-side, .match > .tab-list, .panel'));
  pairs(seen('.bar > :not(.bar-main), .bar-title, .bar-own'));
  pairs(seen('.desk-foot button'));
  const lies = (one) => {
    const { left, top, width, height } = box(one);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  };
  for (const one of [...main, ...seen('.bar a, .bar button, [role=tab]')])
    if (!one.disabled && !lies(one)) faults.push('something lies on ' + named(one));
  return faults;
})()`;
