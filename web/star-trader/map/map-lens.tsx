/** Chooses the good whose prices the map shows under every star. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { GOODS } from '../../../games/star-trader/goods.ts';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';

export function MapLens(): JSX.Element {
  const model = useTrader();
  return (
    <fieldset class="map-lens">
      <legend>{w().map.lens}</legend>
      <For each={[undefined, ...GOODS]}>
        {(good) => (
          <label title={good === undefined ? undefined : w().goods[good]}>
            <input type="radio" name="lens" checked={model.lens() === good} onChange={() => model.setLens(good)} />
            <span>{good ?? w().map.noLens}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
