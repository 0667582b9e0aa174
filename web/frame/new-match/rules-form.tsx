/** All options in one form, made from the table of options: each with its sentence, its limits and its mark when changed. */
import { For, Match, Show, Switch, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameOption } from '../../../core/options.ts';
import { t } from '../../app/words.ts';
import type { FormWords, Rules } from './rules.ts';

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
      <Dynamic
        component={option.kind === 'choice' ? 'span' : 'label'}
        id={`${id}-label`}
        for={option.kind === 'choice' ? undefined : id}
      >
        <Label text={props.rules.words().option(option.key)} />
        <Show when={props.rules.isChanged(option.key)}>
          {' '}
          <mark>{t().form.changed}</mark>
        </Show>
      </Dynamic>
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
            <div class="choices" role="radiogroup" aria-labelledby={`${id}-label`}>
              <For each={choice().choices}>
                {(one) => (
                  <label>
                    <input type="radio" name={id} checked={value() === one} onChange={() => set(one)} />
                    <span>{props.rules.words().choice(option.key, one)}</span>
                  </label>
                )}
              </For>
            </div>
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

/** The editions as presets, a line each; the one that is chosen with its place in history. */
export function EditionChoice(props: { readonly rules: Rules }): JSX.Element {
  const words = (name: string): ReturnType<FormWords['edition']> => props.rules.words().edition(name);
  return (
    <fieldset class="editions">
      <legend>{t().form.edition}</legend>
      <div class="edition-list">
        <For each={Object.entries(props.rules.kit.editions)}>
          {([name, { year }]) => (
            <label>
              <input
                type="radio"
                name="edition"
                checked={props.rules.edition() === name}
                onChange={() => props.rules.choose(name)}
              />
              <span>
                {words(name).title} <small class="faint">{year}</small>
              </span>
            </label>
          )}
        </For>
      </div>
      <p class="faint" role="status">
        {words(props.rules.edition()).history}
      </p>
    </fieldset>
  );
}
