import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { CONFIGS } from '../../games/star-lanes/editions.ts';
import { Position } from '../../games/star-lanes/position.ts';
import { begin } from '../../games/star-lanes/turn.ts';
import { Arms, averagedArms } from './arms.ts';
import type { Valuer } from './arms.ts';
import { chanceOf } from './network.ts';

/** Values a position by what the second seat holds of cash, which differs between the positions. */
const byRivalCash: Valuer = {
  readMap: () => {},
  value: (position) => (position.cash[1] === 0 ? 2 : -1),
  final: () => 0,
};

function possible(rivalCash: number): Position {
  const position = new Position(CONFIGS['today']!, 2, new Mulberry32(8));
  begin(position);
  position.mover = 0;
  position.cash[1] = rivalCash;
  return position;
}

test('an arm is worth its mean chance over the positions', () => {
  const positions = [possible(0), possible(6000)];
  const arms = averagedArms(new Arms(byRivalCash, positions[0]!), positions);
  expect(arms).toHaveLength(new Arms(byRivalCash, positions[0]!).of(positions[0]!).length);
  for (const arm of arms) expect(chanceOf(arm.value)).toBeCloseTo((chanceOf(2) + chanceOf(-1)) / 2);
});

test('when time is up the positions so far are enough', () => {
  const positions = [possible(0), possible(6000)];
  const arms = averagedArms(new Arms(byRivalCash, positions[0]!), positions, () => true);
  expect(arms.length).toBeGreaterThan(0);
  for (const arm of arms) expect(chanceOf(arm.value)).toBeCloseTo(chanceOf(2));
});
