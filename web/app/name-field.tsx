/** The field for one's own name, kept on the device as it is typed. */
import type { JSX } from 'solid-js';
import { change, settings } from './settings.ts';

export function NameField(props: { readonly label: string; readonly isRequired?: boolean }): JSX.Element {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="text"
        maxlength="40"
        required={props.isRequired}
        autocomplete="nickname"
        value={settings().name}
        onInput={(event) => change({ name: event.currentTarget.value })}
      />
    </label>
  );
}
