/** What the catalogues of Star Trader are written with: dates, goods and cargo in the manner of a language. */
import { must } from '../core/must.ts';
import { monthAndDay } from '../games/star-trader/calendar.ts';
import type { Stardate } from '../games/star-trader/calendar.ts';
import type { Development } from '../games/star-trader/classes.ts';
import { GOODS } from '../games/star-trader/goods.ts';
import type { Good } from '../games/star-trader/goods.ts';
import type { StarTraderEditionName } from '../games/star-trader/editions.ts';
import type { Config, Event } from '../games/star-trader/index.ts';
import type { StarClass } from '../games/star-trader/types.ts';
import type { StarTraderGroup } from '../games/star-trader/options.ts';
import { dayOfMonth, formatOf, once } from './format.ts';
import type { Forms } from './format.ts';
import type { RuleTexts } from './rules.ts';
import { subject } from './subject.ts';
import type { Subject } from './subject.ts';

/** A class with how far a star of it is from the next, in quarters: `III ½`. */
export function classSign(known: StarClass, development: Development | undefined): string {
  const { steps = 0, of = 1 } = development?.next ?? {};
  return steps === 0 ? known : `${known} ${must(QUARTERS[Math.round((4 * steps) / of)], 'a quarter')}`;
}

/** From the farthest stars to those that have come least far: `III ¼ to IV`. */
export function classRange(
  { from, to }: { readonly from: Development; readonly to: Development },
  until: string,
): string {
  const [first, last] = [from, to].map((one) => classSign(one.class, one));
  return first === last ? must(first, 'a class') : `${first} ${until} ${last}`;
}

const QUARTERS = ['', '¼', '½', '¾'];

/** What a language must say of the rules. */
export type StarTraderRuleTexts = RuleTexts<Config, StarTraderGroup, StarTraderEditionName>;

/** What each good is called, by how many units there are of it. */
export type GoodForms = Readonly<Record<Good, Forms>>;

/** What a language says of goods. */
export interface GoodWords {
  /** The name of each. */
  readonly goods: Readonly<Record<Good, string>>;
  /** `10 medicine`. */
  readonly lot: (units: number, good: Good) => string;
}

export function goodWords(language: string, forms: GoodForms): GoodWords {
  const named = (good: Good): string => forms[good].other;
  return {
    goods: {
      UR: named('UR'),
      MET: named('MET'),
      HE: named('HE'),
      MED: named('MED'),
      SOFT: named('SOFT'),
      GEMS: named('GEMS'),
    },
    lot: (units, good) => formatOf(language).counted(units, forms[good]),
  };
}

/** What captains are called who have no name. */
interface CaptainWords {
  /** The one who reads. */
  readonly you: string;
  readonly captain: (number: number) => string;
}

/** The parts a sentence about an event is made of. */
export interface EventParts {
  readonly who: (seat: number) => Subject;
  /** The number of a ship among those of its captain. */
  readonly shipNumber: (ship: number) => number;
  readonly date: (date: Stardate) => string;
  /** `10 medicine`. */
  readonly lot: (units: number, good: Good) => string;
  /** What is on board; empty where nothing is. */
  readonly cargo: (held: readonly number[]) => string;
}

/**
 * Tells events in a language: its sentences, its words for the goods. `you` is the seat of the captain who reads them, where
 * one alone does.
 */
export function tellingOf(
  language: string,
  { lot }: GoodWords,
  { you: called, captain }: CaptainWords,
  say: (event: Event, telling: EventParts) => string,
): (event: Event, names: readonly string[], config?: Config, you?: number) => string {
  const plain = {
    date: datesOf(language).date,
    lot,
    cargo: (held: readonly number[]) => cargoOf(held, lot),
  };
  return (event, names, _, you) =>
    say(event, {
      ...plain,
      who: (seat) => (seat === you ? subject(called, true) : subject(names[seat] ?? captain(seat + 1), false)),
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
  const months = once(() => {
    const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => short.format((month + 0.5) * MONTH));
  });
  const writer = (year: 'numeric' | undefined): ((date: Stardate) => string) => {
    const options = { day: 'numeric', month: 'short', year, timeZone: 'UTC' } as const;
    const parts = once(() => new Intl.DateTimeFormat(language, options).formatToParts(0));
    return (date) => {
      const { month, day } = monthAndDay(date.day);
      const filled: Partial<Record<string, string>> = {
        day: dayOfMonth(language, day),
        month: months()[month]!,
        year: `${date.year}`,
      };
      return parts()
        .map(({ type, value }) => filled[type] ?? value)
        .join('');
    };
  };
  return { date: writer('numeric'), shortDate: writer(undefined) };
}

function cargoOf(held: readonly number[], lot: GoodWords['lot']): string {
  return GOODS.map((good, i) => ({ good, units: must(held[i], good) }))
    .filter(({ units }) => units > 0)
    .map(({ good, units }) => lot(units, good))
    .join(', ');
}
