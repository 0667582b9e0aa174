/** Words on the map lie on nothing else. */
import { expect, test } from 'vitest';
import { boxOf, fitsWithin, freePlace, placesAround } from './label-places.ts';

const MAP = { x: 200, y: 200, width: 400, height: 400 };
const AT = { x: 200, y: 200 };

test('a label stands above its ship where nothing else is', () => {
  expect(freePlace('A1 Jun 14', placesAround(AT), [], MAP)).toMatchObject({ x: 200, y: 188 });
});

test('it gives way to what is there already', () => {
  const first = boxOf('A1 Jun 14', { x: 200, y: 188 });
  const second = freePlace('A2 Jun 14', placesAround(AT), [first], MAP)!;
  expect(second.y).not.toBe(188);
  const third = freePlace('B1 Jun 14', placesAround(AT), [first, second], MAP)!;
  expect([first, second]).not.toContainEqual(third);
});

test('it stays on the map', () => {
  expect(freePlace('A1 Jun 14', placesAround({ x: 200, y: 2 }), [], MAP)!.y).toBeGreaterThan(2);
});

test('a ring whose days would be cut off at the edge does not say them there', () => {
  expect(fitsWithin('350 d', { x: 200, y: 200 }, MAP)).toBe(true);
  expect(fitsWithin('350 d', { x: 10, y: 200 }, MAP)).toBe(false);
});
