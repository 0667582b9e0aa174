import { expect, test } from 'vitest';
import { seatings, seedFrom } from './plan.ts';

const [A, B, C, D] = [0, 1, 2, 3];

function check(entrants: readonly number[], expected: readonly string[]): void {
  expect(seatings(entrants).map((seats) => seats.map((entrant) => 'abcd'[entrant]).join(''))).toEqual(expected);
}

test('two bots sit both ways', () => check([A, B], ['ab', 'ba']));

test('a bot against itself has one seating', () => check([A, A], ['aa']));

test('three bots sit in all six orders', () => {
  check([A, B, C], ['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
});

test('one against three of a kind sits in every seat once', () => {
  check([A, B, B, B], ['abbb', 'babb', 'bbab', 'bbba']);
});

test('two against two sit in all six orders', () => {
  check([A, A, B, B], ['aabb', 'abab', 'abba', 'baab', 'baba', 'bbaa']);
});

test('four different bots would have 24 orders, and sit in their four rotations', () => {
  check([A, B, C, D], ['abcd', 'bcda', 'cdab', 'dabc']);
});

test('rotations that are alike are played once', () => {
  check([A, B, A, B, A, B], ['ababab', 'bababa']);
});

test('eight different bots take no time to seat', () => {
  expect(seatings([0, 1, 2, 3, 4, 5, 6, 7])).toHaveLength(8);
});

test('seeds are whole numbers of 32 bits, and hardly ever alike', () => {
  const seeds = new Set<number>();
  for (let galaxy = 0; galaxy < 100; galaxy++)
    for (let seat = 0; seat < 100; seat++) seeds.add(seedFrom(1, galaxy, seat));
  expect(seeds.size).toBeGreaterThan(9990);
  expect([...seeds].every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true);
});

test('the order of the numbers matters, and every one of them', () => {
  const seeds = [seedFrom(1, 2), seedFrom(2, 1), seedFrom(1), seedFrom(1, 2, 0), seedFrom(0, 1, 2)];
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('a seed is the same for ever: records of what was measured quote them', () => {
  expect(seedFrom(1, 2, 3)).toMatchInlineSnapshot(`1568722855`);
});
