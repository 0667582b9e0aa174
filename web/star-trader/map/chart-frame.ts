/** Where things lie on the star map: light years to pixels, as large as all stars fit. */
import type { Viewer } from '../../../core/contract.ts';
import type { View } from '../../../games/star-trader/types.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  /** Pixels for a light year. */
  readonly scale: number;
  /** The middle of the stars, in light years. */
  readonly middle: Place;
}

/** Room around the stars for their names; a small map has none to give away, and names find places within it. */
interface Margins {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

const WIDE: Margins = { side: 40, top: 34, bottom: 56 };
const NARROW: Margins = { side: 24, top: 22, bottom: 26 };
const SMALL = 380;

function marginsOf(width: number, height: number): Margins {
  return Math.min(width, height) < SMALL ? NARROW : WIDE;
}

/** A galaxy of two stars is not enlarged beyond this. */
const MOST_PIXELS = 16;

export function frameOf(stars: readonly Place[], width: number, height: number): ChartFrame {
  const [left, right] = rangeOf(stars.map(({ x }) => x));
  const [bottom, top] = rangeOf(stars.map(({ y }) => y));
  const margins = marginsOf(width, height);
  const across = (width - 2 * margins.side) / Math.max(1, right - left);
  const upright = (height - margins.top - margins.bottom) / Math.max(1, top - bottom);
  const scale = Math.max(0.5, Math.min(across, upright, MOST_PIXELS));
  return { width, height, scale, middle: { x: (left + right) / 2, y: (bottom + top) / 2 } };
}

/** A place in pixels; on maps north is up. */
export function pixelOf({ width, height, scale, middle }: ChartFrame, { x, y }: Place): Place {
  const { top, bottom } = marginsOf(width, height);
  return { x: width / 2 + (x - middle.x) * scale, y: (height + top - bottom) / 2 - (y - middle.y) * scale };
}

/** Light years from one ring to the next: rings that lie too close together say nothing. */
export function ringStep({ scale }: ChartFrame): number {
  return [10, 20, 50, 100].find((step) => step * scale >= 36) ?? 100;
}

/** How many rings it takes until the farthest star is inside. */
export function ringCount(frame: ChartFrame, centre: Place, stars: readonly Place[]): number {
  const farthest = Math.max(0, ...stars.map((star) => distance(centre, star)));
  return Math.min(14, Math.ceil(farthest / ringStep(frame)));
}

/** How far around its middle a star can be pressed: as far as a finger needs, but never nearer to another one. */
export function pressRadius(places: readonly Place[], star: Place): number {
  const nearest = Math.min(...places.filter((other) => other !== star).map((other) => distance(star, other)));
  return Math.max(10, Math.min(22, nearest / 2));
}

/** The star that distances are counted from: where a captain's own ship is, or is bound for. Who watches has no ship. */
export function originOf({ ships }: Pick<View, 'ships'>, viewer: Viewer, ship: number): string | undefined {
  const own = ships[ship];
  return own === undefined || own.owner !== viewer ? undefined : (own.at ?? own.to);
}

export function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The nearest star in a direction (north is `y` 1), those straight ahead first; undefined where none lies there. */
export function nextStar<Star extends Place>(stars: readonly Star[], from: Place, direction: Place): Star | undefined {
  const ahead = stars.flatMap((star) => {
    const [dx, dy] = [star.x - from.x, star.y - from.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    return along > 0 ? [{ star, cost: along + 2 * aside }] : [];
  });
  return ahead.toSorted((one, other) => one.cost - other.cost)[0]?.star;
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
}
