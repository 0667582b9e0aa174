/** Everybody's standing while a match is played: names, what became of their players, and two columns of money. */
import type { Types, Viewer } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { MatchModel } from '../../client/match-model.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/marks.ts';
import { seatStyle } from '../screen/style.ts';
import { frameWords } from '../words.ts';
import { moneyColumn } from './figures.ts';

interface Column {
  readonly head: string;
  readonly width: number;
  /** By seat; undefined where it is private. */
  readonly amounts: readonly (number | undefined)[];
}

/** By the first column, the richest first, as many as fit, the player who looks always among them; returns the row below. */
export function drawStandings<T extends Types>(
  cells: Cells,
  model: MatchModel<T>,
  { x, y, width, height }: Area,
  title: string,
  [worth, ...others]: readonly [Column, ...Column[]],
  nameOf: (seat: number) => string = (seat) => must(model.names[seat], 'a name'),
): number {
  const all = [worth, ...others];
  const name = width - 3 - all.reduce((sum, column) => sum + column.width, 0);
  const heads = all.map((column) => padded(column.head, column.width, 'right')).join('');
  cells.put(x, y, padded(title, name + 2) + heads, 'heading');
  const ranked = worth.amounts
    .map((amount, seat) => ({ amount, seat }))
    .sort((one, next) => (next.amount ?? -Infinity) - (one.amount ?? -Infinity))
    .map(({ seat }) => seat);
  const isWhole = ranked.length <= height - 1;
  const shown = withViewer(ranked, isWhole ? height - 1 : height - 2, model.viewer);
  const columns = all.map((column) => figuresOf(column, shown));
  shown.forEach((seat, i) => {
    const row = y + 1 + i;
    cells.put(x, row, model.update.toAct === seat ? '▸' : ' ', 'strong');
    cells.put(x + 2, row, padded(`${nameOf(seat)}${stateWord(model, seat)}`, name), seatStyle(seat));
    const isPrivate = worth.amounts[seat] === undefined;
    const figures = isPrivate
      ? padded(frameWords().standings.private, worth.width, 'right')
      : columns.map((column) => column(seat)).join('');
    cells.put(x + 2 + name, row, figures, seat === model.viewer ? 'strong' : 'plain');
  });
  const below = y + 1 + shown.length;
  if (isWhole) return below;
  cells.put(x + 2, below, frameWords().more(ranked.length - shown.length), 'faint');
  return below + 1;
}

/** The amounts of a column, all written the same way. */
function figuresOf({ width, amounts }: Column, seats: readonly number[]): (seat: number) => string {
  const write = moneyColumn(
    seats.map((seat) => amounts[seat]),
    width - 1,
  );
  return (seat) => padded(write(must(amounts[seat], 'an amount')), width, 'right');
}

function withViewer(ranked: readonly number[], room: number, viewer: Viewer): readonly number[] {
  const shown = ranked.slice(0, room);
  const own = ranked.find((seat) => seat === viewer);
  return own === undefined || shown.includes(own) ? shown : [...shown.slice(0, -1), own];
}

/** What became of the player of a seat. */
function stateWord<T extends Types>({ update }: MatchModel<T>, seat: number): string {
  const { minded, here, bot } = must(update.seats[seat], 'a seat');
  const { left, late, away } = frameWords().standings;
  if (minded !== undefined) return minded === 'left' ? ` (${left})` : ` (${late})`;
  return here || bot !== undefined ? '' : ` (${away})`;
}
