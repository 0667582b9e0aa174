/**
 * Numbers as Altair BASIC keeps them: 24 significant bits, and only so large or so small. The
 * steps by ten are the ones its number reader and printer are made of, rounded each time.
 */
import { overflows, round24 } from '../../core/altair-number.ts';

/** The first number that is too large: from here on the original stops with ?OV ERROR. */
const TOO_LARGE = 2 ** 127;
/** The smallest number above zero; below it everything is zero. */
const SMALLEST = 2 ** -128;

/** Whether the original can hold a number. */
export function fits(value: number): boolean {
  return Math.abs(value) < TOO_LARGE;
}

/** Ten times a number; beyond what the original can hold, infinity. */
export function timesTen(value: number): number {
  const ten = 10 * value;
  return overflows(ten) ? Math.sign(ten) * Infinity : round24(ten);
}

/** A tenth of a number. */
export function tenthOf(value: number): number {
  const tenth = round24(value / 10);
  return Math.abs(tenth) < SMALLEST ? 0 : tenth;
}
