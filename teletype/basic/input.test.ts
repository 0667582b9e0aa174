import { describe, expect, test } from 'vitest';
import { inputNumber, inputText, typed } from './input.ts';

/** An answer as one text: `+` says that surplus was ignored. */
function told(input: ReturnType<typeof inputText> | ReturnType<typeof inputNumber>): string {
  return input.ok ? `${input.value}${input.surplus ? '+' : ''}` : `(${input.why})`;
}

describe('a text', () => {
  test.each([
    ['7E', '7E'],
    ['7 E', '7 E'],
    ['  SPACED  ', 'SPACED  '],
    ['lower', 'lower'],
    ['   ', ''],
    ['A, B', 'A+'],
    ['7,E', '7+'],
    ['7E,', '7E+'],
    ['7E:X', '7E+'],
    [',7E', '+'],
    [':', '+'],
    ['7"E', '7"E'],
    ['"7E"', '7E'],
    ['"SMITH, J"', 'SMITH, J'],
    ['"  A"  ', '  A'],
    ['"7E', '7E'],
    ['"', ''],
    ['"7E",X', '7E+'],
    ['"7E" : X', '7E+'],
    ['"7E" X', '(redo)'],
    ['"7"E', '(redo)'],
    ['', '(nothing)'],
  ])('"%s" is %s', (line, expected) => {
    expect(told(inputText(line))).toBe(expected);
  });
});

describe('a number', () => {
  test.each([
    ['2', '2'],
    [' 2 ', '2'],
    ['1 0', '10'],
    ['-3', '-3'],
    ['2.5', '2.5'],
    ['2E0', '2'],
    ['   ', '0'],
    ['2,3', '2+'],
    ['2:3', '2+'],
    ['2,', '2+'],
    [',2', '0+'],
    ['?', '(redo)'],
    ['TWO', '(redo)'],
    ['2 PLAYERS', '(redo)'],
    ['MAP', '(redo)'],
    ['"2"', '(redo)'],
    ['--2', '(redo)'],
    ['1E99', '(overflow)'],
    ['', '(nothing)'],
  ])('"%s" is %s', (line, expected) => {
    expect(told(inputNumber(line))).toBe(expected);
  });
});

test('control characters cannot be typed', () => {
  expect(typed('7\u0000E\r')).toBe('7E');
  expect(typed('\u001b[31mANN\u007f')).toBe('[31mANN');
  expect(typed('A\u202eNN\u2066 \u200f1')).toBe('ANN 1');
  expect(typed('\u0085\r\n')).toBe('');
});
