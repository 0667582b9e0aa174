/**
 * Matches in which every captain trades by one style and flies by the judge, but now and then to one of its four best ports by chance.
 * What such a chance brings in the end says what each number that describes a port is worth.
 */
import { Mulberry32 } from '../../../core/chance.ts';
import type { Chance } from '../../../core/chance.ts';
import { must } from '../../../core/must.ts';
import { doubles, listOf } from '../../../core/numbers.ts';
import { hasBank } from '../../../games/star-trader/bank.ts';
import type { Config } from '../../../games/star-trader/config.ts';
import { Position, ownerOf } from '../../../games/star-trader/position.ts';
import { begin, go } from '../../../games/star-trader/turn.ts';
import { standings } from '../../../games/star-trader/worth.ts';
import { expectedLateness } from '../../../insight/star-trader/lateness.ts';
import { CAPTAIN } from '../captain.ts';
import { FEATURE_COUNT } from '../champion/port-outlook.ts';
import type { PortLook, PortOutlook } from '../champion/port-outlook.ts';
import { PHASE_COUNT, PhaseWeights, PortJudge, phaseOf } from '../champion/port-judge.ts';
import type { PortWeights } from '../champion/port-judge.ts';
import { bank } from '../playout.ts';
import { LeastSquares } from './least-squares.ts';

/** How often a port is chosen by chance, and among how many. */
const TRIED = 0.22;
const AMONG = 4;
/** Dollars are counted in tens of thousands, as the features are. */
const DOLLARS = 1e4;
const RIDGE = 3;
/** How much of the weights of a round is new; the rest is of the round before. */
const NEW = 0.6;

/** One port that was chosen by chance: how it differs from the others there were, and the lead at that time. */
interface Sample {
  readonly phase: number;
  readonly seat: number;
  readonly row: readonly number[];
  readonly lead: number;
}

/** A captain's way without any learning: the best gain beyond what a day should bring, and in the end the best gain. */
export function firstWeights(): number[][] {
  return listOf(PHASE_COUNT, (phase) => {
    const weights = doubles(FEATURE_COUNT);
    weights[0] = 1;
    weights[2] = phase < 4 ? -1.3 : 0;
    return weights;
  });
}

/** The weights after a number of rounds, each of a number of matches; every match has a seed of its own, from the first on. */
export function learn(config: Config, players: number, rounds: number, matches: number, firstSeed: number): number[][] {
  let weights = firstWeights();
  for (let round = 0; round < rounds; round++) {
    const learned = learnOnce(config, players, matches, firstSeed + round * matches, weights);
    weights = weights.map((row, phase) => row.map((old, at) => (1 - NEW) * old + NEW * learned[phase]![at]!));
  }
  return weights;
}

function learnOnce(
  config: Config,
  players: number,
  matches: number,
  firstSeed: number,
  weights: PortWeights,
): number[][] {
  const fits = listOf(PHASE_COUNT, () => new LeastSquares(FEATURE_COUNT + 2));
  for (let match = 0; match < matches; match++) {
    const position = new Position(config, players, new Mulberry32(firstSeed + match));
    begin(position);
    const samples = playMatch(position, weights, new Mulberry32(2 ** 31 + firstSeed + match));
    for (const { phase, seat, row, lead } of samples) {
      must(fits[phase], 'a phase').add(row, (leadOf(position, seat) - lead) / DOLLARS);
    }
  }
  return fits.map((fit) => fit.solve(RIDGE).slice(0, FEATURE_COUNT));
}

/** Plays a match to its end. */
export function playMatch(position: Position, weights: PortWeights, chance: Chance): Sample[] {
  const judge = new PortJudge(position, CAPTAIN, new PhaseWeights(weights));
  const seen = position.copy();
  const samples: Sample[] = [];
  while (position.phase !== 'over') {
    if (!position.opening) trade(position, judge.outlook);
    see(seen, position);
    const looks = judge.ranking(seen);
    if (chance.draw() < TRIED) {
      const among = looks.slice(0, AMONG);
      const chosen = among[Math.floor(chance.draw() * among.length)]!;
      samples.push(sampleOf(position, chosen, among));
      go(position, chosen.star);
    } else go(position, must(looks[0], 'a port to fly to').star);
  }
  return samples;
}

/** All that is worth it in port, as every captain of these matches trades. */
export function trade(position: Position, { counter }: PortOutlook): void {
  counter.openInPort(position);
  counter.trade();
  counter.close(position);
  if (hasBank(position)) bank(position);
}

/** A captain does not know when the ships under way will land. */
export function see(seen: Position, position: Position): void {
  seen.copyFrom(position);
  const lateness = Math.round(expectedLateness(position.config));
  for (let ship = 0; ship < seen.ships; ship++) {
    if (ship === seen.ship || seen.lands[ship]! <= seen.date) continue;
    seen.lands[ship] = Math.max(seen.date, seen.eta[ship]! + lateness);
  }
}

function sampleOf(position: Position, chosen: PortLook, among: readonly PortLook[]): Sample {
  const seat = ownerOf(position, position.ship);
  const lead = leadOf(position, seat);
  const row = chosen.features.map((value, at) => value - meanAt(among, at));
  // What a lead grows by anyhow is not the port's doing.
  return { phase: phaseOf(position), seat, row: [...row, 1, lead / (10 * DOLLARS)], lead };
}

function meanAt(looks: readonly PortLook[], at: number): number {
  return looks.reduce((sum, { features }) => sum + features[at]!, 0) / looks.length;
}

/** The lead over the best rival; alone, what one is worth. */
function leadOf(position: Position, seat: number): number {
  const totals = standings(position).map(({ total }) => total);
  return totals[seat]! - Math.max(0, ...totals.filter((_, other) => other !== seat));
}
