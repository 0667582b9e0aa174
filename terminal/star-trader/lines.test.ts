/** Whole matches of Star Trader at the keyboard, typed by somebody who reads the screen. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRecord, replay } from '../../core/record.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { Sitting } from '../play/fixtures/sitting.ts';

/** Goes to the first port, and takes what is in brackets. */
function usually(asked: string): string {
  if (!asked.includes('where to?')) return '';
  return /^ {2}([A-Z]{3,4}) /m.exec(asked)?.[1]?.toLowerCase() ?? 'quit';
}

test.each([
  ['today+years=1', 'Ann,merchant'],
  ['kaufman1974+years=1', 'Ann,Ben'],
  ['remake+years=1', 'Ann'],
])('a whole match of %s with %s, kept and replayed', async (edition, seats) => {
  const file = join(mkdtempSync(join(tmpdir(), 'starlanes-')), 'match.txt');
  const sitting = new Sitting();
  const words = ['play', 'star-trader', '--edition', edition, '--seats', seats, '--seed', '8', '--record', file];
  expect(await sitting.run(words, usually)).toBe(0);
  expect(sitting.screen).toMatch(/ 1\. \w+ +\$/);
  expect(sitting.screen.split('\n').filter((line) => /^ {2}[A-Z]{3,4} /.test(line) && line.length > 80)).toEqual([]);
  const record = parseRecord(readFileSync(file, 'utf8'));
  const again = record.ok ? replay(starTrader, record.value) : record;
  expect(again.ok && starTrader.result(again.value.state)).toHaveLength(seats.split(',').length);
});

test('what is not understood, not allowed or asked for is answered in words, and nothing changes', async () => {
  const sitting = new Sitting();
  const lines = ['nonsense', 'sol', '5', 'help', 'prices', 'report', 'quit'];
  expect(await sitting.run(['play', 'star-trader', '--seats', 'Ann', '--seed', '1'], () => lines.shift())).toBe(0);
  expect(sitting.screen).toContain(' Not understood: nonsense. Type one of');
  expect(sitting.screen).toContain('Carry goods');
  expect(sitting.screen).toContain('Prices are reported only in January.');
});

test('numbers, = and pass answer what is asked', async () => {
  const sitting = new Sitting();
  const answers: (readonly [RegExp, string])[] = [
    [/where to\?/, ''],
    [/how many do you sell\? \(\d+\)/, '='],
    [/your bid\?/, '1'],
    [/bid between/, 'pass'],
    [/breaks off/, 'quit'],
  ];
  await sitting.run(['play', 'star-trader', '--seats', 'Ann', '--seed', '5', '--edition', 'today+ships=1'], (asked) => {
    const [, line] = answers.findLast(([question]) => question.test(asked)) ?? [];
    return line === '' ? usually(asked) : line;
  });
  expect(sitting.screen).toMatch(/sell 1\d units|sell \d+ units/);
  expect(sitting.screen).toContain('the captain breaks off');
});
