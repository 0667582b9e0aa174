/** Which move it is, and of how many where that says anything. */
import type { View } from '../../games/star-lanes/index.ts';

/** Editions that end by other rules have a last move only so that no match goes on for ever. */
export function moveWords({ config, movesInAll }: Pick<View, 'config' | 'movesInAll'>, move: number): string {
  return config.moves === 0 && config.rounds === 0 ? `move ${move}` : `move ${move} of ${movesInAll}`;
}
