// Reviews: of the records that are kept, of single turns on drawn boards, of luck and of accuracy.
import { unwrap } from '../../../core/result.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { parseRecord, replay } from '../../../core/record.ts';
import type { MatchRecord } from '../../../core/record.ts';
import { anyAction } from '../../../games/star-lanes/any-action.ts';
import { EDITIONS } from '../../../games/star-lanes/editions.ts';
import { starLanes } from '../../../games/star-lanes/index.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import { loadMind } from '../judge/mind.ts';
import { evaluatorFor } from './evaluator.ts';
import { drawn } from '../../../insight/star-lanes/fixtures/drawn.ts';
import { luckOf, planningPosition, seedsFrom } from './futures.ts';
import { reviewTurn } from './review-turn.ts';
import type { TurnReview } from './review-turn.ts';
import { accuracyOf, review } from './review.ts';
import type { StarLanesReview } from './review.ts';

const mind = await loadMind();
const FAST = { playouts: 8, offers: 2 };
/** Reviewed to the end; of the other records the beginning will do, unless there is time. */
const WHOLE = new Set(['quick-four-players.txt', 'napoli1979-called.txt']);
const LONG = process.env['LONG'] === '1';
const folder = new URL('../../../records/', import.meta.url);

function recordOf(file: string): MatchRecord {
  const reading = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
}

function reviewed(record: MatchRecord, seed = 1, depth = FAST): StarLanesReview {
  const reading = review(record, { mind, depth }, new Mulberry32(seed));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
}

/** What must be true of every review. */
function check(record: MatchRecord, { start, turns, players, turningPoints: points, over }: StarLanesReview): void {
  for (const chances of [start, ...turns.map((turn) => turn.chances)]) {
    expect(chances).toHaveLength(record.names.length);
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  }
  expect(turns.flatMap(({ did }) => did)).toEqual(
    record.actions.slice(0, turns.flatMap(({ did }) => did).length).map(({ text: did }) => did),
  );
  expect(turns.map(({ move }) => move)).toEqual(turns.map((_, i) => i + 1));
  for (const { loss, best, luck, events, better } of turns) {
    expect(loss).toBeGreaterThanOrEqual(0);
    expect(best).toBeLessThanOrEqual(1);
    expect(Math.abs(luck)).toBeLessThanOrEqual(1);
    expect(events.some((event) => 'by' in event)).toBe(true);
    expect(better === undefined).toBe(loss === 0);
  }
  expect(players.map(({ name }) => name)).toEqual(record.names);
  expect(players.reduce((sum, player) => sum + player.turns, 0)).toBe(turns.length);
  for (const { accuracy } of players.filter((player) => player.turns > 0)) {
    expect(accuracy).toBeGreaterThanOrEqual(0);
    expect(accuracy).toBeLessThanOrEqual(100);
  }
  for (const { number, seat, to } of points) expect(turns[number - 1]?.chances[seat]).toBe(to);
  if (over) expect(turns.at(-1)?.chances).toEqual(sharesOf(record));
}

/** Who won the record: 1, or a part of it for a shared victory. */
function sharesOf(record: MatchRecord): number[] {
  const again = replay(starLanes, record);
  const worths = again.ok ? (starLanes.result(again.value.state) ?? []) : [];
  const winners = worths.filter((worth) => worth === Math.max(...worths)).length;
  return worths.map((worth) => (worth === Math.max(...worths) ? 1 / winners : 0));
}

