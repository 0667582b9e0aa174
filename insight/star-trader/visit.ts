/**
 * What a captain sells and buys in port, and what that gains. A captain's worth counts cargo at base
 * prices, so every bargain can be judged alone: by what it brings or costs against the base price.
 */
import { hasBank, cashAndBalance, withdraw } from '../../games/star-trader/bank.ts';
import { roomOf, settle, stockHere } from '../../games/star-trader/bargain.ts';
import { yearOf } from '../../games/star-trader/calendar.ts';
import { production } from '../../games/star-trader/economy.ts';
import { BASE_PRICES, GOOD_COUNT, WEIGHTS } from '../../games/star-trader/goods.ts';
import { portOf } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';
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
const DAYS_IN_YEAR = 360;

/** Days until the last report. */
export function daysLeft({ date, endYear }: Position): number {
  return (endYear - yearOf(date)) * DAYS_IN_YEAR - (date % DAYS_IN_YEAR);
}

/** What a unit on board is worth to a captain who has still time to sell it. */
export function valueOf(position: Position, good: number, { carry }: TradingStyle): number {
  // The last report may be of a later year than the last that is played: then there is no time left, and not less than none.
  return BASE_PRICES[good]! * (1 + carry * Math.max(0, Math.min(1, daysLeft(position) / LAST_DAYS)));
}

/** What units of a good fetch or cost in port, by the best bids. */
export function totalFor(position: Position, side: Side, good: number, units: number): number {
  const { price, config } = position;
  const stock = Math.abs(stockHere(position, good));
  return price[rowOf(position, good)]! * units * haggled(side, units / stock, config.bids);
}

/** How many units of a good to sell here: none where it brings less than it may bring elsewhere. */
export function unitsToSell(position: Position, good: number, style: TradingStyle): number {
  const stock = stockHere(position, good);
  const hold = position.cargo[position.ship * GOOD_COUNT + good]!;
  if (stock >= 0 || hold === 0) return 0;
  const units = Math.min(hold, Math.floor(style.oversell * Math.ceil(-stock)));
  return totalFor(position, 'sell', good, units) > units * valueOf(position, good, style) ? units : 0;
}

/** How many units of a good to buy here: what can be carried and paid, with room left for what gains more. */
export function unitsToBuy(position: Position, good: number, style: TradingStyle): number {
  const stock = stockHere(position, good);
  if (!isForSale(position, good)) return 0;
  const room = WEIGHTS[good] === 0 ? stock : roomOf(position) - roomForBetter(position, good, style);
  const units = affordable(position, good, Math.floor(Math.min(stock, room)));
  return gainOf(position, good, units, style) > 0 ? units : 0;
}

/** Whether the star makes a good and has a unit of it. */
function isForSale(position: Position, good: number): boolean {
  const made = production(position.level[portOf(position, position.ship)]!, good);
  return made > 0 && stockHere(position, good) >= 1 && position.price[rowOf(position, good)]! > 0;
}

/** What it gains to buy these units. */
function gainOf(position: Position, good: number, units: number, style: TradingStyle): number {
  return units <= 0 ? 0 : units * valueOf(position, good, style) - totalFor(position, 'buy', good, units);
}

/** Tons to keep free for goods that are offered later and gain more for a ton. */
function roomForBetter(position: Position, good: number, style: TradingStyle): number {
  const own = gainOf(position, good, 1, style);
  let tons = 0;
  for (let other = good + 1; other < GOOD_COUNT; other++) {
    if (WEIGHTS[other] === 0 || !isForSale(position, other)) continue;
    if (gainOf(position, other, 1, style) > own) tons += Math.floor(stockHere(position, other));
  }
  return tons;
}

/** As many of these units as can be paid. */
function affordable(position: Position, good: number, units: number): number {
  const funds = hasBank(position) ? cashAndBalance(position) : position.cash[position.ship]!;
  let most = units;
  while (most > 0 && totalFor(position, 'buy', good, most) >= funds) {
    const part = Math.floor((most * funds) / totalFor(position, 'buy', good, most));
    most = Math.min(most - 1, part);
  }
  return Math.max(0, most);
}

/** Trades everything that is worth it for the ship in port, at the prices of the best bids; returns the gain. */
export function visit(position: Position, style: TradingStyle, tell?: (event: Event) => void): number {
  let gain = 0;
  for (let good = 0; good < GOOD_COUNT; good++) gain += deal(position, 'sell', good, style, tell);
  for (let good = 0; good < GOOD_COUNT; good++) gain += deal(position, 'buy', good, style, tell);
  return gain;
}

function deal(
  position: Position,
  side: Side,
  good: number,
  style: TradingStyle,
  tell: ((event: Event) => void) | undefined,
): number {
  const units = side === 'sell' ? unitsToSell(position, good, style) : unitsToBuy(position, good, style);
  if (units === 0) return 0;
  const total = totalFor(position, side, good, units);
  const worth = units * valueOf(position, good, style);
  const short = total - position.cash[position.ship]!;
  if (side === 'buy' && short > 0) withdraw(position, short);
  position.side = side;
  position.good = good;
  position.units = units;
  settle(position, total, tell);
  return side === 'sell' ? total - worth : worth - total;
}

function rowOf(position: Position, good: number): number {
  return portOf(position, position.ship) * GOOD_COUNT + good;
}
