/** A match watched again: any moment of it on the map, linked to, played on from, and judged. */
import {
  For,
  Show,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  lazy,
  on,
  onCleanup,
  onMount,
} from 'solid-js';
import type { JSX } from 'solid-js';
import type { Result } from '../../../core/result.ts';
import { formatRecord } from '../../../core/record.ts';
import type { MatchRecord } from '../../../core/record.ts';
import { copyText } from '../../app/copy-text.ts';
import { isBotName } from '../../game/names.ts';
import { isNews } from '../../game/news.ts';
import { Link } from '../../app/link.tsx';
import { offeredToOthers } from '../../star-lanes/map/galaxy-map.ts';
import { Galaxy } from '../../star-lanes/map/galaxy.tsx';
import { Companies } from '../../star-lanes/companies.tsx';
import { PriceChart, WorthChart } from '../../star-lanes/charts.tsx';
import { lastSpace } from '../../star-lanes/last-space.ts';
import { Newswire } from '../newswire.tsx';
import { SightContext, makeSight, useSight } from '../../star-lanes/sight.ts';
import { Standings } from '../standings.tsx';
import { curvesOf } from '../../../insight/star-lanes/curves.ts';
import { starLanes } from '../../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../../games/star-lanes/index.ts';
import { Page } from '../../app/page.tsx';
import { followTitle } from '../../app/page-title.ts';
import { addressOf } from '../../app/route.ts';
import { makeMatch } from '../../table/new-match.ts';
import { STAR_LANES } from '../../table/star-lanes-book.ts';
import { t } from '../../app/words.ts';
import { w } from '../../star-lanes/words.ts';
import { go } from '../../app/router.ts';
import { KeepButtons } from './keep-buttons.tsx';
import { lanesPicture } from '../../star-lanes/lanes-picture.ts';
import { unpackRecord } from './record-link.ts';
import { eventsOf, momentOf, movesAt } from './moves-of-record.ts';
import { RecordMatch } from './record-seating.ts';
import { TurningPoints } from './turning-points.tsx';

const TraderRecord = lazy(async () => ({
  default: (await import('../../star-trader/after/trader-record.tsx')).TraderRecord,
}));

interface RecordScreenProps {
  readonly packed: string;
  readonly moment: number | undefined;
}

/** A record, on the screens of its game. */
export function RecordScreen(props: RecordScreenProps): JSX.Element {
  const [record] = createResource(() => unpackRecord(props.packed));
  followTitle(() => t().after.replay);
  return (
    <Show when={record()} keyed>
      {(reading) =>
        reading.ok && reading.value.game === 'star-trader' ? (
          <TraderRecord record={reading.value} packed={props.packed} moment={props.moment} />
        ) : (
          <LanesRecord record={reading} packed={props.packed} moment={props.moment} />
        )
      }
    </Show>
  );
}

function LanesRecord(props: RecordScreenProps & { readonly record: Result<MatchRecord> }): JSX.Element {
  const opened = (): Result<RecordMatch<StarLanesTypes>> =>
    props.record.ok ? RecordMatch.open(STAR_LANES, props.record.value) : props.record;
  return (
    <Show when={opened()} keyed>
      {(reading) =>
        reading.ok ? (
          <Replay seating={reading.value} packed={props.packed} moment={props.moment} />
        ) : (
          <Page title={t().title}>
            <p role="alert">
              {t().after.badLink} {t().problem(reading.problem)}
            </p>
          </Page>
        )
      }
    </Show>
  );
}

interface ReplayProps {
  readonly seating: RecordMatch<StarLanesTypes>;
  readonly packed: string;
  readonly moment: number | undefined;
}

