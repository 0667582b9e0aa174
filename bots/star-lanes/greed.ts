/**
 * Greedy play on a position in place: the space that is worth most right now, and all money into
 * the company the map promises most for its price. Fast enough to play out whole matches.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { choicesAt } from '../../games/star-lanes/choices.ts';
import { place } from '../../games/star-lanes/place.ts';
import { Position } from '../../games/star-lanes/position.ts';
import { playSpace } from '../../games/star-lanes/turn.ts';
import { Outlook } from '../../insight/star-lanes/outlook.ts';
import { carryOut } from '../../insight/star-lanes/plans.ts';
import type { TradePlan } from '../../insight/star-lanes/plans.ts';
import { lead, worth } from './worth.ts';

/** What a greedy player looks at: the own worth, or the lead over the best rival. */
export type Measure = (position: Position, seat: number) => number;

export const OWN_WORTH: Measure = worth;
export const LEAD: Measure = lead;

export class Greed {
  readonly #scratch: Position;
  readonly #outlook: Outlook;

  constructor(like: Position) {
    this.#scratch = new Position(like.config, like.players, new Mulberry32(1));
    this.#outlook = new Outlook(like.config.companies);
  }

  /** The offered space that is best by a measure. */
  bestSpace(position: Position, measure: Measure): number {
    let best = position.offered[0]!;
    let most = -Infinity;
    for (let i = 0; i < position.offers; i++) {
      const space = position.offered[i]!;
      this.#scratch.copyFrom(position);
      place(this.#scratch, space, choicesAt(position, space)[0]);
      const value = measure(this.#scratch, position.mover);
      if (value > most) {
        most = value;
        best = space;
      }
    }
    return best;
  }

  /** The company that the map promises most for its price; -1 when there is none. */
  bestCompany(position: Position): number {
    return this.#outlook.bestCompany(position);
  }

  /** What to trade once a space is placed; undefined when there is nothing to trade. */
  planAfter(position: Position, space: number, chosen: number, selling: boolean): TradePlan | undefined {
    this.#scratch.copyFrom(position);
    playSpace(this.#scratch, space, chosen);
    return this.#scratch.phase === 'trade' ? { into: this.#outlook.bestCompany(this.#scratch), selling } : undefined;
  }

  /** Plays a whole turn for the player to move; where stock can be sold, all of it changes hands. */
  playTurn(position: Position, measure: Measure): void {
    playSpace(position, this.bestSpace(position, measure), -1);
    if (position.phase === 'trade')
      carryOut(position, { into: this.#outlook.bestCompany(position), selling: position.config.selling !== 'none' });
  }
}
