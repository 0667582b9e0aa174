/** Where the flags of ships in port are: beside their star, where they cover no name. */
import type { View } from '../../../games/star-trader/types.ts';
import { pixelOf } from './chart-frame.ts';
import type { ChartFrame, Place } from './chart-frame.ts';
import { freeBox, wholeOf } from './label-places.ts';
import type { Box } from './label-places.ts';

/** From one flag to the next. */
export const ACROSS = 27;
export const DOWN = 17;

/** The flags of one port: the box they fill, and the ships in it. */
export interface PortFlags {
  readonly box: Box;
  readonly ships: readonly number[];
}

/** Where the flags of every port with ships in it are. */
export function flagsOf({ stars, ships }: View, frame: ChartFrame, taken: readonly Box[]): readonly PortFlags[] {
  return stars.flatMap((star): PortFlags[] => {
    const here = ships.flatMap(({ at }, ship) => (at === star.star ? [ship] : []));
    const box = freeBox(boxesBeside(pixelOf(frame, star), here.length), taken, wholeOf(frame));
    return here.length === 0 || box === undefined ? [] : [{ box, ships: here }];
  });
}

/** Where a block of flags could be: at the corners of its star or beside it, two in a row, three or all. */
function boxesBeside({ x, y }: Place, count: number): Box[] {
  return [2, 3, count].flatMap((columns) => {
    const width = ACROSS * Math.min(columns, count);
    const height = DOWN * Math.ceil(count / columns);
    const [side, up] = [18 + width / 2, 7 + height / 2];
    const corners = [
      { x: x + side, y: y - up },
      { x: x - side, y: y - up },
      { x: x + side + 15, y: y + up },
      { x: x - side - 15, y: y + up },
      { x, y: y - up - 12 },
      { x: x + side + 4, y },
      { x: x - side - 4, y },
      { x, y: y + up + 30 },
    ];
    return corners.map((corner) => ({ ...corner, width, height }));
  });
}
