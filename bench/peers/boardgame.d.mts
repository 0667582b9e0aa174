/** Star Lanes 1977 in boardgame.io. */
import type { Outcome } from '../outcome.ts';
import type { RandomChoices } from '../random-choices.ts';

/** Plays one match between players who choose with `choices`. */
export function playMatch(seed: number, players: number, choices: RandomChoices): Outcome;
