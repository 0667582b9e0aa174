/** What this terminal remembers of matches on servers (a small file each, which nobody else may read), and what it says to their records. */
import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeviceWitness } from '../../client/witness.ts';
import type { DeviceMemory } from '../../client/witness.ts';
import type { MatchRecord } from '../../core/record.ts';
import { parseJson } from '../../table/json.ts';
import { checkSignature } from '../../table/signature.ts';
import type { MatchVerdict } from '../../table/verdict.ts';
import { ownFolder } from '../../cli/data-folder.ts';

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

export const witness = new DeviceWitness({
  memory,
  drawWords: () => randomBytes(16).toString('hex'),
  now: () => Date.now(),
});

/** Who signed a record, and whether it is what this device saw. */
export async function verdictOn(record: MatchRecord): Promise<MatchVerdict> {
  return { record, signature: await checkSignature(record, check), saw: witness.compare(record) };
}

/** A key that is none signs nothing. */
async function check(key: string, text: string, signature: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(key)) return false;
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  return verify(undefined, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
}
