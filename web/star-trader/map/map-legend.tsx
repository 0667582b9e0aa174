/** What the marks of the map stand for. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { StarClass } from '../../../games/star-trader/types.ts';
import { w } from '../words.ts';
import { StarMark } from './star-mark.tsx';

const CLASSES: readonly StarClass[] = ['I', 'II', 'III', 'IV'];

export function MapLegend(): JSX.Element {
  return (
    <ul class="map-legend" aria-label={w().map.legend}>
      <For each={CLASSES}>
        {(one) => (
          <li>
            <svg viewBox="-18 -18 36 36" aria-hidden="true">
              <StarMark class={one} />
            </svg>
            {one} {w().classes[one]}
          </li>
        )}
      </For>
      <li>
        <span class="sells">▲</span> {w().map.sells} <span class="buys">▼</span> {w().map.buys}
      </li>
    </ul>
  );
}
