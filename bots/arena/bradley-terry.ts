/**
 * Ratings from results of pairs: Bradley and Terry's strengths on the scale of Elo, where 400 points
 * more mean ten wins to one. A tie is half a win.
 */
import type { Interval } from './interval.ts';

const Z = 1.959963984540054;
const AVERAGE = 1500;
const POINTS = 400 / Math.LN10;
const ROUNDS = 100_000;

/**
 * Added to every pair: one match, tied. A bot that has won or lost everything would otherwise be
 * infinitely strong or weak.
 */
const TIED = 0.5;

/** What two bots, by number, did against each other. */
export interface PairScore {
  readonly a: number;
  readonly b: number;
  /** Wins of `a` and of `b`, ties counted half. */
  readonly wins: number;
  readonly losses: number;
  /** How many independent matches this is worth. */
  readonly effective: number;
}

/** A rating with its interval against the average of the field, which is 1500. */
export interface Rating extends Interval {
  readonly rating: number;
}

/** The ratings of all bots. */
export function ratings(bots: number, pairs: readonly PairScore[]): Rating[] {
  const strength = strengths(bots, pairs);
  const errors = standardErrors(strength, pairs);
  return strength.map((ln, bot) => {
    const rating = AVERAGE + POINTS * ln;
    const half = Z * POINTS * errors[bot]!;
    return { rating, low: rating - half, high: rating + half };
  });
}

/** The logarithms of the strengths, 0 on average: each in turn is set to what would explain its wins (MM). */
function strengths(bots: number, pairs: readonly PairScore[]): number[] {
  let strength = Array.from({ length: bots }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const next = centred(improved(strength, pairs));
    const moved = Math.max(...next.map((ln, bot) => Math.abs(ln - strength[bot]!)));
    strength = next;
    if (moved < 1e-10) break;
  }
  return strength;
}

function improved(strength: readonly number[], pairs: readonly PairScore[]): number[] {
  const won = strength.map(() => 0);
  const due = strength.map(() => 0);
  for (const { a, b, wins, losses } of pairs) {
    const each = (wins + losses + 2 * TIED) / (Math.exp(strength[a]!) + Math.exp(strength[b]!));
    won[a]! += wins + TIED;
    won[b]! += losses + TIED;
    due[a]! += each;
    due[b]! += each;
  }
  return strength.map((ln, bot) => (due[bot]! > 0 ? Math.log(won[bot]! / due[bot]!) : ln));
}

function centred(numbers: readonly number[]): number[] {
  const middle = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return numbers.map((number) => number - middle);
}

/**
 * From how sharply the likelihood bends at its top. Only differences are known, so the matrix of
 * bends is singular; the constant matrix that is added fixes the average and changes nothing else.
 */
function standardErrors(strength: readonly number[], pairs: readonly PairScore[]): number[] {
  const bends = strength.map(() => strength.map(() => 1 / strength.length));
  for (const { a, b, effective } of pairs) {
    const expected = 1 / (1 + Math.exp(strength[b]! - strength[a]!));
    const bend = (effective + 2 * TIED) * expected * (1 - expected);
    bends[a]![a]! += bend;
    bends[b]![b]! += bend;
    bends[a]![b]! -= bend;
    bends[b]![a]! -= bend;
  }
  const covariance = invert(bends);
  return strength.map((_, bot) => Math.sqrt(Math.max(0, covariance[bot]![bot]! - 1 / strength.length)));
}

/** The inverse of a small matrix, by Gauss and Jordan. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    swap(rows, column, pivotRow(rows, column));
    clearColumn(rows, column);
  }
  return rows.map((row) => row.slice(size));
}

/** The row, from the diagonal down, with the largest entry: dividing by it loses least. */
function pivotRow(rows: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let row = column + 1; row < rows.length; row++) {
    if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
  }
  return best;
}

function swap(rows: number[][], one: number, other: number): void {
  [rows[one], rows[other]] = [rows[other]!, rows[one]!];
}

function clearColumn(rows: number[][], column: number): void {
  const pivot = rows[column]!;
  const scale = pivot[column]!;
  if (scale === 0) throw new Error('a singular matrix has no inverse');
  for (const [i, entry] of pivot.entries()) pivot[i] = entry / scale;
  for (const row of rows) {
    if (row === pivot) continue;
    const factor = row[column]!;
    for (const [i, entry] of pivot.entries()) row[i]! -= factor * entry;
  }
}
