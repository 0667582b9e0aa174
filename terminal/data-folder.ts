/** Where programs keep their data on this platform, and files that are nobody else's business. */
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder of Star Lanes. Servers keep theirs in the same place, and so never import this. */
function dataFolder(env: Environment = process.env, platform: string = process.platform): string {
  const home = homedir();
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'starlanes');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'starlanes');
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'starlanes');
}

/** A folder in it, made where there is none; only its owner may look inside. */
export function ownFolder(name: string, env?: Environment): string {
  const folder = join(dataFolder(env), name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
