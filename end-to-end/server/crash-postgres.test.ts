// Three servers over one PostgreSQL: any of them is killed, and the database too; players go on at another.
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { postgresServers } from './storm/servers.ts';
import type { Servers } from './storm/servers.ts';
import { Storm } from './storm/storm.ts';

const LONG = process.env['LONG'] === '1';

let servers: Servers | undefined;

beforeEach(({ skip }) => skip(!inject('programs').postgres, 'PostgreSQL is missing'));
afterEach(async () => {
  await servers?.remove();
});

test('nothing that was acknowledged is lost, and nobody is left behind', async () => {
  servers = await postgresServers(new Mulberry32(1));
  const counts = await new Storm(
    servers,
    LONG ? { kills: 20, seconds: 60, tables: 4, seed: 1978 } : { kills: 3, seconds: 8, tables: 4, seed: 1978 },
  ).run();
  expect(counts).toMatchObject({ lost: [], twice: [], wrong: [], stuck: [] });
  expect(counts.databaseRestarts).toBeGreaterThan(0);
  expect(counts.acknowledged).toBeGreaterThan(20);
});
