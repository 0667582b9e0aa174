// Frames: what is written is read again, and what is no frame is refused with a sentence, or not heard.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Down, MessageProblem, Up } from './protocol.ts';
import type { Update } from './update.ts';
import { parseDown, parseUp, formatUp } from './protocol.ts';
import { LAST_CHARACTER, anyCharacter } from '../core/fixtures/any-character.ts';

const character = fc.nat(LAST_CHARACTER).map(anyCharacter);

const ACT = { type: 'act', match: 'match-1977', id: 7, seat: 0, at: 12, act: 'do 7E' };

describe('up:', () => {
  test.each<Up>([
    { type: 'ping' },
    { type: 'watch', match: 'match-1977' },
    { type: 'watch', match: 'match-1977', from: 0 },
    { type: 'unwatch', match: 'match-1977' },
    { type: 'act', match: 'match-1977', id: 7, seat: 0, at: 12, act: { act: 'do', did: '7E' } },
    { type: 'act', match: 'match-1977', id: 0, seat: 99, at: 0, act: { act: 'say', text: 'so, "well"' } },
  ])('%j is read as it was written', (frame) => {
    expect(parseUp(formatUp(frame))).toEqual({ ok: true, value: frame });
  });

  test('an act is a line', () => {
    expect(parseUp(JSON.stringify(ACT))).toMatchObject({ ok: true, value: { act: { act: 'do', did: '7E' } } });
  });

  const check = (frame: unknown, problem: MessageProblem): void => {
    const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
    expect(parseUp(text)).toEqual({ ok: false, problem });
  };
  const NO_MESSAGE = { why: 'not-an-object' } as const;
  const NO_TYPE = { why: 'unknown-type', known: ['watch', 'unwatch', 'act', 'ping'] } as const;
  const NO_MATCH = { why: 'bad-field', field: 'match', needs: 'match-id' } as const;
  const NO_ACT = { why: 'bad-field', field: 'act', needs: 'act' } as const;
  const noCount = (field: string): MessageProblem => ({ why: 'bad-field', field, needs: 'count' });

  test.each<[unknown, MessageProblem]>([
    ['', NO_MESSAGE],
    ['{', NO_MESSAGE],
    ['null', NO_MESSAGE],
    ['7', NO_MESSAGE],
    ['[]', NO_MESSAGE],
    [{}, NO_MESSAGE],
    [{ type: 'dance' }, NO_TYPE],
    [{ type: ['ping'] }, NO_TYPE],
    [{ type: 'watch' }, NO_MATCH],
    [{ type: 'unwatch', match: 7 }, NO_MATCH],
    [{ type: 'watch', match: '../../etc/passwd' }, NO_MATCH],
    [{ type: 'watch', match: 'short' }, NO_MATCH],
    [{ type: 'watch', match: 'x'.repeat(41) }, NO_MATCH],
    [{ type: 'watch', match: 'match-1977', from: -1 }, noCount('from')],
    [{ type: 'watch', match: 'match-1977', from: '0' }, noCount('from')],
    [
      { type: 'watch', match: 'match-1977', protocol: 'new' },
      { why: 'bad-field', field: 'protocol', needs: 'count' },
    ],
    [{ ...ACT, match: undefined }, NO_MATCH],
    [{ ...ACT, id: 1.5 }, noCount('id')],
    [{ ...ACT, id: 2 ** 53 }, noCount('id')],
    [{ ...ACT, seat: 100 }, noCount('seat')],
    [{ ...ACT, seat: '0' }, noCount('seat')],
    [{ ...ACT, at: -1 }, noCount('at')],
    [{ ...ACT, act: 7 }, NO_ACT],
    [{ ...ACT, act: { act: 'do', did: '7E' } }, NO_ACT],
    [{ ...ACT, act: 'dance' }, NO_ACT],
  ])('%j is refused', (frame, problem) => check(frame, problem));

  test.each(['bot 7E', 'late', 'lapse', 'sit ["Ann",""]', 'move', 'offer', 'rematch match-1978'])(
    '%s is not for players to do over a socket',
    (act) => check({ ...ACT, act }, NO_ACT),
  );

  test('any text is read or refused, and nothing is thrown', () => {
    const frames = fc.oneof(
      fc.string({ unit: character }),
      fc.json(),
      fc
        .record({
          ...Object.fromEntries(Object.keys(ACT).map((key) => [key, fc.jsonValue()])),
          type: fc.constantFrom('act', 'watch'),
        })
        .map((frame) => JSON.stringify(frame)),
    );
    fc.assert(
      fc.property(frames, (text) => {
        const reading = parseUp(text);
        expect(reading.ok ? formatUp(reading.value) : reading.problem.why).toMatch(/./);
      }),
      { numRuns: 500 },
    );
  });
});

const HEAD = {
  id: 'match-1977',
  game: 'race',
  engine: 3,
  edition: 'short',
  seats: [],
  public: false,
  minder: 'greedy',
  commitment: '',
  made: 0,
};
const UPDATE: Update & { type: 'update' } = {
  type: 'update',
  match: 'match-1977',
  at: 3,
  head: HEAD,
  phase: 'playing',
  seats: [],
  now: 5,
  as: 'watcher',
  happened: [{ at: 2, act: 'yes' }],
};

const CHANGE: Down & { type: 'update' } = {
  type: 'update',
  match: 'match-1977',
  at: 4,
  since: 3,
  toAct: 1,
  view: { moves: 7 },
  happened: [{ at: 3, act: 'yes' }],
};

describe('down:', () => {
  test.each<Down>([
    UPDATE,
    CHANGE,
    { ...CHANGE, as: 1, undo: 2, seats: [] },
    { ...UPDATE, as: 0, undo: 2, view: { books: [undefined, { cash: 7 }, undefined] } },
    { type: 'done', match: 'match-1977', id: 7, at: 12 },
    { type: 'refused', why: 'not-a-message', problem: 'What?' },
    { type: 'refused', match: 'match-1977', id: 7, why: 'rules', problem: 'No.' },
    { type: 'goodbye', after: 1000 },
    { type: 'pong' },
  ])('%j is read as it was sent', (frame) => {
    // What is undefined in a list is null on the wire, and undefined again here.
    expect(parseDown(JSON.stringify(frame))).toEqual(frame);
  });

  test.each<unknown>([
    '{',
    'null',
    7,
    [],
    {},
    { type: 'dance' },
    { ...UPDATE, match: 7 },
    { ...UPDATE, at: '3' },
    { ...UPDATE, as: 'king' },
    { ...UPDATE, head: 7 },
    { ...UPDATE, head: undefined },
    { ...CHANGE, since: -1 },
    { ...CHANGE, as: 'king' },
    { ...CHANGE, view: 'none' },
    { ...CHANGE, seats: {} },
    { ...CHANGE, happened: undefined },
    { ...UPDATE, seats: {} },
    { ...UPDATE, happened: undefined },
    { ...UPDATE, happened: [7] },
    { ...UPDATE, happened: [{ act: 'yes' }] },
    { type: 'done', match: 'match-1977', at: 12 },
    { type: 'refused', why: 'rules' },
    { type: 'goodbye' },
    { type: 'goodbye', after: -1 },
  ])('%j is no frame', (frame) => {
    expect(parseDown(typeof frame === 'string' ? frame : JSON.stringify(frame))).toBeUndefined();
  });
});
