import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { CONFIGS } from '../../games/star-lanes/editions.ts';
import { Position } from '../../games/star-lanes/position.ts';
import { begin } from '../../games/star-lanes/turn.ts';
import { Arms } from './arms.ts';
import { Prospects } from './prospects.ts';
import { search } from './search.ts';
import type { ArmPlayout } from './search.ts';

const position = new Position(CONFIGS['today']!, 2, new Mulberry32(6));
begin(position);
const arms = new Arms(new Prospects(position), position).of(position);

/** Futures in which the arm that was played on the second space is a little better than the others. */
const favourite = position.offered[1]!;
const noisy: ArmPlayout = (played) => {
  const luck = played.chance.draw();
  const good = played.map[favourite] !== position.map[favourite];
  return Math.min(1, 0.8 * luck + (good ? 0.1 : 0));
};

test('the better arm is found among futures that are mostly luck', () => {
  const [best] = search([position], arms, noisy, { playouts: 2000 }, new Mulberry32(1));
  expect(best?.arm.space).toBe(favourite);
});

test('no more playouts are made than the budget allows', () => {
  for (const playouts of [0, 1, 7, 50, 333]) {
    const tried = search([position], arms, noisy, { playouts }, new Mulberry32(1));
    expect(tried.reduce((sum, { outcomes }) => sum + outcomes.length, 0)).toBeLessThanOrEqual(playouts);
    expect(tried).toHaveLength(arms.length);
  }
});

test('cut off at any moment, it still answers with an arm, and compares only whole sweeps', () => {
  for (let calls = 0; calls < 8 * arms.length; calls += 5) {
    let left = calls;
    const timeIsUp = (): boolean => left-- <= 0;
    const tried = search([position], arms, noisy, { playouts: Infinity, timeIsUp }, new Mulberry32(1));
    expect(arms).toContain(tried[0]?.arm);
    expect(tried[0]?.outcomes.length).toBe(Math.floor(Math.max(0, calls - 1) / arms.length));
  }
});

test('the position it searches from stays as it is', () => {
  const before = position.copy();
  search([position], arms, noisy, { playouts: 100 }, new Mulberry32(1));
  expect(position).toEqual(before);
});

test('where several positions are possible the futures take turns in them', () => {
  const waiting = 1 - position.mover;
  const possible = [0, 1, 2].map((cash) => {
    const one = position.copy();
    one.cash[waiting] = cash;
    return one;
  });
  const seen: number[] = [];
  const looking: ArmPlayout = (played) => {
    seen.push(played.cash[waiting]!);
    return 0;
  };
  search(possible, arms.slice(0, 2), looking, { playouts: 8 }, new Mulberry32(1));
  expect(seen).toEqual([0, 0, 1, 1, 2, 2, 0, 0]);
});
