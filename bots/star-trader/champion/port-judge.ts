/**
 * Which port to fly to, by one look at each. Alone a port is judged by a weighted sum of what can be seen of it, by weights that self-play
 * has taught; in company by a network that has learned from captains who look ahead (`port-network.ts`).
 */
import { must } from '../../../core/must.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import { daysLeft } from '../../../insight/star-trader/visit.ts';
import type { TradingStyle } from '../../../insight/star-trader/visit.ts';
import { PortOutlook } from './port-outlook.ts';
import type { PortLook } from './port-outlook.ts';

/** Says how good ports are, by what can be seen of them. */
export interface PortScorer {
  scores(position: Position, looks: readonly PortLook[]): readonly number[];
}

export class PortJudge {
  readonly outlook: PortOutlook;
  readonly #scorer: PortScorer;

  constructor(like: Position, style: TradingStyle, scorer: PortScorer) {
    this.outlook = new PortOutlook(like, style);
    this.#scorer = scorer;
  }

  /** Every port, the best first. */
  ranked(position: Position): number[] {
    return this.ranking(position).map(({ star }) => star);
  }

  /** The same, with what is seen of each. */
  ranking(position: Position): PortLook[] {
    const looks = this.outlook.look(position);
    const scores = this.#scorer.scores(position, looks);
    const order = looks.map((_, at) => at).sort((one, other) => scores[other]! - scores[one]!);
    return order.map((at) => must(looks[at], 'a port'));
  }

  best(position: Position): number {
    const looks = this.outlook.look(position);
    const scores = this.#scorer.scores(position, looks);
    let best = 0;
    for (let at = 1; at < scores.length; at++) if (scores[at]! > scores[best]!) best = at;
    return must(looks[best], 'a port to fly to').star;
  }
}

/** Weighs what can be seen of the ports by what has come of such ports in self-play. */
export class PhaseWeights implements PortScorer {
  readonly #weights: PortWeights;

  constructor(weights: PortWeights) {
    this.#weights = weights;
  }

  scores(position: Position, looks: readonly PortLook[]): number[] {
    const weights = this.#weights[phaseOf(position)]!;
    return looks.map(({ features }) => weigh(features, weights));
  }
}

function weigh(features: readonly number[], weights: readonly number[]): number {
  let score = 0;
  for (let at = 0; at < features.length; at++) score += features[at]! * weights[at]!;
  return score;
}

/** A row of weights for each phase of a match. */
export type PortWeights = readonly (readonly number[])[];

/** Days left from which on a phase lasts; the first departures are a phase of their own. */
const PHASES = [540, 360, 240, 120, 0];
export const PHASE_COUNT = PHASES.length + 1;

export function phaseOf(position: Position): number {
  const left = daysLeft(position);
  return position.opening ? 0 : 1 + PHASES.findIndex((from) => left > from || from === 0);
}
