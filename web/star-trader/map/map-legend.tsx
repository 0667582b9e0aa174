/** What the marks of the map stand for, and which good's prices it shows. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import type { StarClass } from '../../../games/star-trader/types.ts';
import { w } from '../words.ts';
import { StarMark } from './star-mark.tsx';
import { GOODS } from '../../../games/star-trader/goods.ts';
import { useTrader } from '../model.ts';

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

/** Chooses the good whose prices the map shows under every star. */
export function MapLens(): JSX.Element {
  const model = useTrader();
  return (
    <fieldset class="pills map-lens">
      <legend>{w().map.lens}</legend>
      <For each={[undefined, ...GOODS]}>
        {(good) => (
          <label title={good === undefined ? undefined : w().goods[good]}>
            <input type="radio" name="lens" checked={model.lens() === good} onChange={() => model.setLens(good)} />
            <span>{good === undefined ? w().map.noLens : w().shortGoods[good]}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
