/**
 * Examples for the page of rules, worked out by the rules of an edition themselves: a voyage, what stars make and need, a
 * bargain and the bank. Nothing here is written down that the rules could be asked.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { addInterest } from '../../games/star-trader/bank.ts';
import { hearAgain, offerOf, openBargain, weigh } from '../../games/star-trader/bargain.ts';
import { DAYS_IN_YEAR, FIRST_YEAR, dateOf, monthsBetween } from '../../games/star-trader/calendar.ts';
import { GROWTH_STEP, developmentOf } from '../../games/star-trader/classes.ts';
import type { Development } from '../../games/star-trader/classes.ts';
import type { Config } from '../../games/star-trader/config.ts';
import { daysFor } from '../../games/star-trader/departure.ts';
import { pricesOf, production, reckon } from '../../games/star-trader/economy.ts';
import { makeGalaxy } from '../../games/star-trader/galaxy.ts';
import { BASE_PRICES, FIRST_CARGO, GOODS, WEIGHTS } from '../../games/star-trader/goods.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import { COSMOPOLITAN, FRONTIER, Position } from '../../games/star-trader/position.ts';

/** What stars make and need that have come as far as this, the farthest first. */
interface ClassTrade {
  readonly from: Development;
  readonly to: Development;
  readonly makes: readonly Good[];
  readonly needs: readonly Good[];
}

/** What a unit costs on the first day, at stars that make it and at stars that need it. */
interface FirstPrices {
  readonly goods: readonly {
    readonly good: Good;
    readonly base: number;
    readonly made: number;
    readonly needed: number;
  }[];
  /** How many months of what they make stars have in store by then, and how many months of what they need they lack. */
  readonly months: number;
  /** What the good that is needed costs after a year without it. */
  readonly afterAYear: number;
}

export interface TraderRulesExamples {
  readonly config: Config;
  readonly voyage: { readonly lightYears: number; readonly days: number };
  readonly classes: readonly ClassTrade[];
  readonly need: { readonly good: Good; readonly units: number; readonly most: number };
  readonly prices: FirstPrices;
  /** A sale that is agreed on the second bid. */
  readonly bargain: {
    readonly good: Good;
    readonly units: number;
    readonly offer: number;
    readonly bid: number;
    readonly second: number;
    readonly agreed: number;
  };
  readonly hold: readonly { readonly good: Good; readonly units: number; readonly tons: number }[];
  readonly bank: { readonly deposit: number; readonly after: number };
}

const LIGHT_YEARS = 20;
const DEPOSIT = 10_000;
const NEED = 6;
const GOOD = GOODS.indexOf('HE');

export function traderRulesExamples(config: Config): TraderRulesExamples {
  return {
    config,
    voyage: { lightYears: LIGHT_YEARS, days: daysFor(LIGHT_YEARS) },
    classes: classTrades(),
    need: { good: 'HE', units: NEED, most: mostTaken(config) },
    prices: firstPrices(config),
    bargain: bargainExample(config),
    hold: GOODS.map((good, i) => ({ good, units: FIRST_CARGO[i]!, tons: FIRST_CARGO[i]! * WEIGHTS[i]! })).filter(
      ({ units }) => units > 0,
    ),
    bank: { deposit: DEPOSIT, after: afterAYear(config) },
  };
}

/** Stars that trade in the same goods stand together; one changes over while it is still of its class. */
function classTrades(): ClassTrade[] {
  const trades: ClassTrade[] = [];
  for (let level = COSMOPOLITAN; level >= FRONTIER; level -= GROWTH_STEP) {
    const goodsWith = (sign: number): Good[] => GOODS.filter((_, good) => sign * production(level, good) > 0.01);
    const [makes, needs, last] = [goodsWith(1), goodsWith(-1), trades.at(-1)];
    const isSame = last?.makes.join() === makes.join() && last.needs.join() === needs.join();
    const to = developmentOf(level);
    trades.splice(isSame ? -1 : trades.length, 1, { from: isSame ? last.from : to, to, makes, needs });
  }
  return trades;
}

/** Of two goods one is made at SOL and needed at the frontier, the other one the other way round; a galaxy begins with both. */
function firstPrices(config: Config): FirstPrices {
  const position = new Position(config, config.minPlayers, new Mulberry32(1));
  makeGalaxy(position);
  const months = Math.round(monthsBetween(position.reckoned[0]!, position.date));
  const [sol, frontier] = [0, 1].map((star) => pricesAt(position, star));
  const goods = GOODS.map((good, i) => {
    const [low, high] = [sol![i]!, frontier![i]!].toSorted((one, other) => one - other);
    return { good, base: BASE_PRICES[i]!, made: low!, needed: high! };
  });
  position.date += DAYS_IN_YEAR;
  return { goods, months, afterAYear: pricesAt(position, 1)[GOOD]! };
}

/** What a star pays or takes today. */
function pricesAt(position: Position, star: number): readonly number[] {
  reckon(position, star);
  return pricesOf(position, star).map(Math.abs);
}

/** A ship at a star that needs some of what is on board, at the price where nothing is in store. */
function inPort(config: Config): Position {
  const position = new Position(config, 1, new Mulberry32(1));
  position.stars = 1;
  position.stock[GOOD] = -NEED;
  position.price[GOOD] = BASE_PRICES[GOOD]!;
  position.good = GOOD;
  return position;
}

/** How many units the star takes of a shipload. */
function mostTaken(config: Config): number {
  const position = inPort(config);
  openBargain(position, config.tons);
  return position.units;
}

/** The captain asks the most that the star listens to, then the most it takes. */
function bargainExample(config: Config): TraderRulesExamples['bargain'] {
  const position = inPort(config);
  openBargain(position, NEED);
  const offer = offerOf(position);
  const bid = highest(position, (total) => weigh(position, total) !== 'hopeless');
  hearAgain(position, bid);
  const second = offerOf(position);
  return {
    good: 'HE',
    units: NEED,
    offer,
    bid,
    second,
    agreed: highest(position, (total) => weigh(position, total) === 'taken'),
  };
}

/** The highest round sum that something is true of; true of nothing, its first offer. */
function highest(position: Position, holds: (total: number) => boolean): number {
  let total = offerOf(position);
  while (holds(total + 100)) total += 100;
  return total;
}

function afterAYear(config: Config): number {
  const position = new Position(config, 1, new Mulberry32(1));
  position.balance[0] = DEPOSIT;
  position.date = dateOf(1, FIRST_YEAR + 1);
  addInterest(position, 0);
  return position.balance[0];
}
