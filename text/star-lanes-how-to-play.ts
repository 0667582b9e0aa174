/** What the pages of rules say of a configuration in every language. */
import type { Config } from '../games/star-lanes/config.ts';

/** What ends a match, if nothing else does before. */
export type EndRule = { readonly by: 'moves' | 'turns'; readonly count: number } | { readonly by: 'map' };

export function matchEnd({ moves, rounds }: Config): EndRule {
  if (moves > 0) return { by: 'moves', count: moves };
  return rounds > 0 ? { by: 'turns', count: rounds } : { by: 'map' };
}
