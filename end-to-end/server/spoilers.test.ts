// Players, watchers and strangers who want to spoil a match, at a real server: what they may not do, and what others keep.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatRecord } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { PERSON as DAILY_PERSON } from '../../bots/daily/day.ts';
import { dailyRecord } from './daily-record.ts';
import { sendRaw, upgradeRequest } from './hostile/raw-request.ts';
import { Player, ask, newDevice } from './player.ts';
import type { Json } from './player.ts';
import { ServerProcess } from './server-process.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const { folder } = server;

const PERSON = { for: 'person' };

async function post(path: string, body: object, secret?: string): Promise<{ status: number; body: Json }> {
  return ask(server.base, 'POST', `/api/${path}`, { body, secret });
}

/** Ann and Ben at a table that has begun, both connected. */
async function annAndBen(more: object = {}): Promise<{ match: string; ann: Player; ben: Player }> {
  const secrets = [await newDevice(server.base), await newDevice(server.base)];
  const order = { game: 'star-lanes', edition: 'quick', seats: [PERSON, PERSON], name: 'Ann', ...more };
  const { match } = (await post('matches', order, secrets[0])).body;
  await post(`matches/${match}/seats`, { name: 'Ben' }, secrets[1]);
  const [ann, ben] = [await Player.connect(server.base, secrets[0]), await Player.connect(server.base, secrets[1])];
  await Promise.all([ann.watch(match), ben.watch(match)]);
  return { match, ann, ben };
}

/** The first update in which something is so. */
function seen(player: Player, match: string, isSo: (update: Json) => boolean): Promise<Json> {
  return player.next((frame) => frame['type'] === 'update' && frame['match'] === match && isSo(frame));
}

describe('a vote to end the match', () => {
  test('is not won over somebody who is late once: they say no while a computer player minds their seat', async () => {
    const { match, ann, ben } = await annAndBen({ clock: 15 });
    const late: number = ann.latest(match, 0)?.['toAct'];
    const [sleeper, hurrier] = late === 0 ? [ann, ben] : [ben, ann];
    server.pass(15_000);
    const { at } = await seen(hurrier, match, ({ seats }) => seats[late].minded === 'late');
    expect(await hurrier.act(match, 1 - late, at, 'propose end')).toMatchObject({ type: 'done' });
    const asked = await seen(sleeper, match, ({ vote }) => vote !== undefined);
    expect(asked).toMatchObject({ phase: 'playing', vote: { motion: 'end' } });
    expect(await sleeper.act(match, late, asked['at'], 'no')).toMatchObject({ type: 'done' });
    const again = await hurrier.act(match, 1 - late, asked['at'], 'propose end');
    expect(again).toMatchObject({ type: 'refused', why: 'not-now', reason: 'declined-lately' });
    for (const player of [ann, ben]) player.close();
  });

  test('is not won by silence, however long', async () => {
    const { match, ann, ben } = await annAndBen();
    ben.close();
    const { at } = ann.latest(match, 0) ?? {};
    await ann.act(match, 0, at, 'propose end');
    server.pass(600_000);
    const after = await seen(ann, match, (update) => update['at'] > at + 1);
    expect(after).toMatchObject({ phase: 'playing', happened: [{ act: 'lapse' }] });
    expect(after['vote']).toBeUndefined();
    ann.close();
  });
});

describe('talk', () => {
  /** Says things as fast as a connection may, for a second. */
  async function chatter(player: Player, match: string, seat: number, act: string): Promise<readonly Json[]> {
    const said = Array.from({ length: 40 }, () => player.act(match, seat, 0, act));
    return Promise.all(said);
  }

  const count = (answers: readonly Json[]): number => answers.filter(({ type }) => type === 'done').length;

  test('is no faster than anybody reads: before a match, during it and after it', async () => {
    const secret = await newDevice(server.base);
    const order = { game: 'star-lanes', edition: 'quick', seats: [PERSON, PERSON], name: 'Eve' };
    const { match: gathering } = (await post('matches', order, secret)).body;
    const eve = await Player.connect(server.base, secret);
    const before = await chatter(eve, gathering, 0, 'say hello');
    expect(count(before)).toBeGreaterThanOrEqual(5);
    expect(count(before)).toBeLessThan(15);
    expect(before.at(-1)).toMatchObject({ why: 'too-many', reason: 'talks-too-fast' });

    const { match, ann, ben } = await annAndBen();
    expect(count(await chatter(ann, match, 0, 'react hurry'))).toBeLessThan(15);
    // What Ann says too fast is not held against Ben.
    expect(await ben.act(match, 1, 0, 'say calm')).toMatchObject({ type: 'done' });
    const { at } = ben.latest(match, 1) ?? {};
    await ann.act(match, 0, at, 'propose end');
    await ben.act(match, 1, at + 1, 'yes');
    expect(count(await chatter(ben, match, 1, 'say well played'))).toBeLessThan(15);
    server.pass(3_601_000);
    expect(await ben.act(match, 1, 0, 'react bye')).toMatchObject({ why: 'not-now', reason: 'talk-over' });
    for (const player of [eve, ann, ben]) player.close();
  });
});

