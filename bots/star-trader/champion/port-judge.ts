/** Which port to fly to, by one look: a weighted sum of what can be seen of each, by weights that self-play has taught. */
import { must } from '../../../core/must.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import { daysLeft } from '../../../insight/star-trader/visit.ts';
import type { TradingStyle } from '../../../insight/star-trader/visit.ts';
import { PortOutlook } from './port-outlook.ts';
import type { PortLook } from './port-outlook.ts';

/** Weighs what can be seen of the ports by what has come of such ports in self-play. */
export class PortJudge {
  readonly outlook: PortOutlook;
  readonly #weights: PortWeights;

  constructor(like: Position, style: TradingStyle, weights: PortWeights) {
    this.outlook = new PortOutlook(like, style);
    this.#weights = weights;
  }

  /** Every port, the best first. */
  ranked(position: Position): number[] {
    return this.ranking(position).map(({ star }) => star);
  }

  /** The same, with what is seen of each. */
  ranking(position: Position): PortLook[] {
    const looks = this.outlook.look(position);
    const scores = this.#scores(position, looks);
    const order = looks.map((_, at) => at).sort((one, other) => scores[other]! - scores[one]!);
    return order.map((at) => must(looks[at], 'a port'));
  }

  best(position: Position): number {
    const looks = this.outlook.look(position);
    const scores = this.#scores(position, looks);
    let best = 0;
    for (let at = 1; at < scores.length; at++) if (scores[at]! > scores[best]!) best = at;
    return must(looks[best], 'a port to fly to').star;
  }

  #scores(position: Position, looks: readonly PortLook[]): number[] {
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
