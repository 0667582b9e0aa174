/**
 * Where the names of the stars stand on the map: below their star if they can, else above, beside or at a corner of it. No two
 * names lie on each other or on a star; where there is no room a name goes without its class, or is left for the card.
 */
import { textWidth } from '../../frame/text-width.ts';
import type { StarClass } from '../../../games/star-trader/types.ts';
import type { Place } from './chart-frame.ts';
import { isFree, overlap } from './label-places.ts';
import type { Box } from './label-places.ts';

/** A star as it is drawn: where, and what would be written to it. */
export interface DrawnStar extends Place {
  readonly star: string;
  readonly class: StarClass;
  /** The class as it is written, with how far the next one is. */
  readonly sign: string;
  /** The price of the good that is looked for. */
  readonly price: { readonly side: 'sells' | 'buys'; readonly words: string } | undefined;
}

/** A name with its place; its lines are centred in the box. */
export interface PlacedName {
  readonly box: Box;
  /** Whether the class follows the name. */
  readonly hasClass: boolean;
  /** Whether the price stands below it, where there is one. */
  readonly hasPrice: boolean;
}

/** What is left out first where there is little room. */
const VARIANTS = [
  { hasClass: true, hasPrice: true },
  { hasClass: false, hasPrice: true },
  { hasClass: false, hasPrice: false },
] as const;
type NameVariant = (typeof VARIANTS)[number];

const NAME_SIZE = 12;
const CLASS_SIZE = 10;
const PRICE_SIZE = 11.5;
/** From one line to the next. */
export const LINE = 13;
/** Between a mark and its name. */
const GAP = 3;

/** How far the mark of a star reaches from its middle. */
const REACH: Readonly<Record<StarClass, number>> = { I: 17, II: 13, III: 10, IV: 7 };

/** The square a star takes on the map. */
export function markBox({ x, y, class: kind }: Place & { readonly class: StarClass }): Box {
  return { x, y, width: 2 * REACH[kind], height: 2 * REACH[kind] };
}

/** A place for every name, in the order of the stars; undefined where there is none. Those with the least room choose first. */
export function placeNames(stars: readonly DrawnStar[], within: Box): readonly (PlacedName | undefined)[] {
  const marks = stars.map(markBox);
  const tries = ORDERS.map((order) => placeInOrder(stars, marks, within, order));
  return tries.reduce((best, one) => (missing(one) < missing(best) ? one : best));
}

type TurnOrder = (stars: readonly DrawnStar[]) => (star: number) => number;

/** By how crowded it is around them; or from an edge on, where a crowd has no way out in its middle. */
const ORDERS: readonly TurnOrder[] = [
  (stars) => {
    const crowds = stars.map(
      ({ x, y }) => -stars.filter((other) => Math.abs(other.x - x) < 80 && Math.abs(other.y - y) < 50).length,
    );
    return (star) => crowds[star]!;
  },
  (stars) => (star) => stars[star]!.y,
  (stars) => (star) => stars[star]!.x,
  (stars) => (star) => -stars[star]!.y,
  (stars) => (star) => -stars[star]!.x,
];

/** What is not said: a name counts more than a price, and that more than a class. */
function missing(names: readonly (PlacedName | undefined)[]): number {
  const lost = (name: PlacedName): number => (name.hasPrice ? 0 : 3) + (name.hasClass ? 0 : 1);
  return names.reduce((sum, name) => sum + (name === undefined ? 10 : lost(name)), 0);
}

function placeInOrder(
  stars: readonly DrawnStar[],
  marks: readonly Box[],
  within: Box,
  order: TurnOrder,
): (PlacedName | undefined)[] {
  const placed: (PlacedName | undefined)[] = stars.map(() => undefined);
  const rank = order(stars);
  const turns = stars.map((_, star) => star).toSorted((one, other) => rank(one) - rank(other));
  for (const turn of turns) {
    const taken = [...marks, ...placed.flatMap((name) => name?.box ?? [])];
    placed[turn] = candidates(stars[turn]!).find(({ box }) => isFree(box, taken, within));
  }
  for (const turn of turns) if (placed[turn] === undefined) makeRoom(stars, marks, within, placed, turn);
  return placed;
}

/** Gives a name that found no place one where a single other name can give way, and moves that. */
function makeRoom(
  stars: readonly DrawnStar[],
  marks: readonly Box[],
  within: Box,
  placed: (PlacedName | undefined)[],
  star: number,
): void {
  for (const wish of candidates(stars[star]!)) {
    if (!isFree(wish.box, marks, within)) continue;
    const inTheWay = placed.flatMap((name, other) =>
      name !== undefined && overlap(name.box, wish.box) > 0 ? [other] : [],
    );
    const [other] = inTheWay;
    if (other === undefined || inTheWay.length > 1) continue;
    const rest = placed.flatMap((name, one) => (one === other || name === undefined ? [] : [name.box]));
    const moved = candidates(stars[other]!).find(({ box }) => isFree(box, [...marks, ...rest, wish.box], within));
    if (moved === undefined) continue;
    placed[other] = moved;
    placed[star] = wish;
    return;
  }
}

/** All places of a name, the best first: to say all anywhere is better than less. */
function candidates(star: DrawnStar): PlacedName[] {
  return VARIANTS.flatMap((variant) => boxesAround(star, variant).map((box) => ({ box, ...variant })));
}

function boxesAround(star: DrawnStar, variant: NameVariant): Box[] {
  const { x, y, class: kind } = star;
  const { width, height } = sizeOf(star, variant);
  const reach = REACH[kind] + GAP;
  const [side, up, corner] = [reach + width / 2, reach + height / 2, 0.6 * reach];
  const places: Place[] = [
    { x, y: y + up },
    { x, y: y - up },
    { x: x + side, y },
    { x: x - side, y },
    { x: x + corner + width / 2, y: y + corner + height / 2 },
    { x: x - corner - width / 2, y: y + corner + height / 2 },
    { x: x + corner + width / 2, y: y - corner - height / 2 },
    { x: x - corner - width / 2, y: y - corner - height / 2 },
    { x: x + width / 3, y: y + up },
    { x: x - width / 3, y: y + up },
    { x: x + width / 3, y: y - up },
    { x: x - width / 3, y: y - up },
  ];
  return places.map((place) => ({ ...place, width, height }));
}

function sizeOf(star: DrawnStar, { hasClass, hasPrice }: NameVariant): { width: number; height: number } {
  const name = textWidth(star.star, NAME_SIZE) + (hasClass ? textWidth(` ${star.sign}`, CLASS_SIZE) : 0);
  const price = hasPrice ? star.price : undefined;
  if (price === undefined) return { width: name, height: LINE };
  return { width: Math.max(name, textWidth(price.words, PRICE_SIZE)), height: 2 * LINE };
}
