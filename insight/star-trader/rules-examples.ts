/**
 * Examples for the page of rules, worked out by the rules of an edition themselves: a voyage, what stars make and need, a
 * bargain and the bank. Nothing here is written down that the rules could be asked.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { addInterest } from '../../games/star-trader/bank.ts';
import { hearAgain, offerOf, openBargain, weigh } from '../../games/star-trader/bargain.ts';
import { FIRST_YEAR, dateOf } from '../../games/star-trader/calendar.ts';
import { GROWTH_STEP, developmentOf } from '../../games/star-trader/classes.ts';
import type { Development } from '../../games/star-trader/classes.ts';
import type { Config } from '../../games/star-trader/config.ts';
import { daysFor } from '../../games/star-trader/departure.ts';
import { production } from '../../games/star-trader/economy.ts';
import { BASE_PRICES, FIRST_CARGO, GOODS, WEIGHTS } from '../../games/star-trader/goods.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import { COSMOPOLITAN, FRONTIER, Position } from '../../games/star-trader/position.ts';

/** What stars that have come this far make and need; of a class without steps, those from its beginning on. */
interface ClassTrade {
  readonly classes: readonly Development[];
  readonly makes: readonly Good[];
  readonly needs: readonly Good[];
}

export interface TraderRulesExamples {
  readonly config: Config;
  readonly voyage: { readonly lightYears: number; readonly days: number };
  readonly classes: readonly ClassTrade[];
  readonly need: { readonly good: Good; readonly units: number; readonly most: number };
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
    const now = developmentOf(level);
    const before = (isSame ? last.classes : []).filter((one) => one.class !== now.class);
    trades.splice(isSame ? -1 : trades.length, 1, { classes: [...before, now], makes, needs });
  }
  return trades;
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
