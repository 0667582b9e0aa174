/**
 * Chance that nobody chose. Before anybody sits down the server draws a secret and publishes a hash
 * of it (the commitment); the players may add words of their own; the key of the chance is made of
 * the secret and all words. The server could not know the words when it committed itself, and the
 * players could not know the secret when they chose theirs. When the match is over the secret is
 * told, and everybody can check it all.
 */
import { Keyed, parseChance } from '../core/chance.ts';
import type { Result } from '../core/result.ts';
import type { FairChance, MatchRecord } from '../core/record.ts';
import { sha256 } from '../core/sha256.ts';

/** The most characters a player may add to the key. */
export const LONGEST_WORDS = 100;

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

/** Checks that a record's chance is what was committed to; the draws themselves are checked by replaying it. */
export function checkFairChance({ fair, chance, names }: MatchRecord): Result<FairChance> {
  if (fair === undefined) return { ok: false, problem: 'the record does not say how its chance was made' };
  if (commitmentOf(fair.secret, fair.match) !== fair.commitment)
    return { ok: false, problem: 'the secret is not the one that was committed to' };
  if (fair.words.length !== names.length)
    return { ok: false, problem: `the record has words of ${fair.words.length} players, but ${names.length} players` };
  if (chance !== `keyed ${keyOf(fair)}`)
    return { ok: false, problem: "the chance was not made from the secret and the players' words" };
  return { ok: true, value: fair };
}
