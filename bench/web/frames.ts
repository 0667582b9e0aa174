/** Frames a second while a merger is animated, and while a computer player thinks. */
import type { Browser, Page } from 'playwright-core';
import { byMouse, playSome } from '../../end-to-end/web/play.ts';
import { newVisitor } from './phone.ts';

export interface Frames {
  readonly perSecond: number;
  /** The longest time between two frames, in milliseconds. */
  readonly longest: number;
}

/** Notes when each frame begins. It runs in the page. */
const NOTE = `window.frames_ = [];
const note = (time) => { window.frames_.push(time); requestAnimationFrame(note); };
requestAnimationFrame(note)`;

/** The animations of a merger take no longer than this, in milliseconds. */
const ANIMATED = 1200;
const MOST_ANSWERS = 200;
const THOUGHTS = 12;

/** The first merger of a match; undefined when there was none. */
export async function measureFrames(browser: Browser, base: string): Promise<Frames | undefined> {
  const page = await newVisitor(browser, { pace: 'instant', hints: false });
  await page.addInitScript(NOTE);
  await page.goto(`${base}/#/new/today+stars=20`);
  await page.getByRole('button', { name: 'Begin' }).click();
  try {
    return await firstMerger(page);
  } finally {
    await page.context().close();
  }
}

async function firstMerger(page: Page): Promise<Frames | undefined> {
  for (let answer = 0; answer < MOST_ANSWERS; answer++) {
    await page.evaluate('window.frames_.length = 0');
    await playSome(page, byMouse, 1);
    if (await page.locator('.result').isVisible()) return undefined;
    if (!/merge/i.test((await page.locator('.stories').textContent()) ?? '')) continue;
    await page.waitForTimeout(ANIMATED);
    return framesOf(await page.evaluate<number[]>('window.frames_'));
  }
  return undefined;
}

/** A match of two against the strongest, for this many answers: the frames while the other is to move. */
export async function measureThinking(browser: Browser, base: string): Promise<Frames> {
  const page = await newVisitor(browser, { pace: 'instant', hints: false });
  await page.addInitScript(NOTE);
  await page.goto(`${base}/#/new/today`);
  await page.getByRole('button', { name: 'Remove player 3' }).click();
  await page.getByLabel('Seat 2').selectOption('champion');
  await page.getByRole('button', { name: 'Begin' }).click();
  const times: number[][] = [];
  for (let answer = 0; answer < THOUGHTS; answer++) {
    await playSome(page, byMouse, 1);
    const began = await page.evaluate<number>('window.frames_.length');
    await page.waitForSelector('.place-desk, .trade-desk, .result');
    times.push(await page.evaluate<number[]>(`window.frames_.slice(${began})`));
  }
  await page.context().close();
  return framesOf(...times);
}

function framesOf(...pieces: readonly (readonly number[])[]): Frames {
  const gaps = pieces.flatMap((times) => times.slice(1).map((time, i) => time - (times[i] ?? time)));
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  return { perSecond: gaps.length / seconds, longest: Math.max(...gaps) };
}
