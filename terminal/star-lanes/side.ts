/** Beside the map: the companies, everybody's standing and, where there is room, how their worth went. */
import type { Area, Cells } from '../screen/cells.ts';
import { fit, padded, textWidth } from '../screen/marks.ts';
import { frameWords } from '../words.ts';
import { companyStyle, seatStyle } from '../screen/style.ts';
import { must } from '../../core/must.ts';
import { curvesOf } from '../../insight/star-lanes/curves.ts';
import { drawChart } from '../frame/chart.ts';
import { shortMoney, shortNumber } from '../frame/figures.ts';
import { drawStandings } from '../frame/standings.ts';
import type { LanesMatchModel, LanesUi } from './model.ts';
import { lanes } from './speech.ts';

/** Where not everything fits, so many lines of the standings are always kept. */
const LEAST_STANDINGS = 4;

/** A chart in less is a blot. */
const LEAST_CHART = 6;

/** The most that a number of shares takes. */
const SHARES = 6;

/** In less there are no names of companies, and no cash. */
const NAMED = 30;

/** Returns the row below. */
export function drawSide(cells: Cells, model: LanesMatchModel, ui: LanesUi, area: Area): number {
  const end = area.y + area.height;
  const { players, companies } = model.view;
  const rows = area.height - 2;
  const isWhole = companies.length + players <= rows;
  // Where not all fit, those on the map must do.
  const listed = companies.map((_, place) => place).filter((place) => isWhole || companies[place]?.size !== 0);
  const standings = Math.min(players, Math.max(LEAST_STANDINGS, rows - listed.length));
  const below = drawCompanies(cells, model, { ...area, height: area.height - 1 - standings }, listed);
  const gap = end - below - players - 1 > 0 ? 1 : 0;
  const under = drawBooks(cells, model, { ...area, y: below + gap, height: end - below - gap });
  if (end - under - 1 < LEAST_CHART) return under;
  drawWorths(cells, model, ui, { ...area, y: under + 1, height: end - under - 1 });
  return end;
}

/** A column of figures: its head, what it says of a company by its place, and its width with the gap before it. */
interface CompanyColumn {
  readonly head: string;
  readonly width: number;
  readonly figures: readonly string[];
}

/** The companies at these places, as many as fit; returns the row below. */
function drawCompanies(cells: Cells, model: LanesMatchModel, area: Area, listed: readonly number[]): number {
  const { x, y, width, height } = area;
  const { companies } = model.view;
  const longest = Math.max(...companies.map((company) => textWidth(company.name)));
  const [wide, narrow] = [columnsOf(model, width, 2), columnsOf(model, width, 1)];
  const nameBeside = (some: readonly CompanyColumn[]): number =>
    width - 3 - some.reduce((sum, column) => sum + column.width, 0);
  // Names are whole where there is room for that between the figures.
  const columns = nameBeside(wide) < longest ? narrow : wide;
  const name = nameBeside(columns);
  const heads = columns.map((column) => padded(column.head, column.width, 'right')).join('');
  cells.put(x, y, padded(width < NAMED ? '' : lanes().side.companies, name + 2) + heads, 'heading');
  const isWhole = listed.length <= height - 1;
  const shown = listed.slice(0, isWhole ? height - 1 : height - 2);
  shown.forEach((place, i) => {
    const row = y + 1 + i;
    const company = must(companies[place], 'a company');
    const isThere = company.size > 0;
    cells.put(x, row, company.company, isThere ? companyStyle(company.company) : 'faint');
    const figures = columns.map((column) => padded(must(column.figures[place], 'a figure'), column.width, 'right'));
    const told = padded(width < NAMED ? '' : company.name, name) + (isThere ? figures.join('') : '');
    cells.put(x + 2, row, told, isThere ? 'plain' : 'faint');
  });
  if (!isWhole) cells.put(x + 2, y + 1 + shown.length, frameWords().more(listed.length - shown.length), 'faint');
  return y + 1 + Math.min(listed.length, height - 1);
}

function columnsOf(
  { view, viewer, place: where, names }: LanesMatchModel,
  width: number,
  gap: number,
): readonly CompanyColumn[] {
  const own = viewer === 'watcher' ? undefined : view.books[viewer]?.shares;
  const column = (head: string, write: (place: number) => string): CompanyColumn => {
    const figures = view.companies.map(({ size }, place) => (size === 0 ? '' : write(place)));
    return { head, figures, width: gap + Math.max(...[head, ...figures].map(textWidth)) };
  };
  const told = lanes().side;
  // In a record nobody sits here: they are those of the player who is to act.
  const owner = viewer === 'watcher' ? '' : must(names[viewer], 'a name');
  const whose = where === 'record' ? fit(owner, SHARES) : told.yours;
  const company = (place: number) => must(view.companies[place], 'a company');
  const owned = (place: number): number => own?.[place] ?? 0;
  return [
    column(told.size, (place) => String(company(place).size)),
    column(told.price, (place) => shortMoney(company(place).price, 6)),
    ...(own === undefined ? [] : [column(whose, (place) => shortNumber(owned(place), SHARES))]),
    ...(own === undefined || width < 50
      ? []
      : [column(told.worth, (place) => shortMoney(owned(place) * company(place).price, 11))]),
  ];
}

function drawBooks(cells: Cells, model: LanesMatchModel, area: Area): number {
  const { books } = model.view;
  const [net, cash] = area.width >= 50 ? [16, 16] : [11, 10];
  const told = lanes().side;
  const worths = books.map((book) => book?.net);
  if (area.width < NAMED) return drawStandings(cells, model, area, '', [{ head: told.net, width: 9, amounts: worths }]);
  return drawStandings(cells, model, area, told.standings, [
    { head: told.net, width: net, amounts: worths },
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
