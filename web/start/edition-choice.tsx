/** The editions as presets, each with its place in history. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { EDITIONS } from '../../games/star-lanes/editions.ts';
import { t } from '../text/text.ts';
import type { Rules } from './rules.ts';

/** Ours first: they are what most people want to play. */
const ORDER = Object.keys(EDITIONS).sort(
  (one, other) => Number(EDITIONS[one]?.historic) - Number(EDITIONS[other]?.historic),
);

export function EditionChoice(props: { readonly rules: Rules }): JSX.Element {
  return (
    <fieldset class="editions">
      <legend>{t().form.edition}</legend>
      <For each={ORDER}>
        {(name) => (
          <label class="card">
            <input
              type="radio"
              name="edition"
              checked={props.rules.edition() === name}
              onChange={() => props.rules.choose(name)}
            />
            <span class="edition-title">
              <b>{t().edition(name).title}</b> <small>{EDITIONS[name]?.year}</small>
            </span>
            <span class="faint">{t().edition(name).history}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
