/**
 * Numbers as Altair BASIC held them: 24 significant bits, halves rounded away from zero, and nothing beyond 1.70141E+38.
 */

/** The largest number Altair BASIC can hold, 1.70141E+38. Where one would pass it the original stops with ?OV ERROR. */
export const ALTAIR_LARGEST = 2 ** 127 - 2 ** 103;

/** Whether a number would be ?OV ERROR on the Altair: even rounded it passes the largest one. */
export function overflows(value: number): boolean {
  return Math.abs(value) >= 2 ** 127 - 2 ** 102;
}

/** The nearest number of 24 significant bits; a tie goes away from zero. What passes the largest one stays there. */
export function round24(value: number): number {
  // Small, so that it becomes part of the loops that call it: nearly every number is exact. The product tells V8 that both ways lead
  // to a number, which then stays in a register; without it each would be wrapped as an object or a small integer, and unwrapped.
  return Math.fround(value) === value && Math.abs(value) < 2 ** 127 ? value : 1 * roundInexact(value);
}

function roundInexact(value: number): number {
  if (Math.abs(value) > ALTAIR_LARGEST) return value > 0 ? ALTAIR_LARGEST : -ALTAIR_LARGEST;
  const nearest = Math.fround(value);
  const rest = value - nearest;
  const across = value + rest;
  // Only when value lies exactly between two singles is the one across the tie a single too.
  if (Math.fround(across) !== across) return nearest;
  return Math.abs(across) > Math.abs(nearest) ? across : nearest;
}
