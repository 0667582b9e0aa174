// What the review and the advice are printed with: figures, lines, charts.
import { describe, expect, test } from 'vitest';
import { money } from '../../games/star-lanes/text.ts';
import { chanceChart, showsUnicode } from './chart.ts';
import { about, percent, shortName, signed, wrap } from './figures.ts';
import { writeJson } from './page.ts';

describe('figures', () => {
  test.each([
    [0, '0 %'],
    [0.001, '<1 %'],
    [0.006, '1 %'],
    [0.5, '50 %'],
    [0.994, '99 %'],
    [0.999, '>99 %'],
    [1, '100 %'],
  ])('a chance of %d', (chance, told) => {
    expect(percent(chance)).toBe(told);
  });

  test.each([
    [0.034, '+3 %'],
    [-0.216, '−22 %'],
    [0, '+0 %'],
    [-0.001, '+0 %'],
  ])('a difference of %d', (difference, told) => {
    expect(signed(difference)).toBe(told);
  });

  test.each([
    [145_321.7, '$145,000'],
    [812, '$812'],
    [-12_345, '−$12,300'],
    [0, '$0'],
  ])('about %d dollars', (worth, told) => {
    expect(about(worth, money)).toBe(told);
  });

  test('long names are cut', () => {
    expect(shortName('Maximilian Alexander')).toBe('Maximilian Al.');
    expect(shortName('Ann')).toBe('Ann');
  });
});

describe('lines', () => {
  test('break before the 80th column, and never before a percent sign', () => {
    const text = Array.from({ length: 30 }, () => 'nine 10 %').join(' ');
    const lines = wrap(text, 4, ' 1. ').trimEnd().split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines[0]).toMatch(/^ 1\. nine/);
    for (const line of lines.slice(1)) expect(line).toMatch(/^ {4}[n1]/);
    expect(lines.join(' ').replaceAll(/ +/g, ' ')).toBe(` 1. ${text}`);
  });
});

describe('the chart', () => {
  const curves = [
    { name: 'Ann', chances: [0.5, 0.3, 0.99, 1] },
    { name: 'Roberto', chances: [0.5, 0.7, 0.01, 0] },
  ];

  test('has a line for everybody and a column for every move', () => {
    expect(chanceChart(curves, true)).toBe('  Ann     |▄▂██| 100 %\n  Roberto |▄▆  |   0 %\n');
    expect(chanceChart(curves, false)).toBe('  Ann     |5399| 100 %\n  Roberto |5700|   0 %\n');
  });

  test('of a long match fits the page, with its begin and its end', () => {
    const chances = Array.from({ length: 500 }, (_, i) => i / 499);
    const line = chanceChart([{ name: 'Maximilian Alexander', chances }], false).trimEnd();
    expect(line).toHaveLength(80);
    expect(line).toMatch(/^ {2}Maximilian Al\. \|0+1+2+3+4+5+6+7+8+9+\| 100 %$/);
  });

  test.each([
    [{ LANG: 'en_US.UTF-8' }, true],
    [{ LANG: 'C.utf8' }, true],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'C' }, false],
    [{ LANG: 'C' }, false],
    [{}, false],
    [{ WT_SESSION: '1' }, true],
  ])('is drawn with blocks under %j: %s', (settings, blocks) => {
    expect(showsUnicode(settings)).toBe(blocks);
  });
});

test('JSON has no digits that mean nothing', () => {
  expect(writeJson({ chance: 0.123456789, worth: 10, none: undefined })).toBe(
    '{\n  "chance": 0.1235,\n  "worth": 10\n}\n',
  );
});
