import { expect, test } from 'vitest';
import type { Weighed } from './bot.ts';
import { mergeSearches } from './merge-searches.ts';
import type { StarLanesTypes } from '../games/star-lanes/index.ts';

function found(way: string, playouts: number, mean: number): Weighed<StarLanesTypes> {
  return { way, action: { type: 'end' }, playouts, mean };
}

test('what several threads found is added up', () => {
  const best = mergeSearches([
    [found('a', 100, 0.6), found('b', 100, 0.5)],
    [found('b', 100, 0.8), found('a', 100, 0.6)],
  ]);
  expect(best).toMatchObject({ way: 'b', playouts: 200 });
  expect(best?.mean).toBeCloseTo(0.65);
});

test('a way that dropped out early wins nothing by luck', () => {
  expect(mergeSearches([[found('a', 100, 0.5), found('lucky', 8, 0.9)]])?.way).toBe('a');
});

test('a thread that found nothing does not count', () => {
  expect(mergeSearches([[], [found('a', 10, 0.5)]])?.way).toBe('a');
  expect(mergeSearches<StarLanesTypes>([[], []])).toBeUndefined();
});
