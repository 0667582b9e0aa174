// Servers are killed at random moments while matches are played: nothing that was acknowledged or shown is lost or changed.
import { afterEach, describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { sqliteServers } from './storm/servers.ts';
import type { Servers } from './storm/servers.ts';
import { Storm } from './storm/storm.ts';

let servers: Servers | undefined;

afterEach(async () => {
  await servers?.remove();
});

const LONG = process.env['LONG'] === '1';
const NOTHING = { lost: [], twice: [], wrong: [], stuck: [] };

describe('a server that is killed again and again while matches are played', () => {
  test('loses nothing it has acknowledged, over a SQLite file', async () => {
    servers = await sqliteServers(new Mulberry32(1));
    const counts = await new Storm(servers, {
      kills: LONG ? 20 : 3,
      seconds: LONG ? 60 : 8,
      tables: 4,
      seed: 1977,
    }).run();
    expect(counts).toMatchObject(NOTHING);
    expect(counts.acknowledged).toBeGreaterThan(20);
    expect(servers.said()).not.toContain('something went wrong');
  });
});
