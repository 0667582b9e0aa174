// The matches kept in records/ are played again, accounted for, and end as they ended.
import { unwrap } from '../../core/result.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRecord, replay, formatRecord } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { starLanes } from './index.ts';
import { Ledger } from './fixtures/ledger.ts';
import type { Event } from './types.ts';

const folder = new URL('../../records/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** What the README of the folder says of each record: what it is, and what everybody was worth at the end. */
const index = [...read('README.md').matchAll(/^\| \[(\S+)\]\(\S+\) \| (.+) \| ([-\d ]+) \|$/gm)].map(
  ([, file = '', about = '', worths = '']) => ({ file, about, worths: worths.split(' ').map(Number) }),
);

function recordOf(file: string): MatchRecord {
  const reading = parseRecord(read(file));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
}

/** Plays a record with the ledger following; what happened, and what everybody is worth at the end. */
function playAgain(record: MatchRecord): { events: Event[]; worths: readonly number[] | undefined } {
  const ledger = new Ledger(unwrap(starLanes.parseConfig(record.edition)), record.names.length);
  const events: Event[] = [];
  const again = replay(starLanes, record, (state, told) => {
    ledger.follow(told);
    ledger.compare(state);
    events.push(...told);
  });
  if (!again.ok) throw new Error(JSON.stringify(again.problem));
  return { events, worths: starLanes.result(again.value.state) };
}

test('every record is listed in the README of the folder', () => {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.txt') && read(file).includes('\ngame star-lanes\n'),
  );
  expect(index.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});

describe.each(index)('$file', ({ file, about, worths }) => {
  test('ends as it ended, every dollar accounted for', () => {
    expect(about).toMatch(/^[A-Z].*\.$/);
    expect(playAgain(recordOf(file)).worths).toEqual(worths);
  });

  test('is written as it was read', () => {
    expect(formatRecord(recordOf(file))).toBe(read(file));
  });
});

describe('the records show', () => {
  const check = (file: string, shown: (event: Event) => boolean): void => {
    expect(playAgain(recordOf(file)).events.some(shown)).toBe(true);
  };

  test('a company swallowed by a black hole', () => {
    check('beej-swallowed.txt', ({ type }) => type === 'swallowed');
  });

  test('stock sold short and parts of shares', () => {
    check(
      'faber1977-short-selling.txt',
      (event) => event.type === 'traded' && event.orders.some(({ shares }) => shares % 1 !== 0),
    );
    check(
      'faber1977-short-selling.txt',
      (event) => event.type === 'merged' && event.exchanges.some(({ old, had }) => old < 0 || had < 0),
    );
  });

  test('a company merged that was gone already', () => {
    check('osborne-phantoms.txt', (event) => event.type === 'merged' && event.fromSize === 0);
  });

  test('a match that was called', () => {
    check('napoli1979-called.txt', (event) => event.type === 'ended' && event.why === 'called');
  });
});
