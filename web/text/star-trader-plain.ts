/** What the catalogues of Star Trader are written with: dates, goods and cargo in the manner of a language. */
import { monthAndDay } from '../../games/star-trader/calendar.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import type { Event } from '../../games/star-trader/index.ts';
import { dollars } from './plain.ts';

export type GoodNames = Readonly<Record<Good, string>>;

/** The parts a sentence about an event is made of. */
export interface Telling {
  readonly who: (seat: number) => string;
  /** The number of a ship among those of its captain. */
  readonly shipNumber: (ship: number) => number;
  readonly date: (date: Stardate) => string;
  readonly money: (amount: number) => string;
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
    date: dateWriter(language),
    money: (amount: number) => dollars(amount, language),
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

/** Writes dates: twelve months of thirty days, called as ours are. */
export function dateWriter(language: string): (date: Stardate) => string {
  const short = shortDateWriter(language);
  return (date) => `${short(date)}${language === 'en' ? ',' : ''} ${date.year}`;
}

/** Writes dates without their year. */
export function shortDateWriter(language: string): (date: Stardate) => string {
  const write = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => write.format(Date.UTC(2001, month, 1)).replace(/\.$/, ''));
  return ({ day: dayOfYear }) => {
    const { month, day } = monthAndDay(dayOfYear);
    const name = months[month] ?? '';
    if (language === 'en') return `${name} ${day}`;
    return language === 'de' ? `${day}. ${name}` : `${day} ${name}`;
  };
}

function cargoOf(held: readonly number[], goods: GoodNames): string {
  return GOODS.flatMap((good, i) => ((held[i] ?? 0) > 0 ? [`${held[i]} ${goods[good]}`] : [])).join(', ');
}
