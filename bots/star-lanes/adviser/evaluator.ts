/**
 * What the adviser sees positions with: the champion's judge one round ahead, or, without its
 * weights, matches played greedily to the end. Outcomes are chances to win, one a seat, together 1.
 * Alone there is no rival; then the one outcome is a score of the worth at the end.
 */
import type { Position } from '../../../games/star-lanes/position.ts';
import { KEEP } from '../../../insight/star-lanes/plans.ts';
import { Arms } from '../arms.ts';
import type { Arm } from '../arms.ts';
import { corrected, correctionFor, UNCORRECTED } from './calibration.ts';
import type { Correction } from './calibration.ts';
import { Greed, LEAD } from '../greed.ts';
import { networkFor } from '../judge/mind.ts';
import type { JudgingMind } from '../judge/mind.ts';
import { OneAhead } from '../judge/one-ahead.ts';
import { chanceOf } from '../network.ts';
import { progress } from '../progress.ts';
import { Prospects } from '../prospects.ts';
import { victory, worth } from '../worth.ts';

/** Whose judgement the figures are. */
export type EvaluatorKind = 'champion' | 'searcher';

export interface Evaluator {
  readonly kind: EvaluatorKind;
  /** The arms of the player to move, best first at first sight. */
  arms(position: Position): Arm[];
  /** The outcome of an arm for the player to move, at first sight. */
  quickValue(arm: Arm, position: Position): number;
  /** The outcome of the best arm of the player to move, at first sight. */
  bestValue(position: Position): number;
  /** Plays a position on, in place, and says what comes of it for each seat. */
  playOn(position: Position): number[];
}

/**
 * An evaluator for positions like this one. The judge knows nothing of playing alone; `isKnown` says whether all books are
 * known, or some are guesses.
 */
export function evaluatorFor(mind: JudgingMind | undefined, like: Position, isKnown = true): Evaluator {
  return mind === undefined || like.players === 1 ? plainEvaluator(like) : trainedEvaluator(mind, like, isKnown);
}

/** The judge's own chances, before they are corrected: for whoever looks for a better correction. */
export function uncorrectedEvaluator(mind: JudgingMind, like: Position): Evaluator {
  return trainedEvaluator(mind, like, true, () => UNCORRECTED);
}

function trainedEvaluator(
  mind: JudgingMind,
  like: Position,
  isKnown: boolean,
  correctionOf: (position: Position) => Correction = correctionFor,
): Evaluator {
  const ahead = new OneAhead(networkFor(mind, like, isKnown), like, isKnown);
  return {
    kind: 'champion',
    arms: (position) => differentArms(position, ahead),
    quickValue: ({ value }) => chanceOf(value),
    bestValue: (position) => chanceOf(ahead.armsOf(position)[0]?.value ?? 0),
    playOn: (position) => playOneRound(position, ahead, correctionOf(position)),
  };
}

/** The arms, best first; of those that come to the same shares only one. */
function differentArms(position: Position, ahead: OneAhead): Arm[] {
  const arms = new Map<string, Arm>();
  for (const arm of ahead.armsOf(position)) {
    const { space, chosen, value } = arm;
    const towards = ahead.sharesAfter(position, arm);
    const key = `${space} ${chosen} ${towards.join(' ')}`;
    if (!arms.has(key)) arms.set(key, { space, chosen, plan: { ...KEEP, towards }, value });
  }
  return [...arms.values()];
}

/** Everybody takes a turn and is judged right after it; what is told of that is corrected by how matches really end. */
function playOneRound(position: Position, ahead: OneAhead, correction: Correction): number[] {
  const { mover: first, players } = position;
  const inOrder: number[] = [];
  for (let turn = 0; turn < players; turn++) {
    inOrder.push(ahead.playTurn(position));
    if (position.phase === 'over') return outcomesAtEnd(position);
  }
  const chances = corrected(inOrder, correction);
  return seatsOf(position).map((seat) => chances[(seat - first + players) % players]!);
}

function plainEvaluator(like: Position): Evaluator {
  const arms = new Arms(new Prospects(like), like);
  const greed = new Greed(like);
  const quickValue = ({ value }: Arm, position: Position): number =>
    position.players === 1 ? scoreAlone(value) : chanceOfLead(value, position);
  return {
    kind: 'searcher',
    arms: (position) => arms.of(position),
    quickValue,
    bestValue(position) {
      const [best] = arms.of(position);
      return best === undefined ? 0 : quickValue(best, position);
    },
    playOn(position) {
      while (position.phase !== 'over') greed.playTurn(position, LEAD);
      return outcomesAtEnd(position);
    },
  };
}

/** What a match that is over has brought each seat. */
export function outcomesAtEnd(position: Position): number[] {
  if (position.players === 1) return [scoreAlone(worth(position, 0))];
  return seatsOf(position).map((seat) => victory(position, seat));
}

function seatsOf({ players }: Position): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** A middling worth at the end of a match played alone: half the score. */
const MIDDLING = 400_000;

function scoreAlone(worthAtEnd: number): number {
  const positive = Math.max(0, worthAtEnd);
  return positive / (positive + MIDDLING);
}

/** The worth at the end that has this score, in whole dollars; rare fortunes hardly count in the score of several futures. */
export function worthOfScore(score: number): number {
  return Math.round((MIDDLING * score) / Math.max(Number.EPSILON, 1 - score));
}

/** A lead in dollars as a chance: it means more the smaller everybody's worth and the nearer the end. */
function chanceOfLead(lead: number, position: Position): number {
  const left = 1 - progress(position, position.moves);
  let total = 0;
  for (let seat = 0; seat < position.players; seat++) total += Math.max(1, worth(position, seat));
  return chanceOf((lead * position.players) / (total * (0.1 + left)));
}