describe('the records that are kept', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt') && !file.startsWith('star-trader'));

  test.each(files)('%s has a review', (file) => {
    const record = recordOf(file);
    const whole = LONG || WHOLE.has(file);
    const part = whole ? record : { ...record, actions: record.actions.slice(0, 10) };
    const one = reviewed(part);
    check(part, one);
    expect(one.over).toBe(whole);
  });

  test('the same seed has the same review', () => {
    const whole = recordOf('quick-four-players.txt');
    const record = { ...whole, actions: whole.actions.slice(0, 8) };
    expect(JSON.stringify(reviewed(record, 3))).toBe(JSON.stringify(reviewed(record, 3)));
    expect(JSON.stringify(reviewed(record, 4))).not.toBe(JSON.stringify(reviewed(record, 3)));
  });

  test('progress is told turn by turn', () => {
    const whole = recordOf('quick-four-players.txt');
    const record = { ...whole, actions: whole.actions.slice(0, 12) };
    const told: string[] = [];
    review(record, { mind, depth: FAST, onProgress: (done, all) => told.push(`${done}/${all}`) }, new Mulberry32(1));
    expect(told).toEqual(Array.from({ length: 7 }, (_, i) => `${i + 1}/7`));
  });

  test('without the weights matches are played out instead', () => {
    const whole = recordOf('quick-four-players.txt');
    const record = { ...whole, actions: whole.actions.slice(0, 24) };
    const reading = review(record, { depth: FAST }, new Mulberry32(1));
    if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
    expect(reading.value.evaluator).toBe('searcher');
    check(record, reading.value);
  });

  test('a turn that is not finished is left out', () => {
    const record = recordOf('today-four-players.txt');
    const part = { ...record, actions: record.actions.slice(0, 9) };
    const one = reviewed(part);
    check(part, one);
    expect(one.over).toBe(false);
    expect(one.turns.flatMap(({ did }) => did)).toHaveLength(8);
  });

  test('a record without any action has nobody to judge', () => {
    const one = reviewed({ ...recordOf('today-four-players.txt'), actions: [] });
    expect(one.turns).toEqual([]);
    expect(one.players.map(({ accuracy }) => accuracy)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('a record that cannot be played says why', () => {
    const record = recordOf('quick-four-players.txt');
    const odd = { ...record, actions: [{ by: 0, text: '99Z' }] };
    expect(review(odd, { depth: FAST }, new Mulberry32(1))).toMatchObject({ ok: false });
  });
});

describe.each(Object.entries(EDITIONS))('%s', (edition, { options }) => {
  const { minPlayers = 1 } = options;

  test(`has reviews of matches for ${minPlayers}`, () => {
    const record = anyRecord(edition, minPlayers, LONG ? 24 : 8);
    const one = reviewed(record);
    check(record, one);
    expect(one.evaluator).toBe(minPlayers === 1 ? 'searcher' : 'champion');
  });
});

/** The first actions of any match. */
function anyRecord(edition: string, players: number, most: number): MatchRecord {
  const chance = new Mulberry32(9);
  const config = unwrap(starLanes.parseConfig(edition));
  let { state } = starLanes.start(config, players, new Mulberry32(4));
  const actions: { by: number; text: string }[] = [];
  for (let by = starLanes.toAct(state); by !== undefined && actions.length < most; by = starLanes.toAct(state)) {
    const action = anyAction(starLanes.view(state, by), chance);
    const step = starLanes.apply(state, by, action);
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    actions.push({ by, text: starLanes.formatAction(action) });
    state = step.state;
  }
  const names = Array.from({ length: players }, (_, seat) => `P${seat + 1}`);
  return { game: 'star-lanes', engine: starLanes.engine, edition, chance: 'mulberry32 4', names, actions };
}

/** Only the merger on 3C wins. */
const LAST_TURN = drawn(`
  faber1977+books=open
  .......
  ..A....
  .......
  ..B....
  .......
  A 3 $800 0 0
  B 2 $600 10 0
  cash 1000 9000
  offered 1G 5G 3C 5A 1A
  moves 47`);

describe('a turn', () => {
  /** Reviews the turn in which Ann places on a space and trades nothing. */
  function turn(space: string): TurnReview {
    const did = [space, 'A 0', ...(space === '3C' ? [] : ['B 0'])];
    let after: Position = LAST_TURN;
    for (const text of did) {
      const action = starLanes.parseAction(text);
      const step = action === undefined ? undefined : starLanes.apply(after, 0, action);
      if (step?.ok !== true) throw new Error(`${text} cannot be played`);
      after = step.state;
    }
    const eye = evaluatorFor(mind, planningPosition(LAST_TURN));
    return reviewTurn(eye, { by: 0, before: LAST_TURN, did, events: [], after }, FAST, new Mulberry32(1));
  }

  test('that throws the match away loses all of it', () => {
    expect(turn('1G')).toMatchObject({
      chances: [0, 1],
      best: 1,
      loss: 1,
      better: { did: '3C', trade: { orders: [{ company: 'A', shares: 5, price: 1400 }], cash: 7350 } },
    });
  });

  test('that wins loses nothing', () => {
    expect(turn('3C')).toMatchObject({ chances: [1, 0], best: 1, loss: 0, better: undefined });
  });
});

describe('luck', () => {
  const eye = evaluatorFor(mind, planningPosition(LAST_TURN));
  const luck = (position: Position): number =>
    luckOf(eye, planningPosition(position), seedsFrom(new Mulberry32(1), 60));

  test('is to be offered the space that wins', () => {
    expect(luck(LAST_TURN)).toBeGreaterThan(0.5);
  });

  test('is not, when others would have been', () => {
    const unlucky = LAST_TURN.copy();
    unlucky.offered[2] = unlucky.offered[0]! - 1;
    expect(luck(unlucky)).toBeLessThan(0);
    expect(luck(unlucky)).toBeGreaterThan(luck(LAST_TURN) - 1.001);
  });

  test('is none where every offer is as good', () => {
    const decided = LAST_TURN.copy();
    decided.cash[0] = 1e6;
    expect(luck(decided)).toBeCloseTo(0, 3);
  });
});

describe('accuracy', () => {
  test.each([
    [[], undefined],
    [[{ best: 0.5, loss: 0 }], 100],
    [[{ best: 1, loss: 0 }], 100],
    [[{ best: 0.5, loss: 0.01 }], 90.5],
    [
      [
        { best: 0.5, loss: 0.02 },
        { best: 0.5, loss: 0 },
      ],
      90.5,
    ],
    // A turn in a match that is decided hardly counts.
    [
      [
        { best: 0.5, loss: 0.01 },
        { best: 1, loss: 0 },
      ],
      90.5,
    ],
    [
      [
        { best: 1, loss: 1 },
        { best: 0.5, loss: 0 },
      ],
      0,
    ],
  ])('of %j is %d', (choices, accuracy) => {
    const found = accuracyOf(choices);
    expect(found === undefined ? found : Math.round(10 * found) / 10).toBe(accuracy);
  });
});
