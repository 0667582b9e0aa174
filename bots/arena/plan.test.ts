import { expect, test } from 'vitest';
import { seatings } from './plan.ts';

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
