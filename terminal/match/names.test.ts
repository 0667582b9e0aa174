import { expect, test } from 'vitest';
import { namesOf } from './names.ts';

test('whoever is called the same is told apart by a number', () => {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Ann' }, { name: 'greedy', bot: 'greedy' }];
  const seen = seats.map((seat) => ({ for: 'person' as const, here: true, ...seat }));
  expect(namesOf(seen)).toEqual(['Ann 1', 'Ben', 'Ann 2', 'greedy']);
});
