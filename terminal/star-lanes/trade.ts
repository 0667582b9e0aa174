/** The trade sheet: one line a company, what is ordered, and what would be left. */
import type { SheetLine } from '../../insight/star-lanes/foresee.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded, textWidth } from '../screen/marks.ts';
import { companyStyle } from '../screen/style.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { must } from '../../core/must.ts';
import type { View } from '../../games/star-lanes/index.ts';
import { drawRule } from '../frame/bars.ts';
import { shortMoney, shortNumber } from '../frame/figures.ts';
import type { FrameLayout } from '../frame/game-screens.ts';
import { moreWords, windowAround } from '../frame/scrolling.ts';
import { sheetOf } from './sheet.ts';
import type { LanesMatchModel, LanesUi } from './model.ts';
import { lanes, lanesGame } from './speech.ts';
import { textKey } from '../screen/key.ts';

/** The most that each column takes, with the gap before it; what its figures leave, the names get. */
const COLUMNS = { price: 9, owned: 9, order: 11, least: 9, most: 9, worth: 13, dividend: 10 } as const;

type ColumnName = keyof typeof COLUMNS;

/** What gives way, in this order, where names would be cut: at first nothing. */
const LESS: readonly (readonly ColumnName[])[] = [[], ['dividend'], ['dividend', 'worth']];

interface SheetColumns {
  readonly name: number;
  readonly figures: readonly { readonly column: ColumnName; readonly width: number }[];
}

export function drawTrade(cells: Cells, model: LanesMatchModel, ui: LanesUi, area: Area): void {
  const sheet = sheetOf(ui, model);
  const columns = columnsFor(sheet.lines, model, area.width);
  const headed = area.height > sheet.lines.length + 2;
  const top = area.y + (headed ? 1 : 0);
  if (headed) drawRule(cells, area, lanes().trade.ask(must(model.names[model.view.mover], 'a name')));
  drawHeads(cells, area.x + 4 + columns.name, top, columns);
  const shown = windowAround(sheet.lines.length, area.y + area.height - top - 2, ui.picked);
  sheet.lines.slice(shown.first, shown.end).forEach((deal, i) => {
    const place = shown.first + i;
    drawDeal(cells, model, ui, deal, { area, y: top + 1 + i, columns, place });
  });
  const foot = top + 1 + shown.end - shown.first;
  const left = lanes().trade.cashLeft(lanes().money(sheet.cash));
  let at = cells.put(area.x + 4, foot, left, sheet.cash < 0 ? 'loss' : 'strong') + 3;
  const more = moreWords(shown);
  if (more !== '') at = cells.put(at, foot, more, 'faint') + 3;
  const problem = sheet.refusal === undefined ? '' : lanesGame().explain(sheet.refusal);
  cells.put(at, foot, problem, 'warning', area.x + area.width);
}

/** As wide as their figures, so that names are whole where there is room. */
function columnsFor(deals: readonly SheetLine[], { view }: LanesMatchModel, width: number): SheetColumns {
  const longest = Math.max(...deals.map(({ company }) => textWidth(companyName(view.config, companyOf(company)))));
  const tries = LESS.map((without): SheetColumns => {
    const figures = COLUMN_NAMES.filter((column) => !without.includes(column)).map((column) => ({
      column,
      width: columnWidth(deals, column),
    }));
    const room = width - 5 - figures.reduce((sum, column) => sum + column.width, 0);
    return { name: Math.min(longest, room), figures };
  });
  return must(tries.find(({ name }) => name >= longest) ?? tries.at(-1), 'columns of the sheet');
}

function columnWidth(deals: readonly SheetLine[], column: ColumnName): number {
  if (column === 'order') return COLUMNS.order;
  const figures = deals.map((deal) => textWidth(figure(deal, column, COLUMNS[column] - 1)));
  return 2 + Math.max(textWidth(lanes().trade.heads[column]), ...figures);
}

const COLUMN_NAMES = ['price', 'owned', 'order', 'least', 'most', 'worth', 'dividend'] as const;

/** Where the order of a company stands, on a sheet that is whole. */
export function orderArea({ desk }: FrameLayout, { ask }: View, letter: string): Area | undefined {
  const place = ask?.ask === 'trade' ? ask.companies.findIndex(({ company }) => company === letter) : -1;
  return place < 0 ? undefined : { ...desk, y: desk.y + 2 + place, height: 1 };
}

function drawHeads(cells: Cells, x: number, y: number, { figures }: SheetColumns): void {
  const { heads } = lanes().trade;
  let at = x;
  for (const { column, width } of figures) {
    cells.put(at, y, padded(heads[column], width, 'right'), 'faint');
    at += width;
  }
}

interface DealPlace {
  readonly area: Area;
  readonly y: number;
  readonly columns: SheetColumns;
  readonly place: number;
}

function drawDeal(
  cells: Cells,
  model: LanesMatchModel,
  ui: LanesUi,
  deal: SheetLine,
  { area, y, columns: { name, figures }, place }: DealPlace,
): void {
  const isPicked = place === ui.picked;
  cells.hit({ ...area, y, height: 1 }, textKey(deal.company));
  cells.put(area.x, y, isPicked ? '▸' : ' ', 'strong');
  cells.put(area.x + 2, y, deal.company, companyStyle(deal.company));
  const title = companyName(model.view.config, companyOf(deal.company));
  cells.put(area.x + 4, y, padded(title, name), isPicked ? 'strong' : 'plain');
  let at = area.x + 4 + name;
  for (const { column, width } of figures) {
    const text = figure(deal, column, COLUMNS[column] - 1);
    if (column === 'order') drawOrder(cells, at, y, deal, isPicked ? ui.typed : undefined);
    else cells.put(at, y, padded(text, width, 'right'), isPicked ? 'strong' : 'plain');
    at += width;
  }
}

/** The field that is typed into, in brackets so that it is seen without colours. */
function drawOrder(cells: Cells, x: number, y: number, { shares }: SheetLine, typed: string | undefined): void {
  const room = COLUMNS.order - 4;
  const number = typed === undefined || typed === '' ? plus(shares, room) : typed;
  const style = typed !== undefined ? 'picked' : shares > 0 ? 'gain' : shares < 0 ? 'loss' : 'faint';
  cells.put(x + 2, y, `[${padded(number, room, 'right')}]`, style);
}

function plus(shares: number, room: number): string {
  return `${shares > 0 ? '+' : ''}${shortNumber(shares, room - 1)}`;
}

function figure(deal: SheetLine, column: ColumnName, room: number): string {
  switch (column) {
    case 'price':
      return shortMoney(deal.price, room);
    case 'owned':
      return shortNumber(deal.owned, room);
    case 'least':
      return deal.lower === 0 ? '-' : shortNumber(-deal.lower, room);
    case 'most':
      return deal.upper === 0 ? '-' : shortNumber(deal.upper, room);
    case 'worth':
      return shortMoney(deal.worth, room);
    case 'dividend':
      return shortMoney(deal.dividend, room);
    case 'order':
      return '';
  }
}
