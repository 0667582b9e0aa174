/** Rings of distance around the port of one's own ship, each with the days it takes to fly so far. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { daysBetweenPlaces } from '../../../games/star-trader/departure.ts';
import type { StarView } from '../../../games/star-trader/types.ts';
import { w } from '../words.ts';
import { pixelOf, ringCount, ringStep } from './chart-frame.ts';
import type { ChartFrame, Place } from './chart-frame.ts';
import { placeLabel, wholeOf } from './label-places.ts';
import type { Box } from './label-places.ts';

interface RingsProps {
  readonly frame: ChartFrame;
  readonly port: StarView | undefined;
  readonly stars: readonly StarView[];
  readonly taken: readonly Box[];
}

export function Rings(props: RingsProps): JSX.Element {
  const rings = createMemo(() => {
    const { port, frame, stars } = props;
    if (port === undefined) return [];
    const step = ringStep(frame);
    const centre = pixelOf(frame, port);
    return Array.from({ length: ringCount(frame, port, stars) }, (_, i) => {
      const far = { x: port.x + step * (i + 1), y: port.y };
      const radius = step * (i + 1) * frame.scale;
      const days = daysBetweenPlaces(port, far);
      const label = placeLabel([w().map.ring(days)], ringPlaces(centre, radius), props.taken, wholeOf(frame));
      return { centre, radius, label };
    });
  });
  return (
    <For each={rings()}>
      {({ centre, radius, label }) => (
        <>
          <circle class="ring" cx={centre.x} cy={centre.y} r={radius} />
          <Show when={label}>
            {(days) => (
              <text class="ring-days" x={days().box.x} y={days().box.y + 4}>
                {days().text}
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
