/** Matches that were written down: what is read is what was written, and anything else is refused. */
import { expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import { decodeKept } from './decode.ts';
import { SECRET, headOf } from './fixtures/transcript.ts';
import type { Kept } from './store.ts';

const KEPT: Kept = {
  head: headOf(race, { sitting: 'person greedy', clock: 60, rematchOf: 'match-1976' }),
  secret: SECRET,
  entries: [
    { at: 0, by: 0, act: 'sit ["Ann",""]', time: 5, hash: 'abc' },
    { at: 1, act: 'lapse', time: 6 },
  ],
};

/** The match as it comes out of a file, with something in it replaced. */
function read(change: object = {}): ReturnType<typeof decodeKept> {
  return decodeKept(JSON.parse(JSON.stringify({ ...KEPT, ...change })));
}

test('a match is read as it was written', () => {
  expect(read()).toEqual({ ok: true, value: KEPT });
});

test('what nobody asked for is left out', () => {
  expect(read({ more: 1 })).toEqual({ ok: true, value: KEPT });
});

const { head } = KEPT;
const [sat] = KEPT.entries;

test.each<[string, object]>([
  ['the head', { head: undefined }],
  ['the head', { head: { ...head, id: 'a/../b' } }],
  ['the head', { head: { ...head, game: 7 } }],
  ['the head', { head: { ...head, engine: 1.5 } }],
  ['the head', { head: { ...head, seats: [{ for: 'cat' }] } }],
  ['the head', { head: { ...head, seats: [{ for: 'bot' }] } }],
  ['the head', { head: { ...head, clock: 1 } }],
  ['the head', { head: { ...head, public: 'yes' } }],
  ['the secret', { secret: SECRET.slice(1) }],
  ['the match has no entries', { entries: { 0: sat } }],
  ['entry 0', { entries: ['sit'] }],
  ['entry 0', { entries: [{ ...sat, at: 1 }] }],
  ['entry 0', { entries: [{ ...sat, by: -1 }] }],
  ['entry 0', { entries: [{ ...sat, act: 'fly' }] }],
  ['entry 0', { entries: [{ ...sat, time: 'now' }] }],
  ['entry 1', { entries: [sat, sat] }],
])('%s is refused: %j', (part, change) => {
  const refused = read(change);
  expect(refused.ok ? '' : refused.problem).toContain(part);
});

test.each([undefined, 7, 'match', []])('%j is no match', (value) => {
  expect(decodeKept(value).ok).toBe(false);
});
