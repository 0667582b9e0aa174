/** What the pages of rules say of a configuration in every language. */
import type { Config } from '../games/star-lanes/config.ts';

/** What ends a match, if nothing else does before. */
export type EndRule = { readonly by: 'moves' | 'turns'; readonly count: number } | { readonly by: 'map' };

export function matchEnd({ moves, rounds }: Config): EndRule {
  if (moves > 0) return { by: 'moves', count: moves };
  return rounds > 0 ? { by: 'turns', count: rounds } : { by: 'map' };
}

/** Whether a space where companies merge counts as any other that joins the survivor; undefined where only a part of it does. */
export function mergedSpace({ mergerGrowth, mergerStars, mergerOutposts }: Config): 'grows' | 'nothing' | undefined {
  const counted = [mergerGrowth, mergerStars, mergerOutposts];
  if (counted.every(Boolean)) return 'grows';
  return counted.some(Boolean) ? undefined : 'nothing';
}
