/** Where stars lie on the map, and how one walks from star to star. */
import { expect, test } from 'vitest';
import { frameOf, nextStar, pixelOf, ringCount, ringStep } from './chart-frame.ts';

const SOL = { x: 0, y: 0, star: 'SOL' };
const KIRK = { x: 40, y: 10, star: 'KIRK' };
const YORK = { x: -30, y: -45, star: 'YORK' };
const STARS = [SOL, KIRK, YORK];

test.each([
  [340, 320],
  [900, 600],
])('all stars and their names fit into %i x %i', (width, height) => {
  const frame = frameOf(STARS, width, height);
  for (const star of STARS) {
    const { x, y } = pixelOf(frame, star);
    expect(x).toBeGreaterThanOrEqual(39);
    expect(x).toBeLessThanOrEqual(width - 39);
    expect(y).toBeGreaterThanOrEqual(33);
    expect(y).toBeLessThanOrEqual(height - 45);
  }
});

test('north is up, and rings reach the farthest star', () => {
  const frame = frameOf(STARS, 900, 600);
  expect(pixelOf(frame, KIRK).y).toBeLessThan(pixelOf(frame, SOL).y);
  expect(ringCount(frame, SOL, STARS) * ringStep(frame)).toBeGreaterThanOrEqual(Math.hypot(30, 45));
});

test('arrow keys lead to the star that lies there', () => {
  expect(nextStar(STARS, SOL, { x: 1, y: 0 })).toBe(KIRK);
  expect(nextStar(STARS, SOL, { x: 0, y: -1 })).toBe(YORK);
  expect(nextStar(STARS, KIRK, { x: 1, y: 0 })).toBeUndefined();
});

test('a single star lies in the middle', () => {
  expect(pixelOf(frameOf([SOL], 300, 300), SOL).x).toBe(150);
});
