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
import { meanOf } from '../../sequential-halving.ts';
import { turningPoints } from '../../turning-points.ts';
import type { TurningPoint } from '../../turning-points.ts';
import type { JudgingMind } from '../judge/mind.ts';
import { evaluatorFor } from './evaluator.ts';
import type { EvaluatorKind } from './evaluator.ts';
import { chancesOf, outcomesFrom, planningPosition, seedsFrom } from './futures.ts';
import { fewestFutures, reviewTurn } from './review-turn.ts';
import type { StarLanesDepth, TurnReview } from './review-turn.ts';

import { turnsOf } from './turns.ts';

/** One player's match. */
export interface PlayerReview {
  readonly seat: Seat;
  readonly name: string;
  readonly turns: number;
  /** From 0 to 100, as `accuracyOf` says; undefined for who never moved. */
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

/** A smaller swing is no turning point. */
const SMALLEST_SWING = 0.04;
/** Playouts to the end cost less than the network's and say less: this many times more are needed. */
const PLAIN_PLAYOUTS = 6;

/** What a review usually looks at: less at large tables, where every playout takes longer. */
export function careful(players: number, mind: JudgingMind | undefined): StarLanesDepth {
  return { playouts: perPlayout(players, mind) * Math.min(400, Math.round(800 / players)), offers: 40 };
}

/** What it looks at in a hurry. */
export function quick(players: number, mind: JudgingMind | undefined): StarLanesDepth {
  return { playouts: perPlayout(players, mind) * Math.max(24, Math.round(128 / players)), offers: 12 };
}

function perPlayout(players: number, mind: JudgingMind | undefined): number {
  return mind === undefined || players === 1 ? PLAIN_PLAYOUTS : 1;
}

/** What a review is made with; `onProgress` is told after every turn how many are done. */
export interface StarLanesReviewMeans {
  readonly mind?: JudgingMind | undefined;
  readonly depth: StarLanesDepth;
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

/** Reviews a record; says what is wrong with one that cannot be played again. */
export function review(
  record: MatchRecord,
  { mind, depth, onProgress }: StarLanesReviewMeans,
  chance: Chance,
): Result<StarLanesReview, ReplayProblem<StarLanesTypes>> {
  const reading = turnsOf(record);
  if (!reading.ok) return reading;
  const { start, turns: played, end } = reading.value;
  const evaluator = evaluatorFor(mind, planningPosition(start));
  const seeds = seedsFrom(chance, Math.max(fewestFutures(depth), Math.floor(depth.playouts / 4)));
  const chances = chancesOf(outcomesFrom(evaluator, planningPosition(start), seeds));
  const turns = played.map((turn, i) => {
    // A stream for every turn: how closely one was looked at changes nothing for the next.
    const one = reviewTurn(evaluator, turn, depth, new Mulberry32(seedsFrom(chance, 1)[0]!));
    onProgress?.(i + 1, played.length);
    return one;
  });
  const value = {
    edition: record.edition,
    evaluator: evaluator.kind,
    over: end.phase === 'over',
    start: chances,
    turns,
    turningPoints: turningPoints(chances, turns, SMALLEST_SWING),
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

/** So steep that the levels of our own bots spread over the scale. */
const STEEPNESS = 10;

/** What one turn could have had and what it lost of that. */
interface JudgedChoice {
  readonly best: number;
  readonly loss: number;
}

/**
 * How well a player chose, from 0 to 100. Each turn loses the chance to win by which the best answer
 * found lies before the one given, never less than nothing. A turn counts for as much as the match
 * was open: 4p(1 - p) with p the chance of the best answer, 1 at even chances, 0 when all is decided.
 *
 *     accuracy = 100 * e ** (-STEEPNESS * sum of losses / sum of 4p(1 - p))
 *
 * Without any loss it is 100. In matches of two and four players in two editions the champion, whose
 * judgement this is, reached 91 to 95, the greedy player 52 to 72, one who plays anything 19 to 38.
 * All books lie open here: where they were private, players chose with less, and score lower.
 * Undefined without any choice.
 */
export function accuracyOf(choices: readonly JudgedChoice[]): number | undefined {
  if (choices.length === 0) return undefined;
  const lost = choices.reduce((sum, { loss }) => sum + loss, 0);
  const open = choices.reduce((sum, { best }) => sum + 4 * best * (1 - best), 0);
  return open === 0 ? 100 : 100 * Math.exp((-STEEPNESS * lost) / open);
}
