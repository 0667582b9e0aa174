/** A match of Star Trader watched again: any moment of it on the map, linked to, played on from, and judged. */
import { For, Show, createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchRecord } from '../../../core/record.ts';
import { formatRecord } from '../../../core/record.ts';
import type { StarTraderTypes } from '../../../games/star-trader/index.ts';
import { RecordMatch } from '../../frame/after/record-seating.ts';
import { copyText } from '../../app/copy-text.ts';
import { Link } from '../../app/link.tsx';
import { AtTableContext } from '../../frame/at-table.ts';
import { Page } from '../../app/page.tsx';
import { addressOf } from '../../app/route.ts';
import { makeMatch } from '../../table/new-match.ts';
import { followWords, gameCard, t } from '../../app/words.ts';
import { go } from '../../app/router.ts';
import '../../style/star-trader.css';
import { STAR_TRADER } from '../book.ts';
import { BookTabs } from '../books/book-tabs.tsx';
import { isTraderNews } from '../books/trader-news.ts';
import { TraderStandings } from '../books/trader-standings.tsx';
import { TraderWire } from '../books/trader-wire.tsx';
import { WorthChart } from '../books/worth-chart.tsx';
import { monthOf } from '../books/monthly.ts';
import { MapLegend } from '../map/map-legend.tsx';
import { MapLens } from '../map/map-lens.tsx';
import { StarCard } from '../map/star-card.tsx';
import { StarMap } from '../map/star-map.tsx';
import { TradeContext, makeTradeSight, useTrade } from '../trade-sight.ts';
import { w } from '../words.ts';
import { TraderKeep } from './trader-keep.tsx';
import { TraderTurningPoints } from './trader-turning-points.tsx';

type TraderRecordSeating = RecordMatch<StarTraderTypes>;

interface TraderRecordProps {
  readonly record: MatchRecord;
  readonly packed: string;
  readonly moment: number | undefined;
}

export function TraderRecord(props: TraderRecordProps): JSX.Element {
  const spoken = followWords('star-trader');
  const opened = RecordMatch.open(STAR_TRADER, props.record);
  if (!opened.ok) {
    return (
      <Page title={gameCard('star-trader').title}>
        <p role="alert">
          {t().after.badLink} {t().problem(opened.problem)}
        </p>
      </Page>
    );
  }
  return (
    <Show when={spoken()}>
      <Replay seating={opened.value} packed={props.packed} moment={props.moment} />
    </Show>
  );
}

interface ReplayProps {
  readonly seating: TraderRecordSeating;
  readonly packed: string;
  readonly moment: number | undefined;
}

function Replay(props: ReplayProps): JSX.Element {
  const { seating } = props;
  seating.show(props.moment ?? seating.last);
  const sight = makeTradeSight(seating);
  // The address follows, so that a reload or a bookmark comes back to this moment.
  createEffect(
    on(
      () => seating.now(),
      (moment) => go({ at: 'record', packed: props.packed, moment }, true),
      { defer: true },
    ),
  );
  const press = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.closest('input, select, .star-map') !== null) return;
    const to = { ArrowLeft: seating.now() - 1, ArrowRight: seating.now() + 1, Home: 0, End: seating.last }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    seating.show(to);
  };
  onMount(() => {
    addEventListener('keydown', press);
    onCleanup(() => removeEventListener('keydown', press));
  });
  const end = seating.moments.at(-1)?.state;
  const until = end === undefined ? sight.view().today : STAR_TRADER.openView(end).today;
  return (
    <AtTableContext.Provider value={sight}>
      <TradeContext.Provider value={sight}>
        <main class="match trader">
          <header class="bar">
            <Link class="quiet" to={{ at: 'start' }}>
              ← {t().home}
            </Link>
            <h1 class="bar-title">{t().after.replay}</h1>
            <span class="bar-move">{w().date(sight.view().today)}</span>
          </header>
          <section class="map-side" aria-label={w().map.title}>
            <StarMap />
            <MapLens />
            <MapLegend />
            <StarCard />
          </section>
          <div class="side">
            <Controls seating={seating} packed={props.packed} />
            <TraderTurningPoints
              record={seating.kept}
              names={sight.names()}
              onStop={(actions) => seating.show(actions + 1)}
            />
            <section class="card">
              <h2>{w().chart.worth}</h2>
              <WorthChart
                events={seating.story}
                names={sight.names()}
                until={until}
                marked={monthOf(sight.view().today)}
              />
            </section>
            <TraderStandings />
            <TraderWire />
          </div>
          <BookTabs />
        </main>
      </TradeContext.Provider>
    </AtTableContext.Provider>
  );
}

function Controls(props: { readonly seating: TraderRecordSeating; readonly packed: string }): JSX.Element {
  const { seating } = props;
  const sight = useTrade();
  const [said, setSaid] = createSignal<string | undefined>(undefined);
  const news = (): string => {
    const told = seating.news().filter(isTraderNews);
    if (seating.now() === 0) return t().after.begin;
    return told.map((event) => w().tell(event, sight.names())).join(' ');
  };
  const link = async (): Promise<void> => {
    const address = new URL(addressOf({ at: 'record', packed: props.packed, moment: seating.now() }), location.href);
    setSaid((await copyText(address.href)) ? t().form.copied : `${t().form.copyFailed} ${address.href}`);
  };
  /** The person takes the seat that is asked, unless a person had another. */
  const playOn = (): void => {
    const { names, edition } = seating.kept;
    const isBot = (name: string): boolean => STAR_TRADER.bots.includes(name);
    const persons = names.flatMap((name, seat) => (isBot(name) ? [] : [seat]));
    const toAct = sight.update().toAct ?? 0;
    const own = persons.includes(toAct) ? toAct : (persons[0] ?? toAct);
    const sitters = names.map((name, seat) => {
      if (seat === own) return { person: isBot(name) ? w().skipper : name };
      return { bot: isBot(name) ? name : STAR_TRADER.minder };
    });
    const from = { record: formatRecord(seating.kept), actions: seating.now() };
    go({ at: 'match', id: makeMatch(STAR_TRADER, edition, sitters, from).head.id });
  };
  const steps = (): { sign: string; words: string; to: number }[] => [
    { sign: '«', words: t().after.first, to: 0 },
    { sign: '‹', words: t().after.previous, to: seating.now() - 1 },
    { sign: '›', words: t().after.next, to: seating.now() + 1 },
    { sign: '»', words: t().after.last, to: seating.last },
  ];
  return (
    <section class="card desk replay" aria-labelledby="desk-title">
      <h2 id="desk-title">{w().after.turn(seating.now(), seating.last)}</h2>
      <input
        type="range"
        min="0"
        max={seating.last}
        value={seating.now()}
        aria-label={t().after.slider}
        aria-valuetext={w().after.turn(seating.now(), seating.last)}
        onInput={(event) => seating.show(event.currentTarget.valueAsNumber)}
      />
      <div class="steps">
        <For each={steps()}>
          {({ sign, words, to }) => (
            <button type="button" aria-label={words} onClick={() => seating.show(to)}>
              {sign}
            </button>
          )}
        </For>
      </div>
      <p class="replay-news" role="status">
        {news()}
      </p>
      <div class="buttons">
        <Show when={sight.view().phase !== 'over'}>
          <button type="button" class="primary" onClick={playOn}>
            {t().after.playOn}
          </button>
        </Show>
        <button type="button" onClick={() => void link()}>
          {t().after.link}
        </button>
        <TraderKeep />
      </div>
      <Show when={said()}>{(sentence) => <p role="status">{sentence()}</p>}</Show>
    </section>
  );
}
