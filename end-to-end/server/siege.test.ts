// People play on, and lose nothing, while attackers do all they can and the server is killed. `npm run soak -- --hostile` does
// so for longer, and measures it.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { Player, ask, newDevice } from './player.ts';
import { ServerProcess } from './server-process.ts';
import { startAttackers } from './siege/attackers.ts';
import { sqliteServers } from './storm/servers.ts';
import { Storm } from './storm/storm.ts';
import { playOn } from './whole-match.ts';

const MIB = 2 ** 20;
const LONG = process.env['LONG'] === '1';

test('people get their answers in hostile company, and keep what was acknowledged', { timeout: 240_000 }, async () => {
  const servers = await sqliteServers(new Mulberry32(1), 'usual');
  onTestFinished(() => servers.remove());
  const siege = { attackers: startAttackers(1), calmSeconds: LONG ? 10 : 4 };
  const plan = LONG ? { kills: 3, seconds: 30, tables: 6 } : { kills: 1, seconds: 7, tables: 4 };
  const counts = await new Storm(servers, { ...plan, seed: 1979, siege }).run();
  expect(counts).toMatchObject({ lost: [], twice: [], wrong: [], stuck: [] });
  expect(counts.acknowledged).toBeGreaterThan(10);
  // Attackers and people share this process here, so that only a server that stands still is told from one that does not.
  expect(counts.times.calm.quantile(0.99)).toBeLessThan(5000);
  expect(servers.peakMemory()).toBeLessThan(512 * MIB);
  const tallies = Object.values(counts.tallies ?? {});
  expect(tallies.map(({ tried }) => tried > 0)).toEqual([true, true, true, true, true]);
  expect(tallies.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(10);
  expect(servers.said()).not.toContain('something went wrong');
});

/** How much nicer than the server's main thread its computer players are: where people wait for them, and where they play alone. */
const NICER = { urgent: 5, patient: 15 };
const POLL = { timeout: 20_000 };

test.runIf(process.platform === 'linux')('computer players think behind the answers to people', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'starlanes-siege-'));
  const server = await ServerProcess.start(join(folder, 'matches.db'));
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const tasks = `/proc/${server.pid}/task`;
  const niceness = (): number[] =>
    readdirSync(tasks).map((thread) => Number(readFileSync(join(tasks, thread, 'stat'), 'utf8').split(' ')[18]));
  const usual = must(niceness()[0], 'a thread');
  const secret = await newDevice(server.base);
  const player = await Player.connect(server.base, secret);
  const bot = { for: 'bot', bot: 'greedy' };
  const make = async (order: object): Promise<string> => {
    const body = { game: 'star-lanes', edition: 'today', ...order };
    const made = await ask(server.base, 'POST', '/api/matches', { body, secret });
    await player.watch(made.body['match']);
    return made.body['match'];
  };
  const alone = await make({ seats: [bot] });
  await player.next(({ type, match, at }) => type === 'update' && match === alone && at > 2);
  await expect.poll(niceness, POLL).toContain(usual + NICER.patient);
  expect(niceness()).not.toContain(usual + NICER.urgent);
  await playOn(await make({ seats: [{ for: 'person' }, bot], name: 'Ann' }), new Map([[0, player]]), 2);
  // The second act may have ended the person's turn just now, so that the computer player's thread is about to begin.
  await expect.poll(niceness, POLL).toContain(usual + NICER.urgent);
  expect(niceness().filter((nice) => nice === usual).length).toBeGreaterThan(4);
});
