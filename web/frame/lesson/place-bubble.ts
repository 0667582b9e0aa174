/** Where a bubble stands: beside the thing it speaks of, with an arrow to it, and within the window. */
import { must } from '../../../core/must.ts';

interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

export interface ScreenBox extends ScreenSize {
  readonly x: number;
  readonly y: number;
}

/** On which side of the thing the bubble is. */
type BubbleSide = 'right' | 'left' | 'below' | 'above';

export interface BubblePlace {
  readonly x: number;
  readonly y: number;
  readonly side: BubbleSide;
  /** How far from the beginning of its edge the arrow is. */
  readonly arrow: number;
}

/** Between the thing and the bubble there is room for the arrow. */
const GAP = 14;
/** To the edges of the window. */
const MARGIN = 8;
/** An arrow in a round corner looks broken. */
const CORNER = 22;

/**
 * Beside the thing where there is room, above or below it otherwise; over its edge where there is no room at all. Of the
 * sides with room, that on which it covers least of what should be seen with the thing.
 */
export function placeBubble(
  thing: ScreenBox,
  bubble: ScreenSize,
  window: ScreenSize,
  seen: readonly ScreenBox[] = [],
): BubblePlace {
  const room: Readonly<Record<BubbleSide, number>> = {
    left: thing.x - GAP - MARGIN - bubble.width,
    right: window.width - thing.x - thing.width - GAP - MARGIN - bubble.width,
    above: thing.y - GAP - MARGIN - bubble.height,
    below: window.height - thing.y - thing.height - GAP - MARGIN - bubble.height,
  };
  const sides = ['left', 'right', 'above', 'below'] as const;
  const free = sides.filter((one) => room[one] >= 0);
  const roomiest = sides.toSorted((one, other) => room[other] - room[one]).slice(0, 1);
  const places = (free.length > 0 ? free : roomiest).map((side) => placeAt(side, thing, bubble, window));
  const covered = (place: BubblePlace): number =>
    seen.reduce((sum, box) => sum + overlap({ ...place, ...bubble }, box), 0);
  return must(places.toSorted((one, other) => covered(one) - covered(other))[0], 'a side');
}

function placeAt(side: BubbleSide, thing: ScreenBox, bubble: ScreenSize, window: ScreenSize): BubblePlace {
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  const [wantedX, wantedY] = {
    left: [thing.x - GAP - bubble.width, middle.y - bubble.height / 2],
    right: [thing.x + thing.width + GAP, middle.y - bubble.height / 2],
    above: [middle.x - bubble.width / 2, thing.y - GAP - bubble.height],
    below: [middle.x - bubble.width / 2, thing.y + thing.height + GAP],
  }[side];
  const x = within(wantedX!, MARGIN, window.width - MARGIN - bubble.width);
  const y = within(wantedY!, MARGIN, window.height - MARGIN - bubble.height);
  const isBeside = side === 'left' || side === 'right';
  const arrow = isBeside ? middle.y - y : middle.x - x;
  return { x, y, side, arrow: within(arrow, CORNER, (isBeside ? bubble.height : bubble.width) - CORNER) };
}

/** How much of the screen two boxes share. */
function overlap(one: ScreenBox, other: ScreenBox): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
