/** Bubbles in windows: beside the thing, never over it where there is room, and never outside. */
import { expect, test } from 'vitest';
import { lineTo, placeBubble } from './place-bubble.ts';
import type { BubblePlace, ScreenBox } from './place-bubble.ts';

const BUBBLE = { width: 300, height: 160 };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.each([
  ['a space in the middle of a wide map', { x: 500, y: 300, width: 60, height: 60 }, DESK, 'left'],
  ['a space at the left edge', { x: 40, y: 300, width: 60, height: 60 }, DESK, 'right'],
  ['an order at the right edge', { x: 1000, y: 200, width: 420, height: 60 }, DESK, 'left'],
  ['a space on a phone', { x: 120, y: 300, width: 30, height: 30 }, PHONE, 'above'],
  ['the bar of a phone', { x: 60, y: 10, width: 200, height: 30 }, PHONE, 'below'],
])('%s', (_, thing, window, side) => {
  const placed = placeBubble(thing, BUBBLE, window);
  expect(placed.side).toBe(side);
  const isBeside = placed.x + BUBBLE.width <= thing.x || placed.x >= thing.x + thing.width;
  const isApart = placed.y + BUBBLE.height <= thing.y || placed.y >= thing.y + thing.height;
  expect(isBeside || isApart).toBe(true);
  expect(placed.x).toBeGreaterThanOrEqual(0);
  expect(placed.x + BUBBLE.width).toBeLessThanOrEqual(window.width);
  expect(placed.y).toBeGreaterThanOrEqual(0);
  expect(placed.y + BUBBLE.height).toBeLessThanOrEqual(window.height);
});

const boxOf = (place: BubblePlace): ScreenBox => ({ x: place.x, y: place.y, ...BUBBLE });
const covers = (one: ScreenBox, other: ScreenBox): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('what should be seen with the thing is not covered where another side has room', () => {
  const thing = { x: 500, y: 300, width: 60, height: 60 };
  const company = { x: 380, y: 300, width: 120, height: 60 };
  const outpost = { x: 560, y: 240, width: 60, height: 60 };
  const placed = placeBubble(thing, BUBBLE, DESK, { kept: [], seen: [company, outpost] });
  expect(placed.side).not.toBe('apart');
  expect([company, outpost].filter((box) => covers(boxOf(placed), box))).toEqual([]);
  expect(placeBubble(thing, BUBBLE, DESK).side).toBe('left');
});

test('what can be pressed is never covered while the window has another place: then a line leads to the thing', () => {
  const thing = { x: 180, y: 200, width: 30, height: 30 };
  // A map full of spaces that can be pressed, as a phone has it.
  const kept = Array.from({ length: 12 * 9 }, (_, i) => ({
    x: 8 + 31 * (i % 12),
    y: 50 + 31 * Math.floor(i / 12),
    width: 30,
    height: 30,
  }));
  const placed = placeBubble(thing, BUBBLE, PHONE, { kept, seen: [] });
  expect(placed.side).toBe('apart');
  expect(kept.filter((box) => covers(boxOf(placed), box))).toEqual([]);
  const line = lineTo(thing, placed, BUBBLE);
  expect(line?.length).toBeCloseTo(placed.y - 230);
  expect(line?.angle).toBeCloseTo(-Math.PI / 2);
  expect(lineTo(thing, placeBubble(thing, BUBBLE, PHONE), BUBBLE)).toBeUndefined();
});

test('where nothing is free, the bubble stays in the window', () => {
  const { x, y } = placeBubble({ x: 0, y: 0, width: 390, height: 844 }, BUBBLE, PHONE);
  expect([x, y].every((at) => at >= 0)).toBe(true);
  expect(x + BUBBLE.width).toBeLessThanOrEqual(PHONE.width);
  expect(y + BUBBLE.height).toBeLessThanOrEqual(PHONE.height);
});
