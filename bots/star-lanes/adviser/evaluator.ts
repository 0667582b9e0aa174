/**
 * What the adviser sees positions with: the champion's networks one round ahead, or, without their
 * weights, matches played greedily to the end. Outcomes are chances to win, one a seat, together 1.
 * Alone there is no rival; then the one outcome is a score of the worth at the end.
 */
import type { Position } from '../../../games/star-lanes/position.ts';
import { Arms } from '../arms.ts';
import type { Arm } from '../arms.ts';
import { networkFor } from '../champion.ts';
import type { Networks } from '../champion.ts';
import { Greed, LEAD } from '../greed.ts';
import { Judge } from '../judge.ts';
import { Network, chanceOf } from '../network.ts';
import { progress } from '../progress.ts';
import { Prospects } from '../prospects.ts';
import type { Weights } from '../weights.ts';
import { victory, worth } from '../worth.ts';

/** Whose judgement the figures are. */
export type EvaluatorKind = 'champion' | 'searcher';

export interface Evaluator {
  readonly kind: EvaluatorKind;
  /** The arms of the player to move, best first at first sight. */
  arms(position: Position): Arm[];
  /** The outcome of an arm for the player to move, at first sight. */
  quickValue(arm: Arm, position: Position): number;
  /** Plays a position on, in place, and says what comes of it for each seat. */
  playOn(position: Position): number[];
}

/** The networks of the champion's weights; none without them. */
export function networksOf(weights: Weights | undefined): Networks | undefined {
  if (weights === undefined) return undefined;
  return { holding: new Network(weights.holding), selling: new Network(weights.selling) };
}

/** An evaluator for positions like this one. The networks know nothing of playing alone. */
export function evaluatorFor(networks: Networks | undefined, like: Position): Evaluator {
  return networks === undefined || like.players === 1 ? plainEvaluator(like) : trainedEvaluator(networks, like);
}

function trainedEvaluator(networks: Networks, like: Position): Evaluator {
  const judge = new Judge(networkFor(networks, like), like);
  const arms = new Arms(judge, like);
  return {
    kind: 'champion',
    arms: (position) => arms.of(position),
    quickValue: ({ value }) => chanceOf(value),
    playOn: (position) => playOneRound(position, judge, arms),
  };
}

/**
 * The network leans a little towards the player who has just moved: looking after each turn of the round
 * and taking the average evens that out, and chances no longer saw up and down with the turns.
 */
function playOneRound(position: Position, judge: Judge, arms: Arms): number[] {
  const sums = seatsOf(position).map(() => 0);
  for (let turn = 0; turn < position.players; turn++) {
    arms.playTurnQuickly(position);
    if (position.phase === 'over') return outcomesAtEnd(position);
    judged(judge, position).forEach((chance, seat) => (sums[seat]! += chance / position.players));
  }
  return sums;
}

function judged(judge: Judge, position: Position): number[] {
  judge.readMap(position);
  const each = seatsOf(position).map((seat) => chanceOf(judge.value(position, seat, position.mover, position.moves)));
  const total = each.reduce((sum, chance) => sum + chance, 0);
  return each.map((chance) => chance / total);
}

function plainEvaluator(like: Position): Evaluator {
  const arms = new Arms(new Prospects(like), like);
  const greed = new Greed(like);
  return {
    kind: 'searcher',
    arms: (position) => arms.of(position),
    quickValue: ({ value }, position) => (position.players === 1 ? scoreAlone(value) : chanceOfLead(value, position)),
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

/** A lead in dollars as a chance: it means more the smaller everybody's worth and the nearer the end. */
function chanceOfLead(lead: number, position: Position): number {
  const left = 1 - progress(position, position.moves);
  let total = 0;
  for (let seat = 0; seat < position.players; seat++) total += Math.max(1, worth(position, seat));
  return chanceOf((lead * position.players) / (total * (0.1 + left)));
}
