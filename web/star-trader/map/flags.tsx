/** The ships in port as small flags beside their star, where they cover no name. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { shipName } from '../../../bots/star-trader/chart-room/ship-names.ts';
import type { View } from '../../../games/star-trader/types.ts';
import { useTrade } from '../trade-sight.ts';
import { pixelOf } from './chart-frame.ts';
import type { ChartFrame, Place } from './chart-frame.ts';
import { freeBox, wholeOf } from './label-places.ts';
import type { Box } from './label-places.ts';

/** From one flag to the next. */
const ACROSS = 27;
const DOWN = 17;

/** The flags of one port: the box they fill, and the ships in it. */
interface PortFlags {
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

/** Where a block of flags could be: at the corners of its star, two or more in a row, then a little farther away. */
function boxesBeside({ x, y }: Place, count: number): Box[] {
  return [2, 3, 6].flatMap((columns) => {
    const width = ACROSS * Math.min(columns, count);
    const height = DOWN * Math.ceil(count / columns);
    const [side, up] = [15 + width / 2, 7 + height / 2];
    const corners = [
      { x: x + side, y: y - up },
      { x: x - side, y: y - up },
      { x: x + side + 18, y: y + up },
      { x: x - side - 18, y: y + up },
      { x, y: y - up - 12 },
    ];
    return corners.map((corner) => ({ ...corner, width, height }));
  });
}

export function Flags(props: { readonly ports: readonly PortFlags[] }): JSX.Element {
  return <For each={props.ports}>{({ box, ships }) => <Block box={box} ships={ships} />}</For>;
}

/** The first ship is below, next to the star. */
function Block(props: PortFlags): JSX.Element {
  const sight = useTrade();
  const place = (flag: number): string => {
    const { x, y, width, height } = props.box;
    const columns = Math.round(width / ACROSS);
    const [left, bottom] = [x - width / 2 + 1, y + height / 2 - 16];
    return `translate(${left + ACROSS * (flag % columns)} ${bottom - DOWN * Math.floor(flag / columns)})`;
  };
  return (
    <For each={props.ships}>
      {(ship, i) => {
        const { owner, mark } = shipName(ship, sight.view().players);
        return (
          <g
            class={`flag seat-${owner}`}
            classList={{ asked: sight.view().ask?.ship === ship }}
            aria-hidden="true"
            transform={place(i())}
          >
            <rect width="25" height="15" rx="4" />
            <text x="12.5" y="11.5">
              {mark}
            </text>
          </g>
        );
      }}
    </For>
  );
}
