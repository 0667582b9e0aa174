import { unwrap } from '../../core/result.ts';
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { positionFrom } from '../../games/star-lanes/setup.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import { movesLeft, progress } from './progress.ts';

function position(edition: string, sizes: readonly number[] = []): Position {
  const reading = unwrap(starLanes.parseConfig(edition));
  const { rows, columns } = reading;
  const map = Array.from({ length: rows }, () => '.'.repeat(columns));
  return positionFrom(reading, { map, sizes, cash: [6000, 6000] }, new Mulberry32(1));
}

test('where moves end the match, they are what is left', () => {
  for (let moves = 0; moves <= 48; moves++) expect(movesLeft(position('today'), moves)).toBe(48 - moves);
});

test('where the lanes end it, their length counts', () => {
  expect(progress(position('beej', [20, 6]), 30)).toBeCloseTo(0.4);
  expect(movesLeft(position('beej', [20, 6]), 30)).toBe(47);
});

test('whatever is nearest to the end counts', () => {
  expect(progress(position('today+largest=12', [9, 2]), 12)).toBe(0.75);
  expect(progress(position('today+largest=12', [9, 2]), 47)).toBeCloseTo(47 / 48);
});
