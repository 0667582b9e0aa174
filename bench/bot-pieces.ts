/** One galaxy of a contest, from every seat, in a thread of its own: what `bots.ts` puts together. */
import { parentPort } from 'node:worker_threads';
import { playMatch } from '../bots/arena/match.ts';
import { galaxySeed, playersSeed, seatingsOf, tablePlan } from '../bots/arena/plan.ts';
import { botPlayer } from '../bots/arena/player.ts';
import type { Bot } from '../bots/bot.ts';
import { loadStarLanesBots } from '../bots/star-lanes/index.ts';
import { hybrid } from '../bots/star-lanes/simple-bots.ts';
import { veteranWith } from '../bots/star-lanes/veteran.ts';
import { loadWeights } from '../bots/star-lanes/weights.ts';
import { must } from '../core/must.ts';
import { unwrap } from '../core/result.ts';
import { anyAction } from '../games/star-lanes/any-action.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../games/star-lanes/index.ts';
import { nameOf } from './bot-contests.ts';
import type { Contest } from './bot-contests.ts';

/** The galaxy of a contest to be played. */
export interface Piece {
  readonly contest: Contest;
  readonly galaxy: number;
}

/** What came of it for the first named. */
export interface PlayedPiece {
  readonly name: string;
  readonly galaxy: number;
  /** The part of the victories. */
  readonly won: number;
  /** Milliseconds of its turns, the median and the longest. */
  readonly median: number;
  readonly longest: number;
  /** Answers of anybody that were not allowed. */
  readonly faults: number;
}

const SEED = 1;
const clock = (): number => performance.now();
let bots: ReadonlyMap<string, Bot<StarLanesTypes>> | undefined;

parentPort?.on('message', (piece: Piece) => {
  void play(piece).then((played) => parentPort?.postMessage(played));
});

/** The bots of the ladder and the two yardsticks. */
async function loadBots(): Promise<ReadonlyMap<string, Bot<StarLanesTypes>>> {
  const veteran = veteranWith(must(await loadWeights(), "the veteran's weights"));
  return new Map([...(await loadStarLanesBots()), hybrid, veteran].map((bot) => [bot.name, bot]));
}

async function play({ contest, galaxy }: Piece): Promise<PlayedPiece> {
  const known = (bots ??= await loadBots());
  const plan = tablePlan(contest.seats, 1, SEED);
  const config = unwrap(starLanes.parseConfig(contest.edition));
  const conditions = { game: starLanes, config, fallback: anyAction, clock, milliseconds: undefined };
  const thinking = { playouts: undefined, milliseconds: undefined };
  const victories: number[] = [];
  const turns: number[] = [];
  let faults = 0;
  for (const [seating, seats] of seatingsOf(plan, 0).entries()) {
    const players = seats.map((entrant) =>
      botPlayer(must(known.get(plan.entrants[entrant]!), 'a bot'), thinking, clock),
    );
    const seed = playersSeed(plan, 0, galaxy, seating);
    const outcome = await playMatch(conditions, { galaxy: galaxySeed(plan, galaxy), seed, players });
    victories.push(partOf(outcome.worth, seats));
    turns.push(...outcome.turns.filter(({ seat }) => seats[seat] === 0).map(({ milliseconds }) => milliseconds));
    faults += outcome.slips.length;
  }
  turns.sort((one, other) => one - other);
  const won = victories.reduce((sum, one) => sum + one, 0) / victories.length;
  const median = turns[Math.floor(turns.length / 2)] ?? 0;
  return { name: nameOf(contest), galaxy, won, median, longest: turns.at(-1) ?? 0, faults };
}

/** The first entrant's part of a victory. */
function partOf(worth: readonly number[], seats: readonly number[]): number {
  const winners = seats.filter((_, seat) => worth[seat] === Math.max(...worth));
  return winners.filter((entrant) => entrant === 0).length / winners.length;
}
