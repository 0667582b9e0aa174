/**
 * A star's counter in bare numbers: what the ships that land there one after the other trade, and what that gains them. It trades as
 * `visit` does on positions, but changes none, so that a judge can look at forty stops in the time of four.
 */
import { hasBank } from '../../../games/star-trader/bank.ts';
import { monthsBetween } from '../../../games/star-trader/calendar.ts';
import { isIdle, priceOf, production, stockAfter } from '../../../games/star-trader/economy.ts';
import { BASE_PRICES, GOOD_COUNT, WEIGHTS } from '../../../games/star-trader/goods.ts';
import { DEVELOPED, ownerOf, portOf } from '../../../games/star-trader/position.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import type { Side } from '../../../games/star-trader/types.ts';
import { doubles, wholes } from '../../../core/numbers.ts';
import { haggled } from '../../../insight/star-trader/haggle.ts';
import { carryingPart } from '../../../insight/star-trader/visit.ts';
import type { TradingStyle } from '../../../insight/star-trader/visit.ts';

export class Counter {
  /** The star's, by good: what is in store, what a unit costs, and what is made of it in a month. */
  readonly stock = doubles(GOOD_COUNT);
  readonly made = doubles(GOOD_COUNT);
  readonly #price = doubles(GOOD_COUNT);
  /** The ship's. */
  readonly cargo = wholes(GOOD_COUNT);
  weight = 0;
  cash = 0.5;
  /** What the ship has gained at this counter, with cargo at what it may still bring. */
  gain = 0.5;
  #bank = 0.5;
  #star = 0;
  #ship = 0;
  #date = 0;
  /** What a unit on board is worth, as a part of its base price. */
  #worth = 0.5;
  readonly #style: TradingStyle;
  readonly #tons: number;
  readonly #bids: number;
  /** What a bargain over all that is needed, or all there is, comes to. */
  readonly #wholeSale: number;
  readonly #wholePurchase: number;

  constructor({ config }: Position, style: TradingStyle) {
    this.#style = style;
    this.#tons = config.tons;
    this.#bids = config.bids;
    this.#wholeSale = haggled('sell', 1, config.bids);
    this.#wholePurchase = haggled('buy', 1, config.bids);
  }

  /** The counter of the star the ship in port is at, with that ship at it. */
  openInPort(position: Position): void {
    this.open(position, portOf(position, position.ship));
    // It was reckoned on landing; to do it again would turn what was sold since into a need, by the rules of 1974.
    this.#worth = carryingPart(position.endYear, position.date, this.#style);
    this.board(position, position.ship);
  }

  /** A star's counter, as it was reckoned last. */
  open(position: Position, star: number): void {
    this.#star = star;
    this.#date = position.reckoned[star]!;
    for (let good = 0; good < GOOD_COUNT; good++) {
      this.stock[good] = position.stock[star * GOOD_COUNT + good]!;
      this.#price[good] = position.price[star * GOOD_COUNT + good]!;
      this.made[good] = production(position.level[star]!, good);
    }
  }

