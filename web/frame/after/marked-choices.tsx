/** What was answered to the question of a moment, and what would have been better, where a review found that. */
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from '../../app/words.ts';

/** An answer that is marked on the map of a replay. */
export interface MarkedChoice {
  readonly kind: 'played' | 'better';
  /** Where on the map. */
  readonly place: string;
  /** What belongs to it besides. */
  readonly words?: string | undefined;
}

/** The signs on the map. */
export const CHOICE_SIGNS: Readonly<Record<MarkedChoice['kind'], string>> = { played: '●', better: '★' };

/** The marks of a moment: the same answer is marked once. */
export function markedChoices(
  played: string | undefined,
  better: Omit<MarkedChoice, 'kind'> | undefined,
): readonly MarkedChoice[] {
  return [
    ...(played === undefined ? [] : [{ kind: 'played', place: played } as const]),
    ...(better === undefined || better.place === played ? [] : [{ kind: 'better', ...better } as const]),
  ];
}

/** The marks in words. */
export function ChoiceLegend(props: { readonly choices: readonly MarkedChoice[] }): JSX.Element {
  return (
    <Show when={props.choices.length > 0}>
      <ul class="choice-legend">
        <For each={props.choices}>
          {({ kind, place, words }) => (
            <li class={kind}>
              <span aria-hidden="true">{CHOICE_SIGNS[kind]}</span> {t().after.choices[kind](place)}
              {words === undefined ? '' : `, ${words}`}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
