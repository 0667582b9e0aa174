/** What is asked of a server over HTTP, and what can be wrong with an answer. */
import { expect, test } from 'vitest';
import { ServerApi } from './server-api.ts';
import type { Fetch } from './server-api.ts';

const ORIGIN = 'http://here:1977';
const WORDS_HASH = 'a'.repeat(64);
const witness = { hideWords: () => WORDS_HASH };

/** A server that answers with these texts, one after the other, and notes what it was asked. */
function serverOf(...answers: readonly (object | string | Error)[]) {
  const asked: { readonly address: string; readonly body: unknown; readonly authorization: string | undefined }[] = [];
  const left = [...answers];
  const fetch: Fetch = (address, { headers, body, method }) => {
    const sent: unknown = body === undefined ? undefined : JSON.parse(body);
    asked.push({ address: `${method} ${address}`, body: sent, authorization: headers['authorization'] });
    const answer = left.shift();
    if (answer instanceof Error || answer === undefined)
      return Promise.reject(answer ?? new Error('no answer is left'));
    const ok = typeof answer === 'string' || !('why' in answer);
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return Promise.resolve({ ok, text: () => Promise.resolve(text) });
  };
  return { asked, fetch };
}

function apiOf(...answers: readonly (object | string | Error)[]): ServerApi {
  return new ServerApi({ origin: ORIGIN, fetch: serverOf(...answers).fetch, witness });
}

test('a secret is asked for once, kept, and sent with everything that follows', async () => {
  const { asked, fetch } = serverOf({ secret: 'abc' }, { match: 'match-1977' }, { match: 'match-1978' });
  let kept: string | undefined;
  const secret = { kept: () => kept, keep: (given: string) => void (kept = given) };
  const api = new ServerApi({ origin: ORIGIN, fetch, secret, witness });
  expect(await api.sit('match-1977', 'Ann')).toEqual({ ok: true, value: 'match-1977' });
  expect(await api.rematch('match-1977')).toEqual({ ok: true, value: 'match-1978' });
  expect(asked).toEqual([
    { address: `POST ${ORIGIN}/api/secrets`, body: undefined, authorization: undefined },
    {
      address: `POST ${ORIGIN}/api/matches/match-1977/seats`,
      body: { name: 'Ann', wordsHash: WORDS_HASH },
      authorization: 'Bearer abc',
    },
    {
      address: `POST ${ORIGIN}/api/matches/match-1977/rematch`,
      body: { wordsHash: WORDS_HASH },
      authorization: 'Bearer abc',
    },
  ]);
});

test('where a cookie holds the seats, it is asked for first', async () => {
  const { asked, fetch } = serverOf({}, { match: 'match-1977' });
  const order = {
    game: 'race',
    edition: 'short',
    seats: [],
    public: false,
    clock: undefined,
    advice: false,
    name: 'Ann',
  };
  expect(await new ServerApi({ origin: '', fetch, witness }).create(order)).toEqual({ ok: true, value: 'match-1977' });
  expect(asked.map(({ address, body }) => [address, body])).toEqual([
    ['POST /api/secrets', { cookie: true }],
    [
      'POST /api/matches',
      { game: 'race', edition: 'short', seats: [], public: false, name: 'Ann', wordsHash: WORDS_HASH },
    ],
  ]);
});

test('lists are read match by match; what is none is left out, and nothing in them reaches a terminal as a command', async () => {
  const head = { id: 'match-1977', game: 'race', edition: 'short', clock: 60, advice: true };
  const listed = { head, names: ['Ann\u001b[2J', undefined] };
  const lists = await apiOf({ open: [listed, { head: { id: '../etc' }, names: [] }, 7], playing: [] }).lists();
  expect(lists).toEqual({
    ok: true,
    value: {
      open: [
        { id: 'match-1977', game: 'race', edition: 'short', clock: 60, advice: true, names: ['Ann [2J', undefined] },
      ],
      playing: [],
      over: [],
    },
  });
});

test('a match is seen with the seat this device holds', async () => {
  const seen = { as: 1, head: { game: 'race' }, link: 'http://there/match/match-1977', phase: 'playing', toAct: 0 };
  expect(await apiOf(seen).look('match-1977')).toEqual({
    ok: true,
    value: {
      game: 'race',
      phase: 'playing',
      toAct: 0,
      seat: 1,
      isAwaited: false,
      link: 'http://there/match/match-1977',
    },
  });
  const watched = await apiOf({ ...seen, as: 'watcher' }).look('match-1977');
  expect(watched.ok && watched.value.seat).toBeUndefined();
  const awaited = await apiOf({ ...seen, phase: 'gathering', revealing: { awaited: [0, 1] } }).look('match-1977');
  expect(awaited).toMatchObject({ value: { isAwaited: true } });
});

test('the record of a match is read', async () => {
  const text = 'star lanes record 1\ngame race\nengine 3\nedition short\nchance mulberry32 7\nplayer Ann\n\n1 step 1\n';
  const record = await apiOf(text).record('match-1977');
  expect(record.ok && record.value.actions).toEqual([{ by: 0, text: 'step 1' }]);
  expect(await apiOf({ why: 'not-now', problem: 'The match is not over.' }).record('match-1977')).toMatchObject({
    problem: { why: 'rejected', said: { why: 'not-now' } },
  });
});

test.each<[string, object | string | Error, object]>([
  ['the server says no', { why: 'not-now', reason: 'seat-taken', problem: 'That seat is taken.' }, rejected()],
  ['something else answers', '<html>', { why: 'not-a-server', origin: ORIGIN }],
  ['an answer lacks what was asked for', { other: 1 }, { why: 'odd-answer', missing: 'link' }],
  ['nobody answers', new Error('fetch failed', { cause: coded('ECONNREFUSED') }), unreachable('ECONNREFUSED')],
  [
    'every address of a name fails',
    new Error('fetch failed', { cause: new AggregateError([coded('EHOSTUNREACH'), coded('ECONNREFUSED')]) }),
    unreachable('EHOSTUNREACH'),
  ],
  ['it takes too long', Object.assign(new Error('timed out'), { name: 'TimeoutError' }), unreachable('TimeoutError')],
])('%s: that is told as data', async (_, answer, problem) => {
  expect(await apiOf(answer).seatLink('match-1977', 0)).toEqual({ ok: false, problem });
});

function rejected(): object {
  return { why: 'rejected', said: { why: 'not-now', reason: 'seat-taken', problem: 'That seat is taken.' } };
}

function unreachable(code: string): object {
  return { why: 'unreachable', origin: ORIGIN, code };
}

function coded(code: string): Error {
  return Object.assign(new Error(code), { code });
}