  /** Time passes up to a date. */
  pass(position: Position, date: number): void {
    const { config } = position;
    const months = monthsBetween(this.#date, date);
    for (let good = 0; good < GOOD_COUNT; good++) {
      const [made, base] = [this.made[good]!, BASE_PRICES[good]!];
      if (isIdle(made)) this.#price[good] = config.idle === 'no-price' ? 0 : base;
      else {
        const stock = stockAfter(config.oversupply, this.stock[good]!, made, months);
        this.stock[good] = stock;
        this.#price[good] = priceOf(base, stock, made, 18 * config.margin);
      }
    }
    this.#date = date;
    this.#worth = carryingPart(position.endYear, date, this.#style);
  }

  /** A ship comes to the counter. */
  board(position: Position, ship: number): void {
    this.#ship = ship;
    for (let good = 0; good < GOOD_COUNT; good++) this.cargo[good] = position.cargo[ship * GOOD_COUNT + good]!;
    this.weight = position.weight[ship]!;
    this.cash = position.cash[ship]!;
    this.#bank = position.level[this.#star]! >= DEVELOPED ? position.balance[ownerOf(position, ship)]! : 0;
    this.gain = 0;
  }

  /** Everything that is worth it, of each side from a good on. */
  trade(sellFrom = 0, buyFrom = 0): void {
    for (let good = sellFrom; good < GOOD_COUNT; good++) this.deal('sell', good, this.unitsToSell(good));
    for (let good = buyFrom; good < GOOD_COUNT; good++) this.deal('buy', good, this.unitsToBuy(good));
  }

  deal(side: Side, good: number, units: number): void {
    if (units <= 0) return;
    const total = this.#totalFor(side, good, units);
    const [sign, worth] = [side === 'sell' ? -1 : 1, units * this.valueOf(good)];
    this.cargo[good]! += sign * units;
    this.weight += sign * units * WEIGHTS[good]!;
    this.stock[good]! -= sign * units;
    this.gain += sign * (worth - total);
    this.cash -= sign * total;
    if (this.cash >= 0) return;
    this.#bank += this.cash;
    this.cash = 0;
  }

  /** Writes what was traded into the position. */
  close(position: Position): void {
    for (let good = 0; good < GOOD_COUNT; good++) {
      position.cargo[this.#ship * GOOD_COUNT + good] = this.cargo[good]!;
      position.stock[this.#star * GOOD_COUNT + good] = this.stock[good]!;
    }
    position.weight[this.#ship] = this.weight;
    position.cash[this.#ship] = this.cash;
    if (hasBank(position)) position.balance[ownerOf(position, this.#ship)] = this.#bank;
  }

  /** What a unit on board is worth to a captain who has still time to sell it. */
  valueOf(good: number): number {
    return BASE_PRICES[good]! * this.#worth;
  }

  /** The most the star takes of a good on board. */
  mostToSell(good: number): number {
    const stock = this.stock[good]!;
    return stock < 0 ? Math.min(this.cargo[good]!, Math.floor(this.#style.oversell * Math.ceil(-stock))) : 0;
  }

  unitsToSell(good: number): number {
    const units = this.mostToSell(good);
    return units > 0 && this.#totalFor('sell', good, units) > units * this.valueOf(good) ? units : 0;
  }

  /** The most of a good that can be carried and paid. */
  mostToBuy(good: number): number {
    if (!this.#isForSale(good)) return 0;
    return this.#affordable(good, this.#room(good, 0));
  }

  unitsToBuy(good: number): number {
    if (!this.#isForSale(good) || this.#gainOf(good) <= 0) return 0;
    return this.#affordable(good, this.#room(good, this.#roomForBetter(good)));
  }

  #isForSale(good: number): boolean {
    return this.made[good]! > 0 && this.stock[good]! >= 1 && this.#price[good]! > 0;
  }

  #room(good: number, kept: number): number {
    const stock = Math.floor(this.stock[good]!);
    return WEIGHTS[good] === 0 ? stock : Math.min(stock, Math.floor(this.#tons - this.weight - kept));
  }

  /** What a unit gains at least: that of the first, for which the star is not patient. */
  #gainOf(good: number): number {
    return this.valueOf(good) - this.#price[good]!;
  }

  /** Tons to keep free for goods that are offered later and gain more for a ton. */
  #roomForBetter(good: number): number {
    let tons = 0;
    for (let other = good + 1; other < GOOD_COUNT; other++) {
      if (WEIGHTS[other] === 0 || !this.#isForSale(other)) continue;
      if (this.#gainOf(other) > this.#gainOf(good)) tons += Math.floor(this.stock[other]!);
    }
    return tons;
  }

  #affordable(good: number, units: number): number {
    const funds = this.cash + this.#bank;
    let most = units;
    while (most > 0) {
      const total = this.#totalFor('buy', good, most);
      if (total < funds) return most;
      most = Math.min(most - 1, Math.floor((most * funds) / total));
    }
    return 0;
  }

  #totalFor(side: Side, good: number, units: number): number {
    const share = units / Math.abs(this.stock[good]!);
    const whole = side === 'sell' ? this.#wholeSale : this.#wholePurchase;
    return this.#price[good]! * units * (share >= 1 ? whole : haggled(side, share, this.#bids));
  }
}
