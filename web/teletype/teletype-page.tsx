/**
 * The games of the 1970s in the page: Star Lanes byte for byte, Star Trader question by question. Typed lines go in,
 * printed text comes out, as fast as the line carries it.
 */
import { For, Show, createEffect, createMemo, createResource, createSignal, onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../core/must.ts';
import { parseUint32 } from '../../core/chance.ts';
import { Page } from '../app/page.tsx';
import { t } from '../app/words.ts';
import type { TeletypeProgram } from '../../teletype/index.ts';
import { go } from '../app/router.ts';
import { ring, PhoneLine, SPEEDS } from './line.ts';
import { PROGRAMS, SCREENS, keepTeletype, recallTeletype } from './kept.ts';
import type { TeletypeSettings } from './kept.ts';

const BELL = '\u0007';

export function TeletypePage(props: { readonly seed: string }): JSX.Element {
  const [settings, set] = createSignal(recallTeletype());
  const change = (part: Partial<TeletypeSettings>): void => keepTeletype(set({ ...settings(), ...part }));
  const [program] = createResource(
    () => settings().program,
    ({ teletype }) => teletype.load(),
  );
  // An object, so that the same seed again is a new game.
  const game = createMemo(() => {
    const seed = parseUint32(props.seed);
    const open = program();
    return seed === undefined || open === undefined ? undefined : { seed, open };
  });
  const badSeed = (): boolean => props.seed !== '' && parseUint32(props.seed) === undefined;
  createEffect(() => props.seed === '' && go({ at: 'teletype', seed: randomSeed() }, true));
  return (
    <Page title={t().teletype.title}>
      <p>{settings().program.teletype.about()}</p>
      <Choices settings={settings()} onChange={change} />
      <Seed seed={props.seed} />
      <Show when={badSeed()}>
        <p role="alert">{t().teletype.badSeed}</p>
      </Show>
      <Show when={game()} keyed>
        {({ seed, open }) => <Machine session={open(seed)} settings={settings()} />}
      </Show>
    </Page>
  );
}

function Choices(props: {
  readonly settings: TeletypeSettings;
  readonly onChange: (part: Partial<TeletypeSettings>) => void;
}): JSX.Element {
  return (
    <div class="teletype-choices">
      <label>
        {t().form.game}{' '}
        <select onChange={({ target }) => props.onChange({ program: chosen(PROGRAMS, target) })}>
          <For each={PROGRAMS}>
            {(game) => <option selected={props.settings.program === game}>{game.card().title}</option>}
          </For>
        </select>
      </label>
      <label>
        {t().teletype.screen}{' '}
        <select onChange={({ target }) => props.onChange({ screen: chosen(SCREENS, target) })}>
          <For each={SCREENS}>
            {(screen) => <option selected={props.settings.screen === screen}>{t().teletype.screens[screen]}</option>}
          </For>
        </select>
      </label>
      <label>
        {t().teletype.speed}{' '}
        <select onChange={({ target }) => props.onChange({ baud: chosen(SPEEDS, target) })}>
          <For each={SPEEDS}>
            {(baud) => <option selected={props.settings.baud === baud}>{t().teletype.speeds(baud)}</option>}
          </For>
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={props.settings.bell}
          onChange={({ target }) => props.onChange({ bell: target.checked })}
        />{' '}
        {t().teletype.bell}
      </label>
    </div>
  );
}

/** What is chosen in a list of these. */
function chosen<One>(list: readonly One[], { selectedIndex }: HTMLSelectElement): One {
  return must(list[selectedIndex], 'what is chosen');
}

/** The number a game is made from, in the notation of the terminal; another one is another game. */
function Seed(props: { readonly seed: string }): JSX.Element {
  const [typed, setTyped] = createSignal<string | undefined>(undefined);
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    go({ at: 'teletype', seed: typed() ?? randomSeed() });
    setTyped(undefined);
  };
  return (
    <form class="teletype-seed" onSubmit={begin}>
      <label>
        {t().teletype.seed}
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          value={typed() ?? props.seed}
          onInput={({ target }) => setTyped(target.value.trim())}
        />
      </label>
      <button type="submit">{t().teletype.again}</button>
    </form>
  );
}

function Machine(props: { readonly session: TeletypeProgram; readonly settings: TeletypeSettings }): JSX.Element {
  const [printed, setPrinted] = createSignal('');
  const [over, setOver] = createSignal(false);
  let paper: HTMLPreElement | undefined;
  let field: HTMLInputElement | undefined;
  const { session } = props;
  const line = new PhoneLine(put, () => props.settings.baud);
  function put(text: string): void {
    if (text.includes(BELL) && props.settings.bell) ring();
    setPrinted((before) => before + text.replaceAll(BELL, ''));
  }
  const answer = (event: SubmitEvent): void => {
    event.preventDefault();
    const typed = field?.value ?? '';
    if (field !== undefined) field.value = '';
    line.flush();
    put(`${typed}\n`);
    line.send(session.answer(typed));
    setOver(session.over);
  };
  onMount(() => line.send(session.start()));
  onCleanup(() => line.cut());
  createEffect(() => {
    printed();
    if (paper !== undefined) paper.scrollTop = paper.scrollHeight;
  });
  return (
    <form class={`teletype ${props.settings.screen}`} onSubmit={answer}>
      <pre
        class="teletype-paper"
        ref={(element) => (paper = element)}
        role="log"
        lang="en"
        tabindex="0"
        aria-label={t().teletype.paper}
      >
        {printed()}
      </pre>
      <Show when={!over()} fallback={<p role="status">{t().teletype.over}</p>}>
        <div class="teletype-line">
          <label>
            {t().teletype.line}
            <input
              ref={(element) => (field = element)}
              type="text"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              enterkeyhint="send"
            />
          </label>
          <button type="submit" class="primary">
            {t().teletype.enter}
          </button>
        </div>
      </Show>
    </form>
  );
}

function randomSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0]);
}
