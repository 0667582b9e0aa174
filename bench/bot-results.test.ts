import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contests, nameOf } from './bot-contests.ts';
import { galaxiesOf, keepGalaxies, readKept } from './bot-results.ts';
import type { KeptGalaxy } from './bot-results.ts';

const galaxy = (number: number, won: number, changes: Partial<KeptGalaxy> = {}): KeptGalaxy => ({
  contest: 'today one v other',
  bots: 'a1',
  galaxy: number,
  won,
  faults: 0,
  ...changes,
});

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bot-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'sub', 'results.jsonl');
}

describe('what the contests of the bots keep', () => {
  test('is a line a contest, with gaps where nothing was played', () => {
    const file = newFile();
    keepGalaxies(file, [galaxy(2, 1.5), galaxy(0, 2, { contest: 'quick one v other', faults: 3 })]);
    keepGalaxies(file, [galaxy(0, 1, { faults: 1 })]);
    expect(readFileSync(file, 'utf8')).toBe(
      '{"contest":"quick one v other","bots":"a1","faults":3,"won":[2]}\n' +
        '{"contest":"today one v other","bots":"a1","faults":1,"won":[1,-1,1.5]}\n',
    );
    expect([...galaxiesOf(readKept(file), 'today one v other', 'a1')]).toEqual([
      [0, 1],
      [2, 1.5],
    ]);
  });

  test('a galaxy that is kept already stays as it is', () => {
    const file = newFile();
    keepGalaxies(file, [galaxy(0, 1)]);
    keepGalaxies(file, [galaxy(0, 2, { faults: 1 })]);
    expect(readKept(file).get('today one v other')).toMatchObject({ won: [1], faults: 0 });
  });

  test('what other bots played counts no more, and makes way for what these play', () => {
    const file = newFile();
    keepGalaxies(file, [galaxy(0, 1), galaxy(1, 1)]);
    expect(galaxiesOf(readKept(file), 'today one v other', 'b2').size).toBe(0);
    keepGalaxies(file, [galaxy(4, 2, { bots: 'b2' })]);
    expect([...galaxiesOf(readKept(file), 'today one v other', 'b2')]).toEqual([[4, 2]]);
    expect(galaxiesOf(readKept(file), 'today one v other', 'a1').size).toBe(0);
  });

  test('a file that is not there yet keeps nothing', () => {
    expect(readKept(newFile()).size).toBe(0);
  });

  test('of no contest that is not played', () => {
    const names = new Set(contests.map(nameOf));
    const kept = readKept(new URL('bot-results.jsonl', import.meta.url).pathname);
    expect([...kept.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  test('of no galaxy with more victories than seatings', () => {
    const kept = readKept(new URL('bot-results.jsonl', import.meta.url).pathname);
    for (const contest of contests) {
      const won = kept.get(nameOf(contest))?.won ?? [];
      expect(Math.max(0, ...won)).toBeLessThanOrEqual(contest.seats.length);
    }
  });
});
