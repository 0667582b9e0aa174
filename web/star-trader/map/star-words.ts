/** A star in words: for those who hear the map, and for the card that says more of it. */
import { must } from '../../../core/must.ts';
import { dateOf } from '../../../games/star-trader/calendar.ts';
import type { Stardate } from '../../../games/star-trader/calendar.ts';
import type { Development } from '../../../games/star-trader/classes.ts';
import { daysBetweenPlaces } from '../../../games/star-trader/departure.ts';
import { GOODS } from '../../../games/star-trader/goods.ts';
import type { Good } from '../../../games/star-trader/goods.ts';
import type { StarView } from '../../../games/star-trader/types.ts';
import { money, number, signs } from '../../app/words.ts';
import { w } from '../words.ts';
import { distance } from './chart-frame.ts';

/** What a star does with a good. */
type StarSide = 'sells' | 'buys';

/** The same signs on the map, on its card and in the price chart. */
export const SIDE_MARKS: Readonly<Record<StarSide, string>> = { sells: '▲', buys: '▼' };

/** A price with what it means; no price is below zero. */
interface TradedGood {
  readonly good: Good;
  readonly side: StarSide;
  readonly price: number;
}

/** A good as it was last heard of at a star; undefined where it is not traded or nothing is known. */
export function tradedGood({ prices }: StarView, good: Good): TradedGood | undefined {
  const price = prices === undefined ? 0 : must(prices[GOODS.indexOf(good)], good);
  return price === 0 ? undefined : { good, side: price > 0 ? 'sells' : 'buys', price: Math.abs(price) };
}

/** What a star sells, and then what it wants, as it was last heard. */
export function tradedAt(star: StarView): readonly TradedGood[] {
  const all = GOODS.flatMap((good) => tradedGood(star, good) ?? []);
  return [...all.filter(({ side }) => side === 'sells'), ...all.filter(({ side }) => side === 'buys')];
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
export function starSentence(
  star: StarView,
  port: StarView | undefined,
  today: Stardate,
  development: Development | undefined,
): string {
  const listed = (side: StarSide): string =>
    tradedAt(star)
      .filter((one) => one.side === side)
      .map(({ good, price }) => `${w().goods[good]} ${money(price)}`)
      .join(', ');
  const parts = (['sells', 'buys'] as const).flatMap((side) => {
    const goods = listed(side);
    return goods === '' ? [] : [`${w().map[side]} ${goods}`];
  });
  const way = port === undefined ? [] : [wayWords(star, port)];
  const next = development?.next === undefined ? [] : [w().map.steps(development.next)];
  return [
    `${star.star}, ${w().classes[star.class]} (${star.class})`,
    ...next,
    ...way,
    ...parts,
    ageWords(star, today),
  ].join(signs().semicolon);
}
