/** A match of Star Trader: the star map, what is asked, the books and the news. The same wherever it is played. */
import { Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { AtTableContext } from '../frame/at-table.ts';
import { followSound } from '../app/sound.ts';
import type { MatchClient } from '../../client/match-client.ts';
import '../style/star-trader.css';
import { TraderResult } from './after/trader-result.tsx';
import { BookTabs } from './books/book-tabs.tsx';
import { FreshLetter } from './books/letters.tsx';
import { TraderStandings } from './books/trader-standings.tsx';
import { TraderWire } from './books/trader-wire.tsx';
import { Adviser } from './desk/adviser.tsx';
import { BankDesk } from './desk/bank-desk.tsx';
import { BidDesk } from './desk/bid-desk.tsx';
import { PortDesk } from './desk/port-desk.tsx';
import { StopSteps } from './desk/stop-steps.tsx';
import { TradeDesk } from './desk/trade-desk.tsx';
import { TraderHints } from './desk/trader-hints.tsx';
import { TraderWait } from './desk/trader-wait.tsx';
import { MapLegend } from './map/map-legend.tsx';
import { MapLens } from './map/map-lens.tsx';
import { StarCard } from './map/star-card.tsx';
import { StarMap } from './map/star-map.tsx';
import { TradeContext, makeTradeSight, useTrade } from './trade-sight.ts';
import { TraderAnnouncer } from './trader-announcer.tsx';
import { TraderBar } from './trader-bar.tsx';
import { followTraderKeys } from './trader-keys.ts';
import { traderTune } from './trader-tunes.ts';
import { followWords } from '../app/words.ts';
import { w } from './words.ts';

interface TraderMatchProps {
  readonly seating: MatchClient<StarTraderTypes>;
  /** Something the player should know, such as that nothing is kept. */
  readonly notice?: string | undefined;
  /** What a match over the network has besides: clocks, votes, talk. */
  readonly extras?: JSX.Element;
}

export function TraderMatch(props: TraderMatchProps): JSX.Element {
  const spoken = followWords('star-trader');
  // A seating never changes within a screen; the screen is made anew for another match.
  const sight = makeTradeSight(props.seating);
  return (
    <AtTableContext.Provider value={sight}>
      <TradeContext.Provider value={sight}>
        <Show when={spoken()}>
          <Board notice={props.notice} extras={props.extras} />
        </Show>
      </TradeContext.Provider>
    </AtTableContext.Provider>
  );
}

function Board(props: { readonly notice: string | undefined; readonly extras: JSX.Element }): JSX.Element {
  const sight = useTrade();
  let board: HTMLElement | undefined;
  followTraderKeys(sight, () => board);
  followSound(sight.deeds, (news) => traderTune(news, sight.viewer()));
  return (
    <main class="match trader" ref={(element) => (board = element)}>
      <TraderBar />
      <Show when={props.notice}>
        {(notice) => (
          <p class="notice" role="alert">
            {notice()}
          </p>
        )}
      </Show>
      <section class="map-side" aria-label={w().map.title}>
        <StarMap />
        <MapLens />
        <MapLegend />
        <StarCard />
      </section>
      <div class="side">
        <Desk extras={props.extras} />
        <TraderStandings />
        <TraderWire />
      </div>
      <BookTabs />
      <TraderAnnouncer />
      <FreshLetter />
    </main>
  );
}

/** What is asked of this device, or who is waited for, or how it ended. */
function Desk(props: { readonly extras: JSX.Element }): JSX.Element {
  const sight = useTrade();
  return (
    <section class="desk" aria-labelledby="desk-title">
      <TraderHints />
      <Show when={sight.problem()}>
        {(problem) => (
          <p class="problem" role="alert">
            {problem()}
          </p>
        )}
      </Show>
      <Switch fallback={<TraderWait />}>
        <Match when={sight.view().phase === 'over'}>
          <TraderResult />
        </Match>
        <Match when={sight.ask()} keyed>
          {(ask) => (
            <>
              <StopSteps ask={ask} />
              <Question ask={ask} />
              <Adviser />
            </>
          )}
        </Match>
      </Switch>
      {props.extras}
    </section>
  );
}

function Question(props: { readonly ask: Ask }): JSX.Element {
  const { ask } = props;
  switch (ask.ask) {
    case 'sell':
    case 'buy':
      return <TradeDesk ask={ask} />;
    case 'bid':
      return <BidDesk ask={ask} />;
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return <BankDesk ask={ask} />;
    case 'destination':
      return <PortDesk ask={ask} />;
  }
}
