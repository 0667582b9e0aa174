/** The words of Star Trader on the full screen, and the looks of its stars. */
import { shipName } from '../../insight/star-trader/ship-names.ts';
import type { Deal } from '../../insight/star-trader/deal.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { dateOf } from '../../games/star-trader/calendar.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import { GOOD_NAMES, tellDate } from '../../games/star-trader/text.ts';
import type { Ask, Event, StarClass, StarView, View } from '../../games/star-trader/types.ts';
import { shortMoney } from '../frame/figures.ts';
import { keyOf } from '../../client/offer-keys.ts';
import { must } from '../../core/must.ts';
import type { Style } from '../screen/style.ts';

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

/** JUN 12, without its year where little room is left. */
export function shortDate(date: Stardate): string {
  return tellDate(date).split(' ').slice(0, 2).join(' ');
}

/** When a ship is expected; a day that has passed is not told as if it were to come. */
export function dueWords(eta: Stardate, isLate: boolean): string {
  return isLate ? 'overdue' : shortDate(eta);
}

/** How old something is that was known at a date. */
export function ageWords(today: Stardate, asOf: Stardate | undefined): string {
  if (asOf === undefined) return 'never seen';
  const days = dateOf(today.day, today.year) - dateOf(asOf.day, asOf.year);
  if (days <= 0) return 'today';
  return days < 60 ? `${days} d` : `${Math.round(days / 30)} mo`;
}

/** What is on board, in a few marks: 15 HE 10 MED. */
export function cargoWords(cargo: readonly number[]): string {
  const held = GOODS.map((good, i) => ({ good, units: must(cargo[i], 'the cargo of a ship') })).filter(
    ({ units }) => units > 0,
  );
  return held.length === 0 ? 'empty' : held.map(({ units, good }) => `${units} ${good}`).join(' ');
}

/** What would be traded: sell 12 HE, 10 MED; buy 20 UR. */
export function dealWords(deals: readonly Deal[]): string {
  const parts = (['sell', 'buy'] as const).flatMap((side) => {
    const goods = deals.filter((deal) => deal.side === side).map(({ units, good }) => `${units} ${good}`);
    return goods.length === 0 ? [] : [`${side} ${goods.join(', ')}`];
  });
  return parts.length === 0 ? 'nothing to trade' : parts.join('; ');
}

/** With its sign, as gains are told. */
export function gainWords(amount: number, room: number): string {
  return `${amount < 0 ? '−' : '+'}${shortMoney(Math.abs(Math.round(amount)), room - 1)}`;
}

/** What is asked of a captain. */
export function traderQuestion({ ask }: View): string {
  const asked: Ask = must(ask, 'a question');
  switch (asked.ask) {
    case 'sell':
      return `sell ${GOOD_NAMES[asked.good]} to ${asked.star}?`;
    case 'buy':
      return `buy ${GOOD_NAMES[asked.good]} at ${asked.star}?`;
    case 'bid':
      return `bid for ${asked.units} ${asked.good}`;
    case 'bank':
      return `the bank at ${asked.star}?`;
    case 'withdraw':
    case 'deposit':
      return `${asked.ask} at ${asked.star}`;
    case 'destination':
      return `from ${asked.star} where to?`;
  }
}

/** How the newswire looks. */
export function traderNewsStyle({ type }: Event): Style {
  if (type === 'landed' || type === 'ended' || type === 'appeared') return 'strong';
  if (type === 'dealt' || type === 'grown') return 'gain';
  return type === 'departed' || type === 'interest' || type === 'failed' ? 'faint' : 'plain';
}

/** The keys, and the rules in a few sentences. */
export const TRADER_HELP = `Trading
  12  Enter      sells or buys that many units, or bids that many dollars
  + - ← →        a little more or less; PgUp and PgDn ten times as much
  =              all there is      Esc   what stood there before
  p  0           passes: no trade, no more bids, no bank
  a              asks what a good captain would do, and fills it in
  f              lets a factor bargain over this good, for a few percent
  F              over everything that is worth it here
  A              alone: does here all that a good captain would do

Flying
  1 2 3 …        sends the ship to the star that has this key on the map
  ↑ ↓ ← →        looks at what each port would bring; Enter flies there
  g              plans a route of several stops     r   asks for a report

Looking
  s              every star: its class, what it wants and sells, and when
  x              captains and ships: cash, bank and the goods aboard
  c  l           the calendar of landings; the newsletters of every January
  w  v           charts of everybody’s worth, and of the prices of a star
  n  ?           the news; this page
  u              takes back what you did; among people until a draw is seen
  m  t  b        with others: votes; say something; take the seat back
  q  Ctrl-C      leaves; the match is kept for the command resume

All rules and editions: docs/rules/star-trader.md, or the command options --game star-trader
`;
