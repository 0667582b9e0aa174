/** Where a ship under way is drawn: as far along as it is, but on no star, and beside words that lie on its way. */
import type { Place } from './chart-frame.ts';
import { overlap } from './label-places.ts';
import type { Box } from './label-places.ts';

/** How far from the middle of a star a ship is drawn at least. */
const CLEAR = 24;
/** The square a ship takes on the map. */
const HULL = 14;
/** How far a ship gives way to words at most, and in which steps. */
const FARTHEST = 44;
const STEP = 4;
/** Between stars that are close together it is drawn beside its way, this far at most. */
const ASIDE = [0, 10, -10, 18, -18, 26, -26];

export function hullBox(at: Place): Box {
  return { ...at, width: HULL, height: HULL };
}

/** `way` is the part of its way that a ship has made. */
export function shipPlace(from: Place, to: Place, way: number, taken: readonly Box[]): Place {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const edge = Math.min(0.45, CLEAR / length);
  const part = Math.max(edge, Math.min(1 - edge, way));
  const [across, down] = [(from.y - to.y) / length, (to.x - from.x) / length];
  const at = (one: number, aside = 0): Place => ({
    x: from.x + one * (to.x - from.x) + aside * across,
    y: from.y + one * (to.y - from.y) + aside * down,
  });
  const along = Array.from({ length: FARTHEST / STEP + 1 }, (_, i) => (i * STEP) / length)
    .flatMap((off) => [part - off, part + off])
    .filter((one) => one >= edge && one <= 1 - edge);
  const places = ASIDE.flatMap((aside) => along.map((one) => at(one, aside)));
  return places.find((place) => taken.every((box) => overlap(hullBox(place), box) === 0)) ?? at(part);
}
