/**
 * Reading numbers as the original's FIN does, for VAL and for INPUT: blanks are skipped wherever
 * they stand, the digits are added up one by one in single precision, and the exponent is worked
 * off by tens. Its counters have eight bits, so 1E200 is not too large but nothing at all.
 */
import { round24 } from '../../core/altair-number.ts';
import { fits, tenthOf, timesTen } from './single-precision.ts';

const NUMBER = /^(\d*)(?:\.(\d*))?(?:E([+-]?)(\d*))?/;

/** A number and what follows it; no value when it was too large. */
export interface NumberIn {
  readonly value: number | undefined;
  readonly rest: string;
}

/** Reads the number a text begins with; a text that begins with none gives 0. A sign must come first. */
export function readNumber(text: string): NumberIn {
  const signed = text.startsWith('-') || text.startsWith('+');
  const plain = text.slice(signed ? 1 : 0).replaceAll(' ', '');
  const [all = '', whole = '', fraction = '', sign = '', exponent = ''] = NUMBER.exec(plain) ?? [];
  const scale = exponentOf(exponent, sign === '-') - fraction.length;
  const value = scaled(digitsOf(whole + fraction), eightBits(scale));
  const rest = plain.slice(all.length);
  if (value === undefined) return { value, rest };
  return { value: text.startsWith('-') && value !== 0 ? -value : value, rest };
}

/** VAL: the number a text begins with; undefined when it is too large. */
export function val(text: string): number | undefined {
  return readNumber(text).value;
}

function digitsOf(digits: string): number | undefined {
  let value = 0;
  for (const digit of digits) {
    const ten = timesTen(value);
    if (!fits(ten)) return undefined;
    value = round24(ten + Number(digit));
  }
  return value;
}

/** The exponent as its register holds it: times ten is made of turns to the left, around the byte. */
function exponentOf(digits: string, negative: boolean): number {
  let exponent = 0;
  for (const digit of digits) {
    const fivefold = (turned(turned(exponent)) + exponent) & 0xff;
    exponent = (turned(fivefold) + Number(digit)) & 0xff;
  }
  return negative ? -exponent : exponent;
}

function turned(byte: number): number {
  return ((byte << 1) | (byte >> 7)) & 0xff;
}

/** A number as a signed byte holds it. */
function eightBits(value: number): number {
  return (value << 24) >> 24;
}

function scaled(value: number | undefined, tens: number): number | undefined {
  let result = value;
  for (let up = tens; up > 0 && result !== undefined; up--) {
    result = timesTen(result);
    if (!fits(result)) return undefined;
  }
  for (let down = tens; down < 0 && result !== undefined; down++) result = tenthOf(result);
  return result;
}
