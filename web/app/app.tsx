/** The app: one screen for each place an address can name. */
import { ErrorBoundary, Match, Suspense, Switch, createEffect, lazy, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Page } from './page.tsx';
import { NoMatch, PageMatchScreen } from '../frame/page-match.tsx';
import { FIRST_GAME } from '../games.ts';
import { dateOfMatch } from '../../bots/daily/day.ts';
import { WithGame } from './with-game.tsx';
import { isTyping } from '../frame/keyboard.ts';
import { comesLater } from './later.tsx';
import { go, route } from './router.ts';
import type { Here, Route } from './route.ts';
import { settings, showTheme } from './settings.ts';
import { recallMatch } from '../matches/page-store.ts';
import { speak, t } from './words.ts';

/** The first page, which was there before the app in short. */
export const StartPage = comesLater(async () => (await import('./start-page.tsx')).StartPage);

// What the first move does not need comes when it is asked for.
const NewMatch = lazy(async () => ({ default: (await import('../frame/new-match/new-match.tsx')).NewMatch }));
const SettingsPage = lazy(async () => ({ default: (await import('./settings-page.tsx')).SettingsPage }));
const RulesPage = lazy(async () => ({ default: (await import('../frame/rules/rules-page.tsx')).RulesPage }));
const RecordPage = lazy(async () => ({ default: (await import('./record-page.tsx')).RecordPage }));
const Lobby = lazy(async () => ({ default: (await import('../network/lobby.tsx')).Lobby }));
const DailyPage = lazy(async () => ({ default: (await import('../daily/daily-page.tsx')).DailyPage }));
const DailyMatch = lazy(async () => ({ default: (await import('../daily/daily-match.tsx')).DailyMatch }));
const LessonPage = lazy(async () => ({ default: (await import('../frame/lesson/lesson-page.tsx')).LessonPage }));
const TeletypePage = lazy(async () => ({ default: (await import('../teletype/teletype-page.tsx')).TeletypePage }));
const ServerMatchScreen = lazy(async () => ({
  default: (await import('../network/server-match-screen.tsx')).ServerMatchScreen,
}));

export function App(): JSX.Element {
  createEffect(() => showTheme(settings()));
  createEffect(() => void speak(settings().language));
  onMount(() => addEventListener('keydown', explain));
  const at = <At extends Route['at']>(place: At): (Route & { at: At }) | undefined => {
    const now = route();
    return isAt(now, place) ? now : undefined;
  };
  return (
    <ErrorBoundary fallback={(error: unknown) => <Crashed error={error} />}>
      <Suspense>
        <Switch fallback={<StartPage isAstray={route().at === 'nowhere'} />}>
          {/* Keyed: another edition in the address is another form. */}
          <Match when={at('new')} keyed>
            {({ game, edition }) => (
              <WithGame game={game}>{(screens) => <NewMatch screens={screens} edition={edition} />}</WithGame>
            )}
          </Match>
          <Match when={at('rules')} keyed>
            {({ game, edition }) => (
              <WithGame game={game}>{(screens) => <RulesPage screens={screens} edition={edition} />}</WithGame>
            )}
          </Match>
          <Match when={at('settings')}>
            <SettingsPage />
          </Match>
          <Match when={at('instructions')}>
            <FIRST_GAME.Instructions />
          </Match>
          <Match when={at('lobby')}>
            <Lobby />
          </Match>
          <Match when={at('daily')}>
            <DailyPage />
          </Match>
          <Match when={at('teletype')}>{(place) => <TeletypePage seed={place().seed} />}</Match>
          <Match when={at('lesson')?.game} keyed>
            {(game) => <LessonPage game={game} />}
          </Match>
          <Match when={at('match')?.id} keyed>
            {(id) => <MatchHere id={id} />}
          </Match>
          <Match when={at('server-match')?.id} keyed>
            {(id) => <ServerMatchScreen id={id} seat={at('server-match')?.seat} token={at('server-match')?.token} />}
          </Match>
          <Match when={at('record')?.packed} keyed>
            {(packed) => <RecordPage packed={packed} moment={at('record')?.moment} />}
          </Match>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

/** The rules at the key "?", where no match is on the screen: a match shows its own over itself. */
function explain(event: KeyboardEvent): void {
  const now = route();
  if (event.key !== '?' || isTyping(event) || document.querySelector('.match, .replay') !== null) return;
  go(now.at === 'new' ? { ...now, at: 'rules' } : { at: 'rules', game: FIRST_GAME.id, edition: '' });
}

/** A match on this device, on the screens of its game. */
function MatchHere(props: { readonly id: string }): JSX.Element {
  const kept = recallMatch(props.id);
  if (kept === undefined) return <NoMatch title={t().title} words={t().match.missing} />;
  if (dateOfMatch(props.id) !== undefined) return <DailyMatch kept={kept} />;
  return <WithGame game={kept.head.game}>{(screens) => <PageMatchScreen screens={screens} kept={kept} />}</WithGame>;
}

/** Our own mistake: it is told, and there is a way on. */
function Crashed(props: { readonly error: unknown }): JSX.Element {
  return (
    <Page title={t().title}>
      <p role="alert">
        {t().crashed} <span lang="en">{String(props.error)}</span>
      </p>
      <p>
        <a href="/">{t().home}</a>
      </p>
    </Page>
  );
}

function isAt<At extends Route['at']>(place: Here, at: At): place is Route & { at: At } {
  return place.at === at;
}
