/**
 * A match looked at afterwards, with all books open: everybody's chance to win after every turn,
 * the turning points, how well everybody chose and how lucky their offers were. Plain data.
 */
import { Mulberry32 } from '../../../core/chance.ts';
import type { Chance } from '../../../core/chance.ts';
import type { Seat } from '../../../core/contract.ts';
import type { Result } from '../../../core/result.ts';
import type { MatchRecord, ReplayProblem } from '../../../core/record.ts';
import type { StarLanesTypes } from '../../../games/star-lanes/index.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import { worthOf } from '../../../games/star-lanes/worth.ts';
import type { Networks } from '../champion.ts';
import { accuracyOf } from './accuracy.ts';
import { evaluatorFor } from './evaluator.ts';
import type { EvaluatorKind } from './evaluator.ts';
import { meanOf, planningPosition, seedsFrom } from './futures.ts';
import { chancesOf, outcomesFrom } from './outcomes.ts';
import { fewestFutures, reviewTurn } from './review-turn.ts';
import type { StarLanesDepth, TurnReview } from './review-turn.ts';
import { turningPoints } from './turning-points.ts';
import type { TurningPoint } from './turning-points.ts';
import { turnsOf } from './turns.ts';

/** One player's match. */
export interface PlayerReview {
  readonly seat: Seat;
  readonly name: string;
  readonly turns: number;
  /** From 0 to 100, as `accuracy.ts` says; undefined for who never moved. */
  readonly accuracy: number | undefined;
  /** The chance to win that the choices lost, on average a turn. */
  readonly averageLoss: number;
  /** How much better the offers were than others would have been, in chance to win, all turns together. */
  readonly luck: number;
  /** At the end, or where the record stops. */
  readonly worth: number;
}

export interface StarLanesReview {
  readonly edition: string;
  readonly evaluator: EvaluatorKind;
  /** Whether the match was played to its end. */
  readonly over: boolean;
  /** Everybody's chance to win before the first turn. */
  readonly start: readonly number[];
  readonly turns: readonly TurnReview[];
  /** Largest first. */
  readonly turningPoints: readonly TurningPoint[];
  readonly players: readonly PlayerReview[];
}

/** Playouts to the end cost less than the network's and say less: so many more of them are needed. */
const PLAIN_PLAYOUTS = 6;

/** What a review usually looks at: less at large tables, where every playout takes longer. */
export function careful(players: number, networks: Networks | undefined): StarLanesDepth {
  return { playouts: perPlayout(players, networks) * Math.min(400, Math.round(800 / players)), offers: 40 };
}

/** What it looks at in a hurry. */
export function quick(players: number, networks: Networks | undefined): StarLanesDepth {
  return { playouts: perPlayout(players, networks) * Math.max(24, Math.round(128 / players)), offers: 12 };
}

function perPlayout(players: number, networks: Networks | undefined): number {
  return networks === undefined || players === 1 ? PLAIN_PLAYOUTS : 1;
}

/** What a review is made with; `onProgress` is told after every turn how many are done. */
export interface Means {
  readonly networks?: Networks | undefined;
  readonly depth: StarLanesDepth;
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

/** Reviews a record; says what is wrong with one that cannot be played again. */
export function review(
  record: MatchRecord,
  { networks, depth, onProgress }: Means,
  chance: Chance,
): Result<StarLanesReview, ReplayProblem<StarLanesTypes>> {
  const reading = turnsOf(record);
  if (!reading.ok) return reading;
  const { start, turns: played, end } = reading.value;
  const evaluator = evaluatorFor(networks, planningPosition(start));
  const seeds = seedsFrom(chance, Math.max(fewestFutures(depth), Math.floor(depth.playouts / 4)));
  const chances = chancesOf(outcomesFrom(evaluator, planningPosition(start), seeds));
  const turns = played.map((turn, i) => {
    // A stream for every turn: how closely one was looked at changes nothing for the next.
    const one = reviewTurn(evaluator, turn, record.names, depth, new Mulberry32(seedsFrom(chance, 1)[0] ?? 0));
    onProgress?.(i + 1, played.length);
    return one;
  });
  const value = {
    edition: record.edition,
    evaluator: evaluator.kind,
    over: end.phase === 'over',
    start: chances,
    turns,
    turningPoints: turningPoints(chances, turns),
    players: record.names.map((name, seat) => playerReview(name, seat, turns, end)),
  };
  return { ok: true, value };
}

function playerReview(name: string, seat: Seat, turns: readonly TurnReview[], end: Position): PlayerReview {
  const own = turns.filter(({ by }) => by === seat);
  return {
    seat,
    name,
    turns: own.length,
    accuracy: accuracyOf(own),
    averageLoss: meanOf(own.map(({ loss }) => loss)),
    luck: own.reduce((sum, { luck }) => sum + luck, 0),
    worth: worthOf(end, seat),
  };
}
