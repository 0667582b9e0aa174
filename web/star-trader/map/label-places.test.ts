/** Words on the map lie on nothing else. */
import { expect, test } from 'vitest';
import { boxOf, placeLabel, placesAround } from './label-places.ts';
import type { Box } from './label-places.ts';

const MAP = { x: 200, y: 200, width: 400, height: 400 };
const AT = { x: 200, y: 200 };

const placed = (text: string, taken: readonly Box[], at = AT): Box | undefined =>
  placeLabel([text], placesAround(at), taken, MAP)?.box;

test('a label stands above its ship where nothing else is', () => {
  expect(placed('A1 Jun 14', [])).toMatchObject({ x: 200, y: 188 });
});

test('it gives way to what is there already', () => {
  const first = boxOf('A1 Jun 14', { x: 200, y: 188 });
  const second = placed('A2 Jun 14', [first])!;
  expect(second.y).not.toBe(188);
  const third = placed('B1 Jun 14', [first, second])!;
  expect([first, second]).not.toContainEqual(third);
});

test('it stays on the map with all its letters', () => {
  expect(placed('A1 Jun 14', [], { x: 200, y: 2 })!.y).toBeGreaterThan(2);
  expect(placeLabel(['350 d'], [{ x: 10, y: 200 }], [], MAP)).toBeUndefined();
});

test('a label that has no room is said shorter, or not at all', () => {
  const texts = ['A1 overdue', 'A1'];
  const places = [{ x: 200, y: 200 }];
  expect(placeLabel(texts, places, [], MAP)?.text).toBe('A1 overdue');
  const beside = { x: 230, y: 200, width: 30, height: 12 };
  expect(placeLabel(texts, places, [beside], MAP)?.text).toBe('A1');
  expect(placeLabel(texts, places, [{ ...beside, x: 200 }], MAP)).toBeUndefined();
});
