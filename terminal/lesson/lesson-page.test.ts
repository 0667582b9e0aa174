/** Whole lessons by the keys their words name, on a screen of 80x24, without a terminal. */
import { describe, expect, test } from 'vitest';
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { openLesson } from '../../lessons/lesson-match.ts';
import type { LessonMatch } from '../../lessons/lesson-match.ts';
import { saidSteps } from '../../lessons/lesson.ts';
import type { LessonStep } from '../../lessons/lesson.ts';
import { GAMES } from '../games.ts';
import { textKey } from '../screen/key.ts';
import type { Key } from '../screen/key.ts';
import { LessonPage } from './lesson-page.ts';

const SIZE = { width: 80, height: 24 };
const ENTER: Key = { key: 'enter' };

const texts = (text: string): Key[] => [...text].map(textKey);

/** The keys that the words of a step name: how a number is found on the screen is up to the game. */
type KeysOf = (step: LessonStep<Types>, lines: readonly string[]) => readonly Key[];

/** The number in the list beside a name. */
function numberOf(lines: readonly string[], name: string): string {
  const line = must(
    lines.find((one) => new RegExp(`\\d +${name} `).test(one)),
    name,
  );
  return must(new RegExp(`(\\d) +${name} `).exec(line)?.[1], name);
}

const KEYS: Readonly<Record<string, KeysOf>> = {
  place: ({ does = '' }, lines) => [...texts(numberOf(lines, does)), ENTER],
  choose: ({ does = '' }, lines) => [...texts(numberOf(lines, does)), ENTER],
  most: () => [...texts('='), ENTER],
  one: ({ does = '' }) => [...(does.startsWith('A') ? [] : [{ key: 'down' } as const]), ...texts('+'), ENTER],
  nothing: () => [ENTER],
  fly: ({ does = '' }, lines) => texts(numberOf(lines, does.replace('to ', ''))),
  units: ({ does = '' }) => [...texts(does.split(' ')[1] ?? ''), ENTER],
  bid: ({ does = '' }) => [...texts(does.split(' ')[1] ?? ''), ENTER],
  factorSell: () => texts('f'),
  factorBuy: () => texts('f'),
  factorStop: () => texts('F'),
  bank: () => [ENTER],
  deposit: () => [...texts('='), ENTER],
};

/** Lets the rival, and what keys set off, come to an end. */
async function settle(match: LessonMatch<Types>): Promise<void> {
  for (let i = 0; i < 20 || (i < 300 && match.step === undefined && !match.isDone); i++) await Promise.resolve();
}

const wait = (milliseconds: number, then: () => void) => {
  if (milliseconds === 0) queueMicrotask(then);
  return () => {};
};

async function open(game: string) {
  const screens = await must(
    GAMES.find(({ kit }) => kit.game.id === game),
    game,
  ).screens();
  const taught = await must(screens.lesson, game)();
  const match = openLesson(screens.kit, taught.lesson, { name: 'Ann', pace: () => 0, now: () => 0, wait });
  const page = new LessonPage(match, screens, taught, true);
  const stop = page.listen({ redraw: () => {}, end: () => {} });
  return { match, page, stop, steps: taught.lesson.steps, shown: () => page.draw(SIZE).lines };
}

describe.each(['star-lanes', 'star-trader'])('%s', (game) => {
  test('is learned by the keys its words name', async () => {
    const { match, page, stop, steps, shown } = await open(game);
    const told = saidSteps(steps);
    for (const [at, step] of told.entries()) {
      await settle(match);
      const lines = shown();
      expect(lines.join('\n')).toContain(`Step ${at + 1} of ${told.length}`);
      expect(lines).toHaveLength(SIZE.height);
      const keys = step.how === undefined ? [ENTER] : must(KEYS[step.how], step.how)(step, lines);
      for (const key of keys) page.handleKey(key);
    }
    await settle(match);
    expect(match.isDone).toBe(true);
    expect(shown().join('\n')).toMatch(/r: play again +q: leave/);
    expect(page.handleKey(textKey('r'))).toBe('again');
    expect(page.handleKey(textKey('q'))).toBe('leave');
    stop();
  });

  test('says no to another key, and leaves at any time', async () => {
    const { match, page, stop, shown } = await open(game);
    page.handleKey(textKey(game === 'star-lanes' ? '1' : '2'));
    if (game === 'star-lanes') page.handleKey(ENTER);
    await settle(match);
    expect(match.progress.done).toBe(0);
    expect(shown().join('\n')).toContain('Not yet: do what the lesson asks for first.');
    expect(page.handleKey(textKey('q'))).toBe('leave');
    stop();
  });
});

test('what lies over the match is not covered', async () => {
  const { page, stop, shown } = await open('star-lanes');
  page.handleKey(textKey('?'));
  expect(shown().join('\n')).not.toContain('Step 1');
  page.handleKey({ key: 'escape' });
  expect(shown().join('\n')).toContain('Step 1');
  stop();
});
