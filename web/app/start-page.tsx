/** The first page: one press and a match begins; everything else is one press away. */
import { For, Show, Suspense, createSignal, lazy } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../core/must.ts';
import { FIRST_GAME, OTHER_GAMES } from '../games.ts';
import type { GameEntry } from '../frame/game-entry.ts';
import { botName } from './names.ts';
import { KeptMatches } from './kept-matches.tsx';
import { Link } from './link.tsx';
import { yourMatches } from '../network/your-matches.ts';
import { isNewTo } from './first-visit.ts';
import type { Route } from './route.ts';
import { LEVELS, change, settings } from './settings.ts';
import { Problem } from './page.tsx';
import { wantGame } from './with-game.tsx';
import { listed, problemWords, t } from './words.ts';
import { playFirst, rivalsNow } from './play-now.ts';
import { parseRecord, replay } from '../../core/record.ts';
import { go } from './router.ts';
import { packRecord } from '../frame/after/record-link.ts';

// Who has no seat on a server needs nothing that speaks to one.
const YourMatches = lazy(async () => ({ default: (await import('../network/your-matches-list.tsx')).YourMatches }));

/** As any game: it may have a first match that teaches. */
const first: GameEntry = FIRST_GAME;

/** The first page; it says so where the address leads nowhere. */
export function StartPage(props: { readonly isAstray: boolean }): JSX.Element {
  return (
    <main class="start">
      <Sky />
      <Show when={props.isAstray}>
        <p class="notice" role="alert">
          {t().start.nowhere}
        </p>
      </Show>
      <header class="hero">
        <h1>{t().title}</h1>
        <p class="tagline">{FIRST_GAME.card().about}</p>
        <div class="play-buttons">
          <Show when={first.lesson !== undefined && isNewTo(FIRST_GAME.id)} fallback={<PlayButton />}>
            <button type="button" class="primary large" onClick={() => go({ at: 'lesson', game: FIRST_GAME.id })}>
              {t().start.play} <small>{t().start.first}</small>
            </button>
            <PlayButton isSkip />
          </Show>
        </div>
        <fieldset class="pills levels">
          <legend>{t().start.level}</legend>
          <For each={LEVELS}>
            {(level) => (
              <label>
                <input
                  type="radio"
                  name="level"
                  checked={settings().level === level}
                  onChange={() => change({ level })}
                />
                <span>{t().start.levels[level]}</span>
              </label>
            )}
          </For>
        </fieldset>
      </header>
      <Show when={yourMatches().length > 0}>
        <Suspense>
          <YourMatches />
        </Suspense>
      </Show>
      <KeptMatches />
      <For each={OTHER_GAMES}>{(game) => <OtherGame game={game} />}</For>
      <nav class="ways" aria-label={t().start.more}>
        <Way
          to={{ at: 'new', game: FIRST_GAME.id, edition: '' }}
          title={t().start.newGame}
          about={t().start.newGameAbout}
        />
        <Show when={first.lesson !== undefined}>
          <Way
            to={{ at: 'lesson', game: FIRST_GAME.id }}
            title={t().start.lesson}
            about={t().start.lessonAbout(first.card().title)}
          />
        </Show>
        <Way to={{ at: 'daily' }} title={t().start.daily} about={t().start.dailyAbout} />
        <Way to={{ at: 'lobby' }} title={t().start.friends} about={t().start.friendsAbout} />
        <Way to={{ at: 'teletype', seed: '' }} title={t().start.teletype} about={t().start.teletypeAbout} />
        <Way
          to={{ at: 'rules', game: FIRST_GAME.id, edition: '' }}
          title={t().rules.way}
          about={t().rules.wayAbout(first.card().title)}
        />
        <OpenRecord />
        <Way to={{ at: 'settings' }} title={t().start.settings} about={t().start.settingsAbout} />
        <a class="card way" href="/docs/">
          <b>{t().start.docs}</b>
          <span>{t().start.docsAbout}</span>
        </a>
      </nav>
    </main>
  );
}

