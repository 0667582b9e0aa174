/** Ships are drawn on their way, and on nothing that is read. */
import { expect, test } from 'vitest';
import { shipPlace } from './ship-places.ts';

const [from, to] = [
  { x: 0, y: 50 },
  { x: 200, y: 50 },
];

test('a ship is as far along as it is, but never on the mark of a star', () => {
  expect(shipPlace(from, to, 0.5, [])).toEqual({ x: 100, y: 50 });
  expect(shipPlace(from, to, 0, [])).toEqual({ x: 24, y: 50 });
  expect(shipPlace(from, to, 1, [])).toEqual({ x: 176, y: 50 });
});

test('a ship gives way to a name, by as little as it can', () => {
  const name = { x: 110, y: 50, width: 30, height: 13 };
  expect(shipPlace(from, to, 0.5, [name])).toEqual({ x: 88, y: 50 });
  expect(shipPlace(from, to, 0.6, [name])).toEqual({ x: 136, y: 50 });
});

test('between stars that are close together a ship is drawn beside its way, on neither', () => {
  const near = { x: 44, y: 50 };
  const marks = [from, near].map((star) => ({ ...star, width: 34, height: 34 }));
  expect(shipPlace(from, near, 0.5, marks)).toEqual({ x: 22, y: 76 });
});

test('where words lie along its whole way it stays where it is', () => {
  expect(shipPlace(from, to, 0.5, [{ x: 100, y: 50, width: 200, height: 40 }])).toEqual({ x: 100, y: 50 });
});
