/** All options in one form, made from the table of options: each with its sentence, its limits and its mark when changed. */
import { For, Match, Show, Switch, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import type { GameOption } from '../../../core/options.ts';
import { t } from '../../app/words.ts';
import type { Rules } from './rules.ts';

export function OptionsForm(props: { readonly rules: Rules }): JSX.Element {
  return (
    <details class="options" open={props.rules.changed > 0}>
      <summary>
        {t().form.options} <Show when={props.rules.changed > 0}>({props.rules.changed})</Show>
      </summary>
      <p class="faint">{t().form.optionsAbout}</p>
      <Show when={props.rules.changed > 0}>
        <button type="button" onClick={() => props.rules.choose(props.rules.edition())}>
          {t().form.reset}
        </button>
      </Show>
      <For each={props.rules.kit.options.groups}>
        {(group) => (
          <fieldset class="option-group">
            <legend>{props.rules.words().groups[group]}</legend>
            <For each={props.rules.kit.options.options.filter((option) => option.group === group)}>
              {(option) => <Field option={option} rules={props.rules} />}
            </For>
          </fieldset>
        )}
      </For>
    </details>
  );
}

function Field(props: { readonly option: GameOption; readonly rules: Rules }): JSX.Element {
  const id = createUniqueId();
  const { option } = props;
  const value = (): string => props.rules.value(option.key);
  const set = (text: string): void => props.rules.set(option.key, text);
  return (
    <div class="option" classList={{ changed: props.rules.isChanged(option.key) }}>
      <label for={id}>
        <Label text={props.rules.words().option(option.key)} />
        <Show when={props.rules.isChanged(option.key)}>
          {' '}
          <mark>{t().form.changed}</mark>
        </Show>
      </label>
      <Switch
        fallback={
          <input
            id={id}
            type="text"
            autocomplete="off"
            value={value()}
            onChange={(event) => set(event.currentTarget.value.trim())}
          />
        }
      >
        <Match when={option.kind === 'number' && option}>
          {(number) => (
            <span class="limits">
              <input
                id={id}
                type="number"
                min={number().min}
                max={number().max}
                step={number().parts ? 'any' : 1}
                value={value()}
                onChange={(event) => set(event.currentTarget.value.trim())}
              />
              <small class="faint">{t().form.from(number().min, number().max)}</small>
            </span>
          )}
        </Match>
        <Match when={option.kind === 'choice' && option}>
          {(choice) => (
            <select id={id} value={value()} onChange={(event) => set(event.currentTarget.value)}>
              <For each={Object.keys(choice().choices)}>
                {(one) => <option value={one}>{props.rules.words().choice(option.key, one)}</option>}
              </For>
            </select>
          )}
        </Match>
        <Match when={option.kind === 'flag'}>
          <input
            id={id}
            type="checkbox"
            checked={value() === 'on'}
            onChange={(event) => set(event.currentTarget.checked ? 'on' : 'off')}
          />
        </Match>
      </Switch>
    </div>
  );
}

/** A sentence of an option; what is between backticks is code. */
function Label(props: { readonly text: string }): JSX.Element {
  return <For each={props.text.split('`')}>{(part, i) => (i() % 2 === 0 ? part : <code>{part}</code>)}</For>;
}

/** How long a match is, where the game offers several lengths; any other is among the rules in detail. */
export function LengthChoice(props: { readonly rules: Rules }): JSX.Element {
  return (
    <Show when={props.rules.kit.lengths}>
      {(offered) => {
        const value = (): string => props.rules.value(offered().option);
        const values = (): readonly string[] => [...new Set([...offered().values.map(String), value()])];
        return (
          <label class="field">
            <span>{t().form.length}</span>
            <select value={value()} onChange={(event) => props.rules.set(offered().option, event.currentTarget.value)}>
              <For each={values()}>
                {(one) => <option value={one}>{t().form.lasts[offered().unit](Number(one))}</option>}
              </For>
            </select>
          </label>
        );
      }}
    </Show>
  );
}

/** The editions as presets, each with its place in history. */
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
