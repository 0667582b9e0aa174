/**
 * Printing numbers as the original's FOUT does: a blank or a minus sign, then six significant
 * digits, plain from .01 to 999999 and with an exponent outside. The number is moved by tens, in
 * single precision, until six digits stand before the point.
 */
import { round24 } from '../../core/altair-number.ts';
import { fits, tenthOf, timesTen } from './single-precision.ts';

const DIGITS = 6;
/** The original compares with 99999.95 and 999999.5, as nearly as it holds them. */
const ALMOST_100000 = 99999.9375;
const ALMOST_1000000 = 999999.4375;

/** A number as PRINT writes it, less the blank behind it. */
export function numberText(value: number): string {
  const size = round24(Math.abs(value));
  const sign = value < 0 ? '-' : ' ';
  if (size === 0) return ' 0';
  if (!fits(size)) return `${sign}1.70141E+38`;
  const { digits, before } = sixDigits(size);
  return sign + (before < -1 || before > DIGITS ? withExponent(digits, before - 1) : plain(digits, before));
}

/** The six digits of a number, and how many of them stand before the point; below zero, zeros follow it. */
function sixDigits(size: number): { digits: string; before: number } {
  let moved = size;
  let before = DIGITS;
  while (moved > ALMOST_1000000) {
    moved = tenthOf(moved);
    before++;
  }
  while (moved <= ALMOST_100000) {
    moved = timesTen(moved);
    before--;
  }
  return { digits: String(Math.floor(round24(moved + 0.5))), before };
}

function plain(digits: string, before: number): string {
  if (before < 0) return `.${'0'.repeat(-before)}${withoutZeros(digits)}`;
  const fraction = withoutZeros(digits.slice(before));
  return digits.slice(0, before) + (fraction === '' ? '' : `.${fraction}`);
}

function withExponent(digits: string, exponent: number): string {
  const fraction = withoutZeros(digits.slice(1));
  const sign = exponent < 0 ? '-' : '+';
  const tens = String(Math.abs(exponent)).padStart(2, '0');
  return `${digits.slice(0, 1)}${fraction === '' ? '' : `.${fraction}`}E${sign}${tens}`;
}

function withoutZeros(digits: string): string {
  return digits.replace(/0+$/, '');
}
