/** The first page: one press and a match begins; everything else is one press away. */
import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { FIRST_GAME } from '../../text/en/index.ts';
import { botName } from '../game/names.ts';
import { Link } from './link.tsx';
import { YourMatches } from '../network/your-matches-list.tsx';
import type { Route } from './route.ts';
import { LEVELS, change, settings } from './settings.ts';
import { Problem } from './problem.tsx';
import { go } from './router.ts';
import { gameCard, listed, t } from './words.ts';
import { KeptMatches } from './kept-matches.tsx';
import { OpenRecord } from './open-record.tsx';
import { playNow, rivals } from './play-now.ts';
import { Sky } from './sky.tsx';

/** The first page; whoever came by an address that leads nowhere is told so. */
export function StartPage(props: { readonly isAstray: boolean }): JSX.Element {
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const trade = async (): Promise<void> => {
    const { quickTraderMatch } = await import('../star-trader/start/quick-match.ts');
    go({ at: 'match', id: quickTraderMatch() });
  };
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
        <p class="tagline">{gameCard(FIRST_GAME).about}</p>
        <button type="button" class="primary large" onClick={playNow}>
          {t().start.play}
          <small>{t().start.playAbout(listed(rivals().map((bot) => botName(bot, t()))))}</small>
        </button>
        <fieldset class="levels">
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
      <YourMatches />
      <KeptMatches />
      <Problem sentence={problem()} />
      <section class="card trader-way" aria-labelledby="trader-title">
        <h2 id="trader-title">{gameCard('star-trader').title}</h2>
        <p>{gameCard('star-trader').about}</p>
        <div class="buttons">
          <button type="button" class="primary" onClick={() => void trade()}>
            {gameCard('star-trader').play}
          </button>
          <Link class="button" to={{ at: 'new-trader', edition: 'today' }}>
            {gameCard('star-trader').newGame}
          </Link>
        </div>
      </section>
      <nav class="ways" aria-label={t().start.more}>
        <Way to={{ at: 'new', edition: 'today' }} title={t().start.newGame} about={t().start.newGameAbout} />
        <Way to={{ at: 'daily' }} title={t().start.daily} about={t().start.dailyAbout} />
        <Way to={{ at: 'lobby' }} title={t().start.friends} about={t().start.friendsAbout} />
        <Way to={{ at: 'teletype', seed: '' }} title={t().start.teletype} about={t().start.teletypeAbout} />
        <Way to={{ at: 'instructions' }} title={t().start.instructions} about={t().start.instructionsAbout} />
        <OpenRecord onProblem={setProblem} />
        <Way to={{ at: 'settings' }} title={t().start.settings} about={t().start.settingsAbout} />
      </nav>
    </main>
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