function Replay(props: ReplayProps): JSX.Element {
  const { seating } = props;
  seating.show(props.moment ?? seating.last);
  const sight = makeSight(seating);
  const [pointed, setPointed] = createSignal<string | undefined>(undefined);
  const points = createMemo(() => {
    const { config, books } = sight.view();
    return curvesOf(
      config,
      books.map(() => true),
      seating.story,
    );
  });
  // The address follows, so that a reload or a bookmark comes back to this moment.
  createEffect(
    on(
      () => seating.now(),
      (moment) => go({ at: 'record', packed: props.packed, moment }, true),
      { defer: true },
    ),
  );
  const press = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.closest('input, select, [role=grid]') !== null) return;
    const to = { ArrowLeft: seating.now() - 1, ArrowRight: seating.now() + 1, Home: 0, End: seating.last }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    seating.show(to);
  };
  onMount(() => {
    addEventListener('keydown', press);
    onCleanup(() => removeEventListener('keydown', press));
  });
  return (
    <SightContext.Provider value={sight}>
      <main class="match">
        <header class="bar">
          <Link class="quiet" to={{ at: 'start' }}>
            ← {t().home}
          </Link>
          <h1 class="bar-title">{t().after.replay}</h1>
          <span class="bar-move">{w().match.move(movesAt(seating, seating.now()), sight.view().movesInAll)}</span>
        </header>
        <section class="map-side" aria-label={w().map.title}>
          <Galaxy
            view={sight.view()}
            offered={[]}
            others={offeredToOthers(sight.view(), undefined)}
            pointed={pointed()}
            last={lastSpace(sight.events())}
            onPoint={setPointed}
            onChoose={setPointed}
          />
        </section>
        <div class="side">
          <Controls seating={seating} packed={props.packed} />
          <TurningPoints
            record={seating.kept}
            names={sight.names()}
            storyOf={(move) =>
              eventsOf(seating, move)
                .map((event) => w().tell(event, sight.names(), sight.view().config))
                .join(' ')
            }
            onMove={(move) => seating.show(momentOf(seating, move))}
          />
          <Newswire />
        </div>
        <div class="books">
          <Standings />
          <Companies />
        </div>
        <section class="card charts" aria-label={`${w().chart.worth}, ${w().chart.prices}`}>
          <div class="chart-pair">
            <div>
              <h2>{w().chart.worth}</h2>
              <WorthChart points={points()} names={sight.names()} marked={movesAt(seating, seating.now())} />
            </div>
            <div>
              <h2>{w().chart.prices}</h2>
              <PriceChart
                points={points()}
                names={sight.view().companies.map(({ name }) => name)}
                marked={movesAt(seating, seating.now())}
              />
            </div>
          </div>
        </section>
      </main>
    </SightContext.Provider>
  );
}

function Controls(props: { readonly seating: RecordMatch<StarLanesTypes>; readonly packed: string }): JSX.Element {
  const { seating } = props;
  const sight = useSight();
  const [said, setSaid] = createSignal<string | undefined>(undefined);
  const news = (): string => {
    const told = seating.news().filter(isNews);
    if (told.length === 0 || seating.now() === 0) return t().after.begin;
    return told.map((event) => w().tell(event, sight.names(), sight.view().config)).join(' ');
  };
  const link = async (): Promise<void> => {
    const address = new URL(addressOf({ at: 'record', packed: props.packed, moment: seating.now() }), location.href)
      .href;
    setSaid((await copyText(address)) ? t().form.copied : `${t().form.copyFailed} ${address}`);
  };
  /** The person takes the seat that is to move, unless a person had another. */
  const playOn = (): void => {
    const { names, edition } = seating.kept;
    const persons = names.flatMap((name, seat) => (isBotName(name) ? [] : [seat]));
    const toAct = sight.update().toAct ?? 0;
    const own = persons.includes(toAct) ? toAct : (persons[0] ?? toAct);
    const sitters = names.map((name, seat) => {
      if (seat === own) return { person: isBotName(name) ? t().captain : name };
      return { bot: isBotName(name) ? name : 'strategist' };
    });
    const from = { record: formatRecord(seating.kept), actions: seating.now() };
    go({ at: 'match', id: makeMatch(STAR_LANES, edition, sitters, from).head.id });
  };
  const steps = (): { sign: string; words: string; to: number }[] => [
    { sign: '«', words: t().after.first, to: 0 },
    { sign: '‹', words: t().after.previous, to: seating.now() - 1 },
    { sign: '›', words: t().after.next, to: seating.now() + 1 },
    { sign: '»', words: t().after.last, to: seating.last },
  ];
  return (
    <section class="card desk replay" aria-labelledby="desk-title">
      <h2 id="desk-title">{t().after.position(seating.now(), seating.last)}</h2>
      <input
        type="range"
        min="0"
        max={seating.last}
        value={seating.now()}
        aria-label={t().after.slider}
        aria-valuetext={t().after.position(seating.now(), seating.last)}
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
        <KeepButtons
          table={sight}
          game={starLanes}
          picture={() => lanesPicture(sight.view(), sight.names(), t().title)}
        />
      </div>
      <Show when={said()}>{(sentence) => <p role="status">{sentence()}</p>}</Show>
    </section>
  );
}
