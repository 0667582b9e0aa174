/** What this terminal remembers of the chance of matches on servers: a small file each, which nobody else may read. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Witness } from '../../client/witness.ts';
import type { DeviceMemory } from '../../client/witness.ts';
import { parseJson } from '../../table/json.ts';
import { ownFolder } from '../data-folder.ts';

/** Keys have a slash, files have none. */
function fileOf(key: string): string {
  return join(ownFolder('fair'), `${key.replace('/', '.')}.json`);
}

const memory: DeviceMemory = {
  recall: (key) => (existsSync(fileOf(key)) ? parseJson(readFileSync(fileOf(key), 'utf8')) : undefined),
  keep(key, value) {
    const fresh = `${fileOf(key)}.${process.pid}.new`;
    writeFileSync(fresh, `${JSON.stringify(value)}\n`, { mode: 0o600 });
    renameSync(fresh, fileOf(key));
    return true;
  },
  forget: (key) => rmSync(fileOf(key), { force: true }),
  keys: (beginning) =>
    readdirSync(ownFolder('fair'))
      .filter((name) => name.startsWith(beginning.replace('/', '.')) && name.endsWith('.json'))
      .map((name) => name.replace('.', '/').replace(/\.json$/, '')),
};

export const witness = new Witness({
  memory,
  drawWords: () => randomBytes(16).toString('hex'),
  now: () => Date.now(),
});
