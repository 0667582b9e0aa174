/**
 * How well somebody chose, from 0 to 100. Each turn loses the chance to win by which the best answer
 * found lies before the one given, never less than nothing. A turn counts for as much as the match
 * was open: 4p(1 - p) with p the chance of the best answer, 1 at even chances, 0 when all is decided.
 *
 *     accuracy = 100 * e ** (-STEEPNESS * sum of losses / sum of 4p(1 - p))
 *
 * Without any loss it is 100. In matches of two and four players in two editions the champion, whose
 * judgement this is, reached 91 to 95, the greedy player 52 to 72, one who plays anything 19 to 38.
 * All books lie open here: where they were private, players chose with less, and score lower.
 */

/** So steep that the levels of our own bots spread over the scale. */
const STEEPNESS = 10;

/** What one turn could have had and what it lost of that. */
interface JudgedChoice {
  readonly best: number;
  readonly loss: number;
}

/** The accuracy of some choices; undefined without any. */
export function accuracyOf(choices: readonly JudgedChoice[]): number | undefined {
  if (choices.length === 0) return undefined;
  const lost = choices.reduce((sum, { loss }) => sum + loss, 0);
  const open = choices.reduce((sum, { best }) => sum + 4 * best * (1 - best), 0);
  return open === 0 ? 100 : 100 * Math.exp((-STEEPNESS * lost) / open);
}
