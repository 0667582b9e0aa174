/**
 * One turn's trading as a sheet: what the player to move will have of every company, worked out with sales first. Where trading
 * goes in order the sheet is carried out company by company, as far as the cash reaches.
 */
import { MOST_SHARES } from '../../../games/star-lanes/split.ts';
import { sharesIssued } from '../../../games/star-lanes/position.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import { buy } from '../../../games/star-lanes/trade.ts';
import { worth } from '../worth.ts';

export class PlanSheet {
  /** Shares the player to move will have, by company. */
  readonly mine: Float64Array;
  #cash = 0;

  constructor(companies: number) {
    this.mine = new Float64Array(companies);
  }

  /** A blank sheet: everything stays as it is. */
  begin({ held, cash, mover, config }: Position): void {
    const at = mover * config.companies;
    for (let company = 0; company < config.companies; company++) this.mine[company] = held[at + company]!;
    this.#cash = cash[mover]!;
  }

  /** What was written down before, by company. */
  take(shares: ArrayLike<number>): void {
    this.mine.set(shares);
  }

  /** Buys as many as wanted, or as can be paid and are left. */
  buy(position: Position, company: number, wanted: number): void {
    if (!isTradable(position, company)) return;
    const price = position.price[company]!;
    const shares = Math.min(wanted, Math.floor(this.#cash / price), this.#left(position, company));
    if (shares <= 0) return;
    this.mine[company]! += shares;
    this.#cash -= shares * price;
  }

  /** Half of the cash into one, the rest into the other. */
  buyPair(position: Position, one: number, other: number): void {
    this.buy(position, one, Math.floor(this.#cash / 2 / position.price[one]!));
    this.buy(position, other, Infinity);
    this.buy(position, one, Infinity);
  }

  /** Sells all shares of the companies from `from` up to but without `before`, but for one. */
  sellAll(position: Position, before: number, except = -1, from = 0): void {
    for (let company = from; company < before; company++) {
      if (company === except || !isTradable(position, company)) continue;
      this.#cash += this.mine[company]! * position.price[company]!;
      this.mine[company] = 0;
    }
  }

  /** Invests a part of the worth as a rival has invested theirs. */
  mirror(position: Position, rival: number, part: number): void {
    const { companies } = position.config;
    const factor = (part * worth(position, position.mover)) / Math.max(1, worth(position, rival));
    this.sellAll(position, companies);
    for (let company = 0; company < companies; company++) {
      this.buy(position, company, Math.floor(factor * position.held[rival * companies + company]!));
    }
  }

  /** Invests the worth as the rivals have invested theirs on average. */
  mirrorMean(position: Position): void {
    const { players, mover, held, config } = position;
    const factor = worth(position, mover) / (players - 1);
    const worths = Array.from({ length: players }, (_, seat) => Math.max(1, worth(position, seat)));
    this.sellAll(position, config.companies);
    for (let company = 0; company < config.companies; company++) {
      let weight = 0;
      for (let seat = 0; seat < players; seat++) {
        if (seat !== mover) weight += held[seat * config.companies + company]! / worths[seat]!;
      }
      this.buy(position, company, Math.floor(factor * weight));
    }
  }

  /** Puts the cash where the own stock falls short of the rival's, in proportion. */
  mirrorWithCash(position: Position, rival: number): void {
    const { held, price, mover, config } = position;
    const factor = worth(position, mover) / Math.max(1, worth(position, rival));
    const lacks = Array.from(this.mine, (shares, company) =>
      isTradable(position, company)
        ? Math.max(0, factor * held[rival * config.companies + company]! - shares) * price[company]!
        : 0,
    );
    const total = lacks.reduce((sum, lack) => sum + lack, 0);
    if (total <= 0) return;
    const share = Math.min(1, this.#cash / total);
    lacks.forEach((lack, company) => {
      if (lack > 0) this.buy(position, company, Math.floor((share * lack) / price[company]!));
    });
  }

  /** Carries the sheet out in place, without ending the turn. */
  carryOut(position: Position): void {
    const { held, cash, price, mover, config } = position;
    const inOrder = config.trading === 'in-order';
    const at = mover * config.companies;
    for (let company = 0; company < config.companies; company++) {
      const wanted = this.mine[company]! - held[at + company]!;
      if (wanted === 0 || (inOrder && !isTradable(position, company))) continue;
      const most = inOrder ? Math.floor(cash[mover]! / price[company]!) : Infinity;
      buy(position, company, Math.min(wanted, most));
    }
  }

  #left(position: Position, company: number): number {
    const { held, mover, config } = position;
    const most = MOST_SHARES - this.mine[company]!;
    if (config.shares === 0) return Math.max(0, most);
    const others = sharesIssued(position, company) - held[mover * config.companies + company]!;
    return Math.max(0, Math.min(most, config.shares - others - this.mine[company]!));
  }
}

/** Whether shares of a company can change hands at all. */
export function isTradable({ size, price }: Position, company: number): boolean {
  return size[company] !== 0 && price[company]! > 0;
}

/** The richest of the other players; -1 alone. */
export function richestRival(position: Position): number {
  let rival = -1;
  let most = -Infinity;
  for (let seat = 0; seat < position.players; seat++) {
    const value = seat === position.mover ? -Infinity : worth(position, seat);
    if (value > most) {
      most = value;
      rival = seat;
    }
  }
  return rival;
}
