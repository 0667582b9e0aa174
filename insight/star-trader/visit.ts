/**
 * What a captain sells and buys in port, and what that gains. A captain's worth counts cargo at base
 * prices, so every bargain can be judged alone: by what it brings or costs against the base price.
 */
import { hasBank, cashAndBalance, withdraw } from '../../games/star-trader/bank.ts';
import { atStar, roomOf, settle, stockHere } from '../../games/star-trader/bargain.ts';
import { dateOf } from '../../games/star-trader/calendar.ts';
import { production } from '../../games/star-trader/economy.ts';
import { BASE_PRICES, GOOD_COUNT, WEIGHTS } from '../../games/star-trader/goods.ts';
import { portOf } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';
import type { TellEvent } from '../../games/star-trader/turn.ts';
import type { Event, Side } from '../../games/star-trader/types.ts';
import { haggled } from './haggle.ts';

/** How a captain trades: the few numbers in which computer captains differ. */
export interface TradingStyle {
  /** How much of a need is sold at most: 1 fills it, 2 is all the star will take. */
  readonly oversell: number;
  /** What a unit on board is worth beyond its base price, as a part of it: some star will need it. */
  readonly carry: number;
  /**
   * What a day should bring, as a multiple of the best gain a day on offer: ports are judged by what they gain beyond that,
   * and the more it is, the shorter are the ways. Left out: by their gain a day.
   */
  readonly haste?: number;
}

/** Days before the end from which on cargo is worth less and less beyond its base price. */
const LAST_DAYS = 180;

/** Days until the last report. */
export function daysLeft({ date, endYear }: Position): number {
  return dateOf(1, endYear) - date;
}

/** What a unit on board is worth to a captain who has still time to sell it. */
export function valueOf(position: Position, good: number, style: TradingStyle): number {
  return BASE_PRICES[good]! * markupOf(position, style);
}

/** What every unit on board is worth today, as a multiple of its base price. */
function markupOf({ endYear, date }: Position, style: TradingStyle): number {
  return carryingPart(endYear, date, style);
}

/** The same on a date. */
export function carryingPart(endYear: number, date: number, { carry }: TradingStyle): number {
  // The last report may be of a later year than the last that is played: then there is no time left, and not less than none.
  return 1 + carry * Math.max(0, Math.min(1, (dateOf(1, endYear) - date) / LAST_DAYS));
}

/** What units of a good fetch or cost in port, by the best bids. */
export function totalFor(position: Position, side: Side, good: number, units: number): number {
  const { price, stock, config } = position;
  const at = atStar(position, good);
  return price[at]! * units * haggled(side, units / Math.abs(stock[at]!), config.bids);
}

/** How many units of a good to sell here: none where it brings less than it may bring elsewhere. */
export function unitsToSell(position: Position, good: number, style: TradingStyle): number {
  const units = mostToSell(position, good, style);
  if (units === 0) return 0;
  return totalFor(position, 'sell', good, units) > units * valueOf(position, good, style) ? units : 0;
}

/** As many units of a good as the star takes. */
function mostToSell(position: Position, good: number, { oversell }: TradingStyle): number {
  const stock = stockHere(position, good);
  const hold = position.cargo[position.ship * GOOD_COUNT + good]!;
  if (stock >= 0 || hold === 0) return 0;
  return Math.min(hold, Math.floor(oversell * Math.ceil(-stock)));
}

/** How many units of a good to buy here: what can be carried and paid, with room left for what gains more. */
export function unitsToBuy(position: Position, good: number, style: TradingStyle): number {
  const markup = markupOf(position, style);
  const units = mostToBuy(position, good, markup);
  return gainOf(position, good, units, markup) > 0 ? units : 0;
}

/** As many units of a good as can be carried and paid, with room left for what gains more. */
function mostToBuy(position: Position, good: number, markup: number): number {
  if (!isForSale(position, good)) return 0;
  const stock = stockHere(position, good);
  if (WEIGHTS[good] === 0) return affordable(position, good, Math.floor(stock));
  const room = roomOf(position);
  if (room <= 0) return 0;
  return affordable(position, good, Math.floor(Math.min(stock, room - roomForBetter(position, good, markup))));
}

/** Whether the star makes a good and has a unit of it. */
function isForSale(position: Position, good: number): boolean {
  const at = atStar(position, good);
  if (position.stock[at]! < 1 || position.price[at]! <= 0) return false;
  return production(position.level[portOf(position, position.ship)]!, good) > 0;
}

/** What it gains to buy these units, when what is on board is worth this multiple of its base price. */
function gainOf(position: Position, good: number, units: number, markup: number): number {
  return units <= 0 ? 0 : units * (BASE_PRICES[good]! * markup) - totalFor(position, 'buy', good, units);
}

/** Tons to keep free for goods that are offered later and gain more for a ton. */
function roomForBetter(position: Position, good: number, markup: number): number {
  let own: number | undefined;
  let tons = 0;
  for (let other = good + 1; other < GOOD_COUNT; other++) {
    if (WEIGHTS[other] === 0 || !isForSale(position, other)) continue;
    own ??= gainOf(position, good, 1, markup);
    if (gainOf(position, other, 1, markup) > own) tons += Math.floor(stockHere(position, other));
  }
  return tons;
}

/** As many of these units as can be paid. */
function affordable(position: Position, good: number, units: number): number {
  const funds = hasBank(position) ? cashAndBalance(position) : position.cash[position.ship]!;
  // No bargain comes to more than the price on the chart.
  if (units > 0 && position.price[atStar(position, good)]! * units < funds) return units;
  let most = units;
  while (most > 0) {
    const total = totalFor(position, 'buy', good, most);
    if (!(total >= funds)) return most;
    most = Math.min(most - 1, Math.floor((most * funds) / total));
  }
  return 0;
}

/** Trades everything that is worth it for the ship in port, at the prices of the best bids; returns the gain. */
export function visit(position: Position, style: TradingStyle, tell?: (event: Event) => void): number {
  const markup = markupOf(position, style);
  let gain = 0;
  for (let good = 0; good < GOOD_COUNT; good++) gain += sell(position, good, style, markup, tell);
  for (let good = 0; good < GOOD_COUNT; good++) gain += buy(position, good, markup, tell);
  return gain;
}

/** What it gains to sell as much of a good as is worth it. */
function sell(position: Position, good: number, style: TradingStyle, markup: number, tell: TellEvent): number {
  const units = mostToSell(position, good, style);
  if (units === 0) return 0;
  const total = totalFor(position, 'sell', good, units);
  const gain = total - units * (BASE_PRICES[good]! * markup);
  if (!(gain > 0)) return 0;
  deal(position, 'sell', good, units, total, tell);
  return gain;
}

/** What it gains to buy as much of a good as is worth it. */
function buy(position: Position, good: number, markup: number, tell: TellEvent): number {
  const units = mostToBuy(position, good, markup);
  if (units === 0) return 0;
  const total = totalFor(position, 'buy', good, units);
  const gain = units * (BASE_PRICES[good]! * markup) - total;
  if (!(gain > 0)) return 0;
  // The bank lends its customer what is short.
  if (total > position.cash[position.ship]!) withdraw(position, total - position.cash[position.ship]!);
  deal(position, 'buy', good, units, total, tell);
  return gain;
}

/** A bargain over these units comes to this total. */
function deal(position: Position, side: Side, good: number, units: number, total: number, tell: TellEvent): void {
  position.side = side;
  position.good = good;
  position.units = units;
  settle(position, total, tell);
}
