/** The mark of a star: its shape says its class, so that nobody needs the colours. */
import { Match, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { StarClass } from '../../../games/star-trader/types.ts';

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

/** Paths around 0, 0. */
export const MARKS: Readonly<Record<Exclude<StarClass, 'IV'>, string> & { IV: undefined }> = {
  I: points(8, 13, 6.5),
  II: points(4, 13, 5),
  // No triangle: that is the mark of a price at which a star sells.
  III: 'M-7 -7H7V7H-7Z',
  IV: undefined,
};

/** A star with this many points, the first of them up. */
function points(count: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * count }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / count - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
