/** Where everything of the galaxy lies on a map of marks: stars, their names, ships and rings. Pure. */
import type { Landing } from '../../insight/star-trader/landings.ts';
import type { StarView, View } from '../../games/star-trader/types.ts';
import type { Area } from '../screen/cells.ts';

/** Columns at the right that the names of stars may need. */
const NAME_ROOM = 6;

interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface PlacedStar extends ScreenPoint {
  readonly star: StarView;
  /** Where the name begins; undefined where there is no room for it. */
  readonly label: ScreenPoint | undefined;
  /** What is there. */
  readonly words: string;
}

interface PlacedShip extends ScreenPoint {
  readonly landing: Landing;
  readonly words: string;
}

/** What takes which marks of an area. */
class TakenMarks {
  readonly #area: Area;
  readonly #taken = new Set<number>();

  constructor(area: Area) {
    this.#area = area;
  }

  isFree({ x, y }: ScreenPoint, length: number): boolean {
    const { x: left, y: top, width, height } = this.#area;
    if (x < left || y < top || x + length > left + width || y >= top + height) return false;
    return Array.from({ length }, (_, i) => y * 10_000 + x + i).every((mark) => !this.#taken.has(mark));
  }

  /** Free, and with nothing close before or behind it but `own`. */
  isApart({ x, y }: ScreenPoint, length: number, own?: ScreenPoint): boolean {
    const isOwn = (column: number): boolean => own?.x === column && own.y === y;
    const ends = [x - 1, x + length].filter((column) => !isOwn(column));
    return this.isFree({ x, y }, length) && ends.every((column) => !this.#taken.has(y * 10_000 + column));
  }

  take({ x, y }: ScreenPoint, length: number): void {
    for (let i = 0; i < length; i++) this.#taken.add(y * 10_000 + x + i);
  }
}

/** Where a place of the galaxy is on the map: as large as all stars leave room for, and true to their distances. */
export function projected(
  { stars }: Pick<View, 'stars'>,
  { x, y, width, height }: Area,
): (place: ScreenPoint) => ScreenPoint {
  const [across, down] = [Math.max(1, width - NAME_ROOM - 2), Math.max(1, height - 1)];
  const [wide, high] = [spanOf(stars.map((star) => star.x)), spanOf(stars.map((star) => star.y))];
  // A mark is twice as high as wide.
  const scale = Math.min(across / wide.length, (2 * down) / high.length);
  return (place) => ({
    x: x + 1 + Math.round(across / 2 + (place.x - wide.middle) * scale),
    y: y + Math.round(down / 2 - ((place.y - high.middle) * scale) / 2),
  });
}

function spanOf(values: readonly number[]): { readonly middle: number; readonly length: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: Math.max(1, most - least) };
}

export interface MapPlaces {
  readonly stars: readonly PlacedStar[];
  readonly ships: readonly PlacedShip[];
}

/** `name` gives what is written beside a star, the longest first; `date` what beside a ship. */
export function mapPlaces(
  view: View,
  landings: readonly Landing[],
  area: Area,
  name: (star: StarView) => readonly string[],
  ship: (landing: Landing) => readonly string[],
): MapPlaces {
  const onMap = projected(view, area);
  const taken = new TakenMarks(area);
  const marked = view.stars.map((star) => ({ star, place: onMap(star) }));
  for (const { place } of marked) taken.take(place, 1);
  const stars = marked.map(({ star, place }) => ({ ...place, star, ...labelled(taken, place, name(star)) }));
  const ships = landings.flatMap((landing) => shipPlace(taken, onMap(landing), landing, ship(landing)));
  return { stars, ships };
}

/** The longest words that fit beside a star: right, left, above or below it. */
function labelled(
  taken: TakenMarks,
  { x, y }: ScreenPoint,
  all: readonly string[],
): Pick<PlacedStar, 'label' | 'words'> {
  for (const words of all) {
    const half = Math.floor(words.length / 2);
    const places = [
      { x: x + 1, y },
      { x: x - words.length - 1, y },
      { x: x - half, y: y - 1 },
      { x: x - half, y: y + 1 },
    ];
    const label =
      places.find((place) => taken.isApart(place, words.length, { x, y })) ??
      places.find((place) => taken.isFree(place, words.length));
    if (label === undefined) continue;
    taken.take(label, words.length);
    return { label, words };
  }
  return { label: undefined, words: '' };
}

/** As near as there is room. */
const NEAR: readonly ScreenPoint[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: -2, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 2, y: 0 },
  { x: -3, y: 0 },
  { x: 2, y: 1 },
  { x: -2, y: 1 },
  { x: 2, y: -1 },
  { x: -2, y: -1 },
];

function shipPlace(taken: TakenMarks, at: ScreenPoint, landing: Landing, all: readonly string[]): PlacedShip[] {
  const places = NEAR.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
  for (const words of all) {
    const place =
      places.find((one) => taken.isApart(one, words.length)) ?? places.find((one) => taken.isFree(one, words.length));
    if (place === undefined) continue;
    taken.take(place, words.length);
    return [{ ...place, landing, words }];
  }
  return [];
}

/** The marks on the way between two places, without its ends. */
export function wayBetween(from: ScreenPoint, to: ScreenPoint): ScreenPoint[] {
  const steps = Math.max(Math.abs(to.x - from.x), 2 * Math.abs(to.y - from.y));
  const marks = Array.from({ length: Math.max(0, steps - 1) }, (_, i) => ({
    x: Math.round(from.x + ((to.x - from.x) * (i + 1)) / steps),
    y: Math.round(from.y + ((to.y - from.y) * (i + 1)) / steps),
  }));
  return marks.filter((_, i) => i % 2 === 1);
}

/** The marks of a ring of that many light years. */
export function ringAround(
  centre: ScreenPoint,
  lightYears: number,
  onMap: (place: ScreenPoint) => ScreenPoint,
  { x, y, width, height }: Area,
): ScreenPoint[] {
  const marks = 2 * Math.round(lightYears);
  const around = Array.from({ length: marks }, (_, i) => {
    const angle = (2 * i * Math.PI) / marks;
    return onMap({ x: centre.x + lightYears * Math.sin(angle), y: centre.y + lightYears * Math.cos(angle) });
  });
  return around.filter((place) => place.x >= x && place.x < x + width && place.y >= y && place.y < y + height);
}
