/** What this browser remembers of matches on servers, and what it says to their records. */
import { DeviceWitness } from '../../client/witness.ts';
import type { MatchRecord } from '../../core/record.ts';
import { checkSignature } from '../../table/signature.ts';
import type { MatchVerdict } from '../../table/verdict.ts';
import { forget, keep, keptKeys, recall } from '../app/storage.ts';

export const witness = new DeviceWitness({
  memory: { recall, keep, forget, keys: keptKeys },
  drawWords: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  now: () => Date.now(),
});

/** Who signed a record, and whether it is what this device saw. */
export async function verdictOn(record: MatchRecord): Promise<MatchVerdict> {
  return { record, signature: await checkSignature(record, check), saw: witness.compare(record) };
}

/** Browsers check signatures on pages that came over HTTPS or from this machine, and not all know this kind. */
async function check(key: string, text: string, signature: string): Promise<boolean | undefined> {
  try {
    const publicKey = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', publicKey, bytesOf(signature), new TextEncoder().encode(text));
  } catch {
    return undefined;
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
