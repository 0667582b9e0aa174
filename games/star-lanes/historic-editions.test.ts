// The historic editions, by the examples that were tried on their own programs.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playCase, readCases } from './fixtures/cases.ts';

function cases(file: string): [string, string][] {
  const text = readFileSync(new URL(`fixtures/${file}.txt`, import.meta.url), 'utf8');
  return readCases(text).map((one) => [one.name, one.text]);
}

describe('napoli1979', () => {
  test.each(cases('napoli1979'))('%s', (_, text) => {
    expect(playCase(text)).toBe(text);
  });
});

describe('singer1984', () => {
  test.each(cases('singer1984'))('%s', (_, text) => {
    expect(playCase(text)).toBe(text);
  });
});

describe('osborne', () => {
  test.each(cases('osborne'))('%s', (_, text) => {
    expect(playCase(text)).toBe(text);
  });
});

describe('beej', () => {
  test.each(cases('beej'))('%s', (_, text) => {
    expect(playCase(text)).toBe(text);
  });
});
