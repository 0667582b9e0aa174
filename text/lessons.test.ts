/** The words of lessons: short, in every language, and none of them in another one's words. */
import { expect, test } from 'vitest';
import { must } from '../core/must.ts';
import { sayStep } from '../lessons/lesson.ts';
import { starLanesLesson } from '../lessons/star-lanes.ts';
import { starTraderLesson } from '../lessons/star-trader.ts';
import { languages } from './fixtures/languages.ts';

const LESSONS = [
  { game: 'star-lanes', steps: starLanesLesson.steps },
  { game: 'star-trader', steps: starTraderLesson.steps },
] as const;

/** An amount for every name a sentence asks for. */
const NAMES = 'dividend bonus behind ahead price growth star limit offer sure listens cash gain here home';
const AMOUNTS = Object.fromEntries(NAMES.split(' ').map((name) => [name, 1]));

test.each(LESSONS)('of $game say each step in at most two sentences', async ({ game, steps }) => {
  for (const name of [...new Set(steps.map(({ says }) => says)), 'end']) {
    const said = await Promise.all(
      languages.map(async ({ games }) => sayStep(await games[game].lesson(), name, AMOUNTS, (amount) => `$${amount}`)),
    );
    for (const words of said) {
      expect(words.match(/[.?!](?=\s|$)/g)?.length ?? 0).toBeLessThanOrEqual(2);
      expect(words.length).toBeLessThan(150);
      expect(words).not.toContain('undefined');
    }
    expect(new Set(said).size).toBe(languages.length);
  }
});

test.each(LESSONS)('of $game say how everything is done', async ({ game, steps }) => {
  const hows = [...new Set(steps.flatMap(({ how }) => (how === undefined ? [] : [how])))];
  for (const { games } of languages) {
    const { page, keyboard, terminal } = await games[game].lesson();
    for (const words of [page, keyboard, terminal]) {
      expect(Object.keys(words).toSorted()).toEqual(hows.toSorted());
      for (const how of hows) expect(must(words[how], how)).toMatch(/\.$/);
    }
  }
});

test('of Star Lanes name every space they ask for: who does not see the ring around it can find it', async () => {
  const asked = starLanesLesson.steps.filter(({ how }) => how === 'place');
  for (const { games } of languages) {
    const { says } = await games['star-lanes'].lesson();
    const unnamed = asked.filter((step) => !sayStep({ says }, step.says, AMOUNTS, String).includes(step.does ?? '-'));
    expect(unnamed).toEqual([]);
  }
});
