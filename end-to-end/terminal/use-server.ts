/** Terminals at servers for a file of tests: all of them are gone when the test is over, but for the server that tests share. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { makeReady } from '../../scripts/ready.mjs';
import { ServerProcess } from '../server/server-process.ts';
import { Screen, newDataFolder } from './screen.ts';

export const PERSON = { for: 'person' };

interface ServerForTests {
  readonly folder: string;
  /** The server of all tests that leave it as it was. */
  readonly shared: () => Promise<ServerProcess>;
  /** Starts a server on a database of that name, in the place of the one before. */
  readonly start: (database: string, ...flags: string[]) => Promise<ServerProcess>;
  /** A terminal of a player, who has a data folder of their own. */
  readonly open: (args: readonly string[], player: string) => Screen;
}

export function useServer(): ServerForTests {
  const folder = newDataFolder();
  const screens: Screen[] = [];
  let server: ServerProcess | undefined;
  let shared: Promise<ServerProcess> | undefined;
  beforeAll(() => makeReady());
  afterEach(async () => {
    for (const screen of screens.splice(0)) await screen.close();
    await server?.stop();
  });
  afterAll(async () => {
    await (await shared)?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    shared: () => (shared ??= ServerProcess.start(join(folder, 'shared.db'))),
    async start(database, ...flags) {
      server = await ServerProcess.start(join(folder, database), ...flags);
      return server;
    },
    open(args, player) {
      const screen = new Screen(args, join(folder, player), { columns: 100, rows: 30 });
      screens.push(screen);
      return screen;
    },
  };
}

/** Makes a match; gives its link. */
export async function newMatch(base: string, match: object): Promise<string> {
  const response = await fetch(`${base}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ public: false, ...match }),
  });
  const made: unknown = await response.json();
  if (typeof made !== 'object' || made === null || !('match' in made)) throw new Error('no match was made');
  return `${base}/match/${String(made.match)}`;
}
