/** What an act costs here: a process that is played on, another that only hears of it, and the database, for some seconds. */
import { query, startPostgres } from '../../server/stores/fixtures/postgres.ts';
import { contestants } from '../server/contestants.ts';
import { databaseUsage } from '../server/database-usage.ts';
import { Players } from '../server/players.ts';
import { median } from '../server/spread.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Costs } from './simulation.ts';

export interface MeasuredCosts extends Costs {
  /** Bytes on the disk of the database for an act, with its indexes. */
  readonly bytesKept: number;
  /** Bytes of memory for a match in play with four connections. */
  readonly memory: number;
}

const WARM_UP = { rooms: 20, actions: 200 };
/** As fast as it can, once to warm up and once to be measured: then commits are as large as those of a busy server. */
const AT_ONCE = { seconds: 10 };

export async function measureCosts(rooms: number, say: (doing: string) => void): Promise<MeasuredCosts> {
  say('starting PostgreSQL and two processes');
  const postgres = await startPostgres();
  const database = await postgres.database();
  const [, ours] = contestants('rules', { postgres: database, profile: false });
  const start = (): Promise<ServerProcess> => ServerProcess.start(ours?.command() ?? []);
  const [played, hearing] = [await start(), await start()];
  const players = new Players();
  try {
    say('players join');
    await players.sitDown('ours', played.base, 0, WARM_UP.rooms);
    await players.play({ actions: WARM_UP.actions });
    const { memory: few } = await played.usage('memory');
    await players.sitDown('ours', played.base, WARM_UP.rooms, rooms);
    await players.play({ actions: 16 });
    const { memory: many } = await played.usage('memory');
    const cpuOfDatabase = await databaseUsage(database);
    say('players play');
    await players.play(AT_ONCE);
    const cpu = async (): Promise<readonly number[]> => [
      (await played.usage()).cpu,
      (await hearing.usage()).cpu,
      cpuOfDatabase(),
      await bytesOf(database),
    ];
    const before = await cpu();
    const acts = (await players.play(AT_ONCE)).length;
    const after = await cpu();
    const [act = 0, hear = 0, store = 0, bytesKept = 0] = after.map((value, i) => (value - (before[i] ?? 0)) / acts);
    return {
      act,
      hear,
      store,
      bytesKept,
      commit: await commitTime(database),
      memory: (many - few) / (rooms - WARM_UP.rooms),
    };
  } finally {
    players.leave();
    for (const server of [played, hearing]) await server.stop();
    await postgres.stop();
  }
}

async function bytesOf(database: string): Promise<number> {
  const [row] = await query(database, "SELECT pg_total_relation_size('entries') AS bytes");
  return Number(row?.['bytes']);
}

/** The median of some commits of one row each, in seconds. */
async function commitTime(database: string): Promise<number> {
  await query(database, 'CREATE TABLE trial (number INTEGER)');
  const times: number[] = [];
  for (let i = 0; i < 50; i++) {
    const began = performance.now();
    await query(database, 'SELECT 1');
    const asked = performance.now();
    await query(database, `INSERT INTO trial VALUES (${i})`);
    times.push(Math.max(0, performance.now() - asked - (asked - began)) / 1000);
  }
  return median(times);
}
