/** Beside the map: the companies, everybody's standing and, where there is room, how their worth went. */
import type { Viewer } from '../../core/contract.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/mark-width.ts';
import { companyStyle, seatStyle } from '../screen/style.ts';
import { drawWorths } from './draw-worths.ts';
import { moneyColumn, shortMoney, shortNumber } from '../frame/figures.ts';
import type { Sight } from './sight.ts';

const MOST_WHEN_TIGHT = 4;

/** A chart in less is a blot. */
const LEAST_CHART = 6;

export function drawSide(cells: Cells, sight: Sight, area: Area, fine: boolean): void {
  const end = area.y + area.height;
  const { players } = sight.view;
  // Where not everything fits, the first players in the standings must do.
  const room = area.height - 1 - Math.min(players, MOST_WHEN_TIGHT);
  const below = drawCompanies(cells, sight, area, Math.max(room, area.height - players - 1));
  const gap = end - below - players - 1 > 0 ? 1 : 0;
  const under = drawStandings(cells, sight, { ...area, y: below + gap, height: end - below - gap });
  if (end - under - 1 >= LEAST_CHART)
    drawWorths(cells, sight, { ...area, y: under + 1, height: end - under - 1 }, fine);
}

/** Returns the row below. */
function drawCompanies(cells: Cells, { view, viewer }: Sight, { x, y, width }: Area, room: number): number {
  const own = viewer === 'watcher' ? undefined : view.books[viewer];
  const wide = width >= 50;
  const [size, price, shares, worth] = [5, 7, own === undefined ? 0 : 7, own === undefined || !wide ? 0 : 12];
  const name = width - 2 - size - price - shares - worth - 1;
  const right = (text: string, columns: number): string => (columns === 0 ? '' : padded(text, columns, 'right'));
  cells.put(
    x,
    y,
    padded('Companies', name + 2) +
      right('size', size) +
      right('price', price) +
      right('yours', shares) +
      right('worth', worth),
    'heading',
  );
  const all = view.companies.map((company, i) => ({ ...company, owned: own?.shares[i] ?? 0 }));
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

/** Returns the row below. */
function drawStandings(cells: Cells, { view, names, update, viewer }: Sight, { x, y, width, height }: Area): number {
  const [net, cash] = width >= 50 ? [16, 16] : [11, 10];
  const name = width - 2 - net - cash - 1;
  cells.put(
    x,
    y,
    padded('Standings', name + 2) + padded('net worth', net, 'right') + padded('cash', cash, 'right'),
    'heading',
  );
  const ranked = view.books
    .map((books, seat) => ({ books, seat }))
    .sort((one, other) => (other.books?.net ?? -Infinity) - (one.books?.net ?? -Infinity));
  const shown = withViewer(ranked, height - 1, viewer);
  const [worths, cashes] = [
    moneyColumn(
      shown.map(({ books }) => books?.net),
      net - 1,
    ),
    moneyColumn(
      shown.map(({ books }) => books?.cash),
      cash - 1,
    ),
  ];
  shown.forEach(({ books, seat }, i) => {
    const row = y + 1 + i;
    cells.put(x, row, update.toAct === seat ? '▸' : ' ', 'strong');
    const word = stateWord(update.seats[seat]);
    cells.put(x + 1, row, padded(` ${names[seat] ?? ''}${word}`, name + 1), seatStyle(seat));
    const figures = books === undefined ? ['private', ''] : [worths(books.net), cashes(books.cash)];
    const text = padded(figures[0] ?? '', net, 'right') + padded(figures[1] ?? '', cash, 'right');
    cells.put(x + 2 + name, row, text, seat === viewer ? 'strong' : 'plain');
  });
  return y + 1 + Math.min(ranked.length, height - 1);
}

/** As many as fit; whoever looks is always among them. */
function withViewer<Line extends { readonly seat: number }>(
  ranked: readonly Line[],
  room: number,
  viewer: Viewer,
): Line[] {
  const shown = ranked.slice(0, room);
  const own = ranked.find(({ seat }) => seat === viewer);
  return own === undefined || shown.includes(own) ? shown : [...shown.slice(0, -1), own];
}

function stateWord(seat: Sight['update']['seats'][number] | undefined): string {
  if (seat?.minded === 'left') return ' (left)';
  if (seat?.minded === 'late') return ' (late)';
  return seat !== undefined && !seat.here && seat.bot === undefined ? ' (away)' : '';
}
