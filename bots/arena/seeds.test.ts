import { expect, test } from 'vitest';
import { seedFrom } from './seeds.ts';

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
