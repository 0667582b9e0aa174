/** The words of Star Trader on the full screen, and the looks of its stars. */
import { shipName } from '../../insight/star-trader/ship-names.ts';
import type { Deal } from '../../insight/star-trader/deal.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { dateOf } from '../../games/star-trader/calendar.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import type { Ask, Event, StarClass, StarView, View } from '../../games/star-trader/types.ts';
import { shortMoney } from '../frame/figures.ts';
import { keyOf } from '../../client/offer-keys.ts';
import { must } from '../../core/must.ts';
import type { Style } from '../screen/style.ts';
import { trader, traderGame } from './speech.ts';
import { frameWords } from '../words.ts';

/** The mark of a star on the map, by its class. */
export const CLASS_MARKS: Readonly<Record<StarClass, string>> = { I: '◉', II: '●', III: '○', IV: '◦' };

export const CLASS_STYLES: Readonly<Record<StarClass, Style>> = { I: 'star', II: 'gain', III: 'heading', IV: 'hole' };

/** The captain's letter and the number of the ship: B2. */
export function shipMark({ players }: Pick<View, 'players'>, ship: number): string {
  return shipName(ship, players).mark;
}

export function starNamed({ stars }: Pick<View, 'stars'>, name: string): StarView {
  return must(
    stars.find(({ star }) => star === name),
    `the star ${name}`,
  );
}

/** The key of a star: the same through the whole match, whether it is a port now or not. */
export function starKey({ stars }: Pick<View, 'stars'>, name: string): string {
  return keyOf(stars.findIndex(({ star }) => star === name));
}

/** The day a match ends: the first of its last year. */
export function endOf(year: number): Stardate {
  return { day: 1, year };
}

/** When a ship is expected, with the year where that is another; a day that has passed is not told as if it were to come. */
export function dueWords(eta: Stardate, isLate: boolean, today: Stardate): string {
  if (isLate) return trader().side.overdue;
  return eta.year === today.year ? trader().shortDate(eta) : trader().date(eta);
}

/** How old something is that was known at a date. */
export function ageWords(today: Stardate, asOf: Stardate | undefined): string {
  const { age } = trader();
  if (asOf === undefined) return age.never;
  const days = dateOf(today.day, today.year) - dateOf(asOf.day, asOf.year);
  if (days <= 0) return age.today;
  return days < 60 ? age.days(days) : age.months(Math.round(days / 30));
}

/** Days in as few signs as a list has room for: `151d`. */
export function fewDays(days: number): string {
  return trader().age.days(days).replaceAll(/\s/g, '');
}

/** What is on board, in a few marks: 15 HE 10 MED. */
export function cargoWords(cargo: readonly number[]): string {
  const held = GOODS.map((good, i) => ({ good, units: must(cargo[i], 'the cargo of a ship') })).filter(
    ({ units }) => units > 0,
  );
  return held.length === 0 ? trader().empty : held.map(({ units, good }) => `${units} ${good}`).join(' ');
}

/** What would be traded: sell 12 HE, 10 MED; buy 20 UR. */
export function dealWords(deals: readonly Deal[]): string {
  const told = trader().deals;
  const parts = (['sell', 'buy'] as const).flatMap((side) => {
    const goods = deals.filter((deal) => deal.side === side).map(({ units, good }) => `${units} ${good}`);
    return goods.length === 0 ? [] : [told[side](goods.join(', '))];
  });
  return parts.length === 0 ? told.nothing : parts.join(frameWords().signs.semicolon);
}

/** With its sign, as gains are told. */
export function gainWords(amount: number, room: number): string {
  return `${amount < 0 ? '−' : '+'}${shortMoney(Math.abs(Math.round(amount)), room - 1)}`;
}

/** What is asked of a captain. */
export function traderQuestion({ ask }: View): string {
  const asked: Ask = must(ask, 'a question');
  const { question } = trader();
  switch (asked.ask) {
    case 'sell':
    case 'buy':
      return question[asked.ask](traderGame().goods[asked.good], asked.star);
    case 'bid':
      return question.bid(asked.units, asked.good);
    case 'bank':
    case 'withdraw':
    case 'deposit':
    case 'destination':
      return question[asked.ask](asked.star);
  }
}

/** How the newswire looks. */
export function traderNewsStyle({ type }: Event): Style {
  if (type === 'landed' || type === 'ended' || type === 'appeared') return 'strong';
  if (type === 'dealt' || type === 'grown') return 'gain';
  return type === 'departed' || type === 'interest' || type === 'failed' ? 'faint' : 'plain';
}
