/** The luck of a computer player's thoughts. */
import { sha256 } from '../core/sha256.ts';

/**
 * The seed for one question to a computer player: another one for every place in every match, the same in every process
 * again, and nothing to do with the chance of the match.
 */
export function botSeed(match: string, at: number): number {
  const digest = sha256(`${match} ${at}`);
  // The first four bytes as a number, the lowest first.
  return Number.parseInt([6, 4, 2, 0].map((byte) => digest.slice(byte, byte + 2)).join(''), 16);
}
