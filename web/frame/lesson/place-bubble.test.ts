/** Bubbles in windows: beside the thing, never over it where there is room, and never outside. */
import { expect, test } from 'vitest';
import { placeBubble } from './place-bubble.ts';

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

test('what should be seen with the thing is not covered where another side has room', () => {
  const thing = { x: 500, y: 300, width: 60, height: 60 };
  const company = { x: 380, y: 300, width: 120, height: 60 };
  const outpost = { x: 560, y: 240, width: 60, height: 60 };
  const placed = placeBubble(thing, BUBBLE, DESK, [company, outpost]);
  expect(placed.side).toBe('below');
  expect(placeBubble(thing, BUBBLE, DESK, []).side).toBe('left');
});

test('where nothing is free, the bubble stays in the window', () => {
  const { x, y } = placeBubble({ x: 0, y: 0, width: 390, height: 844 }, BUBBLE, PHONE);
  expect([x, y].every((at) => at >= 0)).toBe(true);
  expect(x + BUBBLE.width).toBeLessThanOrEqual(PHONE.width);
  expect(y + BUBBLE.height).toBeLessThanOrEqual(PHONE.height);
});
