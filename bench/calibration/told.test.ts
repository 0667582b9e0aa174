import { expect, test } from 'vitest';
import { corrected } from '../../bots/star-lanes/adviser/calibration.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { bestCorrection, binsOf, leanOf } from './told.ts';
import type { ToldMoment } from './told.ts';

/** Matches of two with drawn chances, which are told as `tell` says; who has just moved is seat 1. */
function drawn(matches: number, tell: (chances: readonly number[]) => number[]): ToldMoment[] {
  const chance = new Mulberry32(5);
  return Array.from({ length: matches }, (_, match) => {
    const first = chance.draw();
    const won = chance.draw() < first ? [1, 0] : [0, 1];
    const told = tell([first, 1 - first]);
    return { match, futures: [told], chances: told, won, moved: 1 };
  });
}

const honest = drawn(20_000, (chances) => [...chances]);

test('of honest chances as many are won as are told, and nobody is favoured', () => {
  for (const bin of binsOf(honest)) expect(Math.abs(bin!.told - bin!.won)).toBeLessThanOrEqual(3 * bin!.error);
  const { lean, error } = leanOf(honest);
  expect(Math.abs(lean)).toBeLessThan(3 * error);
});

test('chances that are too bold or that favour a seat are found out, and how to mend them', () => {
  const bold = drawn(12_000, (chances) => corrected(chances, { power: 2, open: 0, shift: -0.4 }));
  const [low, , , , high] = binsOf(bold);
  expect(high!.told).toBeGreaterThan(high!.won + 3 * high!.error);
  expect(low!.told).toBeLessThan(low!.won - 3 * low!.error);
  expect(leanOf(bold).lean).toBeLessThan(-0.02);
  const { power, open, shift } = bestCorrection(bold);
  expect(power).toBeCloseTo(0.5, 1);
  expect(open).toBeCloseTo(0, 1);
  expect(shift).toBeCloseTo(0.2, 1);
});

test('what was told of one match counts once: the error shrinks with matches, not with positions', () => {
  const many = honest.slice(0, 100).flatMap((moment) => [moment, moment, moment, moment]);
  const [once, often] = [honest.slice(0, 100), many].map((moments) => binsOf(moments)[4]!);
  expect(often!.error).toBeCloseTo(once!.error);
});

test('a part of the scale where nothing was told has no figures', () => {
  expect(binsOf(honest.filter(({ chances }) => chances[0]! > 0.8))[2]).toBeUndefined();
});
