// A server that is asked to stop finishes what it has accepted: what is kept was acknowledged, and everybody is told to
// come back. One whose disk is full says so until there is room.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openStore } from '../../server/stores/open-store.ts';
import { dial } from './hostile/raw-request.ts';
import { Player, ask, newDevice } from './player.ts';
import type { Json } from './player.ts';
import { ServerProcess } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-stop-'));
const database = join(folder, 'matches.db');
const ORDER = { game: 'star-lanes', edition: 'quick', seats: [{ for: 'person' }, { for: 'bot', bot: 'greedy' }] };
let server: ServerProcess;

afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Doer {
  readonly match: string;
  readonly player: Player;
}

async function newDoer(): Promise<Doer> {
  const secret = await newDevice(server.base);
  const { body } = await ask(server.base, 'POST', '/api/matches', { body: { ...ORDER, name: 'Ann' }, secret });
  const player = await Player.connect(server.base, secret);
  await player.watch(body['match']);
  return { match: body['match'], player };
}

/** Goes and comes, which is allowed as often as anybody likes. */
const actOf = (id: number): string => (id % 2 === 0 ? 'leave' : 'back');

/** Does one thing after the other without waiting for answers, until the connection ends. */
async function goAndCome({ match, player }: Doer): Promise<void> {
  for (let id = 0; player.isOpen; id++) {
    player.send({ type: 'act', match, id, seat: 0, at: 0, act: actOf(id) });
    await sleep(1);
  }
}

test('what was kept was acknowledged, and who is connected is told to come back', async () => {
  server = await ServerProcess.start(database, '--messages-per-second', '100000');
  const doers = await Promise.all(Array.from({ length: 12 }, newDoer));
  const doing = doers.map(goAndCome);
  await Promise.all(doers.map(({ player }) => player.next(({ type, id }) => type === 'done' && id > 20)));
  expect(await server.stop()).toBe(0);
  await Promise.all(doing);
  const store = await openStore(database);
  for (const { match, player } of doers) {
    const kept = (await store.readFrom(match, 0)).filter(({ act }) => act === 'leave' || act === 'back');
    const done = player.frames.filter(({ type }) => type === 'done');
    expect(kept.map(({ at, act }) => `${at} ${act}`)).toEqual(done.map(({ at, id }) => `${at} ${actOf(id)}`));
    expect(done.length).toBeGreaterThan(10);
    expect(player.frames.at(-1)).toEqual({ type: 'goodbye', after: 1000 });
  }
  await store.close();
});

test('a request that is only half sent holds nobody up', async () => {
  server = await ServerProcess.start(database);
  const half = await dial(server.port);
  half.on('error', () => {});
  half.write(
    'POST /api/secrets HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  await ask(server.base, 'GET', '/healthz');
  const began = Date.now();
  expect(await server.stop()).toBe(0);
  // Supervisors such as Docker kill after ten seconds.
  expect(Date.now() - began).toBeLessThan(9000);
});

async function isReady(): Promise<boolean> {
  return (await ask(server.base, 'GET', '/readyz')).status === 200;
}

test('on a full disk nothing is acknowledged and the server is not ready, until there is room', async () => {
  server = await ServerProcess.startCramped(300, database, '--messages-per-second', '100000');
  expect(await isReady()).toBe(true);
  const { match, player } = await newDoer();
  let did = 0;
  const goOrCome = (): Promise<Json> => player.act(match, 0, 0, actOf(did));
  let answer = await goOrCome();
  for (; answer['type'] === 'done'; answer = await goOrCome()) did++;
  expect(answer).toMatchObject({ type: 'refused', why: 'try-again', reason: 'server-fault' });
  expect(await isReady()).toBe(false);
  expect((await ask(server.base, 'GET', '/healthz')).status).toBe(200);
  execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited:']);
  expect(await isReady()).toBe(true);
  expect(await goOrCome()).toMatchObject({ type: 'done' });
});

test.each([
  ['of the database is deleted', ''],
  ['of the journal is deleted', '-wal'],
])(
  'once the file %s, nothing is acknowledged, the server is not ready, and its log says why once',
  async (_, ending) => {
    server = await ServerProcess.start(database);
    const { match, player } = await newDoer();
    expect(await player.act(match, 0, 0, 'react hello')).toMatchObject({ type: 'done' });
    renameSync(`${database}${ending}`, `${database}-away`);
    await expect.poll(isReady, { timeout: 5000 }).toBe(false);
    for (let i = 0; i < 2; i++)
      expect(await player.act(match, 0, 0, 'react hello')).toMatchObject({ why: 'try-again', reason: 'server-fault' });
    await sleep(1500);
    expect(server.said.match(/was deleted or moved while the server uses it/g)).toHaveLength(1);
    expect(server.said).not.toContain('something went wrong');
    writeFileSync(`${database}${ending}`, '');
    expect(await isReady()).toBe(false);
    renameSync(`${database}-away`, `${database}${ending}`);
    expect(await isReady()).toBe(true);
    expect(await player.act(match, 0, 0, 'react hello')).toMatchObject({ type: 'done' });
  },
);
