// Matches over a real server, by socket and HTTP as docs/protocol.md describes them.
import { beforeAll, describe, expect, test } from 'vitest';
import { parseRecord, replay } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { chainOf } from '../../table/chain.ts';
import { checkFairChance, commitmentOf } from '../../table/fair-chance.ts';
import { Player, ask, newDevice } from './player.ts';
import type { Json } from './player.ts';
import { useServer } from './use-server.ts';
import { anyAct, playOn } from './whole-match.ts';

const server = useServer();
/** Begun first: its clock runs out after the server was started again. */
let late: string;

beforeAll(async () => {
  ({ match: late } = await make({ ...two, clock: 15 }));
  await sit(late, 'Ben');
});

const PERSON = { for: 'person' };
const two = { game: 'star-lanes', edition: 'quick+moves=12', seats: [PERSON, PERSON] };

/** Makes a match in which Ann sits; answers with its id and her device's secret. */
async function make(order: object, name = 'Ann'): Promise<{ match: string; secret: string; link: string }> {
  const secret = await newDevice(server.base);
  const { status, body } = await ask(server.base, 'POST', '/api/matches', { body: { ...order, name }, secret });
  expect({ status, seat: body['seat'] }).toEqual({ status: 201, seat: 0 });
  return { match: body['match'], secret, link: body['link'] };
}

async function sit(match: string, name: string, more: object = {}): Promise<string> {
  const secret = await newDevice(server.base);
  const path = `/api/matches/${match}/seats`;
  const { status } = await ask(server.base, 'POST', path, { body: { name, ...more }, secret });
  expect(status).toBe(201);
  return secret;
}

/** Ann and Ben at a table, both connected. */
async function annAndBen(order: object = two): Promise<{ match: string; ann: Player; ben: Player }> {
  const { match, secret } = await make(order);
  const ann = await Player.connect(server.base, secret);
  const ben = await Player.connect(server.base, await sit(match, 'Ben'));
  await Promise.all([ann.watch(match), ben.watch(match)]);
  return { match, ann, ben };
}

