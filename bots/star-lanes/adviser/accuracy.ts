/**
 * How well somebody chose, from 0 to 100. Each turn loses the chance to win by which the best answer
 * found lies before the one given (never less than nothing). With the average loss counted in even
 * shares of the match (1/players), so that a table of eight is measured like one of two,
 *
 *     accuracy = 100 * e ** (-STEEPNESS * average loss * players)
 *
 * Without any loss it is 100. The steepness is chosen so that TODO.
 */
import { meanOf } from './futures.ts';

const STEEPNESS = 10;

/** The accuracy of choices that lost so much each, in chance to win; undefined without any choice. */
export function accuracyOf(losses: readonly number[], players: number): number | undefined {
  if (losses.length === 0) return undefined;
  return 100 * Math.exp(-STEEPNESS * meanOf(losses) * players);
}
