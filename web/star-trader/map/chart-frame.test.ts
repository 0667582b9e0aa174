/** Where stars lie on the map, and how one walks from star to star. */
import { expect, test } from 'vitest';
import { CONFIGS } from '../../../games/star-trader/editions.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import { Mulberry32 } from '../../../core/chance.ts';
import { distance, frameOf, nextStar, originOf, pixelOf, pressRadius, ringCount, ringStep } from './chart-frame.ts';

const SOL = { x: 0, y: 0, star: 'SOL' };
const KIRK = { x: 40, y: 10, star: 'KIRK' };
const YORK = { x: -30, y: -45, star: 'YORK' };
const STARS = [SOL, KIRK, YORK];

test.each([
  [340, 320, 22],
  [900, 600, 33],
])('all stars fit into %i x %i, with room for their marks', (width, height, room) => {
  const frame = frameOf(STARS, width, height);
  for (const star of STARS) {
    const { x, y } = pixelOf(frame, star);
    expect(x).toBeGreaterThanOrEqual(room);
    expect(x).toBeLessThanOrEqual(width - room);
    expect(y).toBeGreaterThanOrEqual(room - 1);
    expect(y).toBeLessThanOrEqual(height - room);
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

test('stars can be pressed apart, however close they are', () => {
  const places = [SOL, { x: 12, y: 0 }, { x: 100, y: 100 }];
  const radii = places.map((place) => pressRadius(places, place));
  expect(radii).toEqual([10, 10, 22]);
  const further = [SOL, { x: 30, y: 0 }];
  expect(pressRadius(further, SOL) + pressRadius(further, further[1]!)).toBeLessThanOrEqual(distance(SOL, further[1]!));
});

test('distances are counted from one’s own ship, never from that of another', () => {
  const view = starTrader.view(starTrader.start(CONFIGS['today']!, 2, new Mulberry32(1)).state, 1);
  expect(originOf(view, 1, 1)).toBe('SOL');
  expect(originOf(view, 1, 0)).toBeUndefined();
  expect(originOf(view, 'watcher', 0)).toBeUndefined();
  const bound = view.ships.map((ship) => ({ ...ship, at: undefined, to: 'KIRK' }));
  expect(originOf({ ships: bound }, 1, 1)).toBe('KIRK');
});
