/** Tables of the best results: by kind of match, people only, the best first. */
import { expect, test } from 'vitest';
import { scoreTables } from './high-scores.ts';
import type { FinishedMatch } from './high-scores.ts';

const match = (id: string, result: readonly number[], more: Partial<FinishedMatch> = {}): FinishedMatch => ({
  id,
  game: 'star-lanes',
  edition: 'today',
  names: ['Ann', 'greedy', 'Ben'].slice(0, result.length),
  people: result.length > 2 ? [0, 2] : [0],
  result,
  ended: Number(id),
  ...more,
});

test('people stand in a table, the best first, of two equals the earlier', () => {
  const [table] = scoreTables([match('2', [500, 900]), match('1', [500, 300]), match('3', [700, 100])], 2);
  expect(table).toMatchObject({ game: 'star-lanes', edition: 'today', players: 2, matches: 3, won: 2 });
  expect(table?.scores).toEqual([
    { name: 'Ann', worth: 700, place: 1, match: '3', ended: 3 },
    { name: 'Ann', worth: 500, place: 1, match: '1', ended: 1 },
  ]);
});

test('editions and numbers of players are not compared with each other; what is played most comes first', () => {
  const tables = scoreTables(
    [match('1', [5]), match('2', [5, 6, 7]), match('3', [1], { edition: 'quick' }), match('4', [8])],
    10,
  );
  expect(tables.map(({ edition, players, matches }) => [edition, players, matches])).toEqual([
    ['today', 1, 2],
    ['today', 3, 1],
    ['quick', 1, 1],
  ]);
  // Alone nobody is beaten.
  expect(tables.map(({ won }) => won)).toEqual([0, 1, 0]);
  expect(tables[1]?.scores.map(({ name, place }) => [name, place])).toEqual([
    ['Ben', 1],
    ['Ann', 3],
  ]);
});

test('matches of computer players alone are in none', () => {
  expect(scoreTables([match('1', [5, 6], { people: [] })], 10)).toEqual([]);
});
