/**
 * Where a bubble stands: beside the thing it speaks of, with an arrow to it, and within the window. Where it would cover there
 * what a player needs, it stands apart, with a line to the thing.
 */
import { must } from '../../../core/must.ts';

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

export interface ScreenBox extends ScreenSize {
  readonly x: number;
  readonly y: number;
}

/** What else is on the screen. */
export interface BubbleSurroundings {
  /** What is pressed or read for the step: never covered where there is any other place. */
  readonly kept: readonly ScreenBox[];
  /** What should rather be seen with it. */
  readonly seen: readonly ScreenBox[];
}

/** On which side of the thing the bubble is. */
type BubbleSide = 'right' | 'left' | 'below' | 'above';

export interface BubblePlace {
  readonly x: number;
  readonly y: number;
  readonly side: BubbleSide | 'apart';
  /** How far from the beginning of its edge the arrow is. */
  readonly arrow: number;
}

/** Between the thing and the bubble there is room for the arrow. */
const GAP = 14;
/** To the edges of the window. */
const MARGIN = 8;
/** An arrow in a round corner looks broken. */
const CORNER = 22;
/** Nearer than this a bubble apart needs no line. */
const NEAR = 48;
/** How far places that are tried lie from each other. */
const STEP = 12;

/** What it costs to cover something that is kept; something that is seen costs 1. */
const KEPT = 100;
/** What it costs to stand apart, and a pixel of distance. */
const APART = 0.3;
const PIXEL = 1 / 200;
/** And a pixel out of the middle. */
const SHIFT = 1 / 2000;

const NOTHING: BubbleSurroundings = { kept: [], seen: [] };

/** The place that covers least, beside the thing rather than apart from it. */
export function placeBubble(
  thing: ScreenBox,
  bubble: ScreenSize,
  window: ScreenSize,
  { kept, seen }: BubbleSurroundings = NOTHING,
): BubblePlace {
  const needed = [thing, ...kept];
  const covering = (place: BubblePlace): number => {
    const box = { ...place, ...bubble };
    return KEPT * sum(needed, (one) => coverCost(one, box)) + sum(seen, (one) => coveredPart(one, box));
  };
  const beside = cheapest(besidePlaces(thing, bubble, window), covering);
  if (beside !== undefined && beside.cost < APART) return beside.place;
  const apart = cheapest(apartPlaces(thing, bubble, window), covering);
  return must(cheaper(beside, apart), 'a place in the window').place;
}

interface TriedPlace {
  readonly place: BubblePlace;
  /** What is wrong with the place itself, whatever it covers. */
  readonly cost: number;
}

function cheapest(tried: readonly TriedPlace[], covering: (place: BubblePlace) => number): TriedPlace | undefined {
  let best: TriedPlace | undefined;
  for (const { place, cost } of tried) {
    if (best !== undefined && cost >= best.cost) continue;
    best = cheaper(best, { place, cost: cost + covering(place) });
  }
  return best;
}

function cheaper(one: TriedPlace | undefined, other: TriedPlace | undefined): TriedPlace | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other.cost < one.cost ? other : one;
}

/** On every side with room, in the middle and shifted as far as the arrow reaches. */
function besidePlaces(thing: ScreenBox, bubble: ScreenSize, window: ScreenSize): TriedPlace[] {
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  const xs = shifts(middle.x, bubble.width, window.width);
  const ys = shifts(middle.y, bubble.height, window.height);
  const [left, right] = [thing.x - GAP - bubble.width, thing.x + thing.width + GAP];
  const [above, below] = [thing.y - GAP - bubble.height, thing.y + thing.height + GAP];
  const fits = (at: number, size: number, all: number): boolean => at >= MARGIN && at + size <= all - MARGIN;
  const across = (side: BubbleSide, x: number): TriedPlace[] =>
    fits(x, bubble.width, window.width)
      ? ys.map(({ at, cost }) => ({ place: { x, y: at, side, arrow: arrowAt(middle.y - at, bubble.height) }, cost }))
      : [];
  const down = (side: BubbleSide, y: number): TriedPlace[] =>
    fits(y, bubble.height, window.height)
      ? xs.map(({ at, cost }) => ({ place: { x: at, y, side, arrow: arrowAt(middle.x - at, bubble.width) }, cost }))
      : [];
  return [...across('left', left), ...across('right', right), ...down('above', above), ...down('below', below)];
}

