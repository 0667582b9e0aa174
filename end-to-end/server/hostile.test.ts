// Whatever is thrown at a real server: it answers what was wrong, changes nothing, forgets nobody and stays up.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openStore } from '../../server/stores/open-store.ts';
import { parseUp } from '../../table/protocol.ts';
import { answersTo, frames } from './hostile/frames.ts';
import { dial, requests, sendRaw, upgradeRequest } from './hostile/raw-request.ts';
import { Player, ask, newDevice, openSocket } from './player.ts';
import type { Json } from './player.ts';
import { ServerProcess } from './server-process.ts';
import { anyAct } from './whole-match.ts';

const LONG = process.env['LONG'] === '1';
const FRAMES = LONG ? 100_000 : 1000;
const TOGETHER = 20;
const REQUESTS = LONG ? 10_000 : 250;

const folder = mkdtempSync(join(tmpdir(), 'starlanes-hostile-'));
const database = join(folder, 'matches.db');
/** No limit on messages, so that all are read; and one with the usual limits. */
let server: ServerProcess;
let strict: ServerProcess;

/** A match of two, at a moment when the second is to act. */
interface Table {
  readonly match: string;
  readonly secrets: readonly string[];
  readonly first: Player;
  readonly second: Player;
  readonly idle: number;
}

const PERSON = { for: 'person' };
const order = { game: 'star-lanes', edition: 'quick', seats: [PERSON, PERSON] };
let victim: Table;
let other: Table;

async function makeTable(base: string): Promise<Table> {
  const secrets = [await newDevice(base), await newDevice(base)];
  const { body } = await ask(base, 'POST', '/api/matches', { body: { ...order, name: 'Ann' }, secret: secrets[0] });
  const match: string = body['match'];
  await ask(base, 'POST', `/api/matches/${match}/seats`, { body: { name: 'Ben' }, secret: secrets[1] });
  const players = [await Player.connect(base, secrets[0]), await Player.connect(base, secrets[1])] as const;
  for (const player of players) await player.watch(match);
  const { toAct } = players[0].latest(match, 0) ?? {};
  const mover = players[toAct === 0 ? 0 : 1];
  // One whole turn, so that there is something to replay; then the other is to act.
  for (
    let update = mover.latest(match, toAct) ?? {};
    update['toAct'] === toAct;
    update = mover.latest(match, toAct) ?? {}
  )
    expect(await mover.act(match, toAct, update['at'], anyAct(update))).toMatchObject({ type: 'done' });
  return { match, secrets, first: players[0], second: players[1], idle: toAct };
}

async function lengthOf({ match }: Table): Promise<number> {
  return (await ask(server.base, 'GET', `/api/matches/${match}`)).body['at'];
}

