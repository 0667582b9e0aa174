/** All prices as they are known: what a star sells with a plus, what it buys with a minus, and how old that is. */
import { GOODS } from '../../games/star-trader/goods.ts';
import type { StarView } from '../../games/star-trader/types.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/mark-width.ts';
import type { TraderSight } from './trader-sight.ts';
import { CLASS_STYLES, ageWords } from './words.ts';

const PRICE = 6;
/** Mark, name, class, six prices and their age. */
export const CHART_WIDTH = 2 + 5 + 4 + 6 * PRICE + 8;

/** `picked` is the star that is looked at, by its place; returns the row below. */
export function drawPriceChart(cells: Cells, { view }: TraderSight, area: Area, picked: number): number {
  const { x, y, height } = area;
  const goods = GOODS.map((good) => padded(good, PRICE, 'right')).join('');
  cells.put(x, y, `${padded('Prices', 11)}${goods}${padded('as of', 8, 'right')}`, 'heading');
  const room = height - 1;
  const first = Math.max(0, Math.min(picked - room + 1, view.stars.length - room));
  const shown = view.stars.slice(first, first + room);
  shown.forEach((star, i) =>
    drawLine(cells, area, y + 1 + i, star, ageWords(view.today, star.asOf), first + i === picked),
  );
  return y + 1 + shown.length;
}

function drawLine(cells: Cells, { x }: Area, y: number, star: StarView, age: string, isPicked: boolean): void {
  cells.put(x, y, isPicked ? '▸' : ' ', 'strong');
  cells.put(x + 2, y, padded(star.star, 5), isPicked ? 'picked' : 'plain');
  cells.put(x + 7, y, padded(star.class, 4), CLASS_STYLES[star.class]);
  GOODS.forEach((_, good) => {
    const price = star.prices?.[good];
    const style = price === undefined || price === 0 ? 'faint' : price > 0 ? 'gain' : 'loss';
    cells.put(x + 11 + good * PRICE, y, padded(priceWord(price), PRICE, 'right'), style);
  });
  cells.put(x + 11 + 6 * PRICE, y, padded(age === 'never seen' ? 'never' : age, 8, 'right'), 'faint');
}

export function priceWord(price: number | undefined): string {
  if (price === undefined) return '?';
  if (price === 0) return '·';
  return price > 0 ? `+${price}` : `-${-price}`;
}
