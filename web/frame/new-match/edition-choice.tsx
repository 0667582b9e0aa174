/** The editions as presets, each with its place in history. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from '../../app/words.ts';
import type { Rules } from './rules.ts';

export function EditionChoice(props: { readonly rules: Rules }): JSX.Element {
  return (
    <fieldset class="editions">
      <legend>{t().form.edition}</legend>
      <For each={Object.entries(props.rules.kit.editions)}>
        {([name, { year }]) => (
          <label class="card">
            <input
              type="radio"
              name="edition"
              checked={props.rules.edition() === name}
              onChange={() => props.rules.choose(name)}
            />
            <span class="edition-title">
              <b>{props.rules.words().edition(name).title}</b> <small>{year}</small>
            </span>
            <span class="faint">{props.rules.words().edition(name).history}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
