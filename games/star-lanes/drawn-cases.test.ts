// Every drawn case of fixtures/: what the original was seen to do, what options change, what other editions do.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playCase, readCases } from './fixtures/cases.ts';

const folder = new URL('fixtures/', import.meta.url);
/** A whole game, which has a test of its own. */
const GAME = 'singer1984-game.txt';
const files = readdirSync(folder).filter((file) => file.endsWith('.txt') && file !== GAME);

describe.each(files)('%s', (file) => {
  const cases = readCases(readFileSync(new URL(file, folder), 'utf8'));
  test.each(cases.map(({ name, text }) => [name, text]))('%s', (_, text = '') => {
    expect(playCase(text)).toBe(text);
  });
});