describe('a match between two people', () => {
  test('is made, joined by link, watched and played to its end; its record proves the chance', async () => {
    const { match, secret } = await make({ ...two, words: 'a long way' });
    const ann = await Player.connect(server.base, secret);
    expect(await ann.watch(match)).toMatchObject({ phase: 'gathering', as: 0 });
    const watcher = await Player.connect(server.base);
    const first = await watcher.watch(match);
    expect(first).toMatchObject({ as: 'watcher', head: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(first['secret']).toBeUndefined();

    const ben = await Player.connect(server.base, await sit(match, 'Ben', { words: 'to the stars' }));
    expect(await ben.watch(match)).toMatchObject({
      phase: 'playing',
      as: 1,
      seats: [{ name: 'Ann' }, { name: 'Ben' }],
    });
    const over = await playOn(match, new Map([[0, ann], [1, ben]])); // prettier-ignore
    expect(over).toMatchObject({ phase: 'over' });
    expect(commitmentOf(over['secret'], match)).toBe(first['head']['commitment']);

    const { text } = await ask(server.base, 'GET', `/api/matches/${match}/record`);
    const record = parseRecord(text);
    if (!record.ok) throw new Error(JSON.stringify(record.problem));
    expect(checkFairChance(record.value)).toMatchObject({ ok: true, value: { words: ['a long way', 'to the stars'] } });
    expect(record.value.chain).toBe(over['chain']);
    expect(chainOf(record.value)).toBe(over['chain']);
    const { key } = JSON.parse((await ask(server.base, 'GET', '/api/server')).text);
    expect(record.value.signature?.key).toBe(key);
    const again = replay(starLanes, record.value);
    expect(again.ok && starLanes.view(again.value.state, 0).standings).toEqual(over['view']['standings']);
    const seen = await watcher.next((frame) => frame['phase'] === 'over');
    expect(seen['view']).toEqual({ ...over['view'], as: 'watcher' });
    for (const player of [ann, ben, watcher]) player.close();
  });

  test('survives a restart of the server: both come back to their own seats and go on', async () => {
    const { match, ann, ben } = await annAndBen();
    const before = await playOn(match, new Map([[0, ann], [1, ben]]), 5); // prettier-ignore
    expect(await server.stop('SIGINT')).toBe(0);
    expect(ann.frames.at(-1)).toEqual({ type: 'goodbye', after: 1000 });
    await server.start();
    const [annAgain, benAgain] = await Promise.all([ann, ben].map(({ secret }) => Player.connect(server.base, secret)));
    const update = await annAgain!.watch(match, before['at']);
    expect({ ...update, now: 0, happened: 0, seats: 0 }).toEqual({ ...before, now: 0, happened: 0, seats: 0 });
    await benAgain!.watch(match);
    const over = await playOn(match, new Map([[0, annAgain!], [1, benAgain!]])); // prettier-ignore
    expect(over).toMatchObject({ phase: 'over' });
    for (const player of [annAgain!, benAgain!]) player.close();
  });

  test('tells who comes late what happened', async () => {
    const { match, ann, ben } = await annAndBen();
    await playOn(match, new Map([[0, ann], [1, ben]]), 4); // prettier-ignore
    const newcomer = await Player.connect(server.base);
    const { happened } = await newcomer.watch(match, 0);
    expect(happened.map(({ act }: { act: string }) => act)).toEqual(['sit', 'sit', 'do', 'do', 'do', 'do']);
    expect(happened[1]['events'].map(({ type }: { type: string }) => type)).toEqual(['started', 'offered']);
    for (const player of [ann, ben, newcomer]) player.close();
  });

  test('refuses what is old, what is against the rules, and who holds another seat, and changes nothing', async () => {
    const { match, ann, ben } = await annAndBen();
    const { toAct, at, view } = ann.latest(match, 0) ?? ben.latest(match, 1)!;
    const [mover, other] = toAct === 0 ? [ann, ben] : [ben, ann];
    expect(await mover.act(match, toAct, at, 'do what?')).toMatchObject({ type: 'refused', why: 'not-an-action' });
    const notOffered = view.map[0][0] === '.' && !JSON.stringify(view.ask.spaces).includes('"1A"') ? '1A' : '9L';
    expect(await mover.act(match, toAct, at, `do ${notOffered}`)).toMatchObject({ type: 'refused' });
    expect(await other.act(match, toAct, at, 'do 1A')).toMatchObject({ type: 'refused', why: 'not-your-seat' });
    expect(await other.act(match, 1 - toAct, at, 'do 1A')).toMatchObject({ type: 'refused', why: 'rules' });
    const update = mover.latest(match, toAct)!;
    expect(await mover.act(match, toAct, update['at'], anyAct(update))).toMatchObject({ type: 'done', at });
    expect(await mover.act(match, toAct, update['at'], anyAct(update))).toMatchObject({
      type: 'refused',
      why: 'stale',
    });
    for (const player of [ann, ben]) player.close();
  });
});

describe('at a table', () => {
  test('an action may be taken back until something new has been seen', async () => {
    const { match, ann, ben } = await annAndBen();
    const { toAct, at } = ann.latest(match, 0)!;
    const mover = toAct === 0 ? ann : ben;
    const before = mover.latest(match, toAct)!;
    await mover.act(match, toAct, at, `do ${before['view']['ask']['spaces'][0]['space']}`);
    const placed = await mover.next((frame) => frame['at'] > at && frame['type'] === 'update');
    if (placed['view']['phase'] === 'trade') {
      expect(await mover.act(match, toAct, placed['at'], `undo ${placed['undo']}`)).toMatchObject({ type: 'done' });
      expect(mover.latest(match, toAct)!['view']).toEqual(before['view']);
    } else {
      expect(placed['undo']).toBeUndefined();
    }
    for (const player of [ann, ben]) player.close();
  });

  test('votes pause the match, one no ends a vote, and an agreed end ends the match', async () => {
    const { match, ann, ben } = await annAndBen();
    const { at } = ann.latest(match, 0)!;
    expect(await ann.act(match, 0, at, 'propose end')).toMatchObject({ type: 'done' });
    expect(await ben.act(match, 1, at + 1, 'no')).toMatchObject({ type: 'done' });
    expect(await ann.act(match, 0, at, 'propose pause')).toMatchObject({ type: 'done' });
    expect(await ben.act(match, 1, at + 3, 'yes')).toMatchObject({ type: 'done' });
    expect(ben.latest(match, 1)).toMatchObject({ phase: 'paused' });
    expect(await ben.act(match, 1, at + 4, 'resume')).toMatchObject({ type: 'done' });
    expect(await ann.act(match, 0, at + 5, 'propose end')).toMatchObject({ reason: 'declined-lately' });
    expect(await ben.act(match, 1, at + 5, 'propose end')).toMatchObject({ type: 'done' });
    expect(await ann.act(match, 0, at + 6, 'yes')).toMatchObject({ type: 'done' });
    expect(ann.latest(match, 0)).toMatchObject({ phase: 'over', view: { phase: 'over' } });
    for (const player of [ann, ben]) player.close();
  });

  test('a computer player minds the seat of who leaves, until they take it back', async () => {
    const { match, ann, ben } = await annAndBen();
    expect(await ben.act(match, 1, 0, 'leave')).toMatchObject({ type: 'done' });
    await playOn(match, new Map([[0, ann]]), 2);
    expect(ann.latest(match, 0)!['seats'][1]).toMatchObject({ name: 'Ben', minded: 'left' });
    expect(await ben.act(match, 1, 0, 'back')).toMatchObject({ type: 'done' });
    expect(await playOn(match, new Map([[0, ann], [1, ben]]))).toMatchObject({ phase: 'over' }); // prettier-ignore
    for (const player of [ann, ben]) player.close();
  });

  test('a seat is moved to another device by its link, once', async () => {
    const { match, secret } = await make(two);
    const path = `/api/matches/${match}/seats/0`;
    const stranger = await newDevice(server.base);
    expect(await ask(server.base, 'POST', `${path}/link`, { secret: stranger })).toMatchObject({ status: 403 });
    const { body } = await ask(server.base, 'POST', `${path}/link`, { secret });
    const [, token] = /token=(.+)$/.exec(body['link'])!;
    const phone = await newDevice(server.base);
    expect(await ask(server.base, 'POST', `${path}/move`, { secret: phone, body: { token } })).toMatchObject({
      status: 200,
    });
    expect(await ask(server.base, 'POST', `${path}/move`, { secret: stranger, body: { token } })).toMatchObject({
      status: 403,
    });
    const [old, moved] = await Promise.all([secret, phone].map((device) => Player.connect(server.base, device)));
    expect(await old!.watch(match)).toMatchObject({ as: 'watcher' });
    expect(await moved!.watch(match)).toMatchObject({ as: 0 });
    for (const player of [old!, moved!]) player.close();
  });

  test('a rematch has the same seats and settings, and everybody finds the same one', async () => {
    const { match, ann, ben } = await annAndBen({
      ...two,
      edition: 'quick+moves=2',
      clock: 60,
      advice: true,
      public: true,
    });
    expect(await ask(server.base, 'POST', `/api/matches/${match}/rematch`, { secret: ann.secret })).toMatchObject({
      status: 409,
    });
    await playOn(match, new Map([[0, ann], [1, ben]])); // prettier-ignore
    const [one, other] = await Promise.all(
      [ann, ben].map(({ secret }) => ask(server.base, 'POST', `/api/matches/${match}/rematch`, { secret })),
    );
    expect(one!.body['match']).toBe(other!.body['match']);
    const { body } = await ask(server.base, 'GET', `/api/matches/${one!.body['match']}`);
    expect(body).toMatchObject({
      phase: 'playing',
      head: { edition: 'quick+moves=2', clock: 60, advice: true, rematchOf: match },
    });
    // Both asked at once: there is no second one that nobody will ever sit at.
    const { body: lists } = await ask(server.base, 'GET', '/api/matches');
    const rematches = [...lists['open'], ...lists['playing']].filter(({ head }) => head.rematchOf === match);
    expect(rematches).toHaveLength(1);
    for (const player of [ann, ben]) player.close();
  });

  test('strangers speak with reactions only; who plays by link may say anything', async () => {
    const open = await annAndBen({ ...two, public: true });
    expect(await open.ann.act(open.match, 0, 0, 'say hello')).toMatchObject({ type: 'refused', why: 'not-now' });
    expect(await open.ann.act(open.match, 0, 0, 'react well-played')).toMatchObject({ type: 'done' });
    const heard = await open.ben.next((frame) =>
      frame['happened']?.some(({ act }: { act: string }) => act === 'react'),
    );
    expect(heard['happened']).toEqual([{ at: 2, by: 0, act: 'react', text: 'well-played' }]);
    const byLink = await annAndBen();
    expect(await byLink.ann.act(byLink.match, 0, 0, 'say Good luck!')).toMatchObject({ type: 'done' });
    for (const player of [open.ann, open.ben, byLink.ann, byLink.ben]) player.close();
  });
});

describe('the lobby', () => {
  test('lists public matches that wait for players, those being played, and none by link', async () => {
    const { match: hidden } = await make(two);
    const { match: open } = await make({ ...two, public: true });
    const { match: playing } = await annAndBen({ ...two, public: true });
    const { body } = await ask(server.base, 'GET', '/api/matches');
    const ids = (list: readonly { head: { id: string } }[]): string[] => list.map(({ head }) => head.id);
    expect(ids(body['open'])).toContain(open);
    expect(ids(body['playing'])).toContain(playing);
    expect(JSON.stringify(body)).not.toContain(hidden);
    const { names } = body['open'].find(({ head }: { head: { id: string } }) => head.id === open);
    expect(names.map((name: unknown) => name ?? 'free')).toEqual(['Ann', 'free']);
  });

  test('computer players alone play a match that anybody may watch', async () => {
    const seats = ['greedy', 'reallocator'].map((bot) => ({ for: 'bot', bot }));
    const { body } = await ask(server.base, 'POST', '/api/matches', { body: { ...two, seats, public: true } });
    const watcher = await Player.connect(server.base);
    await watcher.watch(body['match']);
    expect(await watcher.next((frame) => frame['phase'] === 'over')).toMatchObject({ as: 'watcher' });
    watcher.close();
  });
});

describe('over HTTP', () => {
  const wrong: [string, string, string, unknown, number, string, string][] = [
    ['no such match', 'GET', '/api/matches/abcdefgh1234', undefined, 404, 'no-such-match', 'no-such-match'],
    ['no such request', 'GET', '/api/nothing', undefined, 404, 'no-such-request', 'no-such-request'],
    ['no such game', 'POST', '/api/matches', { game: 'chess' }, 400, 'not-a-message', 'game-not-served'],
    ['no such edition', 'POST', '/api/matches', { ...two, edition: 'todayy' }, 400, 'not-a-message', 'edition'],
    [
      'too many seats',
      'POST',
      '/api/matches',
      { ...two, seats: Array.from({ length: 9 }, () => PERSON) },
      400,
      'not-a-message',
      'wrong-seats',
    ],
    [
      'no such bot',
      'POST',
      '/api/matches',
      { ...two, seats: [PERSON, { for: 'bot', bot: 'deep-thought' }] },
      400,
      'not-a-message',
      'bad-seat-plan',
    ],
    ['a clock nobody can keep', 'POST', '/api/matches', { ...two, clock: 3 }, 400, 'not-a-message', 'no-such-clock'],
    ['advice in other words', 'POST', '/api/matches', { ...two, advice: 'yes' }, 400, 'not-a-message', 'bad-field'],
    ['a body that is no object', 'POST', '/api/matches', [1, 2], 400, 'not-a-message', 'body-not-object'],
    [
      'a body that is too long',
      'POST',
      '/api/matches',
      { ...two, words: 'x'.repeat(20_000) },
      413,
      'too-large',
      'body-too-large',
    ],
    ['an empty name', 'POST', '/api/matches', { ...two, name: ' ' }, 400, 'not-a-message', 'bad-field'],
  ];
  test.each(wrong)(
    '%s is answered with a reason and a sentence',
    async (_, method, path, body, status, why, reason) => {
      const answer = await ask(server.base, method, path, { body });
      expect({ status: answer.status, body: answer.body }).toMatchObject({
        status,
        body: { why, reason, problem: expect.stringMatching(/^["\w].*\.$/s) },
      });
    },
  );

  test.each<[string, object]>([
    ['words that are no text', { words: 7 }],
    ['a hash that is none', { wordsHash: 'zz' }],
    ['a seat that is none', { seat: 'first' }],
    ['no name', { name: '' }],
  ])('refused for %s, a request makes no match', async (_, more) => {
    const { body: before } = await ask(server.base, 'GET', '/api/matches');
    const body = { ...two, public: true, name: 'Ann', ...more };
    const refused = { status: 400, body: { reason: 'bad-field' } };
    expect(await ask(server.base, 'POST', '/api/matches', { body })).toMatchObject(refused);
    expect((await ask(server.base, 'GET', '/api/matches')).body).toEqual(before);
  });

  test('what a rematch is asked for with is read before it is made', async () => {
    const { match, ann, ben } = await annAndBen();
    const { at } = ann.latest(match, 0) ?? {};
    await ann.act(match, 0, at, 'propose end');
    await ben.act(match, 1, at + 1, 'yes');
    const path = `/api/matches/${match}/rematch`;
    for (const body of [{ wordsHash: 'zz' }, { words: 7 }])
      expect(await ask(server.base, 'POST', path, { body, secret: ann.secret })).toMatchObject({ status: 400 });
    expect((await ask(server.base, 'GET', `/api/matches/${match}`)).body['rematch']).toBeUndefined();
    for (const player of [ann, ben]) player.close();
  });

  test('where nothing is, a browser is shown a page with a way home, and a program told a reason', async () => {
    const { status, headers, text } = await ask(server.base, 'GET', '/nowhere', { headers: { Accept: 'text/html' } });
    expect([status, headers.get('content-type'), headers.has('etag')]).toEqual([
      404,
      'text/html; charset=utf-8',
      false,
    ]);
    expect(text).toMatch(/<a href="\/">|<script/);
    const body = { why: 'no-such-request', reason: 'nothing-there' };
    for (const path of ['/nowhere', '/nothing.js'])
      expect(await ask(server.base, 'GET', path)).toMatchObject({ status: 404, body });
    expect(await ask(server.base, 'GET', '/api/x', { headers: { Accept: 'text/html' } })).toMatchObject({
      status: 404,
      body: { reason: 'no-such-request' },
    });
  });

  test('a browser is given its secret as a cookie that no script can read', async () => {
    const { headers } = await ask(server.base, 'POST', '/api/matches', { body: { ...two, name: 'Ann' } });
    expect(headers.get('set-cookie')).toMatch(/^starlanes=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  });

  test('a page of another address can neither act nor open a socket', async () => {
    const headers = { Origin: 'http://elsewhere.example' };
    expect(await ask(server.base, 'POST', '/api/matches', { body: two, headers })).toMatchObject({ status: 403 });
    await expect(Player.connect(server.base, undefined, { headers })).rejects.toThrow('403');
    const own = { Origin: server.base };
    expect(await ask(server.base, 'POST', '/api/matches', { body: two, headers: own })).toMatchObject({ status: 201 });
  });

  test('health, readiness and metrics can be asked for', async () => {
    expect(await ask(server.base, 'GET', '/healthz')).toMatchObject({ status: 200, text: 'well\n' });
    expect(await ask(server.base, 'GET', '/readyz')).toMatchObject({ status: 200, text: 'ready\n' });
    const { text } = await ask(server.base, 'GET', '/metrics');
    for (const name of [
      'actions_total{act="do"}',
      'refusals_total{',
      'act_seconds_bucket',
      'database_seconds_sum',
      'tables ',
    ])
      expect(text).toContain(`starlanes_${name}`);
  });

  test('every answer forbids scripts and styles that are not in files of ours', async () => {
    for (const path of ['/', '/api/games', '/nothing.js']) {
      const { headers } = await ask(server.base, 'GET', path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).not.toMatch(/'unsafe-/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('the link is also a picture for a phone', async () => {
    const { match } = await make(two);
    const { text, headers } = await ask(server.base, 'GET', `/api/matches/${match}/qr.svg`);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(text).toMatch(/^<svg/);
  });
});

test('who is late is minded by a computer player, also after a restart', async () => {
  const watcher = await Player.connect(server.base);
  await watcher.watch(late);
  server.pass(15_000);
  const isMinded = ({ minded }: Json): boolean => minded === 'late';
  expect((await watcher.next((frame) => frame['seats']?.some(isMinded)))['at']).toBeGreaterThan(2);
  watcher.close();
});
