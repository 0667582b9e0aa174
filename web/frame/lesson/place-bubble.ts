/** Where a bubble stands: beside the thing it speaks of, with an arrow to it, and within the window. */

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

/** Beside the thing where there is room, above or below it otherwise; over its edge where there is no room at all. */
export function placeBubble(thing: ScreenBox, bubble: ScreenSize, window: ScreenSize): BubblePlace {
  const room: Readonly<Record<BubbleSide, number>> = {
    left: thing.x - GAP - MARGIN - bubble.width,
    right: window.width - thing.x - thing.width - GAP - MARGIN - bubble.width,
    above: thing.y - GAP - MARGIN - bubble.height,
    below: window.height - thing.y - thing.height - GAP - MARGIN - bubble.height,
  };
  const sides = ['left', 'right', 'above', 'below'] as const;
  const side = sides.find((one) => room[one] >= 0) ?? sides.toSorted((one, other) => room[other] - room[one])[0]!;
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

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
