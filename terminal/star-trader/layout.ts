/**
 * Where everything is on the screen of Star Trader: the map at the left, captains and ships beside
 * it, what is asked below; where there is room also the price chart and the news.
 */
import type { FrameLayout } from '../frame/game-screens.ts';
import type { Size } from '../screen/cells.ts';
import { isCompact } from '../screen/page.ts';

const LEAST_MAP = 40;
const LEAST_SIDE = 39;
const MOST_SIDE = 60;
const LEAST_NEWS = 44;
const LEAST_NEWS_ROWS = 4;
const LEAST_DESK = 8;
const MOST_DESK = 14;
/** Room beside the map for the names of stars at its edge. */
const MARGIN = 8;

/** The news have a column of their own, or what the question leaves, or what the side leaves. */
export function traderLayout({ width, height }: Size): FrameLayout {
  const body = height - 2;
  if (isCompact({ width, height })) return compactLayout(width, body);
  const deskHeight = Math.max(LEAST_DESK, Math.min(MOST_DESK, Math.floor(body / 3)));
  const above = body - deskHeight;
  // A mark is twice as high as wide: so the map is nearly square.
  const mapWidth = Math.max(LEAST_MAP, Math.min(2 * above + MARGIN, width - LEAST_SIDE));
  const beside = width - mapWidth;
  const hasNews = beside >= MOST_SIDE + LEAST_NEWS;
  const sideWidth = hasNews ? MOST_SIDE : beside;
  const below = 1 + above;
  const desk = { x: 0, y: below, width: hasNews ? mapWidth + sideWidth : width, height: deskHeight };
  const rest = deskHeight - LEAST_DESK;
  const besides = {
    map: { x: 0, y: 1, width: mapWidth, height: above },
    side: { x: mapWidth + 1, y: 1, width: sideWidth - 1, height: above },
  };
  if (hasNews) {
    const x = mapWidth + sideWidth + 1;
    return { ...besides, desk, news: { x, y: 1, width: width - x, height: body } };
  }
  if (rest < LEAST_NEWS_ROWS) return { ...besides, desk };
  return {
    ...besides,
    desk: { ...desk, height: LEAST_DESK },
    news: { x: 0, y: below + LEAST_DESK, width, height: rest },
  };
}

/** The map above the question; captains and ships, stars and news are a key away. */
function compactLayout(width: number, body: number): FrameLayout {
  const above = body - LEAST_DESK;
  return {
    map: { x: 0, y: 1, width, height: above },
    side: { x: width, y: 1, width: 0, height: above },
    desk: { x: 0, y: 1 + above, width, height: LEAST_DESK },
  };
}
