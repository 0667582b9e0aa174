// The hash chain over what was played: a record alone is enough to work it out, and whatever is changed in it is found out.
import { describe, expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import type { RaceTypes } from '../core/fixtures/race.ts';
import { must } from '../core/must.ts';
import { formatRecord, parseRecord } from '../core/record.ts';
import type { MatchRecord } from '../core/record.ts';
import { sha256 } from '../core/sha256.ts';
import { logOf } from './beginning.ts';
import { ActionChain, chainOf } from './chain.ts';
import { Sitting, playTranscript } from './fixtures/transcript.ts';
import { keptFromRecord } from './from-record.ts';
import { Table } from './table.ts';
import { verify } from './verify.ts';

/** A match in which something was taken back, and the chain as it was told after every line. */
function playedOut(): { sitting: Sitting<RaceTypes>; told: string[] } {
  const sitting = new Sitting(race, { sitting: 'person greedy' });
  playTranscript(sitting, '1 sit Ann: seven black swans');
  const chain = new ActionChain(sitting.table.recordSoFar);
  const told = [chain.end];
  const lines = ['1 do step 3', '2 bot step 1', '1 do step 1', '1 undo 2'];
  const moves = ['1 do step 2', '2 bot step 1'];
  for (let i = 0; sitting.table.phase === 'playing'; i++) {
    sitting.play(lines[i] ?? moves[i % 2] ?? '');
    for (const line of sitting.table.played.slice(chain.length)) chain.add(line);
    told.push(chain.end);
  }
  return { sitting, told };
}

const { sitting, told } = playedOut();
const record = must(sitting.table.chainedRecord, 'the record of a match that is over');
const text = formatRecord(record);

function read(changed: string): MatchRecord {
  const reading = parseRecord(changed);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
}

describe('a chain', () => {
  test('is worked out from the record alone, at every place', () => {
    const again = read(text);
    expect(told.map((_, length) => chainOf(again, length))).toEqual(told);
    expect(chainOf(again)).toBe(told.at(-1));
    expect(again.chain).toBe(told.at(-1));
    expect(chainOf(again, told.length)).toBeUndefined();
  });

  test('never loses a link, also where something was taken back', () => {
    expect(text).toContain('1 step 1\n1 undo 2\n1 step 2\n');
    expect(record.actions.length).toBe(must(record.played, 'what was taken back').length - 2);
    expect(read(text)).toEqual(record);
    expect(verify(race, read(text))).toMatchObject({ ok: true, value: { isChained: true } });
  });

  test('is made of hashes anybody can compute', () => {
    const { game, engine, edition, chance, names } = record;
    const first = sha256(['star lanes chain', game, engine, edition, chance, ...names].join('\n'));
    expect(told[0]).toBe(`0 ${first}`);
    expect(told[1]).toBe(`1 ${sha256(`${chance}\n${first}\n1 step 3\n`)}`);
  });

  test('does not tell a private action to who tries them all between two links', () => {
    const links = told.map((end) => must(end.split(' ')[1], 'a link'));
    const guesses = [1, 2].flatMap((player) => [0, 1, 2, 3].map((steps) => `${player} step ${steps}\n`));
    for (const link of links) for (const guess of guesses) expect(links).not.toContain(sha256(`${link}\n${guess}`));
  });

  test('is the same in a match that was made again from its record', () => {
    const kept = keptFromRecord(read(text), 7, 'minder');
    expect(kept.ok && formatRecord(must(Table.open(race, logOf(kept.value)).chainedRecord, 'a record'))).toBe(text);
  });
});

describe('is found out:', () => {
  const check = (from: string | RegExp, to: string): void => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    expect(verify(race, read(changed))).toEqual({ ok: false, problem: { why: 'other-chain' } });
  };

  test('an action done differently, left out, or added', () => {
    check('1 step 3\n', '1 step 2\n');
    check('2 step 1\n', '');
    check(/$/, '1 step 1\n');
  });

  test('that something was taken back, or what', () => {
    check('1 step 1\n1 undo 2\n', '');
    check('1 step 1\n1 undo 2\n', '1 step 2\n1 undo 2\n');
  });

  test('another name', () => {
    check('player Ann', 'player Eve');
  });
});

test('a record without a chain, of an earlier version, proves the rest', () => {
  const { chain: _, ...plain } = read(text);
  expect(verify(race, plain)).toMatchObject({ ok: true, value: { isChained: false } });
});

test('a line that takes back more than there is is none', () => {
  const reading = parseRecord(text.replace('1 undo 2', '1 undo 9'));
  expect(reading).toMatchObject({ ok: false, problem: { why: 'not-an-action-line', text: '1 undo 9' } });
});
