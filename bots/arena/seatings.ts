/** Who sits where: the seating orders in which every galaxy is played, so that no seat favours a bot. */

/** More orders than this take too long for what they tell: six are all those of three players. */
const MOST = 6;

/**
 * All orders that differ, the given one first; where there are more than six, its rotations: each
 * then sits in every seat equally often, but always behind the same neighbour.
 */
export function seatings(entrants: readonly number[]): readonly (readonly number[])[] {
  return permutations(entrants, MOST + 1).length <= MOST ? permutations(entrants, MOST) : rotations(entrants);
}

/** The permutations that differ, or the first `most` of them. */
function permutations(items: readonly number[], most: number): number[][] {
  if (items.length === 0) return [[]];
  const found: number[][] = [];
  for (const first of new Set(items)) {
    if (found.length >= most) break;
    const rest = items.toSpliced(items.indexOf(first), 1);
    for (const others of permutations(rest, most - found.length)) found.push([first, ...others]);
  }
  return found;
}

function rotations(items: readonly number[]): number[][] {
  const all = items.map((_, by) => [...items.slice(by), ...items.slice(0, by)]);
  const first = new Map(all.toReversed().map((order) => [order.join(), order]));
  return [...first.values()].toReversed();
}
