/** What the end of a match says first, and who is met one level up. */
import { expect, test } from 'vitest';
import { outcomeFor, rankedSeats, botsALevel, winnersOf } from './standing.ts';

test('one’s own place comes first; who only watches reads who won', () => {
  const ranked = rankedSeats([200, 500, 300]);
  expect(ranked.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
  expect(outcomeFor(ranked, 2)).toEqual({ is: 'yours', place: 2, with: [] });
  expect(outcomeFor(ranked, undefined)).toEqual({ is: 'theirs' });
  expect(winnersOf(ranked)).toEqual([1]);
});

test('who is worth the same shares a place', () => {
  const ranked = rankedSeats([500, 100, 500]);
  expect(outcomeFor(ranked, 0)).toEqual({ is: 'yours', place: 1, with: [2] });
  expect(outcomeFor(ranked, 1)).toMatchObject({ place: 3 });
  expect(winnersOf(ranked)).toEqual([0, 2]);
});

test('alone there is nobody to be compared with', () => {
  expect(outcomeFor(rankedSeats([700]), 0)).toEqual({ is: 'alone', worth: 700 });
});

const LADDER = {
  bots: ['chance', 'beginner', 'greedy', 'rival', 'champion'],
  levels: [
    ['beginner', 'greedy'],
    ['greedy', 'rival'],
    ['rival', 'champion'],
  ],
};

test.each([
  [
    ['beginner', 'greedy'],
    ['greedy', 'rival'],
  ],
  [
    ['rival', 'champion'],
    ['champion', 'champion'],
  ],
  [['chance'], ['beginner']],
  [['champion', 'champion'], undefined],
  // Among people there is no level.
  [[], undefined],
])('one level up from %j is %j', (now, next) => {
  expect(botsALevel('up', now, LADDER)).toEqual(next);
});

test.each([
  [
    ['greedy', 'rival'],
    ['beginner', 'greedy'],
  ],
  [
    ['beginner', 'greedy'],
    ['chance', 'beginner'],
  ],
  [['chance'], undefined],
  [[], undefined],
])('one level down from %j is %j', (now, next) => {
  expect(botsALevel('down', now, LADDER)).toEqual(next);
});
