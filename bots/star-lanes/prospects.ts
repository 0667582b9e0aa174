/**
 * A valuer made by hand: what everybody's shares are worth now and what the map promises for the
 * moves that are left, compared with the best rival. It knows mergers, founding, bonuses and the
 * end of the match through the promise of each company, in expectation over all draws to come.
 */
import { sharesIssued } from '../../games/star-lanes/position.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Valuer } from './arms.ts';
import { Outlook } from '../../insight/star-lanes/outlook.ts';
import { movesLeft } from './progress.ts';
import { lead } from './worth.ts';

/** How far ahead promises count. */
export interface Foresight {
  /** How much of a company's average promise comes true each move: players choose the best of several spaces. */
  readonly drive: number;
  /** After how many moves promises come true less surely: the map changes. */
  readonly horizon: number;
}

const FAR: Foresight = { drive: 1.5, horizon: 2 };

/** For those who move all their money every turn: what the map promises later says little of the stock of today. */
export const NEAR: Foresight = { drive: 0.6, horizon: 1 };

export class Prospects implements Valuer {
  readonly #outlook: Outlook;
  readonly #later: Float64Array;
  readonly #foresight: Foresight;

  constructor(like: Position, foresight = FAR) {
    this.#foresight = foresight;
    this.#outlook = new Outlook(like.config.companies);
    this.#later = new Float64Array(like.config.companies);
  }

  readMap(position: Position): void {
    this.#outlook.read(position);
  }

  value(position: Position, seat: number, _next: number, moves: number): number {
    const left = movesLeft(position, moves);
    const { drive, horizon } = this.#foresight;
    const reach = drive * horizon * (1 - Math.exp(-left / horizon));
    for (let company = 0; company < position.config.companies; company++) {
      this.#later[company] =
        position.price[company]! + reach * this.#outlook.promise(company, sharesIssued(position, company));
    }
    let best = position.players > 1 ? -Infinity : 0;
    for (let other = 0; other < position.players; other++) {
      if (other !== seat) best = Math.max(best, this.#laterWorth(position, other));
    }
    return this.#laterWorth(position, seat) - best;
  }

  final(position: Position, seat: number): number {
    return lead(position, seat);
  }

  #laterWorth(position: Position, seat: number): number {
    const companies = position.config.companies;
    let total = position.cash[seat]!;
    for (let company = 0, at = seat * companies; company < companies; company++, at++) {
      total += position.held[at]! * this.#later[company]!;
    }
    return total;
  }
}
