/** The merchandise: six goods, their base prices and what a unit weighs. */

/** The goods in the order of the price chart. */
export const GOODS = ['UR', 'MET', 'HE', 'MED', 'SOFT', 'GEMS'] as const;

export type Good = (typeof GOODS)[number];

/** How many goods there are. */
export const GOOD_COUNT = 6;

/** What a unit costs where nothing is in store, and what it counts for in a captain's worth. */
export const BASE_PRICES: readonly number[] = [5000, 3500, 4000, 4500, 3000, 3000];

/** Tons of a unit: software and gems weigh nothing. */
export const WEIGHTS: readonly number[] = [1, 1, 1, 1, 0, 0];

/** What every ship has on board at the start. */
export const FIRST_CARGO: readonly number[] = [0, 0, 15, 10, 10, 0];

/** A good by its number; the rules never pass another. */
export function goodAt(good: number): Good {
  return GOODS[good] ?? 'UR';
}
