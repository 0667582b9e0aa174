/** Medians and how far figures lie apart. */
import { inFigures } from '../table.ts';

/** The value below which this part of all lies. */
export function percentile(all: readonly number[], part: number): number {
  const sorted = Float64Array.from(all).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}

export function median(all: readonly number[]): number {
  return percentile(all, 0.5);
}

/** The median, and between which two all lie: `0.95 (0.91 to 1.02)`. */
export function withSpread(all: readonly number[]): string {
  return `${inFigures(median(all))} (${inFigures(Math.min(...all))} to ${inFigures(Math.max(...all))})`;
}

/** How often one does what the other does, round by round: both took their turn in each. */
export function ratios(ones: readonly number[], others: readonly number[]): number[] {
  return ones.flatMap((one, round) => {
    const other = others[round];
    return other === undefined ? [] : [one / other];
  });
}
