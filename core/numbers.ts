/**
 * Rows of numbers for positions. A plain array is copied at once (`slice`), where a typed one costs ten times as much to make. It
 * is as fast to play on as long as it keeps to one kind: an array of V8 that has held a fraction holds doubles for ever, one that
 * holds whole numbers turns into one of doubles at the first fraction, and what has seen both kinds is slower. Rows of doubles are
 * the cheaper ones to keep: the collector need not look into them for references.
 */

/** A row of numbers that may be fractions, or large. */
export function doubles(length: number, value = 0): number[] {
  const numbers: number[] = [];
  while (numbers.length < length) numbers.push(0.5);
  return numbers.fill(value);
}

/** A row of whole numbers of 31 bits. */
export function wholes(length: number, value = 0): number[] {
  const numbers: number[] = [];
  while (numbers.length < length) numbers.push(value);
  return numbers;
}

/** Writes numbers over others, from a place on. */
export function overwrite(to: number[], from: readonly number[], at = 0): void {
  for (let i = 0; i < from.length; i++) to[at + i] = from[i]!;
}

/** What a function makes of 0, 1, 2 and so on. `Array.from({ length })` makes the same, many times slower. */
export function listOf<T>(length: number, make: (index: number) => T): T[] {
  const list: T[] = [];
  for (let i = 0; i < length; i++) list.push(make(i));
  return list;
}
