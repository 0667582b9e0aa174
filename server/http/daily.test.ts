/** The galaxies of the days to come, as every server and every page finds them. */
import { expect, test } from 'vitest';
import { dayOf } from '../../bots/daily/day.ts';
import { must } from '../../core/must.ts';
import { unwrap } from '../../core/result.ts';
import { sha256 } from '../../core/sha256.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import { fairChance } from '../../table/fair-chance.ts';

test('days before galaxies were chosen keep theirs', () => {
  for (const date of ['2026-11-15', '2026-11-16'])
    expect(dayOf(starLanesKit, date, fairChance).secret).toBe(sha256(`star lanes daily\n${date}`));
});

test('no day of a year is dull', () => {
  const days = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2026, 10, 17 + i)).toISOString().slice(0, 10));
  const config = unwrap(starLanes.parseConfig('today'));
  const galaxies = days.map((date) => {
    const { match, secret, opponents } = dayOf(starLanesKit, date, fairChance);
    const { state } = starLanes.start(config, 1 + opponents.length, fairChance({ match, secret, words: ['', '', ''] }));
    const { map, ask } = starLanes.view(state, must(starLanes.toAct(state), 'somebody to act'));
    const offered = ask?.ask === 'place' ? ask.spaces : [];
    const stars = map.join('').split('*').length - 1;
    return { date, secret, stars, founds: offered.some(({ space }) => whatIf(state, space) === 'founded') };
  });
  expect(galaxies.filter(({ stars, founds }) => stars < 5 || !founds)).toEqual([]);
  expect(new Set(galaxies.map(({ secret }) => secret)).size).toBe(days.length);
});

/** What placing on a space makes of it. */
function whatIf(state: StarLanesTypes['State'], space: string): string | undefined {
  const by = must(starLanes.toAct(state), 'somebody to act');
  const step = starLanes.apply(state, by, must(starLanes.parseAction(space), 'a space'));
  return step.ok ? step.events[0]?.type : undefined;
}
