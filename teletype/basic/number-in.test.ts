import { expect, test } from 'vitest';
import { round24 } from '../../core/altair-number.ts';
import { readNumber, val } from './number-in.ts';
import { numberText } from './number-out.ts';

function check(text: string, expected: number | undefined): void {
  expect(val(text)).toBe(expected);
}

test.each([
  ['3', 3],
  ['3 SHARES', 3],
  ['1 0', 10],
  ['+2', 2],
  ['-7', -7],
  ['- 7', -7],
  ['1.5', 1.5],
  ['.25', 0.25],
  ['. 2 5', 0.25],
  ['1.2.3', round24(1.2)],
  ['1,000', 1],
  ['$5', 0],
  ['FIVE', 0],
  ['map', 0],
  ['', 0],
  ['   ', 0],
  ['-', 0],
  ['.', 0],
  ['--3', 0],
])('"%s" begins with %d', check);

test.each([
  ['1E3', 1000],
  ['1 E 3', 1000],
  ['1E+3', 1000],
  ['25E-2', 0.25],
  ['1.5E2X', 150],
  ['1E', 1],
  ['7EAST', 7],
  ['E5', 0],
  ['1e3', 1],
  ['0E99', 0],
])('"%s" has an exponent: %d', check);

test('a sign counts only as the very first character', () => {
  check(' 3', 3);
  check(' -3', 0);
});

test.each([
  ['16777217', 16777218],
  ['.1', round24(0.1)],
  ['33554435', 33554436],
  ['123456789', 123456792],
])('"%s" is added up in single precision: %d', check);

test.each([
  ['1E37', ' 1E+37'],
  ['1E38', ' 1E+38'],
  ['1.7E38', ' 1.7E+38'],
  ['1E-38', ' 1E-38'],
  ['9'.repeat(38), ' 1E+38'],
])('"%s" still fits: %s', (text, expected) => {
  expect(numberText(val(text) ?? 0)).toBe(expected);
});

test.each([
  ['1E39', undefined],
  ['1E99', undefined],
  ['9'.repeat(39), undefined],
  ['1E-39', 0],
])('"%s" is too large or too small: %d', check);

test('an exponent beyond a byte goes around', () => {
  // 200 is -56 to the signed byte that counts the tens, so nothing is left of the number.
  check('1E200', 0);
  check('12E256', 12);
});

test('a number far too long is read without delay', () => {
  check('0'.repeat(65536), 0);
  check('9'.repeat(65536), undefined);
  check(`.${'1'.repeat(65536)}`, undefined);
});

test.each([
  ['2 PLAYERS', 'PLAYERS'],
  ['2,3', ',3'],
  ['MAP', 'MAP'],
  ['1E5', ''],
])('behind the number in "%s" stands "%s"', (text, rest) => {
  expect(readNumber(text).rest).toBe(rest);
});
