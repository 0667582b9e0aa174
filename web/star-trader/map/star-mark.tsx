/** The mark of a star: its shape says its class, so that nobody needs the colours. */
import { Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { StarClass } from '../../../games/star-trader/types.ts';
import { MARKS } from './star-points.ts';

/** Drawn around 0, 0. */
export function StarMark(props: { readonly class: StarClass }): JSX.Element {
  return (
    <g class={`mark mark-${props.class}`}>
      <Switch>
        <Match when={props.class === 'I'}>
          <circle class="halo" r="17" />
          <path d={MARKS.I} />
        </Match>
        <Match when={props.class === 'II'}>
          <path d={MARKS.II} />
        </Match>
        <Match when={props.class === 'III'}>
          <path d={MARKS.III} />
        </Match>
        <Match when={props.class === 'IV'}>
          <circle class="hollow" r="6" />
          <circle r="2" />
        </Match>
      </Switch>
    </g>
  );
}
