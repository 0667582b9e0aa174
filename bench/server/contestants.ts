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

/** Ours first, then the others. */
export function contestants({ postgres, profile }: OurSettings): readonly Contestant[] {
  const ours = (name: string, database: () => string): Contestant => ({
    name,
    dialect: 'ours',
    isDurable: true,
    command: () => serve(database(), profile),
  });
  return [
    ours('Star Lanes, SQLite', newFile),
    ...(postgres === undefined ? [] : [ours('Star Lanes, PostgreSQL', () => postgres)]),
    { name: 'Colyseus', dialect: 'colyseus', isDurable: false, command: () => peer('colyseus-server.mjs') },
    { name: 'boardgame.io', dialect: 'boardgame.io', isDurable: false, command: () => peer('boardgame-server.mjs') },
  ];
}

function serve(database: string, profile: boolean): string[] {
  const profiler = profile ? ['--cpu-prof', '--cpu-prof-dir', join(build, 'profiles')] : [];
  const program = join(build, '..', 'scripts', 'starlanes.mjs');
  return [...profiler, program, 'serve', '--port', '0', '--host', '127.0.0.1', '--database', database, ...LIMITS];
}

function newFile(): string {
  return join(mkdtempSync(join(build, 'matches-')), 'starlanes.db');
}
