/** The ships in port as small flags beside their star. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { shipName } from '../../../insight/star-trader/ship-names.ts';
import { useTrader } from '../model.ts';
import { ACROSS, DOWN } from './flag-places.ts';
import type { PortFlags } from './flag-places.ts';

export function Flags(props: { readonly ports: readonly PortFlags[] }): JSX.Element {
  return <For each={props.ports}>{({ box, ships }) => <Block box={box} ships={ships} />}</For>;
}

/** The first ship is below, next to the star. */
function Block(props: PortFlags): JSX.Element {
  const model = useTrader();
  const place = (flag: number): string => {
    const { x, y, width, height } = props.box;
    const columns = Math.round(width / ACROSS);
    const [left, bottom] = [x - width / 2 + 1, y + height / 2 - 16];
    return `translate(${left + ACROSS * (flag % columns)} ${bottom - DOWN * Math.floor(flag / columns)})`;
  };
  return (
    <For each={props.ships}>
      {(ship, i) => {
        const { owner, mark } = shipName(ship, model.view().players);
        return (
          <g
            class={`flag seat-${owner}`}
            classList={{ asked: model.view().ask?.ship === ship }}
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
