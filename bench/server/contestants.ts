/** The servers that are measured: how each is started, and who can talk to it. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Dialect } from './player-process.ts';

export interface Contestant {
  readonly name: string;
  readonly dialect: Dialect;
  /** Whether an action is safe on the disk before anybody hears of it. */
  readonly isDurable: boolean;
  /** The program and its arguments, for Node. */
  command(): readonly string[];
}

/** The compiled benchmarks; what they write goes there too, onto a real disk. */
const build = join(import.meta.dirname, '..', '..');
const peer = (program: string): string[] => [join(build, 'bench', 'peers', program)];

/** The limits are for people; each player has an address of its own, as a proxy tells it. */
const LIMITS = ['--trust-proxy', '--messages-per-second', '1000000', '--matches-per-hour', '1000000'];

export interface OurSettings {
  /** The address of an empty PostgreSQL database, where we are to be measured with one. */
  readonly postgres?: string | undefined;
  /** Whether to write down where our server's time goes. */
  readonly profile: boolean;
}

/** Everybody plays Star Lanes by the same rules, or the others play rooms without any. */
export type TableOfRace = 'rules' | 'empty';

/** Ours first, then the others, the floor last: it does nothing but what every durable server must do. */
export function contestants(table: TableOfRace, settings: OurSettings): readonly Contestant[] {
  const isEmpty = table === 'empty';
  return [
    ...ours(settings),
    {
      name: 'Colyseus',
      dialect: isEmpty ? 'empty colyseus' : 'colyseus',
      isDurable: false,
      command: () => peer('colyseus-server.mjs'),
    },
    {
      name: 'boardgame.io',
      dialect: isEmpty ? 'empty boardgame.io' : 'boardgame.io',
      isDurable: false,
      command: () => peer('boardgame-server.mjs'),
    },
    { name: 'floor', dialect: 'floor', isDurable: true, command: () => floor() },
  ];
}

function ours({ postgres, profile }: OurSettings): Contestant[] {
  const over = (name: string, database: () => string): Contestant => ({
    name,
    dialect: 'ours',
    isDurable: true,
    command: () => serve(database(), profile),
  });
  return [
    over('Star Lanes, SQLite', newFile),
    ...(postgres === undefined ? [] : [over('Star Lanes, PostgreSQL', () => postgres)]),
  ];
}

function serve(database: string, profile: boolean): string[] {
  const profiler = profile ? ['--cpu-prof', '--cpu-prof-dir', join(build, 'profiles')] : [];
  const program = join(build, '..', 'scripts', 'starlanes.mjs');
  return [...profiler, program, 'serve', '--port', '0', '--host', '127.0.0.1', '--database', database, ...LIMITS];
}

/** What one of our updates has on average, in bytes: `npm run bench:watchers` prints it. */
const FRAME = 800;

function floor(): string[] {
  return [join(import.meta.dirname, 'floor-server.js'), newFile(), String(FRAME)];
}

function newFile(): string {
  return join(mkdtempSync(join(build, 'matches-')), 'starlanes.db');
}
