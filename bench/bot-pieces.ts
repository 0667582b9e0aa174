/** One galaxy of a contest, from every seat, in a thread of its own: what `bots.ts` puts together. */
import { parentPort } from 'node:worker_threads';
import { playMatch } from '../bots/arena/match.ts';
import type { ArenaOutcome } from '../bots/arena/match.ts';
import { galaxySeed, playersSeed, seatingsOf, tablePlan } from '../bots/arena/plan.ts';
import type { ContestPlan } from '../bots/arena/plan.ts';
import { botPlayer } from '../bots/arena/player.ts';
import type { Bot } from '../bots/bot.ts';
import { loadStarLanesBots } from '../bots/star-lanes/index.ts';
import { hybrid } from '../bots/star-lanes/simple-bots.ts';
import { veteranWith } from '../bots/star-lanes/veteran.ts';
import { checksumOf, loadWeights } from '../bots/star-lanes/weights.ts';
import { must } from '../core/must.ts';
import { unwrap } from '../core/result.ts';
import { anyAction } from '../games/star-lanes/any-action.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../games/star-lanes/index.ts';
import type { Contest } from './bot-contests.ts';

/** A galaxy of a contest to be played; without one, only who plays is to be found out. */
export interface Piece {
  readonly contest: Contest;
  readonly galaxy?: number;
}

/** What came of it for the first named. */
export interface PlayedPiece {
  /** The victories, all seatings together. */
  readonly won: number;
  /** Milliseconds of its turns in the middle. */
  readonly median: number;
  /** Answers of anybody that were not allowed. */
  readonly faults: number;
}

const SEED = 1;
/** Playouts in the matches that sign for the bots: fewer than they have, so that they are soon played. */
const SIGNING = 16;
const clock = (): number => performance.now();
let bots: ReadonlyMap<string, Bot<StarLanesTypes>> | undefined;

parentPort?.on('message', (piece: Piece) => void answer(piece));

async function answer({ contest, galaxy }: Piece): Promise<void> {
  parentPort?.postMessage(galaxy === undefined ? await signatureOf(contest) : await play(contest, galaxy));
}

/** The bots of the ladder and the two yardsticks. */
async function loadBots(): Promise<ReadonlyMap<string, Bot<StarLanesTypes>>> {
  const veteran = veteranWith(must(await loadWeights(), "the veteran's weights"));
  return new Map([...(await loadStarLanesBots()), hybrid, veteran].map((bot) => [bot.name, bot]));
}

/** How the bots play two matches, as a short text: bots that answer otherwise have another one. */
async function signatureOf(contest: Contest): Promise<string> {
  const known = (bots ??= await loadBots());
  const ends = [await playSeating(contest, 0, 0, SIGNING), await playSeating(contest, 1, 1, SIGNING)];
  const playouts = contest.seats.map((name) => known.get(name)?.playouts);
  return checksumOf(JSON.stringify([ends.map(({ worth }) => worth), playouts])).slice(0, 8);
}

async function play(contest: Contest, galaxy: number): Promise<PlayedPiece> {
  const turns: number[] = [];
  let [won, faults] = [0, 0];
  const seatings = seatingsOf(planOf(contest), 0);
  for (const [seating, seats] of seatings.entries()) {
    const outcome = await playSeating(contest, galaxy, seating);
    won += partOf(outcome.worth, seats);
    turns.push(...outcome.turns.filter(({ seat }) => seats[seat] === 0).map(({ milliseconds }) => milliseconds));
    faults += outcome.slips.length;
  }
  turns.sort((one, other) => one - other);
  return { won: Number(won.toFixed(3)), median: turns[Math.floor(turns.length / 2)] ?? 0, faults };
}

/** One match of a contest. */
async function playSeating(
  contest: Contest,
  galaxy: number,
  seating: number,
  playouts?: number,
): Promise<ArenaOutcome> {
  const known = (bots ??= await loadBots());
  const plan = planOf(contest);
  const config = unwrap(starLanes.parseConfig(contest.edition));
  const conditions = { game: starLanes, config, fallback: anyAction, clock, milliseconds: undefined };
  const thinking = { playouts, milliseconds: undefined };
  const players = must(seatingsOf(plan, 0)[seating], 'a seating').map((entrant) =>
    botPlayer(must(known.get(plan.entrants[entrant]!), 'a bot'), thinking, clock),
  );
  return playMatch(conditions, {
    galaxy: galaxySeed(plan, galaxy),
    seed: playersSeed(plan, 0, galaxy, seating),
    players,
  });
}

function planOf({ seats }: Contest): ContestPlan {
  return tablePlan(seats, 1, SEED);
}

/** The first entrant's part of a victory. */
function partOf(worth: readonly number[], seats: readonly number[]): number {
  const winners = seats.filter((_, seat) => worth[seat] === Math.max(...worth));
  return winners.filter((entrant) => entrant === 0).length / winners.length;
}
