/**
 * The economy of a star (L3870-L3990): what it makes and uses in a month follows from its level
 * alone; what is in store sets the price. It is reckoned only when somebody looks: at every landing
 * and for every report.
 */
import { listOf } from '../../core/numbers.ts';
import { monthsBetween, stardate } from './calendar.ts';
import { BASE_PRICES, GOOD_COUNT } from './goods.ts';
import { DEVELOPED, UNDERDEVELOPED, starName } from './position.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';

/** Slope and intercept of the monthly production by good, for stars below level 5, below 10, and from there on. */
const SLOPES: readonly (readonly number[])[] = [
  [-0.1, 0, 0, -0.1, 0.1, 0.1],
  [-0.2, -0.1, 0.1, 0.1, 0.2, -0.1],
  [-0.1, -0.1, 0.1, 0, 0.1, 0],
];
const INTERCEPTS: readonly (readonly number[])[] = [
  [1, 0.75, -0.75, -0.5, -1, 0.5],
  [1.5, 0.75, -0.75, -1.5, -1.5, 1.5],
  [0.5, 0.75, -0.75, 0.5, -0.5, -0.5],
];

/** Less than this is neither made nor used. */
const NOTHING = 0.01;
/** A star never stores, and never lacks, more than it makes or uses in a year. */
const MONTHS_IN_STORE = 12;

/** What a star of a level makes of a good in a month; below zero it uses it. */
export function production(level: number, good: number): number {
  const regime = level < UNDERDEVELOPED ? 0 : level < DEVELOPED ? 1 : 2;
  return (1 + level / 15) * (SLOPES[regime]![good]! * level + INTERCEPTS[regime]![good]!);
}

/** Whether so little is made or used in a month that it counts for nothing. */
export function isIdle(made: number): boolean {
  return Math.abs(made) <= NOTHING;
}

/** Brings a star's stock and prices up to today. */
export function reckon(position: Position, star: number, tell?: (event: Event) => void): void {
  const months = monthsBetween(position.reckoned[star]!, position.date);
  const level = position.level[star]!;
  for (let good = 0; good < GOOD_COUNT; good++) {
    reckonGood(position, star * GOOD_COUNT + good, BASE_PRICES[good]!, production(level, good), months);
  }
  position.reckoned[star] = position.date;
  position.priced[star] = 1;
  tell?.({
    type: 'priced',
    star: starName(position, star),
    ...stardate(position.date),
    months,
    prices: pricesOf(position, star),
  });
}

/** The prices at the last reckoning: above zero the star sells, below it buys, at zero it does neither. */
export function pricesOf({ price, sign }: Position, star: number): number[] {
  return listOf(GOOD_COUNT, (good) => {
    const at = star * GOOD_COUNT + good;
    return sign[at]! * price[at]! + 0;
  });
}

/** Whether a star buys a good (-1), sells it (1) or neither: what it has but does not make is not for sale. */
function tradeSign(stock: number, made: number): number {
  if (stock < 0) return -1;
  return stock > 0 && made > 0 ? 1 : 0;
}

/** Reckons one good of a star from its base price, and from what the star makes of it in a month. */
function reckonGood(position: Position, at: number, base: number, made: number, months: number): void {
  const { config, stock, price, sign } = position;
  if (isIdle(made)) price[at] = config.idle === 'no-price' ? 0 : base;
  else {
    stock[at] = stockAfter(config.oversupply, stock[at]!, made, months);
    price[at] = priceOf(base, stock[at], made, 18 * config.margin);
  }
  sign[at] = tradeSign(stock[at]!, made);
}

export function stockAfter(
  oversupply: Position['config']['oversupply'],
  stock: number,
  made: number,
  months: number,
): number {
  const most = MONTHS_IN_STORE * Math.abs(made);
  const grown = stock + months * made;
  if (oversupply === 'turns') return Math.sign(made) * Math.min(most, Math.abs(grown));
  return made > 0 ? Math.min(most, grown) : Math.max(-most, grown);
}

/** The more months in store, the cheaper; the more months lacking, the dearer. To the nearest hundred. */
export function priceOf(base: number, stock: number, made: number, spread: number): number {
  // What is left of an earlier level can be more than a year's worth; it makes a good no cheaper.
  const most = Math.abs(stock) > MONTHS_IN_STORE * Math.abs(made);
  const off = most ? MONTHS_IN_STORE / spread : Math.abs(stock / (made * spread));
  return 100 * Math.floor((base * (1 - Math.sign(stock) * off)) / 100 + 0.5);
}