/** Where an edge may begin that an arrow to the middle of the thing starts from. */
function shifts(middle: number, length: number, all: number): { readonly at: number; readonly cost: number }[] {
  const [least, most] = [MARGIN, all - MARGIN - length];
  const centred = within(middle - length / 2, least, most);
  const reach = Math.floor((length / 2 - CORNER) / STEP);
  return Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const at = within(centred + (i - reach) * STEP, least, most);
    return { at, cost: Math.abs(at - centred) * SHIFT };
  });
}

function arrowAt(wanted: number, length: number): number {
  return within(wanted, CORNER, length - CORNER);
}

/** Anywhere in the window, the nearer the better. */
function apartPlaces(thing: ScreenBox, bubble: ScreenSize, window: ScreenSize): TriedPlace[] {
  const along = (length: number, all: number): number[] => {
    const room = Math.max(0, all - 2 * MARGIN - length);
    const steps = Math.ceil(room / STEP);
    return Array.from({ length: steps + 1 }, (_, i) => MARGIN + Math.min(room, i * STEP));
  };
  return along(bubble.width, window.width).flatMap((x) =>
    along(bubble.height, window.height).map((y) => ({
      place: { x, y, side: 'apart' as const, arrow: 0 },
      cost: APART + PIXEL * distance({ x, y, ...bubble }, thing),
    })),
  );
}

/** To cover a little of what is needed is bad already. */
function coverCost(one: ScreenBox, box: ScreenBox): number {
  const part = coveredPart(one, box);
  return part === 0 ? 0 : 0.2 + 0.8 * part;
}

/** How much of a thing a box covers. */
function coveredPart(one: ScreenBox, box: ScreenBox): number {
  const width = Math.max(0, shared(one.x, one.width, box.x, box.width));
  const height = Math.max(0, shared(one.y, one.height, box.y, box.height));
  return (width * height) / (one.width * one.height);
}

function sum<One>(all: readonly One[], cost: (one: One) => number): number {
  return all.reduce((total, one) => total + cost(one), 0);
}

/** How much of a line two stretches share; below zero, how far they are apart. */
function shared(from: number, length: number, otherFrom: number, otherLength: number): number {
  return Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom);
}

function distance(one: ScreenBox, other: ScreenBox): number {
  const x = Math.max(0, -shared(one.x, one.width, other.x, other.width));
  const y = Math.max(0, -shared(one.y, one.height, other.y, other.height));
  return Math.hypot(x, y);
}

/** A line from a bubble that stands apart to its thing: where it begins, how long it is, and its angle in radians. */
export interface BubbleLine {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly angle: number;
}

/** None where the bubble is beside the thing, or so near that nobody looks for it. */
export function lineTo(thing: ScreenBox, place: BubblePlace, { width, height }: ScreenSize): BubbleLine | undefined {
  const x = nearest(place.x, width, thing.x, thing.width);
  const y = nearest(place.y, height, thing.y, thing.height);
  const [right, down] = [within(x, thing.x, thing.x + thing.width) - x, within(y, thing.y, thing.y + thing.height) - y];
  const length = Math.hypot(right, down);
  return place.side !== 'apart' || length < NEAR ? undefined : { x, y, length, angle: Math.atan2(down, right) };
}

/** The point of a stretch that is nearest to the middle of another. */
function nearest(from: number, length: number, otherFrom: number, otherLength: number): number {
  return within(otherFrom + otherLength / 2, from, from + length);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
