/** The daily galaxy: made from the date alone, and only an honest record of it counts. */
import { unwrap } from '../../core/result.ts';
import { describe, expect, test } from 'vitest';
import { Keyed, Mulberry32, parseChance } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import type { PlayedAction, MatchRecord } from '../../core/record.ts';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import { starLanesBots } from '../star-lanes/index.ts';
import { checkDailyRecord } from './check-record.ts';
import type { DailyProblem } from './check-record.ts';
import { dayResultOf, dayResultsIn, shareText, streakTo, withResult, withSent } from './day-result.ts';
import { PERSON, dateOfMatch, dayOf, streakOf } from './day.ts';

/** Chance from the secret alone: a server mixes the match into it. */
const deal = ({ secret }: { readonly secret: string }): Chance => unwrap(parseChance(`keyed ${secret}`));

const day = dayOf(starLanesKit, '2026-11-15', deal);
const RULES = { game: starLanes, bots: starLanesBots };
const chance = new Keyed(new Uint32Array(8)).format();

/** A whole match in which the person plays anything. */
function honest(): MatchRecord {
  const config = unwrap(starLanes.parseConfig(day.edition));
  let { state } = starLanes.start(config, 3, new Keyed(new Uint32Array(8)));
  const actions: PlayedAction[] = [];
  for (let by = starLanes.toAct(state); by !== undefined; by = starLanes.toAct(state)) {
    const view = starLanes.view(state, by);
    const random = new Mulberry32(actions.length);
    const bot = starLanesBots.find(({ name }) => name === day.opponents[(by ?? 0) - 1]);
    const action =
      bot === undefined ? anyAction(view, random) : bot.answer({ view, heard: [] }, { playouts: 0 }, random).action;
    const step = starLanes.apply(state, by, action);
    if (!step.ok) throw new Error('refused');
    actions.push({ by, text: starLanes.formatAction(action) });
    ({ state } = step);
  }
  return {
    game: 'star-lanes',
    engine: starLanes.engine,
    edition: day.edition,
    chance,
    names: ['A', 'B', 'C'],
    actions,
  };
}

/** Why a record does not count. */
function problemOf(record: MatchRecord, of = day): DailyProblem<StarLanesTypes> | undefined {
  const checked = checkDailyRecord(RULES, record, of, chance);
  return checked.ok ? undefined : checked.problem;
}

test('a day is made from its date alone', () => {
  expect(dayOf(starLanesKit, '2026-11-15', deal)).toEqual(day);
  expect(dayOf(starLanesKit, '2026-11-16', deal).secret).not.toBe(day.secret);
  expect(dateOfMatch(day.match)).toBe('2026-11-15');
  expect(dateOfMatch('0123456789abcdef')).toBeUndefined();
});

test('a streak ends today or yesterday', () => {
  expect(streakOf([7, 8, 10, 11, 12], 12)).toBe(3);
  expect(streakOf([10, 11, 12], 13)).toBe(3);
  expect(streakOf([10, 11, 12], 14)).toBe(0);
  expect(streakOf([], 14)).toBe(0);
});

describe('a record', () => {
  const record = honest();

  test('counts when it is whole and honest', () => {
    const checked = checkDailyRecord(RULES, record, day, chance);
    expect(checked.ok && checked.value.net).toBeGreaterThan(0);
    expect(checked.ok && checked.value.place).toBe(3);
  });

  test.each<[string, Partial<MatchRecord>, object]>([
    ['another chance', { chance: 'mulberry32 1' }, { why: 'other-day', date: day.date }],
    ['other rules', { edition: 'quick' }, { why: 'other-day', date: day.date }],
    ['fewer opponents', { names: ['A', 'B'] }, { why: 'other-day', date: day.date }],
    ['no end', { actions: record.actions.slice(0, -1) }, { why: 'unfinished' }],
    [
      'an agreed end',
      { actions: [...record.actions.slice(0, 9), { by: 'all', text: 'end' }] },
      { why: 'agreed-in-daily', action: 10 },
    ],
    ['a move that is not allowed', { actions: [{ by: PERSON, text: '99Z' }] }, { action: 1 }],
  ])('with %s does not', (_, part, problem) => {
    expect(problemOf({ ...record, ...part })).toMatchObject(problem);
  });

  test('in which a computer player did something else does not', () => {
    // Seats turned round: everybody's actions are allowed, but not those players' own.
    const turned = { ...day, opponents: day.opponents.toReversed() };
    expect(problemOf(record, turned)).toMatchObject({ why: 'bot-plays-otherwise' });
  });
});

describe('what was reached', () => {
  const reached = dayResultOf(starLanesKit, day.date, honest());
  const other = { date: '2026-11-16', net: 5, place: 3, course: Array.from({ length: 10 }, () => 2) };

  test('is the worth and the place in the end, and the place after each tenth', () => {
    const checked = checkDailyRecord(RULES, honest(), day, chance);
    expect(reached).toMatchObject({ date: day.date, ...unwrap(checked) });
    expect(reached?.course).toHaveLength(10);
    expect(reached?.course.at(-1)).toBe(reached?.place);
    expect(dayResultOf(starLanesKit, day.date, { ...honest(), actions: [] })).toBeUndefined();
  });

  test('is kept once a day, the latest first, with the note that it was sent', () => {
    const kept = withResult(withResult(withResult([], other), { ...other, date: '2026-11-18' }), { ...other, net: 9 });
    expect(kept.map(({ date, net }) => [date, net])).toEqual([
      ['2026-11-18', 5],
      ['2026-11-16', 5],
    ]);
    expect(withSent(kept, '2026-11-16').map(({ sent }) => sent)).toEqual([undefined, true]);
    expect(dayResultsIn(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(streakTo('2026-11-17', kept)).toBe(1);
  });

  test.each([undefined, {}, [1], [{ ...other, place: 4 }], [{ ...other, course: [0] }], [{ ...other, date: 'today' }]])(
    'is not what %j holds',
    (kept) => expect(dayResultsIn(kept)).toEqual([]),
  );

  test('is shared without a word about the galaxy', () => {
    expect(shareText('Star Lanes', other, '$5', 'https://x/#/daily')).toBe(
      'Star Lanes 2026-11-16 🥉 $5\n🟨🟨🟨🟨🟨🟨🟨🟨🟨🟨\nhttps://x/#/daily',
    );
    expect(shareText('Star Lanes', other, '$5').split('\n')).toHaveLength(2);
  });
});
