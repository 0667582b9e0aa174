/**
 * Where everything is on the screen of a match. The map is always whole where it fits, the more room
 * the larger; the question stands below it, companies and standings beside it, news where there is
 * space left.
 */
import type { FrameLayout } from '../frame/game-screens.ts';
import type { Size } from '../screen/cells.ts';
import { isCompact } from '../screen/page.ts';
import type { View } from '../../games/star-lanes/index.ts';

interface LanesLayout extends FrameLayout {
  /** Columns and rows of one space on the map. */
  readonly cell: Size;
}

/** From the largest on; spaces of 2:1 look square. */
const CELLS: readonly Size[] = [
  { width: 6, height: 3 },
  { width: 4, height: 2 },
  { width: 4, height: 1 },
  { width: 3, height: 1 },
  { width: 2, height: 1 },
  { width: 1, height: 1 },
];

/** The numbers of the rows, and a gap to what is beside. */
export const ROW_LABEL = 3;
const LEAST_SIDE = 36;
/** Letters and figures without names. */
const NARROW_SIDE = 18;
const LEAST_DESK = 7;
const LEAST_NEWS_COLUMN = 46;
const MOST_SIDE = 62;

export function lanesLayout(size: Size, view: Pick<View, 'config' | 'players'>): LanesLayout {
  return isCompact(size) ? compactLayout(size, view) : wholeLayout(size, view);
}

/** The map with the question below it, and figures beside it where the galaxy is small; everything else is a key away. */
function compactLayout({ width, height }: Size, { config }: Pick<View, 'config'>): LanesLayout {
  const body = height - 2;
  const flat = CELLS.filter((size) => size.height === 1);
  const fitsIn = (room: number): Size | undefined => flat.find((size) => mapWidth(config.columns, size) <= room);
  // A map whose spaces touch is harder to read than a page is to open.
  const narrowed = fitsIn(width - NARROW_SIDE);
  const hasSide = narrowed !== undefined && narrowed.width > 1;
  const cell = (hasSide ? narrowed : fitsIn(width)) ?? { width: 1, height: 1 };
  const map = {
    x: 0,
    y: 1,
    width: mapWidth(config.columns, cell),
    height: Math.min(config.rows + 1, body - LEAST_DESK),
  };
  const beside = width - map.width;
  return {
    map,
    cell,
    side: { x: map.width, y: 1, width: beside >= NARROW_SIDE ? beside : 0, height: map.height },
    desk: { x: 0, y: 1 + map.height, width, height: body - map.height },
  };
}

function wholeLayout({ width, height }: Size, { config, players }: Pick<View, 'config' | 'players'>): LanesLayout {
  const body = height - 2;
  const wanted = deskWanted(config.candidates, config.companies);
  const cell = CELLS.find((size) => fits(size)) ?? { width: 1, height: 1 };
  function fits(size: Size): boolean {
    const rest = body - 1 - config.rows * size.height;
    const room = size.height > 1 ? wanted + 5 : LEAST_DESK;
    return mapWidth(config.columns, size) + LEAST_SIDE <= width && (rest >= room || size.height === 1);
  }
  const mapArea = {
    x: 0,
    y: 1,
    width: mapWidth(config.columns, cell),
    height: Math.max(
      Math.min(config.rows * cell.height + 1, body - LEAST_DESK),
      // A small galaxy leaves room for everything that stands beside it.
      Math.min(config.companies + players + 3, body - wanted),
    ),
  };
  const beside = width - mapArea.width;
  const hasNewsColumn = beside >= LEAST_SIDE + LEAST_NEWS_COLUMN;
  const sideWidth = hasNewsColumn ? Math.min(MOST_SIDE, Math.floor(beside / 2)) : beside;
  const below = 1 + mapArea.height;
  const room = body - mapArea.height;
  const deskHeight = hasNewsColumn ? room : Math.min(room, Math.max(wanted, Math.floor(room / 2)));
  const side = { x: mapArea.width, y: 1, width: sideWidth, height: mapArea.height };
  const newsX = mapArea.width + sideWidth;
  return {
    map: mapArea,
    cell,
    side,
    desk: { x: 0, y: below, width: hasNewsColumn ? newsX : width, height: deskHeight },
    news: hasNewsColumn
      ? { x: newsX + 1, y: 1, width: width - newsX - 1, height: body }
      : { x: 0, y: below + deskHeight, width, height: room - deskHeight },
  };
}

/** The heading, the spaces or companies, and two lines about the one looked at. */
function deskWanted(candidates: number, companies: number): number {
  return Math.max(Math.min(candidates, 10) + 3, Math.min(companies, 10) + 3);
}

function mapWidth(columns: number, cell: Size): number {
  return ROW_LABEL + columns * cell.width + 1;
}
