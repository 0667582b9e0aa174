/**
 * Chance that nobody chose: a commitment scheme. Before anybody sits down the server draws a secret and publishes a hash
 * of it (the commitment). Every device draws words of its own and sends their hash when it sits down; when all seats are
 * fixed and it was shown everybody's hash, it tells the words. The key of the chance is made of the secret and all words:
 * neither the server nor any player could know it when they committed themselves. When the match is over the secret is
 * told, and everybody can check it all. Who gives plain words, or none, has no such protection and harms nobody else.
 */
import { Keyed, parseChance } from '../core/chance.ts';
import type { Result } from '../core/result.ts';
import type { FairChance, MatchRecord } from '../core/record.ts';
import { sha256 } from '../core/sha256.ts';

/** The most characters a player may add to the key. */
export const LONGEST_WORDS = 100;

/** Whether a text may be the hash of a device's words: 64 hexadecimal digits. */
export function isWordsHash(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** Whether a text may be the words of a device: letters and digits, enough of them that they cannot be guessed. */
export function isOwnWords(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{22,100}$/.test(text);
}

/** The hash of a seat's words, by which they are known before they are told. */
export function hashWords(words: string): string {
  return sha256(words);
}

/** What is published before the match. The secret is 64 hexadecimal digits. */
export function commitmentOf(secret: string, match: string): string {
  return sha256(`star lanes commitment\n${match}\n${secret}`);
}

/** The key of a match's chance, as 64 hexadecimal digits. */
export function keyOf({ match, secret, words }: Pick<FairChance, 'match' | 'secret' | 'words'>): string {
  return sha256(['star lanes key', match, secret, ...words].join('\n'));
}

/** The chance of a match. */
export function fairChance(of: Pick<FairChance, 'match' | 'secret' | 'words'>): Keyed {
  const chance = parseChance(`keyed ${keyOf(of)}`);
  if (!chance.ok || !(chance.value instanceof Keyed)) throw new Error('a key has 64 digits');
  return chance.value;
}

/** Why the chance of a record is not shown to be fair. */
export type FairChanceProblem =
  | { readonly why: 'chance-not-shown' }
  | { readonly why: 'other-secret' }
  | { readonly why: 'words-for-other-players'; readonly words: number; readonly players: number }
  | { readonly why: 'chance-not-from-words' };

/** Checks that a record's chance is what was committed to; the draws themselves are checked by replaying it. */
export function checkFairChance({ fair, chance, names }: MatchRecord): Result<FairChance, FairChanceProblem> {
  if (fair === undefined) return { ok: false, problem: { why: 'chance-not-shown' } };
  if (commitmentOf(fair.secret, fair.match) !== fair.commitment) return { ok: false, problem: { why: 'other-secret' } };
  if (fair.words.length !== names.length)
    return {
      ok: false,
      problem: { why: 'words-for-other-players', words: fair.words.length, players: names.length },
    };
  if (chance !== `keyed ${keyOf(fair)}`) return { ok: false, problem: { why: 'chance-not-from-words' } };
  return { ok: true, value: fair };
}
