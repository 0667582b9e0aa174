/** Playing ahead on a scratch position: every captain trades and flies as this one would, by one glance at the map. */
import { addInterest, hasBank, withdraw } from '../../games/star-trader/bank.ts';
import { GOOD_COUNT } from '../../games/star-trader/goods.ts';
import { ownerOf } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';
import { go } from '../../games/star-trader/turn.ts';
import { cashToKeep } from './banking.ts';
import { drawnLanding } from '../../insight/star-trader/lateness.ts';
import { Navigator } from '../../insight/star-trader/routes.ts';
import type { TradingStyle } from '../../insight/star-trader/visit.ts';
import { valueOf, visit } from '../../insight/star-trader/visit.ts';

export class Playout {
  readonly #style: TradingStyle;
  readonly #navigator: Navigator;

  constructor(like: Position, style: TradingStyle) {
    this.#style = style;
    this.#navigator = new Navigator(like, style);
  }

  /** Sends the ship in port to a star, and plays on until a date or the end. */
  run(position: Position, star: number, until: number): void {
    drawLandings(position);
    go(position, star);
    while (position.phase !== 'over' && position.date < until) {
      // At the start ships are only sent on their way.
      if (!position.opening) this.trade(position);
      go(position, this.#navigator.best(position));
    }
  }

  /** Everything a captain does in port before it leaves. */
  trade(position: Position): void {
    visit(position, this.#style);
    if (hasBank(position)) bank(position);
  }

  /** What a captain is worth, with cargo at what it may still bring. */
  worth(position: Position, seat: number): number {
    let worth = position.balance[seat]!;
    for (let ship = seat; ship < position.ships; ship += position.players) {
      worth += position.cash[ship]!;
      for (let good = 0; good < GOOD_COUNT; good++) {
        const units = position.cargo[ship * GOOD_COUNT + good]!;
        if (units > 0) worth += units * valueOf(position, good, this.#style);
      }
    }
    return worth;
  }
}

/** When the ships under way will land is unknown: each future draws it anew. */
export function drawLandings(position: Position): void {
  const { ships, ship: own, eta, lands, date, chance, config } = position;
  for (let ship = 0; ship < ships; ship++) {
    if (ship !== own && lands[ship]! > date) lands[ship] = drawnLanding(config, eta[ship]!, date, chance);
  }
}

/** Withdraws what is needed on board, or deposits the rest. */
export function bank(position: Position): void {
  const seat = ownerOf(position, position.ship);
  addInterest(position, seat);
  const spare = position.cash[position.ship]! - cashToKeep(position);
  withdraw(position, Math.min(position.balance[seat]!, -spare));
}
