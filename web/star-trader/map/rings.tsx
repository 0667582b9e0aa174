/** Rings of distance around the port of one's own ship, each with the days it takes to fly so far. */
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { daysBetweenPlaces } from '../../../games/star-trader/departure.ts';
import type { StarView } from '../../../games/star-trader/types.ts';
import { w } from '../words.ts';
import { pixelOf, ringCount, ringStep } from './chart-frame.ts';
import type { ChartFrame, Place } from './chart-frame.ts';
import { placeLabel, wholeOf } from './label-places.ts';
import type { Box } from './label-places.ts';

interface DrawnRing {
  readonly centre: Place;
  readonly radius: number;
  /** The days it stands for, where there is room to say them. */
  readonly days: { readonly text: string; readonly box: Box } | undefined;
}

/** The rings around a port, until the farthest star is inside; their words lie on nothing that is there already. */
export function ringsAround(
  port: StarView | undefined,
  stars: readonly StarView[],
  frame: ChartFrame,
  taken: readonly Box[],
): readonly DrawnRing[] {
  if (port === undefined) return [];
  const step = ringStep(frame);
  const centre = pixelOf(frame, port);
  return Array.from({ length: ringCount(frame, port, stars) }, (_, i) => {
    const far = { x: port.x + step * (i + 1), y: port.y };
    const radius = step * (i + 1) * frame.scale;
    const words = w().map.ring(daysBetweenPlaces(port, far));
    return { centre, radius, days: placeLabel([words], ringPlaces(centre, radius), taken, wholeOf(frame)) };
  });
}

export function Rings(props: { readonly rings: readonly DrawnRing[] }): JSX.Element {
  return (
    <For each={props.rings}>
      {({ centre, radius, days }) => (
        <>
          <circle class="ring" cx={centre.x} cy={centre.y} r={radius} />
          <Show when={days}>
            {(label) => (
              <text class="ring-days" x={label().box.x} y={label().box.y + 4}>
                {label().text}
              </text>
            )}
          </Show>
        </>
      )}
    </For>
  );
}

/** Where a ring could say its days: in eight directions. */
function ringPlaces(centre: Place, radius: number): Place[] {
  return Array.from({ length: 8 }, (_, i) => {
    const angle = (Math.PI * i) / 4 - Math.PI / 2;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}
