/**
 * Trading (section 8 of the rules): the star buys what it needs, then sells what it makes, one
 * bargain for a good and visit. The captain names a price for all units; the star takes it, breaks
 * off, or moves its own idea of the price a fifth of the way and hears another bid.
 */
import { production } from './economy.ts';
import { GOOD_COUNT, WEIGHTS, goodAt } from './goods.ts';
import { ownerOf, portOf, starName } from './position.ts';
import type { Position } from './position.ts';
import type { Event, BargainFailure } from './types.ts';

/** What the star names first, as part of what it thinks fair, in hundreds. */
const OFFER_TO_BUY = 0.009;
const OFFER_TO_SELL = 0.011;

/** What the star thinks of a bid. */
export type BidAnswer = 'taken' | 'thinking' | 'hopeless';

/** Where the stock and the price of the good in question lie, at the star the ship is at. */
export function atStar(position: Position, good = position.good): number {
  return portOf(position, position.ship) * GOOD_COUNT + good;
}

/** The star's stock of the good in question. */
export function stockHere(position: Position, good = position.good): number {
  return position.stock[atStar(position, good)]!;
}

/** What the ship in port holds of the good in question. */
export function holdOf({ cargo, ship, good }: Position): number {
  return cargo[ship * GOOD_COUNT + good]!;
}

/** How many units the star needs, the last one perhaps in part. */
export function needHere(position: Position): number {
  return Math.ceil(-stockHere(position));
}

/** Tons the ship in port can still take. */
export function roomOf({ config, weight, ship }: Position): number {
  return config.tons - weight[ship]!;
}

/** How many units of the good in question the ship can take, for all the star has. */
export function mostOnBoard(position: Position): number {
  const forSale = Math.floor(stockHere(position));
  return WEIGHTS[position.good] === 0 ? forSale : Math.min(forSale, Math.floor(roomOf(position)));
}

/** Goes on to the next good that is traded here, the star's needs first; false when there is none left. */
export function nextTrade(position: Position): boolean {
  if (position.side === 'sell') {
    if (nextGood(position, isWanted)) return true;
    position.side = 'buy';
    position.good = -1;
  }
  return nextGood(position, isForSale);
}

/** Goes on to the next good of a kind; false when there is none left. */
function nextGood(position: Position, isTraded: (position: Position) => boolean): boolean {
  do position.good++;
  while (position.good < GOOD_COUNT && !isTraded(position));
  return position.good < GOOD_COUNT;
}

function isWanted(position: Position): boolean {
  return stockHere(position) < 0 && holdOf(position) > 0;
}

function isForSale(position: Position): boolean {
  const made = production(position.level[portOf(position, position.ship)]!, position.good);
  if (made <= 0 || stockHere(position) < 1) return false;
  return WEIGHTS[position.good] === 0 || roomOf(position) > 0;
}

/** Where a bargain stands: over how many units, at which round, and what the star thinks a unit is worth. */
export type BargainState = Pick<Position, 'units' | 'round' | 'fair'>;

/** A bargain over some units as it begins. A star takes no more than twice its need. */
export function freshBargain(position: Position, units: number): BargainState {
  const most = position.side === 'sell' ? 2 * needHere(position) : units;
  return { units: Math.min(units, most), round: 1, fair: position.price[atStar(position)]! };
}

/** Begins a bargain. */
export function openBargain(position: Position, units: number, tell?: (event: Event) => void): void {
  const fresh = freshBargain(position, units);
  position.units = fresh.units;
  position.round = fresh.round;
  position.fair = fresh.fair;
  position.fee = 0;
  tell?.({ type: 'opened', cut: units > fresh.units, ...bargainOf(position) });
}

/** What the star says it would pay, or wants to be paid, for all units. */
export function offerOf({ side, fair, units }: Position): number {
  return 100 * Math.floor((side === 'sell' ? OFFER_TO_BUY : OFFER_TO_SELL) * fair * units + 0.5);
}

/** A bid must lie between these; nothing else is taken for one. */
export function bidLimits({ fair, units }: Position): { readonly above: number; readonly below: number } {
  return { above: (fair * units) / 10, below: fair * units * 10 };
}

/** What the star thinks of a bid. The window it listens in is half the fair price, and shrinks with every round. */
export function weigh(position: Position, total: number): BidAnswer {
  const { side, fair, units, round, config } = position;
  const stock = Math.abs(stockHere(position));
  const patience = (units >= stock ? 0.5 : units / (2 * stock)) / round;
  const taken = side === 'sell' ? total <= fair * units : total >= fair * units;
  if (taken) return 'taken';
  const hopeless = side === 'sell' ? total > (1 + patience) * fair * units : total < (1 - patience) * fair * units;
  return hopeless || round >= config.bids ? 'hopeless' : 'thinking';
}

/** The star moves towards a bid it did not take, and hears the next one. */
export function hearAgain(position: Position, total: number, tell?: (event: Event) => void): void {
  position.fair = movedPrice(position.fair, total, position.units);
  position.round++;
  tell?.({ type: 'declined', total, ...bargainOf(position) });
}

/** What the star thinks a unit is worth after a bid: a fifth of the way towards it. */
export function movedPrice(fair: number, total: number, units: number): number {
  return 0.8 * fair + (0.2 * total) / units;
}

/** Goods and money change hands at the price the captain named. */
export function settle(position: Position, total: number, tell?: (event: Event) => void): void {
  const { ship, good, units, side, fee } = position;
  const taken = side === 'sell' ? -units : units;
  position.cargo[ship * GOOD_COUNT + good]! += taken;
  position.weight[ship]! += taken * WEIGHTS[good]!;
  position.stock[atStar(position)]! -= taken;
  position.cash[ship]! += side === 'sell' ? total : -total;
  tell?.({ type: 'dealt', total, ...bargainOf(position), ...(fee > 0 ? { fee } : {}) });
}

/** Tells that a bargain came to nothing. */
export function tellFailure(position: Position, why: BargainFailure, tell?: (event: Event) => void): void {
  tell?.({ type: 'failed', why, ...bargainOf(position) });
}

function bargainOf(position: Position) {
  const { ship, side, good, units } = position;
  const star = starName(position, portOf(position, ship));
  return { by: ownerOf(position, ship), ship, star, side, good: goodAt(good), units };
}
