/** A match in play: the map, what is asked, the standings, the newswire and the charts. The same wherever it is played. */
import { Match, Show, Suspense, Switch, createMemo, lazy } from 'solid-js';
import type { JSX } from 'solid-js';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { AfterPaint } from '../app/after-paint.tsx';
import { offeredToOthers } from '../star-lanes/map/galaxy-map.ts';
import { Galaxy } from '../star-lanes/map/galaxy.tsx';
import { followSound } from '../app/sound.ts';
import type { MatchClient } from '../../client/match-client.ts';
import { Problem } from '../app/problem.tsx';
import { w } from '../star-lanes/words.ts';
import { tuneFor } from './tunes.ts';
import { Announcer } from './announcer.tsx';
import { AtTableContext } from './at-table.ts';
import { Charts } from '../star-lanes/charts.tsx';
import { ChooseCompany } from '../star-lanes/choose-company.tsx';
import { Companies } from '../star-lanes/companies.tsx';
import { Curtain } from './curtain.tsx';
import { Hints } from './hints.tsx';
import { followKeys } from './keyboard.ts';
import { lastSpace } from '../star-lanes/last-space.ts';
import { MatchBar } from './match-bar.tsx';
import { Newswire } from './newswire.tsx';
import { PlaceDesk } from '../star-lanes/place-desk.tsx';
import { createPlacing } from '../star-lanes/placing.ts';
import type { Placing } from '../star-lanes/placing.ts';
import { LANES_TUNES } from '../star-lanes/lanes-tunes.ts';
import { SightContext, makeSight, useSight } from '../star-lanes/sight.ts';
import { Standings } from './standings.tsx';
import { TradeDesk } from '../star-lanes/trade-desk.tsx';
import { WaitDesk } from './wait-desk.tsx';

const ResultDesk = lazy(async () => ({ default: (await import('./after/result-desk.tsx')).ResultDesk }));

interface MatchScreenProps {
  readonly seating: MatchClient<StarLanesTypes>;
  /** Something the player should know, such as that nothing is kept. */
  readonly notice?: string | undefined;
  /** What a match over the network has besides: clocks, votes, talk. */
  readonly extras?: JSX.Element;
}

export function MatchScreen(props: MatchScreenProps): JSX.Element {
  // A seating never changes within a screen; the screen is made anew for another match.
  const sight = makeSight(props.seating);
  return (
    <AtTableContext.Provider value={sight}>
      <SightContext.Provider value={sight}>
        <Show when={!sight.curtained()} fallback={<Curtain />}>
          <Board notice={props.notice} extras={props.extras} />
        </Show>
      </SightContext.Provider>
    </AtTableContext.Provider>
  );
}

function Board(props: { readonly notice: string | undefined; readonly extras: JSX.Element }): JSX.Element {
  const sight = useSight();
  const placing = createPlacing(sight);
  // While computer players make the moves before the first one of a person, nothing may keep that one waiting.
  const settled = createMemo<boolean>(
    (was) => was || sight.asked() !== undefined || sight.client.place === 'server' || sight.deeds().length > 1,
    sight.viewer() === 'watcher',
  );
  let board: HTMLElement | undefined;
  followKeys(sight, placing, () => board);
  followSound(sight.deeds, (news) => tuneFor(news, LANES_TUNES));
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
      <section class="map-side" aria-label={w().map.title}>
        <Galaxy
          view={sight.view()}
          offered={placing.offered()}
          others={offeredToOthers(sight.view(), sight.asked())}
          pointed={placing.pointed()}
          last={lastSpace(sight.events())}
          onPoint={placing.point}
          onChoose={placing.choose}
        />
      </section>
      <div class="side">
        <Desk placing={placing} extras={props.extras} />
        <AfterPaint when={settled()}>
          <Newswire />
        </AfterPaint>
      </div>
      <AfterPaint when={settled()}>
        <div class="books">
          <Standings />
          <Companies />
        </div>
        <Charts />
      </AfterPaint>
      <Announcer />
      <Show when={placing.choosing()} keyed>
        {(space) => (
          <ChooseCompany
            space={space}
            companies={placing.companies(space)}
            onChoose={(company) => placing.place(space, company)}
            onCancel={placing.cancel}
          />
        )}
      </Show>
    </main>
  );
}

/** What is asked of this device, or who is waited for, or how it ended. */
function Desk(props: { readonly placing: Placing; readonly extras: JSX.Element }): JSX.Element {
  const sight = useSight();
  const { placing } = props;
  return (
    <section class="desk" aria-labelledby="desk-title">
      <Hints />
      <Problem sentence={sight.problem()} />
      <Switch fallback={<WaitDesk />}>
        <Match when={sight.view().phase === 'over'}>
          <Suspense>
            <ResultDesk />
          </Suspense>
        </Match>
        <Match when={placing.offered().length > 0}>
          <PlaceDesk placing={placing} />
        </Match>
        <Match when={sight.view().ask?.ask === 'trade' && placing.position()} keyed>
          {(position) => <TradeDesk position={position} />}
        </Match>
      </Switch>
      {props.extras}
    </section>
  );
}
