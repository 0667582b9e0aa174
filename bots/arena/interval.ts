/**
 * How sure a win rate is. The matches of one galaxy share their luck, so the galaxy is the unit: its
 * matches are put together, and how much the galaxies differ says how many independent matches
 * would be worth as much (the effective number of Korn and Graubard). Wilson's interval is taken for that number.
 */

/** Two and a half per cent of the normal distribution lie beyond. */
const Z = 1.959963984540054;

/** Where the truth lies 95 times in 100. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval for a rate that was seen in `number` independent matches. */
export function wilson(rate: number, number: number): Interval {
  if (number <= 0) return { low: 0, high: 1 };
  const shrink = 1 + Z ** 2 / number;
  const middle = (rate + Z ** 2 / (2 * number)) / shrink;
  const half = (Z / shrink) * Math.sqrt((rate * (1 - rate)) / number + Z ** 2 / (4 * number ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The interval of a mean over galaxies of rates. */
export function galaxyInterval(rates: readonly number[]): Interval {
  return wilson(mean(rates), effectiveNumber(rates));
}

/**
 * How many independent matches tell as much as these galaxies, of each of which the rate is given.
 * Where they do not differ at all nothing can be worked out, and every galaxy counts as one match.
 */
export function effectiveNumber(rates: readonly number[]): number {
  const rate = mean(rates);
  const error = variance(rates) / rates.length;
  if (rates.length < 2 || error <= 1e-12 || rate <= 0 || rate >= 1) return rates.length;
  return ((rate * (1 - rate)) / error) * (Z / studentsT(rates.length - 1)) ** 2;
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function variance(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.map((number) => (number - middle) ** 2);
  return squares.reduce((sum, square) => sum + square, 0) / (numbers.length - 1);
}

/** Student's t in place of Z when the variance itself is an estimate (Cornish and Fisher; good from 3 on). */
function studentsT(freedom: number): number {
  return Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
}