test('who claims to have seen more than there is, is refused', async () => {
  const { match, ann, ben } = await annAndBen();
  const { at } = ann.latest(match, 0) ?? {};
  for (const ahead of [at + 1, at + 1_000_000, Number.MAX_SAFE_INTEGER])
    for (const act of ['do 1A', 'propose pause', 'react hello'])
      expect(await ann.act(match, 0, ahead, act)).toMatchObject({ why: 'stale', reason: 'beyond-log' });
  expect((await ask(server.base, 'GET', `/api/matches/${match}`)).body).toMatchObject({ at });
  for (const player of [ann, ben]) player.close();
});

describe('a name that is not ours', () => {
  test('in the Host header is refused where it is no name at all, however long', async () => {
    for (const host of ['evil.example/path', '"><script>', `${'x'.repeat(2250)}.example`, 'a b']) {
      const answer = await sendRaw(
        server.port,
        `GET /api/games HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 .*"reason":"bad-host","problem":"The Host header is not/s);
      const socket = upgradeRequest('/socket').replace('Host: here', `Host: ${host}`);
      expect(await sendRaw(server.port, socket)).toMatch(/^HTTP\/1\.1 400 .*The Host header is not/s);
    }
  });

  test('opens no socket and gets no plain cookie where the host has named an address', async () => {
    const named = await ServerProcess.start(
      join(folder, 'named.db'),
      '--url',
      'https://lanes.example.org',
      '--log',
      'info',
    );
    const page = await ask(named.base, 'GET', '/', { headers: { 'X-Forwarded-Proto': 'http' } });
    expect(page.headers.get('content-security-policy')).toMatch(/; connect-src 'self' wss:\/\/lanes\.example\.org$/);
    const { headers } = await ask(named.base, 'POST', '/api/secrets', { body: { cookie: true } });
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
    await named.stop();
    const plain = await ask(server.base, 'GET', '/');
    const own = `127.0.0.1:${server.port}`;
    expect(plain.headers.get('content-security-policy')).toContain(`connect-src 'self' ws://${own} wss://${own}`);
  });
});

describe('matches that would keep a server busy', () => {
  const BOT = { for: 'bot', bot: 'chance' };
  const bots = (edition: string, game = 'star-lanes'): object => ({ game, edition, seats: [BOT, BOT] });

  test('are refused at once where they would go on for ever; one that is there opens, and is not made again', async () => {
    const forever = {
      game: 'star-trader',
      edition: 'today+years=100000+ships=4',
      seats: Array.from({ length: 12 }, () => BOT),
    };
    expect(await post('matches', forever)).toMatchObject({
      status: 400,
      body: { reason: 'match-too-long', problem: expect.stringContaining('at most 200,000.') },
    });
    const database = join(folder, 'long.db');
    const patient = await ServerProcess.start(database, '--longest-match', '10000000');
    const secret = await newDevice(patient.base);
    const order = { game: 'star-trader', edition: 'today+years=1000', seats: [PERSON], name: 'Ann' };
    const { match } = (await ask(patient.base, 'POST', '/api/matches', { body: order, secret })).body;
    await patient.stop();
    const usual = await ServerProcess.start(database);
    const ann = await Player.connect(usual.base, secret);
    const { at } = await ann.watch(match);
    expect(await ann.act(match, 0, at, 'propose end')).toMatchObject({ type: 'done' });
    expect(await ask(usual.base, 'POST', `/api/matches/${match}/rematch`, { secret })).toMatchObject({
      body: { reason: 'match-too-long' },
    });
    ann.close();
    await usual.stop();
  });

  test('are no more than some an hour from one address, and at a time on the server', async () => {
    const made = [];
    for (let count = 0; count < 21; count++) made.push(await post('matches', bots('quick+moves=6')));
    expect(made.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(made[20]).toMatchObject({ status: 429, body: { reason: 'too-many-bot-matches', facts: { most: 20 } } });
    // A match with a seat for a person is none of them.
    expect(await post('matches', { ...bots('quick'), seats: [PERSON, BOT] })).toMatchObject({ status: 201 });

    const small = await ServerProcess.start(join(folder, 'small.db'), '--bot-matches', '2');
    const make = (): ReturnType<typeof ask> => ask(small.base, 'POST', '/api/matches', { body: bots('quick') });
    expect([(await make()).status, (await make()).status]).toEqual([201, 201]);
    expect(await make()).toMatchObject({ status: 429, body: { reason: 'bot-matches-full' } });
    // They wait where nobody watches, and then they do not count.
    small.pass(601_000);
    expect((await make()).status).toBe(201);
    await small.stop();
  });
});

describe('the seats of a rematch', () => {
  /** A match that two people have ended, and the rematch that Ann has asked for. */
  async function rematchOfTwo(): Promise<{ next: string; ann: Player; ben: Player; match: string }> {
    const { match, ann, ben } = await annAndBen();
    const { at } = ann.latest(match, 0) ?? {};
    await ann.act(match, 0, at, 'propose end');
    await ben.act(match, 1, at + 1, 'yes');
    const asked = await post(`matches/${match}/rematch`, {}, ann.secret);
    expect(asked).toMatchObject({ status: 201, body: { seat: 0, seats: [0] } });
    return { next: asked.body['match'], ann, ben, match };
  }

  test('are kept for who held them, and their names are', async () => {
    const { next, ann, ben, match } = await rematchOfTwo();
    const eve = await newDevice(server.base);
    for (const body of [{ name: 'Ben' }, { name: 'ben', seat: 1 }])
      expect(await post(`matches/${next}/seats`, body, eve)).toMatchObject({
        status: 409,
        body: { reason: 'name-kept' },
      });
    for (const body of [{ name: 'Eve' }, { name: 'Eve', seat: 1 }])
      expect(await post(`matches/${next}/seats`, body, eve)).toMatchObject({
        status: 409,
        body: { reason: 'seat-kept', facts: { minutes: 5 } },
      });
    expect(await post(`matches/${match}/rematch`, {}, ben.secret)).toMatchObject({ status: 201, body: { seat: 1 } });
    expect(await post(`matches/${match}/rematch`, {}, ben.secret)).toMatchObject({ status: 200, body: { seats: [1] } });
    for (const player of [ann, ben]) player.close();
  });

  test('are free for others after some minutes, but not under the name of who held them', async () => {
    const { next, ann, ben } = await rematchOfTwo();
    const eve = await newDevice(server.base);
    server.pass(5 * 60_000);
    const sit = (name: string): ReturnType<typeof post> => post(`matches/${next}/seats`, { name }, eve);
    expect(await sit('BEN')).toMatchObject({ status: 409, body: { reason: 'name-kept' } });
    expect(await sit('Eve')).toMatchObject({ status: 201, body: { seat: 1 } });
    for (const player of [ann, ben]) player.close();
  });

  test('are all for the device that held two of them', async () => {
    const [both, other] = [await newDevice(server.base), await newDevice(server.base)];
    const order = { game: 'star-lanes', edition: 'quick', seats: [PERSON, PERSON, PERSON], name: 'Ann' };
    const { match } = (await post('matches', order, both)).body;
    await post(`matches/${match}/seats`, { name: 'Amy', seat: 2 }, both);
    await post(`matches/${match}/seats`, { name: 'Ben' }, other);
    const [sisters, ben] = [await Player.connect(server.base, both), await Player.connect(server.base, other)];
    const { at } = await sisters.watch(match);
    await sisters.act(match, 0, at, 'propose end');
    await sisters.act(match, 2, at + 1, 'yes');
    await ben.act(match, 1, at + 1, 'yes');
    const asked = await post(`matches/${match}/rematch`, {}, both);
    expect(asked).toMatchObject({ status: 201, body: { seat: 0, seats: [0, 2] } });
    const { body } = await ask(server.base, 'GET', `/api/matches/${asked.body['match']}`);
    expect(body['seats'].map(({ name }: Json) => name)).toEqual(['Ann', undefined, 'Amy']);
    for (const player of [sisters, ben]) player.close();
  });
});

describe('the table of the day', () => {
  const send = async (name: string, record: MatchRecord): Promise<{ status: number; body: Json }> =>
    post('daily', { name, record: formatRecord(record) }, await newDevice(server.base));

  test('has one place for the same play, under whatever name, secret and order of words it is sent', async () => {
    const { date } = (await ask(server.base, 'GET', '/api/daily')).body;
    const record = dailyRecord(date, 1);
    expect(await send('Eve', record)).toMatchObject({ status: 201 });
    // Only one's own: computer players write their orders in one way, and a record of theirs in another is not of this day.
    const turned = record.actions.map(({ by, text }) =>
      by === DAILY_PERSON ? { by, text: text.split(', ').toReversed().join(', ') } : { by, text },
    );
    expect(turned).not.toEqual(record.actions);
    const again = [record, { ...record, names: ['Mallory', ...record.names.slice(1)] }, { ...record, actions: turned }];
    for (const [index, copy] of again.entries())
      expect(await send(`Copy ${index}`, copy)).toMatchObject({ status: 409, body: { reason: 'result-known' } });
    expect(await send('Ann', dailyRecord(date, 2))).toMatchObject({ status: 201 });
    const { results } = (await ask(server.base, 'GET', '/api/daily')).body;
    expect(results.map(({ name }: Json) => name).toSorted()).toEqual(['Ann', 'Eve']);
  });
});
