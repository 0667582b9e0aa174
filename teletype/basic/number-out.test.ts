import { expect, test } from 'vitest';
import { numberText } from './number-out.ts';

function check(value: number, expected: string): void {
  expect(numberText(value)).toBe(expected);
}

test.each([
  [0, ' 0'],
  [-0, ' 0'],
  [1, ' 1'],
  [-1, '-1'],
  [6523, ' 6523'],
  [-23.46, '-23.46'],
  [102851, ' 102851'],
  [999999, ' 999999'],
  [-999999, '-999999'],
])('%d is printed plainly', check);

test.each([
  [1e6, ' 1E+06'],
  [1102751, ' 1.10275E+06'],
  [1002375, ' 1.00238E+06'],
  [1234567, ' 1.23457E+06'],
  [-2236942, '-2.23694E+06'],
  [16777216, ' 1.67772E+07'],
  [1e20, ' 1E+20'],
  [1.7e38, ' 1.7E+38'],
])('%d has seven digits or more, and an exponent', check);

test.each([
  [0.5, ' .5'],
  [0.25, ' .25'],
  [-0.25, '-.25'],
  [2.5, ' 2.5'],
  [6.5, ' 6.5'],
  [0.1, ' .1'],
  [0.01, ' .01'],
  [0.012345678, ' .0123457'],
  [1 / 3, ' .333333'],
  [2 / 3, ' .666667'],
  [1234.5, ' 1234.5'],
  [12345.67, ' 12345.7'],
])('%d is a fraction', check);

test.each([
  [0.001, ' 1E-03'],
  [0.000123, ' 1.23E-04'],
  [-12.3456e-7, '-1.23456E-06'],
  [1.234567e-10, ' 1.23457E-10'],
  [1e-38, ' 1E-38'],
])('%d is less than .01, and has an exponent', check);

test.each([
  [123456.5, ' 123457'],
  [123456.4, ' 123456'],
  [99999.96, ' 100000'],
  [999999.4, ' 999999'],
  [999999.5, ' 1E+06'],
  [0.9999996, ' 1'],
  [0.009999999, ' .01'],
])('%d is rounded to six digits', check);

test('what is too large for the original is printed as its largest number', () => {
  check(Infinity, ' 1.70141E+38');
  check(-1e39, '-1.70141E+38');
});
