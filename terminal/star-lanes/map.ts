/** The galaxy: offered spaces with the key that plays them, companies in their colours. */
import type { Area, Cells, Size } from '../screen/cells.ts';
import { companyStyle } from '../screen/style.ts';
import type { Style } from '../screen/style.ts';
import { must } from '../../core/must.ts';
import type { View } from '../../games/star-lanes/index.ts';
import { columnName } from '../../games/star-lanes/spaces.ts';
import { keyOf, placeOf } from '../../client/offer-keys.ts';
import { ROW_LABEL, lanesLayout } from './layout.ts';
import { outcomeOf } from './outcome.ts';
import type { LanesMatchModel, LanesUi } from './model.ts';

interface Space {
  readonly name: string;
  readonly mark: string;
  /** The key that plays it; undefined when it is not offered. */
  readonly key: string | undefined;
  readonly isPicked: boolean;
  readonly isLast: boolean;
  /** What the space that is looked at would make of it; undefined where it stays as it is. */
  readonly ghost: string | undefined;
}

export function drawMap(cells: Cells, model: LanesMatchModel, { picked }: LanesUi, area: Area): void {
  const { map, ask, config } = model.view;
  const { cell } = lanesLayout(cells, model.view);
  const isAsked = model.asked !== undefined;
  const offered = ask?.ask === 'place' ? ask.spaces.map(({ space }) => space) : [];
  const looked = isAsked ? offered[picked] : undefined;
  const last = lastSpace(model);
  const ghosts = ghostsOf(model, picked);
  const shown = Math.floor((area.height - 1) / cell.height);
  const first = firstRow(config.rows, shown, rowOf(looked ?? last));
  drawColumns(cells, area, cell, config.columns);
  // Rows that lie above and below.
  if (first > 0) cells.put(area.x + 2, area.y + 1, '↑', 'strong');
  if (first + shown < config.rows) cells.put(area.x + 2, area.y + shown * cell.height, '↓', 'strong');
  for (let row = first; row < Math.min(config.rows, first + shown); row++) {
    const y = area.y + 1 + (row - first) * cell.height;
    const middle = y + Math.floor((cell.height - 1) / 2);
    cells.put(area.x, middle, String(row + 1).padStart(2), 'faint');
    [...must(map[row], 'a row of the map')].forEach((mark, column) => {
      const name = `${row + 1}${columnName(column)}`;
      const key = offered.includes(name) ? keyOf(offered.indexOf(name)) : undefined;
      const space = { name, mark, key, isPicked: name === looked, isLast: name === last, ghost: ghosts.get(name) };
      drawSpace(cells, { x: area.x + ROW_LABEL + column * cell.width, y, ...cell }, space, isAsked);
    });
  }
}

/** Where a space is, on a map that is whole. */
export function spaceArea({ map, cell }: ReturnType<typeof lanesLayout>, { config }: View, name: string): Area {
  const column = Array.from({ length: config.columns }, (_, at) => columnName(at)).indexOf(name.replace(/^\d+/, ''));
  return { x: map.x + ROW_LABEL + column * cell.width, y: map.y + 1 + rowOf(name) * cell.height, ...cell };
}

function drawColumns(cells: Cells, { x, y }: Area, { width }: Size, columns: number): void {
  for (let column = 0; column < columns; column++) {
    const name = columnName(column);
    // Where there is no room for two letters the second one is enough.
    const label = width < 2 ? name.slice(-1) : name;
    cells.put(x + ROW_LABEL + column * width + middleOf(width, label.length), y, label, 'faint');
  }
}

function middleOf(width: number, length: number): number {
  return Math.max(0, Math.floor((width - length) / 2));
}

function drawSpace(cells: Cells, area: Area, space: Space, asked: boolean): void {
  const { x, y, width, height } = area;
  const middle = y + Math.floor((height - 1) / 2);
  if (space.key !== undefined) return drawOffer(cells, area, middle, space, space.key, asked);
  const style = markStyle(space);
  if (space.ghost !== undefined) return drawGhost(cells, area, middle, space.ghost);
  if (/[A-L]/.test(space.mark)) cells.cover(area, ' ', style);
  cells.put(x + middleOf(width, 1), middle, space.mark === '.' ? '·' : space.mark, style);
  // Without colours the lane still shows which space was played last.
  if (space.isLast && width >= 3) cells.put(x + middleOf(width, 1) - 1, middle, '>', style);
}

/** In little letters, so that it is told from what is there without colours, too. */
function drawGhost(cells: Cells, { x, width }: Area, middle: number, mark: string): void {
  const style = markStyle({ mark });
  cells.put(x + middleOf(width, 1), middle, mark === '.' ? '·' : mark.toLowerCase(), style);
}

/** What would be where, by the name of the space, if the one that is looked at was played. */
function ghostsOf(model: LanesMatchModel, picked: number): ReadonlyMap<string, string> {
  const { ask } = model.view;
  const offered = model.asked !== undefined && ask?.ask === 'place' ? ask.spaces[picked] : undefined;
  if (offered === undefined) return new Map();
  const { map, changed } = outcomeOf(model, offered).shape;
  const marks = map.flatMap((row, y) => [...row].map((mark, x) => [`${y + 1}${columnName(x)}`, mark] as const));
  return new Map(marks.filter(([name]) => changed.includes(name)));
}

function drawOffer(cells: Cells, area: Area, middle: number, { isPicked }: Space, key: string, asked: boolean): void {
  const { x, width, y, height } = area;
  const style: Style = !asked ? 'strong' : isPicked ? 'offered-picked' : 'offered';
  if (asked) cells.hit(area, { key: 'select', what: 'space', place: placeOf(key) });
  if (height > 1 && asked) cells.cover({ x, y, width: width - 1, height }, ' ', style);
  if (width < 3) cells.put(x + middleOf(width, 1), middle, key, style);
  else cells.put(x + middleOf(width, 3), middle, `[${key}]`, style);
}

function markStyle({ mark }: Pick<Space, 'mark'>): Style {
  if (mark === '*') return 'star';
  if (mark === '+') return 'outpost';
  if (mark === '@') return 'hole';
  return mark === '.' ? 'faint' : companyStyle(mark);
}

/** The space that was played last. */
function lastSpace({ events }: LanesMatchModel): string | undefined {
  const last = events.findLast(
    ({ type }) => type === 'outpost' || type === 'lost' || type === 'founded' || type === 'grown' || type === 'merged',
  );
  return last !== undefined && 'space' in last ? last.space : undefined;
}

function rowOf(space: string | undefined): number {
  return space === undefined ? 0 : Number.parseInt(space, 10) - 1;
}

/** The first row in view where not all fit: the one that matters is in the middle. */
function firstRow(rows: number, shown: number, wanted: number): number {
  return Math.max(0, Math.min(rows - shown, wanted - Math.floor(shown / 2)));
}
