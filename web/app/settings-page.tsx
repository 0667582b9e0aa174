/** Settings, kept on the device the moment they are changed. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { NameField } from './name-field.tsx';
import { Page } from './page.tsx';
import { PACES } from './paces.ts';
import { THEMES, change, pace, settings } from './settings.ts';
import { LANGUAGES, LANGUAGE_TAGS } from '../../text/index.ts';
import { t } from './words.ts';

export function SettingsPage(): JSX.Element {
  return (
    <Page title={t().settings.title}>
      <form class="settings" onSubmit={(event) => event.preventDefault()}>
        <NameField label={t().settings.name} />
        <Choices
          legend={t().settings.theme}
          names={THEMES.map((theme) => [theme, t().settings.themes[theme]])}
          chosen={settings().theme}
          onChoose={(theme) => change({ theme })}
        />
        <Choices
          legend={t().settings.language}
          names={LANGUAGE_TAGS.map((tag) => [tag, LANGUAGES[tag].name])}
          chosen={settings().language}
          onChoose={(language) => change({ language })}
        />
        <Choices
          legend={t().settings.pace}
          names={PACES.map((choice) => [choice, t().settings.paces[choice]])}
          chosen={pace()}
          onChoose={(choice) => change({ pace: choice })}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={settings().sound}
            onChange={(event) => change({ sound: event.currentTarget.checked })}
          />
          <span>{t().settings.sound}</span>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={settings().hints}
            onChange={(event) => change({ hints: event.currentTarget.checked })}
          />
          <span>{t().settings.hints}</span>
        </label>
        <button type="button" class="quiet" onClick={() => change({ hints: true, seen: [] })}>
          {t().settings.again}
        </button>
        <p class="faint">{t().settings.kept}</p>
      </form>
    </Page>
  );
}

interface ChoicesProps<Choice extends string> {
  readonly legend: string;
  readonly names: readonly (readonly [Choice, string])[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function Choices<Choice extends string>(props: ChoicesProps<Choice>): JSX.Element {
  return (
    <fieldset class="pills levels">
      <legend>{props.legend}</legend>
      <For each={props.names}>
        {([choice, name]) => (
          <label>
            <input
              type="radio"
              name={props.legend}
              checked={props.chosen === choice}
              onChange={() => props.onChoose(choice)}
            />
            <span>{name}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
