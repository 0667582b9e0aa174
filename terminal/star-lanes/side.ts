/** Beside the map: the companies, everybody's standing and, where there is room, how their worth went. */
import type { Area, Cells } from '../screen/cells.ts';
import { fit, padded } from '../screen/marks.ts';
import { companyStyle, seatStyle } from '../screen/style.ts';
import { must } from '../../core/must.ts';
import { curvesOf } from '../../insight/star-lanes/curves.ts';
import { drawChart } from '../frame/chart.ts';
import { shortMoney, shortNumber } from '../frame/figures.ts';
import { drawStandings } from '../frame/standings.ts';
import type { LanesMatchModel, LanesUi } from './model.ts';
import { lanes } from './speech.ts';

const MOST_WHEN_TIGHT = 4;

/** A chart in less is a blot. */
const LEAST_CHART = 6;

/** Returns the row below. */
export function drawSide(cells: Cells, model: LanesMatchModel, ui: LanesUi, area: Area): number {
  const end = area.y + area.height;
  const { players } = model.view;
  // Where not everything fits, the first players in the standings must do.
  const room = area.height - 1 - Math.min(players, MOST_WHEN_TIGHT);
  const below = drawCompanies(cells, model, area, Math.max(room, area.height - players - 1));
  const gap = end - below - players - 1 > 0 ? 1 : 0;
  const under = drawBooks(cells, model, { ...area, y: below + gap, height: end - below - gap });
  if (end - under - 1 < LEAST_CHART) return under;
  drawWorths(cells, model, ui, { ...area, y: under + 1, height: end - under - 1 });
  return end;
}

/** Returns the row below. */
function drawCompanies(
  cells: Cells,
  { view, viewer, place, names }: LanesMatchModel,
  { x, y, width }: Area,
  room: number,
): number {
  const own = viewer === 'watcher' ? undefined : view.books[viewer];
  const wide = width >= 50;
  const told = lanes().side;
  const [size, price, shares, worth] = [5, 7, own === undefined ? 0 : 7, own === undefined || !wide ? 0 : 12];
  const name = width - 2 - size - price - shares - worth - 1;
  const right = (text: string, columns: number): string => (columns === 0 ? '' : padded(text, columns, 'right'));
  // In a record nobody sits here: they are those of the player who is to act.
  const owner = viewer === 'watcher' ? '' : must(names[viewer], 'a name');
  const whose = place === 'record' ? fit(owner, shares - 1) : told.yours;
  cells.put(
    x,
    y,
    padded(told.companies, name + 2) +
      right(told.size, size) +
      right(told.price, price) +
      right(whose, shares) +
      right(told.worth, worth),
    'heading',
  );
  const all = view.companies.map((company, i) => ({
    ...company,
    owned: own === undefined ? 0 : must(own.shares[i], 'the shares of a company'),
  }));
  // Where not all fit, those on the map must do.
  const shown = all.length < room ? all : all.filter((company) => company.size > 0);
  shown.slice(0, room - 1).forEach((company, i) => {
    const row = y + 1 + i;
    cells.put(x, row, company.company, company.size > 0 ? companyStyle(company.company) : 'faint');
    const figures =
      company.size === 0
        ? ''
        : right(String(company.size), size) +
          right(shortMoney(company.price, price - 1), price) +
          right(shortNumber(company.owned, shares - 1), shares) +
          right(shortMoney(company.owned * company.price, worth - 1), worth);
    cells.put(x + 2, row, padded(company.name, name) + figures, company.size > 0 ? 'plain' : 'faint');
  });
  return y + 1 + Math.min(shown.length, room - 1);
}

function drawBooks(cells: Cells, model: LanesMatchModel, area: Area): number {
  const { books } = model.view;
  const [net, cash] = area.width >= 50 ? [16, 16] : [11, 10];
  const told = lanes().side;
  return drawStandings(cells, model, area, told.standings, [
    { head: told.net, width: net, amounts: books.map((book) => book?.net) },
    { head: told.cash, width: cash, amounts: books.map((book) => book?.cash) },
  ]);
}

/** How everybody's worth went, as far as their books are known. */
export function drawWorths(
  cells: Cells,
  { view, events, names }: LanesMatchModel,
  { richOutput }: LanesUi,
  area: Area,
): void {
  const known = view.books.map((books) => books !== undefined);
  const points = curvesOf(view.config, known, events);
  const curves = names.flatMap((name, seat) =>
    known[seat] === true
      ? [{ name, mark: String(seat + 1), style: seatStyle(seat), values: points.map(({ worths }) => worths[seat]) }]
      : [],
  );
  drawChart(cells, lanes().side.chart, curves, area, richOutput);
}
