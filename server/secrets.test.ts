// Ids of matches: they go into addresses and onto command lines.
import { expect, test } from 'vitest';
import { isMatch } from '../table/protocol.ts';
import { newMatchId } from './secrets.ts';

test('an id is one of a match, and never looks like a flag', () => {
  const ids = Array.from({ length: 2000 }, newMatchId);
  expect(ids.filter((id) => !isMatch(id) || id.startsWith('-'))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
