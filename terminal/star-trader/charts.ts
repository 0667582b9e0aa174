/** How everybody's worth went, and how a star's prices did. */
import { priceHistory, pricesOver } from '../../insight/star-trader/price-history.ts';
import type { PricePoint } from '../../insight/star-trader/price-history.ts';
import { worthHistory } from '../../insight/star-trader/worth-history.ts';
import { FIRST_YEAR, dateOf } from '../../games/star-trader/calendar.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import { drawChart } from '../frame/chart.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { seatStyle } from '../screen/style.ts';
import { must } from '../../core/must.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { trader, traderGame } from './speech.ts';

/** This many points of time are enough for any screen. */
const POINTS = 240;

export function drawTraderWorths(
  cells: Cells,
  { view, events, names }: TraderMatchModel,
  { richOutput }: TraderUi,
  area: Area,
): void {
  const { charts } = trader();
  const points = worthHistory(events);
  const curves = names.map((name, seat) => ({
    name,
    mark: String(seat + 1),
    style: seatStyle(seat),
    values: overTime(
      points.map(({ at, totals }) => ({ at, value: must(totals[seat], 'a total') })),
      view.today,
    ),
  }));
  drawChart(cells, charts.worth, curves, { ...area, height: area.height - 1 }, richOutput);
  drawYears(cells, area, view.today);
}

/** The price of one good at every star, or all goods of one star: the lines of a chart should not be many. */
export function drawPrices(
  cells: Cells,
  { view, events }: TraderMatchModel,
  { star, good, richOutput }: TraderUi,
  area: Area,
): void {
  const history = priceHistory(events);
  const { star: name } = must(view.stars[star], 'the star that is looked at');
  const shown = GOODS[good];
  const goods = shown === undefined ? GOODS : [shown];
  const curves = goods.map((one) => {
    const values = pricesOver(history, name, one).map(({ at, price }: PricePoint) => ({ at, value: Math.abs(price) }));
    return {
      name: one,
      mark: String(GOODS.indexOf(one) + 1),
      style: seatStyle(GOODS.indexOf(one)),
      values: overTime(values, view.today),
    };
  });
  const { charts } = trader();
  const title = shown === undefined ? charts.prices(name) : charts.price(traderGame().goods[shown], name);
  drawChart(cells, title, curves, { ...area, height: area.height - 1 }, richOutput);
  drawYears(cells, area, view.today);
}

/** What was known at evenly spaced times from the first January to today. */
function overTime(
  points: readonly { readonly at: Stardate; readonly value: number }[],
  today: Stardate,
): (number | undefined)[] {
  const [first] = points;
  if (first === undefined) return [];
  const [from, to] = [dateOf(1, FIRST_YEAR), dateOf(today.day, today.year)];
  let next = 0;
  let value: number | undefined;
  return Array.from({ length: POINTS }, (_, i) => {
    const date = from + ((to - from) * i) / (POINTS - 1);
    for (; next < points.length; next++) {
      const point = points[next];
      if (point === undefined || dateOf(point.at.day, point.at.year) > date) break;
      ({ value } = point);
    }
    return value;
  });
}

/** The years below a chart, each where it begins. */
function drawYears(cells: Cells, { x, y, width, height }: Area, today: Stardate): void {
  const [from, to] = [dateOf(1, FIRST_YEAR), dateOf(today.day, today.year)];
  const [left, room] = [x + 9, width - 10];
  if (to <= from) return;
  let free = 0;
  for (let year = FIRST_YEAR; dateOf(1, year) <= to; year++) {
    const at = left + Math.round((room * (dateOf(1, year) - from)) / (to - from));
    if (at < free || at + 4 > x + width) continue;
    free = cells.put(at, y + height - 1, String(year), 'faint') + 2;
  }
}
