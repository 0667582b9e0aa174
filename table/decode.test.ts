/** Matches that were written down: what is read is what was written, and anything else is refused. */
import { expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import { decodeKept } from './decode.ts';
import { SECRET, headOf } from './fixtures/transcript.ts';
import type { Kept } from './store.ts';

const KEPT: Kept = {
  head: headOf(race, { sitting: 'person greedy', clock: 60, advice: true, rematchOf: 'match-1976' }),
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
  ['kept-head', { head: undefined }],
  ['kept-head', { head: { ...head, id: 'a/../b' } }],
  ['kept-head', { head: { ...head, game: 7 } }],
  ['kept-head', { head: { ...head, engine: 1.5 } }],
  ['kept-head', { head: { ...head, seats: [{ for: 'cat' }] } }],
  ['kept-head', { head: { ...head, seats: [{ for: 'bot' }] } }],
  ['kept-head', { head: { ...head, clock: 1 } }],
  ['kept-head', { head: { ...head, public: 'yes' } }],
  ['kept-head', { head: { ...head, advice: 'yes' } }],
  ['kept-secret', { secret: SECRET.slice(1) }],
  ['kept-entries', { entries: { 0: sat } }],
  ['kept-entry', { entries: ['sit'] }],
  ['kept-entry', { entries: [{ ...sat, at: 1 }] }],
  ['kept-entry', { entries: [{ ...sat, by: -1 }] }],
  ['kept-entry', { entries: [{ ...sat, act: 'fly' }] }],
  ['kept-entry', { entries: [{ ...sat, time: 'now' }] }],
  ['kept-entry', { entries: [sat, sat] }],
])('%s: %j', (why, change) => {
  expect(read(change)).toMatchObject({ ok: false, problem: { why } });
});

test('the entry that cannot be read is named by its number', () => {
  expect(read({ entries: [sat, sat] })).toMatchObject({ problem: { entry: 1 } });
});

test.each([undefined, 7, 'match', []])('%j is no match', (value) => {
  expect(decodeKept(value).ok).toBe(false);
});
