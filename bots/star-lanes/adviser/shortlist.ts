/** The arms worth a closer look. */
import type { Arm } from '../arms.ts';

/** The best `plans` of every space (and company chosen on it), best first as they came. */
export function bestOfEachSpace(arms: readonly Arm[], plans: number): Arm[] {
  const taken = new Map<string, number>();
  return arms.filter((arm) => {
    const count = taken.get(placeOf(arm)) ?? 0;
    taken.set(placeOf(arm), count + 1);
    return count < plans;
  });
}

/** What two arms have in common when they differ in their plan only. */
export function placeOf({ space, chosen }: Arm): string {
  return `${space} ${chosen}`;
}
