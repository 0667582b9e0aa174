/** How a match begins is up to the program that opens its table; all else is the same. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import type { RaceTypes } from '../core/fixtures/race.ts';
import { replay } from '../core/record.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Beginning } from './beginning.ts';
import { botSeed } from './bot-seed.ts';
import { checkFairChance } from './fair-chance.ts';
import { SECRET, headOf } from './fixtures/transcript.ts';
import { judge } from './judge.ts';
import { Table } from './table.ts';

/** A match of two, played until it is over or for this many steps. */
function played(beginning: Beginning, most = Infinity): Table<RaceTypes> {
  const table = new Table(race, headOf(race), beginning);
  for (const [by, name] of ['Ann', 'Ben'].entries()) table.take({ at: by, by, act: `sit ["${name}",""]`, time: 0 });
  for (let steps = 0; steps < most && table.toAct !== undefined; steps++) step(table);
  return table;
}

function step(table: Table<RaceTypes>): void {
  const judged = judge(table, { by: table.toAct ?? 0, act: { act: 'do', did: 'step 1' }, at: table.at, time: 0 });
  if (!judged.ok) throw new Error(judged.reason);
  table.take(judged.entry, judged);
}

function recordOf({ record }: Table<RaceTypes>): MatchRecord {
  if (record === undefined) throw new Error('the match is not over');
  return record;
}

test.each<[string, Beginning]>([
  ['fair chance', { from: 'fair-chance', secret: SECRET }],
  ['a seed', { from: 'seed', seed: 7 }],
  ['a moment', { from: 'moment', record: played({ from: 'seed', seed: 7 }).recordSoFar, actions: 3 }],
])('a match from %s has a record that leads to the same end', (_, beginning) => {
  const table = played(beginning);
  const again = replay(race, recordOf(table));
  expect(again.ok && again.value.state.at).toEqual(table.state?.at);
  expect(table.record?.result).toEqual(table.state?.at);
});

test('fair chance is proved by the record, and told when the match is over', () => {
  const table = played({ from: 'fair-chance', secret: SECRET });
  expect(checkFairChance(recordOf(table)).ok).toBe(true);
  expect(table.secret).toBe(SECRET);
  expect(played({ from: 'fair-chance', secret: SECRET }, 2).secret).toBeUndefined();
});

test('a seed gives the same match again, and there is nothing to prove', () => {
  const [one, other] = [7, 7].map((seed) => played({ from: 'seed', seed }));
  expect(one?.record).toEqual(other?.record);
  expect(one?.record).toMatchObject({ chance: 'mulberry32 7' });
  expect(one?.record?.fair).toBeUndefined();
  expect(one?.secret).toBeUndefined();
});

test('a moment goes on as the other match would have', () => {
  const other = recordOf(played({ from: 'seed', seed: 7 }));
  const table = played({ from: 'moment', record: other, actions: 3 }, 0);
  const before = replay(race, { ...other, actions: other.actions.slice(0, 3) });
  expect(table.state?.at).toEqual(before.ok && before.value.state.at);
  while (table.toAct !== undefined) step(table);
  expect(recordOf(table)).toEqual(other);
});

test('what was taken back comes again as it was, whatever the match began from', () => {
  const record = played({ from: 'seed', seed: 7 }).recordSoFar;
  const table = new Table(race, headOf(race, { sitting: 'person bot' }), { from: 'moment', record, actions: 2 });
  table.take({ at: 0, by: 0, act: 'sit ["Ann",""]', time: 0 });
  const first = table.state?.at;
  step(table);
  const second = table.state?.at;
  table.take({ at: table.at, by: 0, act: 'undo 0', time: 0 });
  expect(table.state?.at).toEqual(first);
  step(table);
  expect(table.state?.at).toEqual(second);
});

test('a record that is none of the game begins nothing', () => {
  const record = { ...played({ from: 'seed', seed: 7 }).recordSoFar, engine: 2 };
  expect(() => played({ from: 'moment', record, actions: 0 })).toThrow('log-moment');
});

test('every question has a seed of its own, the same on every machine', () => {
  const hash = createHash('sha256').update('match-1977 12').digest();
  expect(botSeed('match-1977', 12)).toBe(hash.readUInt32LE());
  expect(new Set(Array.from({ length: 50 }, (_, at) => botSeed('match-1977', at))).size).toBe(50);
});
