// Founding: every case the original was seen to play.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playCase, readCases } from './fixtures/cases.ts';

function cases(file: string): [string, string][] {
  const text = readFileSync(new URL(`fixtures/${file}.txt`, import.meta.url), 'utf8');
  return readCases(text).map((one) => [one.name, one.text]);
}

describe('foundings in 1977', () => {
  test.each(cases('found'))('%s', (_, text) => {
    expect(playCase(text)).toBe(text);
  });
});
