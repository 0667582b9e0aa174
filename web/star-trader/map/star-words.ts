/** A star in words: for those who hear the map, and for the card that says more of it. */
import { must } from '../../../core/must.ts';
import { dateOf } from '../../../games/star-trader/calendar.ts';
import type { Stardate } from '../../../games/star-trader/calendar.ts';
import { daysBetweenPlaces } from '../../../games/star-trader/departure.ts';
import { GOODS } from '../../../games/star-trader/goods.ts';
import type { Good } from '../../../games/star-trader/goods.ts';
import type { StarView } from '../../../games/star-trader/types.ts';
import { money, number } from '../../app/words.ts';
import { w } from '../words.ts';
import { distance } from './chart-frame.ts';

export interface Price {
  readonly good: Good;
  /** Without its sign. */
  readonly price: number;
}

/** The price of a good as it was last heard: below zero where it is wanted, zero where it is not traded or not known. */
export function priceAt({ prices }: StarView, good: Good): number {
  return prices === undefined ? 0 : must(prices[GOODS.indexOf(good)], good);
}

/** What a star sells or buys, as it was last heard. */
export function pricesOf(star: StarView, side: 'sells' | 'buys'): Price[] {
  return GOODS.flatMap((good) => {
    const price = priceAt(star, good);
    return (side === 'sells' ? price > 0 : price < 0) ? [{ good, price: Math.abs(price) }] : [];
  });
}

/** How old the prices of a star are. */
export function ageWords({ asOf }: StarView, today: Stardate): string {
  if (asOf === undefined) return w().map.unknown;
  const days = dateOf(today.day, today.year) - dateOf(asOf.day, asOf.year);
  return w().map.asOf(w().date(asOf), days === 0 ? w().map.today : w().map.old(Math.floor(days / 30)));
}

/** How far a star is from a port. */
export function wayWords(star: StarView, port: StarView): string {
  if (star.star === port.star) return w().map.here;
  const lightYears = number(Math.round(distance(star, port)));
  return w().map.from(lightYears, port.star, w().days(daysBetweenPlaces(port, star)));
}

/** All of it in one sentence. */
export function starSentence(star: StarView, port: StarView | undefined, today: Stardate): string {
  const listed = (side: 'sells' | 'buys'): string =>
    pricesOf(star, side)
      .map(({ good, price }) => `${w().goods[good]} ${money(price)}`)
      .join(', ');
  const parts = (['sells', 'buys'] as const).flatMap((side) => {
    const goods = listed(side);
    return goods === '' ? [] : [`${w().map[side]} ${goods}`];
  });
  const way = port === undefined ? [] : [wayWords(star, port)];
  return [`${star.star}, ${w().classes[star.class]} (${star.class})`, ...way, ...parts, ageWords(star, today)].join(
    '; ',
  );
}
