// Black holes: what they pull down, and what goes with it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playCase, readCases } from './fixtures/cases.ts';

function cases(file: string): [string, string][] {
  const text = readFileSync(new URL(`fixtures/${file}.txt`, import.meta.url), 'utf8');
  return readCases(text).map((one) => [one.name, one.text]);
}

describe('black holes', () => {
  test.each(cases('swallow'))('%s', (_, text) => {
    expect(playCase(text)).toBe(text);
  });
});
