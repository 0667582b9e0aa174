/**
 * Whole random matches of four players under the rules of 1977, played by our engine through both
 * of its doors, by boardgame.io and, as the limit, in C++. First all must play the same matches to the same end.
 */
import { isDeepStrictEqual } from 'node:util';
import { starLanes } from '../games/star-lanes/index.ts';
import type { Aim } from './aims.ts';
import type { Limit } from './limit.ts';
import { measure } from './measure.ts';
import type { Candidate, Effort, Repeated } from './measure.ts';
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
interface Way extends Repeated {
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
    name: 'apply, without events',
    batch: 40,
    run: (seed) => count(playThroughApply(config, PLAYERS, seed, false)),
    outcome: (seed) => outcomeOf(playThroughApply(config, PLAYERS, seed, false)),
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
export function verifyEqual(matches: number, limit: Limit | undefined): void {
  const atTheLimit = limit?.outcomes(matches) ?? [];
  for (let seed = 0; seed < matches; seed++) {
    const [expected, ...others] = ways.map((way) => way.outcome(seed));
    others.forEach((outcome, i) => verify(seed, ways[i + 1]!.name, outcome, expected));
    if (limit !== undefined) verify(seed, LIMIT, atTheLimit[seed], expected);
  }
}

const LIMIT = 'C++, for speed alone';

function verify(seed: number, way: string, outcome: unknown, expected: Outcome | undefined): void {
  if (isDeepStrictEqual(outcome, expected)) return;
  const difference = JSON.stringify({ expected, outcome }, undefined, 2);
  throw new Error(`match ${seed} ends differently through ${way}: ${difference}`);
}

/** The rows of the table, and what should be in them. */
export function wholeMatches(effort: Effort, limit: Limit | undefined): { rows: string[][]; aims: Aim[] } {
  const bound: Candidate[] =
    limit === undefined ? [] : [{ name: LIMIT, rate: (seconds: number) => limit.rate(seconds) }];
  const all = [...ways, ...bound];
  const rates = measure(all, effort);
  const [inPlace, applied, unheard, peer] = rates;
  const most = limit === undefined ? undefined : rates.at(-1);
  const part = (rate: number, of: number | undefined): string => (of === undefined ? '-' : inFigures(rate / of));
  const rows = all.map(({ name }, i) => [name, inFigures(rates[i]!), part(rates[i]!, peer), part(rates[i]!, most)]);
  return {
    rows: [['faber1977, 4 players', 'matches/s', 'of boardgame.io', 'of the limit'], ...rows],
    aims: [
      { what: 'apply with events, matches/s', figure: applied, least: 4000 },
      { what: 'apply without events, matches/s', figure: unheard, least: 10_000 },
      { what: 'in place, of the limit', figure: most === undefined ? undefined : inPlace! / most, least: 0.4 },
    ],
  };
}
