/** The first page: one press and a match begins; everything else is one press away. */
import { For, Show, createSignal, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { warmUp } from '../bots/bot-host.ts';
import { botName } from '../game/names.ts';
import { Go } from '../go.tsx';
import { YourMatches } from '../network/your-matches-list.tsx';
import { go } from '../where.ts';
import type { Route } from '../route.ts';
import { LEVELS, change, settings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { makeMatch } from '../table/new-match.ts';
import { STAR_LANES } from '../table/star-lanes-book.ts';
import { listed, t } from '../text/text.ts';
import { KeptMatches } from './kept-matches.tsx';
import { OpenRecord } from './open-record.tsx';
import { Sky } from './sky.tsx';

/** Who plays against a person at each level. */
const OPPONENTS: Readonly<Record<Settings['level'], readonly string[]>> = {
  easy: ['beginner', 'greedy'],
  medium: ['greedy', 'reallocator'],
  hard: ['reallocator', 'strategist'],
  champion: ['strategist', 'champion'],
};

export function StartPage(): JSX.Element {
  const rivals = (): readonly string[] => OPPONENTS[settings().level];
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const play = (): void => {
    const sitters = [{ person: settings().name || t().captain }, ...rivals().map((bot) => ({ bot }))];
    go({ at: 'match', id: makeMatch(STAR_LANES, 'today', sitters).head.id });
  };
  const trade = async (): Promise<void> => {
    const { quickTraderMatch } = await import('../star-trader/start/quick-match.ts');
    go({ at: 'match', id: quickTraderMatch() });
  };
  // Computer players may have the first move: they get ready while the player looks at this page.
  onMount(warmUp);
  return (
    <main class="start">
      <Sky />
      <header class="hero">
        <h1>{t().title}</h1>
        <p class="tagline">{t().start.tagline}</p>
        <button type="button" class="primary large" onClick={play}>
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
      <Show when={problem()}>
        {(sentence) => (
          <p class="problem" role="alert">
            {t().after.notRecord} {sentence()}
          </p>
        )}
      </Show>
      <section class="card trader-way" aria-labelledby="trader-title">
        <h2 id="trader-title">{t().trader.title}</h2>
        <p>{t().trader.playAbout}</p>
        <div class="buttons">
          <button type="button" class="primary" onClick={() => void trade()}>
            {t().trader.play}
          </button>
          <Go class="button" to={{ at: 'new-trader', edition: 'today' }}>
            {t().trader.newGame}
          </Go>
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
    <Go class="card way" to={props.to}>
      <b>{props.title}</b>
      <span>{props.about}</span>
    </Go>
  );
}
