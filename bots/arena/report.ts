/** What the arena found out, as data: for people it is printed, for programs it is the JSON. */
import { must } from '../../core/must.ts';
import { ratings } from './bradley-terry.ts';
import type { PairScore, Rating } from './bradley-terry.ts';
import { effectiveNumber, galaxyInterval, mean } from './interval.ts';
import type { Interval } from './interval.ts';
import { matchesOf, seatingsOf } from './plan.ts';
import type { ContestPlan } from './plan.ts';
import type { Fault } from './player.ts';
import type { Results } from './results.ts';
import type { Example } from './tally.ts';
import { countOf, timeOf } from './turn-times.ts';

/** How long a bot's turns took, in milliseconds. */
interface TurnReport {
  readonly turns: number;
  readonly median: number;
  readonly p99: number;
}

/** How a bot behaved, whatever it won. */
export interface Conduct {
  readonly turn: TurnReport;
  readonly faults: Readonly<Record<Fault, number>>;
  readonly examples: readonly Example[];
}

/** What a bot did at one table. */
export interface Score {
  readonly bot: string;
  /** In how many seats it sat at once. */
  readonly seats: number;
  /** Matches won by any of its seats; a tie is shared among those who are level. */
  readonly wins: number;
  readonly winRate: number;
  /** 95 %, with the galaxy as the unit. */
  readonly interval: Interval;
  /** The win rate of a bot as good as the others. */
  readonly fairShare: number;
  readonly meanWorth: number;
}

/** All about one bot at one table. */
export interface BotReport extends Score, Conduct {}

/** One table. */
export interface TableReport {
  readonly seatings: readonly (readonly string[])[];
  readonly galaxies: number;
  readonly matches: number;
  readonly bots: readonly BotReport[];
}

/** All pairs of the named bots, with their ratings. */
export interface LadderReport {
  readonly galaxies: number;
  /** By each pair. */
  readonly matches: number;
  /** Strongest first. */
  readonly ratings: readonly (Rating & { readonly bot: string; readonly winRate: number } & Conduct)[];
  readonly pairs: readonly (readonly Score[])[];
}

/** The report of a plan with one table. */
export function tableReport(results: Results): TableReport {
  const { plan } = results;
  return {
    seatings: seatingsOf(plan, 0).map((seats) => seats.map((entrant) => nameOf(plan, entrant))),
    galaxies: plan.galaxies,
    matches: matchesOf(plan, 0),
    bots: plan.entrants.map((_, entrant) => botReport(results, entrant)),
  };
}

/** The report of a plan with a table for every pair. */
export function ladderReport(results: Results): LadderReport {
  const { plan } = results;
  const pairs = plan.tables.map((_, table) => pairAt(plan, table).map((entrant) => score(results, table, entrant)));
  const rated = ratings(
    plan.entrants.length,
    plan.tables.map((_, table) => pairScore(results, table)),
  );
  const rows = plan.entrants.map((bot, entrant) => {
    const rates = pairs.flat().filter((other) => other.bot === bot);
    return { bot, ...rated[entrant]!, winRate: mean(rates.map((rate) => rate.winRate)), ...conduct(results, entrant) };
  });
  rows.sort((a, b) => b.rating - a.rating);
  return { galaxies: plan.galaxies, matches: matchesOf(plan, 0), ratings: rows, pairs };
}

function botReport(results: Results, entrant: number): BotReport {
  return { ...score(results, 0, entrant), ...conduct(results, entrant) };
}

function score(results: Results, table: number, entrant: number): Score {
  const { plan } = results;
  const rates = galaxyRates(results, table, entrant);
  const order = must(seatingsOf(plan, table)[0], 'a seating order');
  const seats = order.filter((other) => other === entrant).length;
  return {
    bot: nameOf(plan, entrant),
    seats,
    wins: mean(rates) * matchesOf(plan, table),
    winRate: mean(rates),
    interval: galaxyInterval(rates),
    fairShare: seats / order.length,
    meanWorth: meanWorth(results, table, entrant),
  };
}

function pairScore(results: Results, table: number): PairScore {
  const [a = 0, b = 0] = pairAt(results.plan, table);
  const rates = galaxyRates(results, table, a);
  const matches = matchesOf(results.plan, table);
  const wins = mean(rates) * matches;
  return { a, b, wins, losses: matches - wins, effective: effectiveNumber(rates) };
}

function conduct(results: Results, entrant: number): Conduct {
  const { times, faults, examples } = results.tallies[entrant]!;
  return { turn: { turns: countOf(times), median: timeOf(times, 0.5), p99: timeOf(times, 0.99) }, faults, examples };
}

function pairAt(plan: ContestPlan, table: number): readonly number[] {
  return must(seatingsOf(plan, table)[0], 'a seating order');
}

function nameOf(plan: ContestPlan, entrant: number): string {
  return must(plan.entrants[entrant], `entrant ${entrant}`);
}

/** A bot's win rate in every galaxy, over all seatings. */
function galaxyRates(results: Results, table: number, entrant: number): number[] {
  const orders = seatingsOf(results.plan, table);
  return Array.from({ length: results.plan.galaxies }, (_, galaxy) =>
    mean(orders.map((seats, seating) => winShare(results.worth(table, galaxy, seating), seats, entrant))),
  );
}

/** A bot's mean worth over all matches and all its seats. */
function meanWorth(results: Results, table: number, entrant: number): number {
  let sum = 0;
  let count = 0;
  for (let galaxy = 0; galaxy < results.plan.galaxies; galaxy++) {
    for (const [seating, seats] of seatingsOf(results.plan, table).entries()) {
      const worth = results.worth(table, galaxy, seating);
      for (const seat of seatsOf(seats, entrant)) {
        sum += worth[seat]!;
        count++;
      }
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** How much of the win belongs to a bot: 1 when one of its seats won, a part when several are level. */
export function winShare(worth: Float64Array, seats: readonly number[], entrant: number): number {
  const top = Math.max(...worth);
  const winners = [...worth.keys()].filter((seat) => worth[seat] === top);
  return winners.filter((seat) => seats[seat] === entrant).length / winners.length;
}

function seatsOf(seats: readonly number[], entrant: number): number[] {
  return [...seats.keys()].filter((seat) => seats[seat] === entrant);
}
