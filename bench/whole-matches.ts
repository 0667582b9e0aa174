/**
 * Whole random matches of four players under the rules of 1977, played by our engine through both
 * of its doors and by boardgame.io. First all must play the same matches to the same end.
 */
import { isDeepStrictEqual } from 'node:util';
import { starLanes } from '../games/star-lanes/index.ts';
import { measure } from './measure.ts';
import type { Candidate, Effort } from './measure.ts';
import { outcomeOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { playMatch } from './peers/boardgame.mjs';
import { RandomChoices } from './random-choices.ts';
import { Scratch, playThroughApply } from './random-match.ts';
import { inFigures } from './table.ts';

const PLAYERS = 4;
const config = starLanes.editions['faber1977']!;
const scratch = new Scratch(config, PLAYERS);
const choices = new RandomChoices();

/** One way to play the match of a seed. */
interface Way extends Candidate {
  outcome(seed: number): Outcome;
}

const ways: readonly Way[] = [
  {
    name: 'rule functions, in place',
    batch: 200,
    run: (seed) => count(scratch.play(seed)),
    outcome: (seed) => outcomeOf(scratch.play(seed)),
  },
  {
    name: 'apply, with events',
    batch: 20,
    run: (seed) => count(playThroughApply(config, PLAYERS, seed)),
    outcome: (seed) => outcomeOf(playThroughApply(config, PLAYERS, seed)),
  },
  {
    name: 'boardgame.io',
    batch: 1,
    run: (seed) => count(playElsewhere(seed)),
    outcome: playElsewhere,
  },
];

/** One match; one that was not played to its last move would not be a whole one. */
function count({ moves }: { readonly moves: number }): number {
  if (moves !== config.moves) throw new Error(`a match ended after ${moves} moves`);
  return 1;
}

function playElsewhere(seed: number): Outcome {
  choices.reseed(seed);
  return playMatch(seed, PLAYERS, choices);
}

/** Plays the first `matches` matches in every way; throws at the first that does not end alike. */
export function verifyEqual(matches: number): void {
  for (let seed = 0; seed < matches; seed++) {
    const [expected, ...others] = ways.map((way) => way.outcome(seed));
    others.forEach((outcome, i) => {
      if (isDeepStrictEqual(outcome, expected)) return;
      const difference = JSON.stringify({ expected, outcome }, undefined, 2);
      throw new Error(`match ${seed} ends differently through ${ways[i + 1]!.name}: ${difference}`);
    });
  }
}

/** The rows of the table. */
export function wholeMatches(effort: Effort): string[][] {
  const rates = measure(ways, effort);
  const peer = rates.at(-1)!;
  const rows = ways.map(({ name }, i) => [name, inFigures(rates[i]!), inFigures(rates[i]! / peer)]);
  return [['faber1977, 4 players', 'matches/s', 'of boardgame.io'], ...rows];
}
