/** Where programs keep their data on this platform: servers and terminals in the same folder. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { systemProblemOf } from '../core/system-problem.ts';
import { PROGRAM } from './command.ts';
import type { Environment } from './command.ts';

/**
 * The user's home; the root where the system knows none, as for a user without an account in a container. An empty HOME is
 * none: it would lead into the current folder.
 */
export function homeFolder(): string {
  try {
    return homedir() || userInfo().homedir;
  } catch {
    return sep;
  }
}

export function dataFolder(env: Environment = process.env, platform: string = process.platform): string {
  const home = homeFolder();
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), PROGRAM);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', PROGRAM);
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), PROGRAM);
}

/** What says where it is, on a platform that can be told. */
const VARIABLES: Readonly<Record<string, string>> = { win32: 'APPDATA', darwin: 'HOME' };

/** A folder that cannot be made, and what says where it is. */
export class NoDataFolder extends Error {
  readonly folder: string;
  readonly variable = VARIABLES[process.platform] ?? 'XDG_DATA_HOME';

  constructor(folder: string, cause: unknown) {
    super(`${folder} cannot be made`, { cause });
    this.folder = folder;
  }
}

/** A folder in the program's own, made where there is none; only its owner may look inside. */
export function ownFolder(name: string, env?: Environment): string {
  const folder = join(dataFolder(env), name);
  try {
    makeFolder(folder);
  } catch (error) {
    throw systemProblemOf(error) === undefined ? error : new NoDataFolder(folder, error);
  }
  return folder;
}

/**
 * Makes a folder with those it lies in, for its owner alone unless another mode is given. One after the other: Node's own way
 * never ends where none can be made, as in /proc.
 */
export function makeFolder(folder: string, mode = 0o700): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another program may have been faster.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
