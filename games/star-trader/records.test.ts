// The matches of Star Trader kept in records/ are played again, accounted for, and end as they ended.
import { unwrap } from '../../core/result.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRecord, replay, formatRecord } from '../../core/record.ts';
import { Ledger } from './fixtures/ledger.ts';
import { starTrader } from './index.ts';
import { money } from './text.ts';

const folder = new URL('../../records/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** What the README of the folder says of each record: what everybody was worth at the end. */
const index = [...read('README.md').matchAll(/^\| \[(star-trader\S+)\]\(\S+\) \| .+ \| (\$.+) \|$/gm)].map(
  ([, file = '', worths = '']) => ({ file, worths }),
);

test('every record is listed in the README of the folder', () => {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.txt') && read(file).includes('\ngame star-trader\n'),
  );
  expect(index.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
});

describe.each(index)('$file', ({ file, worths }) => {
  const record = parseRecord(read(file));
  if (!record.ok) throw new Error(JSON.stringify(record.problem));

  test('ends as it ended, every dollar accounted for', () => {
    const ledger = new Ledger(unwrap(starTrader.parseConfig(record.value.edition, record.value.engine)));
    const again = replay(starTrader, record.value, (state, events) => {
      ledger.follow(events);
      ledger.compare(state);
    });
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    const reached = starTrader.result(again.value.state)?.map((worth) => money(Math.round(worth)));
    expect(reached?.join(' ')).toBe(worths);
  });

  test('is written as it was read', () => {
    expect(formatRecord(record.value)).toBe(read(file));
  });
});
