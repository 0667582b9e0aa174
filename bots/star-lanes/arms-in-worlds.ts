/** The arms of the player to move when several positions are possible: what they are worth on average. */
import type { Position } from '../../games/star-lanes/position.ts';
import type { Arm, Arms } from './arms.ts';
import { chanceOf } from './network.ts';

/**
 * Best first; values are logits. When time is up, as valued in the worlds so far. In a single world
 * there is nothing to average.
 */
export function averagedArms(arms: Arms, worlds: readonly Position[], timeIsUp = (): boolean => false): Arm[] {
  const [first, ...others] = worlds.map((world, i) => (i === 0 || !timeIsUp() ? arms.of(world, timeIsUp) : []));
  if (first === undefined || others.length === 0) return first ?? [];
  const sums = new Map<string, { arm: Arm; chances: number[] }>();
  for (const arm of [first, ...others].flat()) {
    const key = keyOf(arm);
    const sum = sums.get(key) ?? { arm, chances: [] };
    sum.chances.push(chanceOf(arm.value));
    sums.set(key, sum);
  }
  return [...sums.values()].map(averaged).sort((one, other) => other.value - one.value);
}

function averaged({ arm, chances }: { arm: Arm; chances: readonly number[] }): Arm {
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  return { ...arm, value: Math.log(mean / (1 - mean)) };
}

function keyOf({ space, chosen, plan }: Arm): string {
  return `${space} ${chosen} ${plan.into} ${plan.selling} ${plan.clearing}`;
}
