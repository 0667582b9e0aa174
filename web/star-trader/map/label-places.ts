/** Finds places for words on the map where they lie on nothing else. */
import type { Place } from './chart-frame.ts';

/** A box by its middle. */
export interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

/** About how wide a letter of the map is, and how high a line. */
const LETTER = 6.4;
const LINE = 12;

export function boxOf(text: string, { x, y }: Place): Box {
  return { x, y, width: LETTER * text.length + 4, height: LINE };
}

/** The longest of some texts that lies on nothing at one of some places; undefined where even the last has no room. */
export function placeLabel(
  texts: readonly string[],
  places: readonly Place[],
  taken: readonly Box[],
  within: Box,
): { readonly text: string; readonly box: Box } | undefined {
  const all = texts.flatMap((text) => places.map((place) => ({ text, box: boxOf(text, place) })));
  return all.find(({ box }) => isFree(box, taken, within));
}

/** Whether a box lies on nothing and is whole on the map. */
export function isFree(box: Box, taken: readonly Box[], within: Box): boolean {
  return overlap(box, within) === box.width * box.height && taken.every((other) => overlap(box, other) === 0);
}

/** The first of some boxes that overlaps nothing; else the one that overlaps least. */
export function freeBox(boxes: readonly Box[], taken: readonly Box[], within: Box): Box | undefined {
  const tried = boxes.map((box) => {
    const hidden = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    const outside = box.width * box.height - overlap(box, within);
    // What lies on something can still be guessed; what is cut off cannot.
    return { box, cost: hidden + 4 * outside };
  });
  return tried.toSorted((one, other) => one.cost - other.cost)[0]?.box;
}

/** Places around a point, the nearest first. */
export function placesAround({ x, y }: Place): readonly Place[] {
  return [12, 24, 36, 48].flatMap((far) => [
    { x, y: y - far },
    { x, y: y + far },
    { x: x + 24 + far, y },
    { x: x - 24 - far, y },
  ]);
}

/** The map without its edge: words do not touch the frame. */
export function wholeOf({ width, height }: { readonly width: number; readonly height: number }): Box {
  return { x: width / 2, y: height / 2, width: width - 16, height: height - 16 };
}

/** How much of two boxes lies on each other. */
export function overlap(one: Box, other: Box): number {
  const side = (axis: 'x' | 'y', length: 'width' | 'height'): number =>
    Math.max(0, (one[length] + other[length]) / 2 - Math.abs(one[axis] - other[axis]));
  const [across, upright] = [side('x', 'width'), side('y', 'height')];
  return Math.min(across, one.width, other.width) * Math.min(upright, one.height, other.height);
}
