// The help fits the smallest screen there is a game for.
import { expect, test } from 'vitest';
import { HELP } from '../star-lanes/help-text.ts';

test('no line of the keys is cut off at 80 columns', () => {
  const keys = HELP.split('\n').filter((line) => line.startsWith(' '));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((line) => line.length > 76)).toEqual([]);
});
