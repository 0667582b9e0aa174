/**
 * Seeds out of seeds: every galaxy and every question has its own, worked out from its numbers alone,
 * so that nothing depends on who played before it or in which thread.
 */

/** A seed of 32 bits from whole numbers; another order or number gives quite another seed. */
export function seedFrom(...parts: readonly number[]): number {
  let seed = 0x9e3779b9;
  for (const part of parts) seed = scramble(Math.imul(seed, 31) + part);
  return seed >>> 0;
}

/** The last step of MurmurHash3: every bit of the input moves about half the bits of the output. */
function scramble(number: number): number {
  let mixed = number | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
