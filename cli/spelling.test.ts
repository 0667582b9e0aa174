import { expect, test } from 'vitest';
import { nearest } from './spelling.ts';

test.each([
  ['pley', 'play'],
  ['paly', 'play'],
  ['ply', 'play'],
  ['Today', 'today'],
  ['champoin', 'champion'],
  ['strategst', 'strategist'],
  ['replya', 'replay'],
  ['ann', undefined],
  ['gamble', undefined],
  ['', undefined],
])('%s may have been meant as %s', (word, meant) => {
  expect(nearest(word, ['play', 'replay', 'today', 'champion', 'strategist', 'chance'])).toBe(meant);
});

test('the nearest of several is meant', () => {
  expect(nearest('revew', ['replay', 'review'])).toBe('review');
});
