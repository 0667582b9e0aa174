/** The heads of columns, one for each good. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { GOODS } from '../../games/star-trader/goods.ts';
import { w } from './words.ts';

export function GoodHeads(): JSX.Element {
  return (
    <For each={GOODS}>
      {(good) => (
        <th scope="col">
          <abbr title={w().goods[good]}>{w().shortGoods[good]}</abbr>
        </th>
      )}
    </For>
  );
}
