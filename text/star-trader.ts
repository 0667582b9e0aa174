/** What the catalogues of Star Trader are written with: dates, goods and cargo in the manner of a language. */
import { monthAndDay } from '../games/star-trader/calendar.ts';
import type { Stardate } from '../games/star-trader/calendar.ts';
import { GOODS } from '../games/star-trader/goods.ts';
import type { Good } from '../games/star-trader/goods.ts';
import type { StarTraderEditionName } from '../games/star-trader/editions.ts';
import type { Config, Event } from '../games/star-trader/index.ts';
import type { StarTraderGroup } from '../games/star-trader/options.ts';
import type { RuleTexts } from './rules.ts';

/** What a language must say of the rules. */
export type StarTraderRuleTexts = RuleTexts<Config, StarTraderGroup, StarTraderEditionName>;

export type GoodNames = Readonly<Record<Good, string>>;

/** The parts a sentence about an event is made of. */
export interface Telling {
  readonly who: (seat: number) => string;
  /** The number of a ship among those of its captain. */
  readonly shipNumber: (ship: number) => number;
  readonly date: (date: Stardate) => string;
  /** `10 medicine`. */
  readonly lot: (units: number, good: Good) => string;
  /** What is on board; empty where nothing is. */
  readonly cargo: (held: readonly number[]) => string;
}

/** Tells events in a language: its sentences, its names for the goods. */
export function tellingOf(
  language: string,
  goods: GoodNames,
  captain: (number: number) => string,
  say: (event: Event, telling: Telling) => string,
): (event: Event, names: readonly string[]) => string {
  const plain = {
    date: datesOf(language).date,
    lot: (units: number, good: Good) => `${units} ${goods[good]}`,
    cargo: (held: readonly number[]) => cargoOf(held, goods),
  };
  return (event, names) =>
    say(event, {
      ...plain,
      who: (seat) => names[seat] ?? captain(seat + 1),
      shipNumber: (ship) => Math.floor(ship / names.length) + 1,
    });
}

/** Milliseconds of a twelfth of a year: as far into 1970 as names of months need. */
const MONTH = (365 / 12) * 86_400_000;

interface Dates {
  readonly date: (date: Stardate) => string;
  /** Without the year. */
  readonly shortDate: (date: Stardate) => string;
}

/**
 * Writes dates in the order and with the signs of a language. The year has twelve months of thirty days, called as ours
 * are: a February 30 is nothing Intl could write, so that the parts are put in by hand.
 */
export function datesOf(language: string): Dates {
  const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => short.format((month + 0.5) * MONTH).replace(/\.$/, ''));
  const writer = (year: 'numeric' | undefined): ((date: Stardate) => string) => {
    const order = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year, timeZone: 'UTC' });
    const parts = order.formatToParts(0);
    return (date) => {
      const { month, day } = monthAndDay(date.day);
      const filled: Partial<Record<string, string>> = { day: `${day}`, month: months[month]!, year: `${date.year}` };
      return parts.map(({ type, value }) => filled[type] ?? value).join('');
    };
  };
  return { date: writer('numeric'), shortDate: writer(undefined) };
}

function cargoOf(held: readonly number[], goods: GoodNames): string {
  return GOODS.flatMap((good, i) => ((held[i] ?? 0) > 0 ? [`${held[i]} ${goods[good]}`] : [])).join(', ');
}
