/** A match in play: the map, what is asked, the standings, the newswire and the charts. The same wherever it is played. */
import {
  Match,
  Show,
  Suspense,
  Switch,
  createEffect,
  createMemo,
  createSignal,
  lazy,
  on,
  onCleanup,
  onMount,
} from 'solid-js';
import type { JSX } from 'solid-js';
import { foresee, positionOf } from '../../bots/star-lanes/adviser/foresee.ts';
import { placeOf } from '../game/keys.ts';
import { outcomeOf } from '../game/outcome-lines.ts';
import { Galaxy } from '../map/galaxy.tsx';
import { offeredTo } from '../map/galaxy-map.ts';
import { sing } from '../sound.ts';
import type { Seating } from '../table/seating.ts';
import { t } from '../text/text.ts';
import { Announcer } from './announcer.tsx';
import { Charts } from './charts.tsx';
import { ChooseCompany } from './choose-company.tsx';
import { Companies } from './companies.tsx';
import { Curtain } from './curtain.tsx';
import { Hints } from './hints.tsx';
import { lastSpace } from './last-space.ts';
import { MatchBar } from './match-bar.tsx';
import { Newswire } from './newswire.tsx';
import { PlaceDesk } from './place-desk.tsx';
import { SightContext, makeSight } from './sight.ts';
import type { Sight } from './sight.ts';
import { Standings } from './standings.tsx';
import { TradeDesk } from './trade-desk.tsx';
import { WaitDesk } from './wait-desk.tsx';

const ResultDesk = lazy(async () => ({ default: (await import('../after/result-desk.tsx')).ResultDesk }));

interface MatchScreenProps {
  readonly seating: Seating;
  /** Something the player should know, such as that nothing is kept. */
  readonly notice?: string | undefined;
  /** What a match over the network has besides: clocks, votes, talk. */
  readonly extras?: JSX.Element;
}

export function MatchScreen(props: MatchScreenProps): JSX.Element {
  // A seating never changes within a screen; the screen is made anew for another match.
  const sight = makeSight(props.seating);
  return (
    <SightContext.Provider value={sight}>
      <Show when={!sight.curtained()} fallback={<Curtain />}>
        <Board sight={sight} notice={props.notice} extras={props.extras} />
      </Show>
    </SightContext.Provider>
  );
}

function Board(props: {
  readonly sight: Sight;
  readonly notice: string | undefined;
  readonly extras: JSX.Element;
}): JSX.Element {
  const { sight } = props;
  const view = sight.view;
  const [pointed, setPointed] = createSignal<string | undefined>(undefined);
  const [choosing, setChoosing] = createSignal<string | undefined>(undefined);
  const offered = createMemo(() => offeredTo(view(), sight.asked()));
  const position = createMemo(() => (sight.asked() === undefined ? undefined : positionOf(view(), sight.events())));
  const choicesOf = (space: string): readonly string[] => {
    const { ask } = view();
    return (ask?.ask === 'place' ? ask.spaces.find((one) => one.space === space)?.companies : undefined) ?? [];
  };
  const outcomes = createMemo(() => {
    const now = position();
    const readers = { names: sight.names(), known: view().books.map((books) => books !== undefined) };
    return new Map(
      offered().map((space) => {
        const facts = now === undefined ? undefined : foresee(now, space, choicesOf(space)[0]);
        return [space, facts === undefined ? undefined : outcomeOf(facts, readers)] as const;
      }),
    );
  });
  const place = (space: string, company?: string): void => {
    setChoosing(undefined);
    sight.play(company === undefined ? { type: 'place', space } : { type: 'place', space, company });
  };
  /** A space was clicked, tapped or entered: played at once where the player has seen what it does, else shown. */
  const choose = (space: string, sure: boolean): void => {
    if (!offered().includes(space)) return void setPointed(space);
    if (!sure && pointed() !== space) return void setPointed(space);
    if (choicesOf(space).length > 0) setChoosing(space);
    else place(space);
  };
  const last = createMemo(() => lastSpace(sight.events()));
  createEffect(
    on(
      () => sight.deeds().length,
      (now, before) => {
        setPointed(undefined);
        setChoosing(undefined);
        if (before !== undefined && now > before) sing(sight.deeds().slice(before).flat());
      },
    ),
  );

  let board: HTMLElement | undefined;
  let byKeyboard = false;
  const focusSpace = (space: string): void => {
    board?.querySelector<SVGGElement>(`[data-space="${space}"]`)?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    byKeyboard = true;
    if (event.altKey || event.metaKey || choosing() !== undefined || isTyping(event.target)) return;
    if (event.ctrlKey) {
      const { undo } = sight.update();
      if (event.key === 'z' && undo !== undefined) sight.act({ act: 'undo', keep: undo });
      return;
    }
    const space = offered()[placeOf(event.key)];
    if (space === undefined) return;
    event.preventDefault();
    // The first press looks, the second plays.
    if (pointed() === space) choose(space, true);
    else focusSpace(space);
  };
  const point = (): void => void (byKeyboard = false);
  onMount(() => {
    addEventListener('keydown', press);
    addEventListener('pointerdown', point);
    onCleanup(() => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point);
    });
  });
  // Who plays by keyboard goes on where the question is.
  createEffect(
    on(
      () => `${sight.update().at} ${view().phase}`,
      () => {
        if (!byKeyboard || sight.asked() === undefined) return;
        queueMicrotask(() => {
          const [first] = offered();
          if (view().phase === 'trade') board?.querySelector<HTMLInputElement>('.order input')?.focus();
          else if (first !== undefined) focusSpace(first);
        });
      },
    ),
  );

  return (
    <main class="match" ref={(element) => (board = element)}>
      <MatchBar />
      <Show when={props.notice}>
        {(notice) => (
          <p class="notice" role="alert">
            {notice()}
          </p>
        )}
      </Show>
      <section class="map-side" aria-label={t().map.title}>
        <Galaxy
          view={view()}
          offered={offered()}
          pointed={pointed()}
          last={last()}
          onPoint={setPointed}
          onChoose={choose}
        />
      </section>
      <div class="side">
        <section class="desk" aria-labelledby="desk-title">
          <Hints />
          <Show when={sight.problem()}>
            {(problem) => (
              <p class="problem" role="alert">
                {problem()}
              </p>
            )}
          </Show>
          <Switch fallback={<WaitDesk />}>
            <Match when={view().phase === 'over'}>
              <Suspense>
                <ResultDesk />
              </Suspense>
            </Match>
            <Match when={offered().length > 0}>
              <PlaceDesk
                offered={offered()}
                outcomes={outcomes()}
                pointed={pointed()}
                onPoint={setPointed}
                onChoose={choose}
              />
            </Match>
            <Match when={view().ask?.ask === 'trade' && sight.asked() !== undefined && position()} keyed>
              {(now) => <TradeDesk position={now} />}
            </Match>
          </Switch>
          {props.extras}
        </section>
        <Newswire />
      </div>
      <div class="books">
        <Standings />
        <Companies />
      </div>
      <Charts />
      <Announcer />
      <Show when={choosing()} keyed>
        {(space) => (
          <ChooseCompany
            space={space}
            companies={choicesOf(space)}
            onChoose={(company) => place(space, company)}
            onCancel={() => setChoosing(undefined)}
          />
        )}
      </Show>
    </main>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}
