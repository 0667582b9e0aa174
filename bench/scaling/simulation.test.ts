import { expect, test } from 'vitest';
import { simulate } from './simulation.ts';

const COSTS = { act: 0.0002, hear: 0.00002, store: 0.00005, commit: 0.002 };
const PLAN = { processes: 1, storeCores: 1, rate: 100, seconds: 5, seed: 1 };

test('few acts wait for their commit and little else', () => {
  const { median, p99, process } = simulate(COSTS, PLAN);
  expect(median).toBeGreaterThan(COSTS.commit);
  expect(p99).toBeLessThan(0.02);
  expect(process).toBeCloseTo(0.02);
});

test('more acts wait longer, and more than a core can do wait for ever', () => {
  const p99At = (rate: number): number => simulate(COSTS, { ...PLAN, rate }).p99;
  expect(p99At(4500)).toBeGreaterThan(p99At(100));
  expect(p99At(6000)).toBe(Infinity);
});

test('processes share the acts, but each hears of all', () => {
  const busy = (processes: number): number =>
    simulate(COSTS, { ...PLAN, rate: 4000, storeCores: 8, processes }).process;
  expect(busy(4)).toBeLessThan(busy(1));
  expect(busy(400)).toBeGreaterThan(4000 * COSTS.hear);
});
