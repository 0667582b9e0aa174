/** A match in play: the map, what is asked, and the rest beside it. The same for every game, wherever it is played. */
import { Match, Show, Suspense, Switch, createEffect, createMemo, createSignal, lazy, on, onMount } from 'solid-js';
import type { Component, JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Seat, Types } from '../../core/contract.ts';
import { Problem } from '../app/page.tsx';
import { followSound, playTune } from '../app/sound.ts';
import type { MatchClient } from '../../client/match-client.ts';
import { Announcer, Ticker } from './ticker.tsx';
import { SeenDeeds } from './card-queue.ts';
import { EventCards, createCards } from './event-cards.tsx';
import type { ShownCards } from './event-cards.tsx';
import { LineState } from './line-state.tsx';
import { makeLiveModel } from './live-model.ts';
import type { LiveModel } from './live-model.ts';
import type { GameScreens } from './game-screens.ts';
import { followPresses } from './follow-presses.ts';
import { Hints } from './hints.tsx';
import { followKeys } from './keyboard.ts';
import { MatchBar } from './match-bar.tsx';
import { MatchContext, useMatch } from './match-context.ts';
import { Panels } from './panels.tsx';
import { must } from '../../core/must.ts';
import { t } from '../app/words.ts';

const AdviserDesk = lazy(async () => ({ default: (await import('./adviser-desk.tsx')).AdviserDesk }));
const ResultDesk = lazy(async () => ({ default: (await import('./after/result-desk.tsx')).ResultDesk }));

interface ScreenParts {
  /** Something the player should know, such as that nothing is kept. */
  readonly notice?: string | undefined;
  /** What kind of match it is, in a word or two, for the bar. */
  readonly badge?: string | undefined;
  /** What is asked besides the game's own questions, such as votes. */
  readonly extras?: JSX.Element;
  /** Where to go when it is over, in the place of another match like it. */
  readonly next?: JSX.Element;
  /** Talk at the table, where there is somebody to talk to. */
  readonly talk?: JSX.Element;
  /** Takes the place of all questions, and of the result, once it is reached. */
  readonly ending?: { readonly isReached: () => boolean; readonly Card: Component } | undefined;
}

interface MatchScreenProps extends ScreenParts {
  readonly screens: GameScreens<Types>;
  readonly client: MatchClient<Types>;
  /** The cards of important events, where the match waits for them. */
  readonly cards?: ShownCards;
}

export function MatchScreen(props: MatchScreenProps): JSX.Element {
  // A client never changes within a screen; the screen is made anew for another match.
  const { screens } = props;
  const model = makeLiveModel(props.client, screens);
  const cards = props.cards ?? createCards();
  const seen = new SeenDeeds(model.deeds().length);
  return (
    <MatchContext.Provider value={{ model, screens }}>
      <screens.Provider model={model}>
        <Curtain>
          <Board
            notice={props.notice}
            badge={props.badge}
            extras={props.extras}
            next={props.next}
            talk={props.talk}
            ending={props.ending}
            cards={<EventCards shown={cards} seen={seen} />}
          />
        </Curtain>
      </screens.Provider>
    </MatchContext.Provider>
  );
}

function Board(props: ScreenParts & { readonly cards: JSX.Element }): JSX.Element {
  const { model, screens } = useMatch();
  // While computer players make the moves before the first one of a person, nothing may keep that one waiting.
  const settled = createMemo<boolean>(
    (was) => was || model.asked() !== undefined || model.client.place === 'server' || model.deeds().length > 1,
    model.viewer() === 'watcher',
  );
  // On a phone, everything beside the map and the question costs as much as these. A frame is painted after its callbacks.
  const [isPainted, setPainted] = createSignal(false);
  createEffect(() => settled() && requestAnimationFrame(() => setTimeout(() => setPainted(true))));
  let board: HTMLElement | undefined;
  followKeys(() => board);
  followCalls(model);
  followPresses(() => board);
  followSound(model.deeds, (news) => screens.tune?.(news, model.viewer()));
  return (
    <main class={`match ${screens.look ?? ''}`} ref={(element) => (board = element)}>
      <MatchBar badge={props.badge} />
      <Show when={props.notice}>
        {(notice) => (
          <p class="notice" role="alert">
            {notice()}
          </p>
        )}
      </Show>
      <section class="map-side" aria-label={screens.words().map.title}>
        <screens.Map />
        <Ticker />
        {props.cards}
      </section>
      <Panels
        move={<Desk extras={props.extras} next={props.next} ending={props.ending} isSettled={isPainted()} />}
        talk={props.talk}
        isSettled={isPainted()}
      />
      <Show when={model.client.place === 'server'}>
        <LineState />
      </Show>
      <Announcer />
      <Dynamic component={screens.Dialogs} />
    </main>
  );
}