/** Begins a match at once; beside the lesson it is the way past that. */
function PlayButton(props: { readonly isSkip?: boolean }): JSX.Element {
  const rivals = (): string => listed(rivalsNow(FIRST_GAME.screens).map((bot) => botName(bot, t())));
  return (
    <button
      type="button"
      class="large to-match"
      classList={{ primary: props.isSkip !== true }}
      onClick={() => playFirst(FIRST_GAME.screens)}
    >
      {props.isSkip === true ? t().start.skip : t().start.play} <small>{t().start.playAbout(rivals())}</small>
    </button>
  );
}

/** A game beside the first one: its screens come when it is played. */
function OtherGame(props: { readonly game: GameEntry }): JSX.Element {
  const { id, card, lesson } = props.game;
  const isNew = lesson !== undefined && isNewTo(id);
  const play = async (): Promise<void> => playFirst(must(await wantGame(id), 'a game of this page'));
  return (
    <section class="card other-game" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{card().title}</h2>
      <p>{card().about}</p>
      <div class="buttons">
        <Show
          when={isNew}
          fallback={
            <button type="button" class="primary" onClick={() => void play()}>
              {card().play}
            </button>
          }
        >
          <button type="button" class="primary" onClick={() => go({ at: 'lesson', game: id })}>
            {card().play} <small>{t().start.first}</small>
          </button>
          <button type="button" onClick={() => void play()}>
            {t().start.skip}
          </button>
        </Show>
        <Link class="button" to={{ at: 'new', game: id, edition: '' }}>
          {card().newGame}
        </Link>
        <Link class="button" to={{ at: 'rules', game: id, edition: '' }}>
          {t().rules.way}
        </Link>
        <Show when={lesson !== undefined && !isNew}>
          <Link class="button" to={{ at: 'lesson', game: id }}>
            {t().start.lesson}
          </Link>
        </Show>
      </div>
    </section>
  );
}

function Way(props: { readonly to: Route; readonly title: string; readonly about: string }): JSX.Element {
  return (
    <Link class="card way" to={props.to}>
      <b>{props.title}</b>
      <span>{props.about}</span>
    </Link>
  );
}

/** A few still stars and one lane behind the first page: the same every time, for calm. */

const STARS = Array.from({ length: 60 }, (_, i) => {
  const spread = (factor: number): number => (i * factor) % 1;
  return { x: 1000 * spread(0.754877), y: 600 * spread(0.569841), r: 0.6 + 1.5 * spread(0.381966) };
});

function Sky(): JSX.Element {
  return (
    <svg class="backdrop" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <For each={STARS}>{({ x, y, r }) => <circle cx={x} cy={y} r={r} />}</For>
      <path d="M-20 470L180 380L340 430L560 250L760 300L1020 120" />
      <For
        each={[
          [180, 380],
          [340, 430],
          [560, 250],
          [760, 300],
        ]}
      >
        {([x, y]) => <circle class="port" cx={x} cy={y} r="6" />}
      </For>
    </svg>
  );
}

/** More than any record of ours. */
const LARGEST = 4_000_000;

/** Opens a record file: the match can be watched again, and played on from any moment. */
function OpenRecord(): JSX.Element {
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const open = async (file: File): Promise<void> => {
    setProblem(undefined);
    const text = file.size > LARGEST ? '' : await file.text();
    const record = parseRecord(text);
    const no = (said: string): void => void setProblem(`${t().after.notRecord} ${said}`);
    if (!record.ok) return no((await problemWords()).problem(record.problem));
    const screens = await wantGame(record.value.game);
    if (screens === undefined) return void setProblem(t().start.unknownGame(record.value.game));
    const played = replay(screens.kit.game, record.value);
    if (!played.ok) return no((await problemWords()).matchProblem(played.problem, screens.words()));
    go({ at: 'record', packed: await packRecord(record.value), moment: undefined });
  };
  return (
    <div class="card way file">
      <label>
        <b>{t().start.open}</b>
        <span>{t().start.openAbout}</span>
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) void open(file);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <Problem sentence={problem()} />
    </div>
  );
}