async function metric(of: ServerProcess, name: string): Promise<number> {
  const { text } = await ask(of.base, 'GET', '/metrics');
  const line = text.split('\n').find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

async function until(isSo: () => boolean | Promise<boolean>, ms = 60_000): Promise<void> {
  for (const began = Date.now(); !(await isSo()); await sleep(20))
    if (Date.now() - began > ms) throw new Error(`it did not come to this within ${ms} ms`);
}

/** No stack trace, no path of a file, and a sentence. */
const LEAK = /\bat \S+ \(|node:internal|node_modules|\.(ts|js|mjs):\d+|Error:|\/(tmp|home|usr|root|work)\//;

function expectSentence({ type, why, problem }: Json): void {
  expect(type).toBe('refused');
  expect(why).toMatch(/^[a-z-]+$/);
  expect(problem).toMatch(/^.{5,}\.$/s);
  expect(problem).not.toMatch(LEAK);
}

beforeAll(async () => {
  const lots = ['--connections-per-address', '100000', '--matches-per-hour', '1000000', '--log', 'debug'];
  server = await ServerProcess.start(database, ...lots, '--messages-per-second', '1000000', '--trust-proxy');
  strict = await ServerProcess.start(join(folder, 'strict.db'), '--log', 'debug');
  victim = await makeTable(server.base);
  other = await makeTable(server.base);
});

afterAll(async () => {
  await server.stop();
  await strict.stop();
  rmSync(folder, { recursive: true });
});

/** Whether an act would be legal for who holds a seat and is not to act: those are no attack. */
function isLegal(text: string, seat: number): boolean {
  const frame = parseUp(text);
  if (!frame.ok || frame.value.type !== 'act' || frame.value.match !== victim.match) return false;
  return frame.value.seat === seat && /^(react|say|propose|leave)$/.test(frame.value.act.act);
}

/** Sends frames; waits until each has its answer, and looks at those that are refusals. */
async function throwAt(player: Player, texts: readonly string[]): Promise<void> {
  const from = player.frames.length;
  const expected = texts.reduce((sum, text) => sum + answersTo(text), 0);
  for (const text of texts) player.send(text);
  const answers = (): readonly Json[] => player.frames.slice(from).filter(({ type }) => type !== 'done');
  await until(() => answers().length >= expected || !player.isOpen);
  expect(player.isOpen).toBe(true);
  expect(player.frames.slice(from).filter(({ type }) => type === 'done')).toEqual([]);
  for (const answer of answers()) if (!['pong', 'update'].includes(answer['type'])) expectSentence(answer);
}

async function checkRefused(
  player: Player,
  many: number,
  isFair: (text: string) => boolean = () => false,
): Promise<void> {
  const before = await lengthOf(victim);
  const batch = fc.array(
    frames([victim.match, other.match]).filter((text) => !isFair(text)),
    { minLength: TOGETHER, maxLength: TOGETHER },
  );
  await fc.assert(
    fc.asyncProperty(batch, (texts) => throwAt(player, texts)),
    { numRuns: Math.ceil(many / TOGETHER), endOnFailure: true },
  );
  expect(await lengthOf(victim)).toBe(before);
}

const TIME = { timeout: LONG ? 1_800_000 : 120_000 };

describe('frames that no player sends', () => {
  test('are refused with a sentence each from a stranger', TIME, async () => {
    await checkRefused(await Player.connect(server.base), FRAMES / 3);
  });

  test('are refused from who plays another match', TIME, async () => {
    const secret = other.secrets[other.idle];
    await checkRefused(await Player.connect(server.base, secret), FRAMES / 3, (text) => text.includes(other.match));
  });

  test('are refused from a player who is not to act', TIME, async () => {
    const secret = victim.secrets[victim.idle];
    await checkRefused(await Player.connect(server.base, secret), FRAMES / 3, (text) => isLegal(text, victim.idle));
  });

  test('are refused when they repeat what was done', async () => {
    const { match, idle, first, second } = victim;
    const before = await lengthOf(victim);
    const store = idle === 0 ? first : second;
    const { undo } = store.latest(match, idle) ?? {};
    expect(undo).toBeUndefined();
    for (let at = 0; at <= before; at++) {
      const again = await store.act(match, idle, at, 'do 1A');
      expect(again).toMatchObject({ type: 'refused', why: at < before ? 'stale' : 'rules' });
      expect(await store.act(match, 1 - idle, at, 'do 1A')).toMatchObject({ why: 'not-your-seat' });
    }
    expect(await lengthOf(victim)).toBe(before);
  });

  test('end the connection when they are too long, or not text at all', async () => {
    for (const frame of ['x'.repeat(4097), Buffer.alloc(100_000)]) {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`);
      await once(socket, 'open');
      socket.send(frame);
      const [code] = await once(socket, 'close');
      expect(code).toBe(1009);
    }
    const player = await Player.connect(server.base);
    player.sendBytes(Buffer.from('{"type":"ping"}'));
    expectSentence(await player.next(() => true));
    const raw = await dial(server.port);
    const closed = once(raw.resume(), 'close');
    raw.write(upgradeRequest('/socket'));
    // A text frame that is not masked, of which the half is missing.
    raw.write(Buffer.from([0x81, 0x05, 0xff, 0xfe]));
    await closed;
  });
});

describe('requests that no program of ours sends', () => {
  test('are answered with what was wrong, and change nothing', TIME, async () => {
    const before = await lengthOf(victim);
    const check = async (request: string): Promise<void> => {
      const answer = (await sendRaw(server.port, request)).replace('HTTP/1.1 100 Continue\r\n\r\n', '');
      expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect(answer).not.toMatch(LEAK);
      const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
      const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
      if (Number(status) >= 400 && head.includes('application/json') && !request.startsWith('HEAD'))
        expect(JSON.parse(body)).toMatchObject({
          why: expect.stringMatching(/./),
          problem: expect.stringMatching(/\.$/),
        });
    };
    await fc.assert(fc.asyncProperty(requests(victim.match), check), { numRuns: REQUESTS, endOnFailure: true });
    expect(await lengthOf(victim)).toBe(before);
  });

  test('are answered when their body is too large, wrong or cut short', async () => {
    const secret = await newDevice(server.base);
    const name = 'x'.repeat(200_000);
    const large = await ask(server.base, 'POST', '/api/matches', { body: { ...order, name }, secret });
    expect(large).toMatchObject({ status: 413, body: { why: 'too-large' } });
    const wrong = [
      { game: { toString: 1 } },
      { ...order, name: 'Eve', seat: { toString: 1 } },
      { ...order, clock: {} },
    ];
    for (const body of wrong) {
      const answer = await ask(server.base, 'POST', '/api/matches', { body, secret });
      expect(answer).toMatchObject({ status: 400, body: { why: 'not-a-message' } });
    }
    const socket = await dial(server.port);
    socket.write(
      'POST /api/matches HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await sleep(50);
    socket.resetAndDestroy();
  });

  test('for a socket are refused where it is not, also by those who hang up at once', async () => {
    for (const path of ['//', '/%', '/api/socket', '*', 'http://[', '/socket/..']) {
      expect(await sendRaw(server.port, upgradeRequest(path))).toMatch(/^HTTP\/1\.1 4\d\d /);
      const socket = await dial(server.port);
      socket.write(upgradeRequest(path));
      socket.resetAndDestroy();
    }
    for (const headers of [['Origin: http://evil.example'], ['Origin: null'], ['Origin: %']])
      expect(await sendRaw(server.port, upgradeRequest('/socket', ...headers))).toMatch(/^HTTP\/1\.1 403 /);
    expect((await ask(server.base, 'GET', '/healthz')).status).toBe(200);
  });
});

describe('who asks for too much', () => {
  test('is told so, and dropped when they go on', async () => {
    const player = await Player.connect(strict.base);
    const send = async (): Promise<void> => {
      for (let i = 0; i < 20 && player.isOpen; i++) player.send({ type: 'ping' });
      await sleep(10);
    };
    for (let sent = 0; sent < 100 && player.isOpen; sent++) await send();
    await until(() => !player.isOpen);
    expectSentence(player.frames.find(({ type }) => type === 'refused') ?? {});
    expect(await metric(strict, 'starlanes_connections_dropped_total{why="flood"}')).toBe(1);
  });

  test('over many connections from one address is told so, though none of them alone asks for too much', async () => {
    // Enough of them to pass the limit on a slow machine too, where it fills up again meanwhile.
    const players = await Promise.all(Array.from({ length: 60 }, () => Player.connect(strict.base)));
    for (const player of players) for (let i = 0; i < 50; i++) player.send({ type: 'ping' });
    await until(() => players.every((player) => player.frames.length === 50));
    const answers = players.flatMap((player) => player.frames);
    expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['pong', 'refused']));
    expect(answers.find(({ type }) => type === 'refused')).toMatchObject({ why: 'too-many' });
    for (const player of players) player.close();
    await until(async () => (await metric(strict, 'starlanes_connections')) === 0);
  });

  test('and looks far back over many connections from one address is told to wait', async () => {
    const seats = Array.from({ length: 4 }, () => ({ for: 'bot', bot: 'chance' }));
    const { body } = await ask(strict.base, 'POST', '/api/matches', { body: { ...order, edition: 'grand', seats } });
    const match: string = body['match'];
    const watcher = await Player.connect(strict.base);
    await watcher.watch(match);
    await watcher.next(({ type, at }) => type === 'update' && at > 120);
    watcher.close();
    const players = await Promise.all(Array.from({ length: 80 }, () => Player.connect(strict.base)));
    // Far fewer messages than one address may send, if each counted as one; enough to pass the limit on a slow machine.
    for (const player of players) for (let i = 0; i < 5; i++) player.send({ type: 'watch', match, from: 0 });
    await until(() => players.every((player) => player.frames.length >= 5));
    const answers = players.flatMap((player) => player.frames);
    expect(answers.filter(({ type }) => type === 'refused').length).toBeGreaterThan(20);
    expect(answers.find(({ type }) => type === 'refused')).toMatchObject({ why: 'try-again' });
    for (const player of players) player.close();
    await until(async () => (await metric(strict, 'starlanes_connections')) === 0);
  });

  test('of many connections from one address gets as many as there may be, and again when they are gone', async () => {
    const connect = async (): Promise<Player | undefined> => Player.connect(strict.base).catch(() => undefined);
    for (let round = 0; round < 2; round++) {
      const players = await Promise.all(Array.from({ length: 250 }, connect));
      // A connection that asked for something over HTTP a moment ago counts, too.
      const { length } = players.filter((player) => player !== undefined);
      expect(length).toBeGreaterThan(190);
      expect(length).toBeLessThanOrEqual(200);
      for (const player of players) player?.close();
      await until(async () => (await metric(strict, 'starlanes_connections')) === 0);
    }
  });

  test('of requests is told when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => ask(strict.base, 'GET', '/api/games')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]).toMatchObject({ body: { why: 'too-many' } });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('who floods', () => {
  const REQUEST = 'GET /readyz HTTP/1.1\r\nHost: here\r\n\r\n';

  test('a connection with requests before they are answered is cut', async () => {
    const before = await metric(server, 'starlanes_connections_dropped_total{why="flood"}');
    const answers = await sendRaw(server.port, REQUEST.repeat(1000));
    expect(answers.split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(20);
    await until(async () => (await metric(server, 'starlanes_connections_dropped_total{why="flood"}')) > before);
    // A few at once are answered.
    const few = await sendRaw(
      server.port,
      REQUEST.repeat(9) + REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );
    expect(few.match(/HTTP\/1\.1 200 /g)).toHaveLength(10);
  });

  test('with pongs that nobody has asked for is dropped', TIME, async () => {
    const dropped = await metric(strict, 'starlanes_connections_dropped_total{why="flood"}');
    const socket = openSocket(strict.base, undefined, { caller: { local: '127.0.0.8', forwarded: '' } });
    await once(socket, 'open');
    socket.on('error', () => {});
    for (let i = 0; socket.readyState === WebSocket.OPEN; i++) {
      socket.pong();
      if (i % 100 === 0) await sleep(1);
    }
    const droppedNow = async (): Promise<number> => metric(strict, 'starlanes_connections_dropped_total{why="flood"}');
    await until(async () => (await droppedNow()) > dropped);
    expect(await droppedNow()).toBe(dropped + 1);
  });

  test('with requests for whatever it is, metrics among them, is refused, and cut when it goes on', TIME, async () => {
    const statuses = new Set<string>();
    const socket = await dial(strict.port, '127.0.0.9');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => {});
    socket.on('data', (part: Buffer) => {
      for (const [, status = ''] of part.toString('latin1').matchAll(/HTTP\/1\.1 (\d+) /g)) statuses.add(status);
      if (!socket.destroyed) socket.write(REQUEST.replace('readyz', 'metrics'));
    });
    socket.write(REQUEST);
    await closed;
    expect(statuses).toEqual(new Set(['200', '429']));
    await until(async () => (await ask(strict.base, 'GET', '/readyz')).status === 200);
  });
});

describe('who does not listen', () => {
  /** A connection that sends without ever reading; answers when the server has hung up. */
  async function sendUntilDropped(send: (socket: WebSocket) => void): Promise<number> {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`);
    await once(socket, 'open');
    socket.on('error', () => {});
    socket.pause();
    const dropped = await metric(server, 'starlanes_connections_dropped_total{why="slow"}');
    const highest = { memory: 0 };
    await until(async () => {
      for (let i = 0; i < 2000 && socket.bufferedAmount < 1_000_000; i++) send(socket);
      highest.memory = Math.max(highest.memory, await metric(server, 'process_resident_memory_bytes'));
      return (await metric(server, 'starlanes_connections_dropped_total{why="slow"}')) > dropped;
    });
    socket.terminate();
    return highest.memory;
  }

  test('is dropped, and costs no more memory than one may', TIME, async () => {
    const before = await metric(server, 'process_resident_memory_bytes');
    const watch = JSON.stringify({ type: 'watch', match: victim.match, from: 0 });
    expect((await sendUntilDropped((socket) => socket.send(watch))) - before).toBeLessThan(200_000_000);
    const ping = Buffer.alloc(125);
    expect((await sendUntilDropped((socket) => socket.ping(ping))) - before).toBeLessThan(200_000_000);
  });
});

describe('who comes and goes', () => {
  /** Everything that a player has asked for is answered. */
  async function answered(player: Player): Promise<void> {
    const before = player.frames.length;
    player.send({ type: 'ping' });
    await player.next(({ type }) => type === 'pong', before);
  }

  test('leaves nothing behind, not even who looks away before they have seen anything', async () => {
    const { match } = await makeTable(server.base);
    const players = await Promise.all(Array.from({ length: 50 }, () => Player.connect(server.base)));
    for (const player of players) {
      player.send({ type: 'watch', match });
      player.send({ type: 'unwatch', match });
    }
    await Promise.all(players.map(answered));
    const table = await makeTable(server.base);
    for (const player of players) player.send({ type: 'watch', match: table.match });
    for (const player of players) player.send({ type: 'unwatch', match: table.match });
    await Promise.all(players.map(answered));
    const seen = players.map((player) => player.frames.length);
    const { at } = table.first.latest(table.match, 0) ?? {};
    expect(await table.first.act(table.match, 0, at, 'react hello')).toMatchObject({ type: 'done' });
    await table.second.next((frame) => frame['type'] === 'update' && frame['at'] > at);
    // What was to be told to them came before this.
    await Promise.all(players.map(answered));
    expect(players.map((player) => player.frames.length - 1)).toEqual(seen);
    for (const player of players) player.close();
  });

  test('by the thousand, in the middle of anything, is forgotten', TIME, async () => {
    const before = await metric(server, 'starlanes_connections');
    for (let round = 0; round < (LONG ? 100 : 4); round++) {
      const sockets = await Promise.all(Array.from({ length: 100 }, () => dial(server.port)));
      for (const [index, socket] of sockets.entries()) {
        socket.on('error', () => {});
        socket.write(upgradeRequest('/socket').slice(0, index % 3 === 0 ? 40 : undefined));
        if (index % 2 === 0) socket.resetAndDestroy();
        else socket.destroy();
      }
    }
    await until(async () => (await metric(server, 'starlanes_connections')) <= before);
    expect((await ask(server.base, 'GET', '/readyz')).status).toBe(200);
  });
});

test('after all this the servers stop well, have logged no trouble, and kept what was played and no more', async () => {
  const lengths = [await lengthOf(victim), await lengthOf(other)];
  expect([await server.stop(), await strict.stop()]).toEqual([0, 0]);
  const logged = [server, strict].flatMap(({ said }) => said.split('\n').filter((line) => line.startsWith('{')));
  expect(logged.length).toBeGreaterThan(1);
  for (const line of logged) expect(line).not.toMatch(LEAK);
  expect(logged.join('\n')).not.toContain('something went wrong');
  const store = await openStore(database);
  const kept = [await store.read(victim.match), await store.read(other.match)];
  await store.close();
  expect(kept.map((match) => match?.entries.length)).toEqual(lengths);
});