const CALL = [523, 784];

/** A tone for who looks elsewhere: it is their turn at a table of a server, or somebody asks for a rematch. */
function followCalls(model: LiveModel<Types>): void {
  if (model.client.place !== 'server') return;
  const call = (who: number | undefined): void => {
    if (who !== undefined) playTune(CALL);
  };
  createEffect(on(model.asked, call, { defer: true }));
  createEffect(on(model.rematchBy, call, { defer: true }));
}

interface DeskProps extends Pick<ScreenParts, 'extras' | 'next' | 'ending'> {
  /** Whether there is time for what can wait. */
  readonly isSettled: boolean;
}

/** What is asked of this device, or who is waited for, or how it ended. */
function Desk(props: DeskProps): JSX.Element {
  const { model } = useMatch();
  return (
    <section class="desk" aria-labelledby="desk-title">
      <Hints />
      <Problem sentence={model.problem()} />
      <Switch fallback={<WaitDesk />}>
        <Match when={props.ending?.isReached()}>
          <Dynamic component={props.ending?.Card} />
        </Match>
        <Match when={model.update().phase === 'over'}>
          <Suspense>
            <ResultDesk next={props.next} />
          </Suspense>
        </Match>
        <Match when={model.asked() !== undefined}>
          <Question isSettled={props.isSettled} />
        </Match>
      </Switch>
      {props.extras}
    </section>
  );
}

/** What the game asks, and its adviser where there is one and the match allows it. */
function Question(props: Pick<DeskProps, 'isSettled'>): JSX.Element {
  const { model, screens } = useMatch();
  const adviser = model.client.mayAdvise ? screens.adviser?.() : undefined;
  return (
    <div class="asked">
      <Show when={props.isSettled && adviser}>
        {(one) => (
          <Suspense>
            <AdviserDesk adviser={one()} />
          </Suspense>
        )}
      </Show>
      <screens.Desk />
    </div>
  );
}

/** Nothing is asked of this device: the player who is thinking is named. */
function WaitDesk(): JSX.Element {
  const { model, screens } = useMatch();
  const words = (): string => {
    const { toAct, seats, phase } = model.update();
    if (phase === 'paused') return t().match.paused;
    if (toAct === undefined) return t().match.over;
    const { bot, minded } = must(seats[toAct], 'the seat to act');
    const { thinking, waiting } = screens.words().wait;
    return (bot === undefined && minded === undefined ? waiting : thinking)(model.nameOf(toAct));
  };
  return (
    <div class="card wait-desk">
      <h2 id="desk-title">{words()}</h2>
      <Show when={model.viewer() === 'watcher'}>
        <p class="faint">{t().match.watching}</p>
      </Show>
    </div>
  );
}

/** What is behind the curtain is not there until it is opened. */
function Curtain(props: { readonly children: JSX.Element }): JSX.Element {
  const { model, screens } = useMatch();
  const [unveiled, setUnveiled] = createSignal<Seat | undefined>(undefined);
  /** Whose books are next, where they may not be shown yet. */
  const next = createMemo((): { readonly seat: Seat } | undefined => {
    const viewer = model.viewer();
    const isShared = model.client.seats().length > 1;
    if (viewer === 'watcher' || viewer === unveiled() || !isShared) return undefined;
    return screens.kit.isHotSeatPrivate(model.view()) ? { seat: viewer } : undefined;
  });
  return (
    <Show when={next()} fallback={props.children}>
      {(closed) => <Closed name={model.nameOf(closed().seat)} onOpen={() => setUnveiled(closed().seat)} />}
    </Show>
  );
}

function Closed(props: { readonly name: string; readonly onOpen: () => void }): JSX.Element {
  let button: HTMLButtonElement | undefined;
  onMount(() => button?.focus());
  return (
    <main class="curtain">
      <h1>{t().curtain.title(props.name)}</h1>
      <p>{t().curtain.about}</p>
      <button ref={(element) => (button = element)} type="button" class="primary large" onClick={() => props.onOpen()}>
        {t().curtain.open(props.name)}
      </button>
    </main>
  );
}
