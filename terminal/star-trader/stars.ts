/** All stars with their last known prices, and the sheet of the one looked at. */
import { GOODS } from '../../games/star-trader/goods.ts';
import type { StarView, View } from '../../games/star-trader/types.ts';
import { must } from '../../core/must.ts';
import { developmentsOf } from '../../insight/star-trader/developments.ts';
import type { Landing } from '../../insight/star-trader/landings.ts';
import { drawRule } from '../frame/bars.ts';
import { closedOverlay } from '../frame/ui.ts';
import type { Area, Cells } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import { fitLines, padded, wrapped } from '../screen/marks.ts';
import { moreWords, windowAround } from '../frame/scrolling.ts';
import { ALL_GOODS } from './model.ts';
import type { TraderKeyResult, TraderMatchModel, TraderUi } from './model.ts';
import type { Style } from '../screen/style.ts';
import { trader, traderGame } from './speech.ts';
import { CLASS_STYLES, ageWords, dueWords, shipMark } from './words.ts';

const SHEET = 9;

export function drawStars(cells: Cells, model: TraderMatchModel, ui: TraderUi, area: Area): void {
  const { stars } = model.view;
  const star = must(stars[ui.star], 'the star that is looked at');
  const chart = { ...area, height: Math.min(stars.length + 1, area.height - SHEET) };
  const legend = drawPriceChart(cells, model, chart, ui.star);
  cells.put(area.x + 2, legend, trader().stars.legend, 'faint');
  const below = legend + 1;
  const sheet = { ...area, y: below, height: area.y + area.height - below };
  const next = developmentsOf(model.view, model.events).get(star.star)?.next;
  const title = trader().stars.sheet(star.star, star.class, traderGame().classes[star.class]);
  drawRule(cells, sheet, next === undefined ? title : `${title}, ${traderGame().map.steps(next)}`);
  const lines = sheetLines(model, star).flatMap((line) => wrapped(line, area.width - 4, '  '));
  fitLines(lines, sheet.height - 1, area.width - 4).forEach((line, i) => cells.put(sheet.x + 2, sheet.y + 1 + i, line));
}

function sheetLines(model: TraderMatchModel, star: StarView): string[] {
  const { view, outlook } = model;
  const { prices, asOf } = star;
  const { stars: told, date } = trader();
  const known = asOf === undefined ? told.unknown : told.known(date(asOf), ageWords(view.today, asOf));
  const trip = outlook.find((one) => one.star === star.star);
  return [
    `${told.place(star.x, star.y)}${trip === undefined ? '' : told.days(trip.days)} ${known}`,
    goodsLine(told.sells, prices, (price) => price > 0),
    goodsLine(told.wants, prices, (price) => price < 0),
    boundLine(view, model, star.star),
  ].filter((line) => line !== '');
}

function goodsLine(
  words: (goods: string) => string,
  prices: StarView['prices'],
  is: (price: number) => boolean,
): string {
  const goods = GOODS.flatMap((good, i) => {
    const price = prices?.[i] ?? 0;
    return is(price) ? [trader().stars.at(traderGame().goods[good], Math.abs(price))] : [];
  });
  return goods.length === 0 ? '' : words(goods.join(', '));
}

function boundLine(view: View, { landings }: TraderMatchModel, star: string): string {
  const bound = landings.filter(({ to }) => to === star);
  if (bound.length === 0) return '';
  const dueShip = ({ ship, eta, daysToGo }: Landing): string =>
    `${shipMark(view, ship)} (${dueWords(eta, daysToGo < 0, view.today)})`;
  return trader().stars.bound(bound.map(dueShip).join(', '));
}

const PRICE = 6;
/** Mark, name, class, six prices and their age. */
export const CHART_WIDTH = 2 + 5 + 4 + 6 * PRICE + 8;

/**
 * All prices as they are known, what a star sells and what it wants under different marks, and how old that is. `picked` is the
 * place of the star that is looked at, if one is. Returns the row below.
 */
export function drawPriceChart(
  cells: Cells,
  { view }: TraderMatchModel,
  area: Area,
  picked: number | undefined,
): number {
  const { x, y, height } = area;
  const told = trader().stars;
  const goods = GOODS.map((good) => padded(good, PRICE, 'right')).join('');
  cells.put(x, y, `${padded(told.prices, 11)}${goods}${padded(told.asOf, 8, 'right')}`, 'heading');
  cells.put(x + 7, y, told.wantsMark, 'faint');
  const shown = windowAround(view.stars.length, height - 1, picked ?? 0);
  cells.put(x + CHART_WIDTH + 1, y, moreWords(shown), 'faint');
  view.stars.slice(shown.first, shown.end).forEach((star, i) => {
    const place = shown.first + i;
    const age = star.asOf === undefined ? trader().age.neverShort : ageWords(view.today, star.asOf);
    drawLine(cells, area, y + 1 + i, star, age, place === picked);
    cells.hit({ ...area, y: y + 1 + i, height: 1 }, { key: 'select', what: 'star', place });
  });
  return y + 1 + shown.end - shown.first;
}

function drawLine(cells: Cells, { x }: Area, y: number, star: StarView, age: string, isPicked: boolean): void {
  cells.put(x, y, isPicked ? '▸' : ' ', 'strong');
  cells.put(x + 2, y, padded(star.star, 5), isPicked ? 'picked' : 'plain');
  cells.put(x + 7, y, padded(star.class, 4), CLASS_STYLES[star.class]);
  GOODS.forEach((_, good) => {
    const price = star.prices?.[good];
    cells.put(x + 11 + good * PRICE, y, padded(priceWord(price), PRICE, 'right'), priceStyle(price));
  });
  cells.put(x + 11 + 6 * PRICE, y, padded(age, 8, 'right'), 'faint');
}

/** A price under the mark of what is sold or wanted, as on the map of the page: a want is no price below zero. */
export function priceWord(price: number | undefined): string {
  if (price === undefined) return '?';
  if (price === 0) return '·';
  return price > 0 ? `▲${price}` : `▼${-price}`;
}

/** What a star wants is where money can be made. */
export function priceStyle(price: number | undefined): Style {
  if (price === undefined || price === 0) return 'faint';
  return price > 0 ? 'plain' : 'gain';
}

/** Both pages walk through the stars; the chart also through the goods, of which the last stands for all. */
export function handleStarsKey({ view }: TraderMatchModel, ui: TraderUi, key: Key): TraderKeyResult {
  const { length } = view.stars;
  const star = (by: number): TraderKeyResult => ({ ui: { ...ui, star: (ui.star + by + length) % length } });
  const good = (by: number): TraderKeyResult => ({ ui: { ...ui, good: (ui.good + by + GOOD_CHOICES) % GOOD_CHOICES } });
  const isChart = ui.overlay === 'prices';
  switch (key.key) {
    case 'up':
      return star(-1);
    case 'down':
      return star(1);
    case 'left':
      return isChart ? good(-1) : star(-1);
    case 'right':
      return isChart ? good(1) : star(1);
    case 'wheel':
      return star(key.by);
    case 'select':
      return { ui: { ...ui, star: key.place } };
    case 'text':
      if (!isChart && key.text === 'v') return { ui: { ...ui, overlay: 'prices' } };
      if (isChart && key.text === 's') return { ui: { ...ui, overlay: 'stars' } };
      return { ui: closedOverlay(ui) };
    case 'enter':
      return { ui: closedOverlay(ui) };
    default:
      return { ui };
  }
}

const GOOD_CHOICES = ALL_GOODS + 1;
