/** Secrets: what holds a seat, what a match's chance is made from, and the ids in links. */
import { hash, randomBytes } from 'node:crypto';

/** A secret for a device or for a link that moves a seat: 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text may be one of our secrets. */
export function isSecret(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{43}$/.test(text);
}

/** What is kept of a secret: a hash that differs from match to match, so that nothing kept links two seats. */
export function hashOf(secret: string, match: string): string {
  return hash('sha256', `${match}\n${secret}`, 'base64url');
}

/** The hash of a text, as 64 hexadecimal digits: four times as fast as the one of `core/sha256.ts`. */
export function hashText(text: string): string {
  return hash('sha256', text, 'hex');
}

/** The id of a new match: 72 random bits, so that a match by link cannot be guessed. */
export function newMatchId(): string {
  // On a command line a name that begins with a minus would be taken for a flag.
  return randomBytes(9).toString('base64url').replace(/^-/, 'a');
}

/** What the chance of a match is made from, as 64 hexadecimal digits. */
export function newChanceSecret(): string {
  return randomBytes(32).toString('hex');
}
