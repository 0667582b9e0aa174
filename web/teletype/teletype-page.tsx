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
import { botName } from '../app/names.ts';
import { settings as ownSettings } from '../app/settings.ts';
import type { TeletypeGame } from '../frame/game-entry.ts';
import { FIRST_GAME } from '../games.ts';
import { go } from '../app/router.ts';
import { ring, PhoneLine, SPEEDS } from './line.ts';
import { useBots } from './bots.ts';
import { PROGRAMS, RIVALS, SCREENS, keepTeletype, recallTeletype } from './kept.ts';
import type { TeletypeSettings } from './kept.ts';

const BELL = '\u0007';

export function TeletypePage(props: { readonly seed: string }): JSX.Element {
  const [settings, set] = createSignal(recallTeletype());
  const change = (part: Partial<TeletypeSettings>): void => keepTeletype(set({ ...settings(), ...part }));
  const [program] = createResource(
    () => settings().program,
    ({ teletype }) => teletype.load(),
  );
  const bots = createMemo(() => botsOf(settings()), [], { equals: (a, b) => a.join() === b.join() });
  // An object, so that the same seed again is a new game.
  const game = createMemo(() => {
    const seed = parseUint32(props.seed);
    const loaded = program();
    return seed === undefined || loaded === undefined ? undefined : { seed, loaded, bots: bots() };
  });
  const badSeed = (): boolean => props.seed !== '' && parseUint32(props.seed) === undefined;
  createEffect(() => props.seed === '' && go({ at: 'teletype', seed: randomSeed() }, true));
  // Where there is little room it goes to the paper, and so it does once somebody plays.
  const [isSettingUp, setSettingUp] = createSignal(innerHeight >= ROOM_FOR_CHOICES);
  return (
    <Page title={t().teletype.title} class="teletype-page" keepsFocus>
      <details open={isSettingUp()} onToggle={({ currentTarget }) => setSettingUp(currentTarget.open)}>
        <summary>{t().teletype.options}</summary>
        <p>{settings().program.card().teletype}</p>
        <Choices settings={settings()} onChange={change} />
        <Seed seed={props.seed} />
      </details>
      <Show when={badSeed()}>
        <p role="alert">{t().teletype.badSeed}</p>
      </Show>
      <Show when={game()} keyed>
        {({ seed, loaded, bots: rivals }) => (
          <Machine game={loaded} seed={seed} bots={rivals} settings={settings()} onTyped={() => setSettingUp(false)} />
        )}
      </Show>
    </Page>
  );
}

/** Pixels. */
const ROOM_FOR_CHOICES = 700;

/** The computer players one sits down with; none where people play as the program asks. */
function botsOf({ program, rival, rivals }: TeletypeSettings): readonly string[] {
  const known = program.teletype.bots.find((name) => name === rival);
  return known === undefined ? [] : Array.from({ length: rivals }, () => known);
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
      <Players settings={props.settings} onChange={props.onChange} />
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

/** People as the program asks, or oneself and computer players. */
function Players(props: {
  readonly settings: TeletypeSettings;
  readonly onChange: (part: Partial<TeletypeSettings>) => void;
}): JSX.Element {
  const choices = (): readonly (string | undefined)[] => [undefined, ...props.settings.program.teletype.bots];
  return (
    <>
      <label>
        {t().teletype.players}{' '}
        <select onChange={({ target }) => props.onChange({ rival: choices()[target.selectedIndex] })}>
          <For each={choices()}>
            {(bot) => (
              <option selected={props.settings.rival === bot}>
                {bot === undefined ? t().teletype.people : t().teletype.against(botName(bot, t()))}
              </option>
            )}
          </For>
        </select>
      </label>
      <Show when={botsOf(props.settings).length > 0}>
        <label>
          {t().teletype.rivals}{' '}
          <select onChange={({ target }) => props.onChange({ rivals: chosen(RIVALS, target) })}>
            <For each={RIVALS}>
              {(count) => <option selected={props.settings.rivals === count}>{String(count)}</option>}
            </For>
          </select>
        </label>
      </Show>
    </>
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

interface MachineProps {
  readonly game: TeletypeGame;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly settings: TeletypeSettings;
  readonly onTyped: () => void;
}

function Machine(props: MachineProps): JSX.Element {
  const [printed, setPrinted] = createSignal('');
  const [over, setOver] = createSignal(false);
  let paper: HTMLPreElement | undefined;
  let field: HTMLInputElement | undefined;
  // Another game, seed or player is another machine.
  const { game, seed, bots } = props;
  const person = ownSettings().name || FIRST_GAME.screens.words().person;
  const session = game.open(seed, bots.length === 0 ? undefined : [person, ...bots]);
  const line = new PhoneLine(put, () => props.settings.baud);
  const typist = useBots(game, session, { seed, bots, line });
  function put(text: string): void {
    if (text.includes(BELL) && props.settings.bell) ring();
    setPrinted((before) => before + text.replaceAll(BELL, ''));
  }
  const answer = (event: SubmitEvent): void => {
    event.preventDefault();
    line.flush();
    // What is typed while a computer player is asked stays in the line.
    if (field === undefined || typist.isTyping()) return;
    const typed = field.value;
    field.value = '';
    put(`${typed}\n`);
    line.send(session.answer(typed));
    setOver(session.over);
    props.onTyped();
    typist.goOn();
  };
  onMount(() => {
    line.send(session.start());
    typist.goOn();
    // What comes in late is shown a moment after it is made.
    requestAnimationFrame(() => field?.focus({ preventScroll: true }));
  });
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
