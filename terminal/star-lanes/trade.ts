/** The trade sheet: one line a company, what is ordered, and what would be left. */
import type { SheetLine } from '../../insight/star-lanes/foresee.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/marks.ts';
import { companyStyle } from '../screen/style.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { must } from '../../core/must.ts';
import type { View } from '../../games/star-lanes/index.ts';
import { drawRule } from '../frame/bars.ts';
import { shortMoney, shortNumber } from '../frame/figures.ts';
import type { FrameLayout } from '../frame/game-screens.ts';
import { sheetOf } from './sheet.ts';
import type { LanesMatchModel, LanesUi } from './model.ts';
import { lanes, lanesGame } from './speech.ts';
import { textKey } from '../screen/key.ts';

/** The columns of the sheet; the name takes what is left. */
const COLUMNS = { price: 9, owned: 9, order: 11, least: 9, most: 9, worth: 13, dividend: 10 } as const;
const MOST_NAME = 24;

export function drawTrade(cells: Cells, model: LanesMatchModel, ui: LanesUi, area: Area): void {
  const sheet = sheetOf(ui, model);
  const figures = Object.values(COLUMNS).reduce((sum, columns) => sum + columns, 0);
  // The dividend gives way where there is little room.
  const hasDividend = area.width >= figures + 14 + 5;
  const name = Math.min(MOST_NAME, area.width - 5 - figures + (hasDividend ? 0 : COLUMNS.dividend));
  const room = area.height - 2;
  const headed = area.height > sheet.lines.length + 2;
  const top = area.y + (headed ? 1 : 0);
  if (headed) drawRule(cells, area, lanes().trade.ask(must(model.names[model.view.mover], 'a name')));
  drawHeads(cells, area.x + 4 + name, top, hasDividend);
  const first = Math.max(0, ui.picked - (room - (headed ? 1 : 0)) + 1);
  const shown = sheet.lines.slice(first, first + room - (headed ? 1 : 0));
  shown.forEach((deal, i) =>
    drawDeal(cells, model, ui, deal, { area, y: top + 1 + i, name, hasDividend, place: first + i }),
  );
  const foot = top + 1 + shown.length;
  const problem = sheet.refusal === undefined ? '' : lanesGame().explain(sheet.refusal);
  const left = lanes().trade.cashLeft(lanes().money(sheet.cash));
  const at = cells.put(area.x + 4, foot, left, sheet.cash < 0 ? 'loss' : 'strong') + 3;
  cells.put(at, foot, problem, 'warning', area.x + area.width);
}

/** Where the order of a company stands, on a sheet that is whole. */
export function orderArea({ desk }: FrameLayout, { ask }: View, letter: string): Area | undefined {
  const place = ask?.ask === 'trade' ? ask.companies.findIndex(({ company }) => company === letter) : -1;
  return place < 0 ? undefined : { ...desk, y: desk.y + 2 + place, height: 1 };
}

function drawHeads(cells: Cells, x: number, y: number, hasDividend: boolean): void {
  const { heads } = lanes().trade;
  let at = x;
  for (const column of columnNames(hasDividend)) {
    cells.put(at, y, padded(heads[column], COLUMNS[column], 'right'), 'faint');
    at += COLUMNS[column];
  }
}

interface DealPlace {
  readonly area: Area;
  readonly y: number;
  readonly name: number;
  readonly hasDividend: boolean;
  readonly place: number;
}

function drawDeal(
  cells: Cells,
  model: LanesMatchModel,
  ui: LanesUi,
  deal: SheetLine,
  { area, y, name, hasDividend, place }: DealPlace,
): void {
  const isPicked = place === ui.picked;
  cells.hit({ ...area, y, height: 1 }, textKey(deal.company));
  cells.put(area.x, y, isPicked ? '▸' : ' ', 'strong');
  cells.put(area.x + 2, y, deal.company, companyStyle(deal.company));
  const title = companyName(model.view.config, companyOf(deal.company));
  cells.put(area.x + 4, y, padded(title, name), isPicked ? 'strong' : 'plain');
  let at = area.x + 4 + name;
  for (const column of columnNames(hasDividend)) {
    const columns = COLUMNS[column];
    if (column === 'order') drawOrder(cells, at, y, deal, isPicked ? ui.typed : undefined);
    else cells.put(at, y, padded(figure(deal, column, columns - 1), columns, 'right'), isPicked ? 'strong' : 'plain');
    at += columns;
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

function figure(deal: SheetLine, column: keyof typeof COLUMNS, room: number): string {
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

function columnNames(hasDividend: boolean): (keyof typeof COLUMNS)[] {
  const all = ['price', 'owned', 'order', 'least', 'most', 'worth', 'dividend'] as const;
  return all.filter((column) => hasDividend || column !== 'dividend');
}
