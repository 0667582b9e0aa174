/**
 * A pattern for every company, drawn over its colour: who cannot tell the colours apart still sees
 * which spaces belong together. Companies share nothing but the letter with their colour class.
 */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';

const LETTERS = [...'ABCDEFGHIJKL'];

/** What is drawn in a tile of 10 by 10, as a path. */
const TILES: Readonly<Record<string, string>> = {
  A: 'M-2 12L12 -2M-2 2L2 -2M8 12L12 8',
  B: 'M5 3.4a1.6 1.6 0 1 0 .01 0zM0 8.4a1.6 1.6 0 1 0 .01 0zM10 8.4a1.6 1.6 0 1 0 .01 0z',
  C: 'M0 2.5H10M0 7.5H10',
  D: 'M2.5 0V10M7.5 0V10',
  E: 'M0 0L10 10M10 0L0 10',
  F: 'M0 7L5 3L10 7',
  G: 'M-2 -2L12 12M-2 8L2 12M8 -2L12 2',
  H: 'M0 5H10M5 0V10',
  I: 'M5 2L8 5L5 8L2 5Z',
  J: 'M0 5Q2.5 1 5 5T10 5',
  K: 'M2 2h2v2h-2zM7 7h2v2h-2z',
  L: 'M3 5H7M5 3V7',
};

/** The definitions, once in every drawing; `id` keeps two drawings of one page apart. */
export function Patterns(props: { readonly id: string }): JSX.Element {
  return (
    <defs>
      <For each={LETTERS}>
        {(letter) => (
          <pattern id={`${props.id}-${letter}`} width="10" height="10" patternUnits="userSpaceOnUse">
            <path class="tile" d={TILES[letter]} />
          </pattern>
        )}
      </For>
    </defs>
  );
}

/** A company's letter in its colour and pattern, as on the map. */
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
