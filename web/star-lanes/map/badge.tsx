/** A company's letter in its colour and pattern, as on the map. */
import type { JSX } from 'solid-js';

export function Badge(props: { readonly company: string }): JSX.Element {
  return (
    <svg class={`badge lane company-${props.company}`} viewBox="0 0 24 24" aria-hidden="true">
      <rect class="hull" x="0.5" y="0.5" width="23" height="23" rx="6" />
      <text class="letter" x="12" y="17" text-anchor="middle">
        {props.company}
      </text>
    </svg>
  );
}
