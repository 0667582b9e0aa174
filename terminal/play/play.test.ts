/** Whole matches at the keyboard, typed by somebody who reads the screen. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRecord, replay } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { Sitting } from './fixtures/sitting.ts';

/** Takes the first space, and all that can be bought of the first company. */
function simply(asked: string): string {
  const space = /^ {2}1 {2}(\d+[A-Z]+) /m.exec(asked)?.[1];
  if (asked.includes('where do you place?')) return space ?? 'quit';
  const company = /^ {2}([A-L]) /m.exec(asked)?.[1];
  return company === undefined || asked.includes('You have only') ? '' : `${company.toLowerCase()}=`;
}

test.each([
  ['today', 'Ann,strategist'],
  ['quick', 'Ann,Ben,greedy'],
  ['beej', 'Ann,chance'],
  ['faber1977', 'Ann,Ben'],
  ['today+founded=chosen+ties=chosen', 'Ann,chance'],
])('a whole match of %s with %s, kept and replayed', async (edition, seats) => {
  const file = join(mkdtempSync(join(tmpdir(), 'starlanes-')), 'match.txt');
  const sitting = new Sitting();
  const status = await sitting.run(
    ['play', '--edition', edition, '--seats', seats, '--seed', '8', '--record', file],
    (asked) => {
      const choice = /as in "(\d+[A-Z]+ [A-L])"/.exec(asked)?.[1];
      return choice ?? (asked.includes('one order') ? '' : simply(asked));
    },
  );
  expect(status).toBe(0);
  expect(sitting.screen).toMatch(/ 1\. \w+ +\$/);
  const record = parseRecord(readFileSync(file, 'utf8'));
  const again = record.ok ? replay(starLanes, record.value) : record;
  expect(again.ok && starLanes.result(again.value.state)).toHaveLength(seats.split(',').length);
});

test('spaces are chosen by their number, too, with a company where there is a choice', async () => {
  const sitting = new Sitting();
  const args = ['play', '--edition', 'quick+founded=chosen+ties=chosen', '--seats', 'Ann', '--seed', '8'];
  await sitting.run(args, (asked) => {
    const choice = /as in "\d+[A-Z]+ ([A-L])"/.exec(asked)?.[1];
    if (choice !== undefined) return `2 ${choice.toLowerCase()}`;
    return asked.includes('where do you place?') ? '2' : '';
  });
  expect(sitting.screen).toMatch(/\n {2}1\. Ann/);
  expect(sitting.screen).toContain('as in "');
});

test('input that ends leaves a whole line and a sentence behind', async () => {
  const sitting = new Sitting();
  const lines = ['1'];
  expect(await sitting.run(['play', '--seats', 'Ann,Ben', '--seed', '1'], () => lines.shift())).toBe(0);
  expect(sitting.screen).toMatch(/where do you place\? \nThe input ended; the match stops after 1 of 48 moves\.\n$/);
});

test('alone there is a medal to win', async () => {
  const sitting = new Sitting();
  await sitting.run(['play', '--edition', 'quick', '--seats', 'Ann', '--seed', '4'], simply);
  expect(sitting.screen).toMatch(/A (bronze|silver|gold) medal|No medal this time; bronze needs/);
});

test('what is not understood, not allowed or asked for is answered in words, and nothing changes', async () => {
  const sitting = new Sitting();
  const lines = ['nonsense', '  ', 'a\u001b[2Jb', '99Z', 'help', 'map', 'end', '', 'quit'];
  expect(await sitting.run(['play', '--seats', 'Ann,Ben', '--seed', '1'], () => lines.shift())).toBe(0);
  expect(sitting.screen).toContain(' Not understood: nonsense. Type one of');
  expect(sitting.screen).toMatch(/^> Type one of/m);
  expect(sitting.screen).toContain('> Not understood: a [2Jb. Type one of');
  expect(sitting.screen).toContain('is not offered; choose one of');
  expect(sitting.screen).toContain('Matches of this edition cannot be ended early.');
});

test.each([
  ['star-lanes', [], 'Pilot, strategist (computer).'],
  ['star-trader', [], 'Pilot, merchant (computer).'],
  ['star-lanes', ['--seats', 'Ann,Ann'], 'Ann, Ann 2.'],
  ['star-lanes', ['--seats', 'Ann,Ann,Ann 2'], 'Ann, Ann 3, Ann 2.'],
  ['star-lanes', ['--seats', 'you,YOU ,greedy'], 'Pilot, Pilot 2, greedy (computer).'],
  ['star-lanes', ['--seats', ' ,Ann,\u200b,\u202eBen\u202c,\u001b[1m'], 'Ann, Ben, [1m.'],
  ['star-lanes', ['--seats', `Ann,${'x'.repeat(200)}`], `Ann, ${'x'.repeat(40)}.`],
])('%s %j seats %s, and q leaves', async (game, words, table) => {
  const sitting = new Sitting();
  expect(await sitting.run(['play', game, ...words, '--seed', '1'], () => 'q')).toBe(0);
  expect(sitting.screen).toContain(table);
  expect(sitting.screen).toContain('You left the match after');
});

test.each([
  [['--edition', 'nowhere'], 'Unknown edition "nowhere"'],
  [['--edition', 'tody'], 'Did you mean today?'],
  [['--edition', 'today+row=14'], 'Unknown option "row". Did you mean rows?'],
  [['--seats', 'Ann,merchant'], 'Unknown computer player "merchant". For a person with that name, write Merchant.'],
  [['--seats', 'Ann,champoin'], 'Did you mean champion? For a person with that name, write Champoin.'],
  [['--seats', 'A,B,C,D,E'], 'is for 1 to 4 players'],
  [['--seed', 'x'], '--seed takes a whole number'],
  [['--colour'], 'starlanes play --help'],
  [['chess'], 'Unknown game "chess". Games: star-lanes, star-trader.'],
  [['star-trader', '--edition', 'quick'], 'Unknown edition "quick"'],
  [['--threads', '2000'], '--threads takes a whole number from 1 to 64'],
])('%s is refused with a sentence', async (args, sentence) => {
  const sitting = new Sitting();
  expect(await sitting.run(['play', ...args], () => undefined)).toBe(2);
  expect(sitting.errors).toContain(sentence);
});

test('the champion thinks on two threads of the real program, and the same seed gives the same move', () => {
  const program = join(import.meta.dirname, '..', '..', 'scripts', 'starlanes.mjs');
  const args = [program, 'play', '--seats', 'champion,Ann', '--seed', '3', '--threads', '2'];
  const [one, two] = [0, 1].map(() =>
    execFileSync(process.execPath, args, { input: 'quit\n', encoding: 'utf8', stdio: 'pipe' }),
  );
  expect(one).toMatch(/champion (founds|places|extends)/);
  expect(two).toBe(one);
});
