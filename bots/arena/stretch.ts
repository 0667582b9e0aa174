/** Plays a stretch of a plan: what one thread does before it reports. */
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { playMatch } from './match.ts';
import type { Conditions, ArenaOutcome } from './match.ts';
import { galaxySeed, playersSeed, seatingsOf } from './plan.ts';
import type { ContestPlan, Stretch } from './plan.ts';
import type { ArenaPlayer } from './player.ts';
import { emptyTally, tallyFault, tallyTurn } from './tally.ts';
import type { Tally } from './tally.ts';

/** A plan with everything that is needed to play it. */
export interface Contest<T extends Types> {
  readonly plan: ContestPlan;
  readonly conditions: Conditions<T>;
  /** The player for an entrant; `copy` tells apart those who sit at the same table under one name. */
  readonly player: (entrant: number, copy: number) => ArenaPlayer<T>;
}

/** What came of a stretch, as data that can be sent between threads. */
export interface PlayedStretch {
  readonly stretch: Stretch;
  /** The final worth of every seat, match after match in the order of the plan. */
  readonly worth: Float64Array;
  /** By entrant. */
  readonly tallies: readonly Tally[];
}

interface MatchNumber {
  readonly table: number;
  readonly galaxy: number;
  readonly seating: number;
}

/** Plays all matches of a stretch, one after the other. */
export async function playStretch<T extends Types>(contest: Contest<T>, stretch: Stretch): Promise<PlayedStretch> {
  const { plan } = contest;
  const worth: number[] = [];
  const tallies = plan.entrants.map(emptyTally);
  for (const place of placesOf(plan, stretch)) {
    const seats = must(seatingsOf(plan, place.table)[place.seating], 'a seating order');
    const outcome = await playAt(contest, place, seats);
    worth.push(...outcome.worth);
    tally(tallies, place, seats, outcome);
  }
  return { stretch, worth: Float64Array.from(worth), tallies };
}

function* placesOf(plan: ContestPlan, { table, from, to }: Stretch): Generator<MatchNumber> {
  for (let galaxy = from; galaxy < to; galaxy++) {
    for (const seating of seatingsOf(plan, table).keys()) yield { table, galaxy, seating };
  }
}

function playAt<T extends Types>(
  contest: Contest<T>,
  place: MatchNumber,
  seats: readonly number[],
): Promise<ArenaOutcome> {
  const { plan, conditions, player } = contest;
  return playMatch(conditions, {
    galaxy: galaxySeed(plan, place.galaxy),
    seed: playersSeed(plan, place.table, place.galaxy, place.seating),
    players: seats.map((entrant, seat) => player(entrant, copyOf(seats, seat))),
  });
}

/** How many seats before this one have the same entrant. */
function copyOf(seats: readonly number[], seat: number): number {
  return seats.slice(0, seat).filter((entrant) => entrant === seats[seat]).length;
}

function tally(tallies: readonly Tally[], place: MatchNumber, seats: readonly number[], outcome: ArenaOutcome): void {
  const of = (seat: number): Tally => tallies[seats[seat]!]!;
  for (const { seat, milliseconds } of outcome.turns) tallyTurn(of(seat), milliseconds);
  for (const { seat, move, fault, why } of outcome.slips) tallyFault(of(seat), { ...place, move, fault, why });
}
