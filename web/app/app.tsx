/** The app: one screen for each place an address can name. */
import { ErrorBoundary, Match, Suspense, Switch, createEffect, lazy } from 'solid-js';
import type { JSX } from 'solid-js';
import { Page } from './page.tsx';
import { PageMatchScreen } from '../frame/page-match-screen.tsx';
import { route } from './router.ts';
import type { Here, Route } from './route.ts';
import { settings, showTheme } from './settings.ts';
import { StartPage } from './start-page.tsx';
import { recallMatch } from '../table/page-store.ts';
import { speak, t } from './words.ts';

// What the first move does not need comes when it is asked for.
const NewGame = lazy(async () => ({ default: (await import('../frame/new-match/new-match.tsx')).NewGame }));
const TraderNewGame = lazy(async () => ({
  default: (await import('../star-trader/start/trader-new-game.tsx')).TraderNewGame,
}));
const TraderPageMatch = lazy(async () => ({
  default: (await import('../star-trader/page-match.tsx')).TraderPageMatch,
}));
const SettingsPage = lazy(async () => ({ default: (await import('./settings-page.tsx')).SettingsPage }));
const Instructions = lazy(async () => ({ default: (await import('./instructions.tsx')).Instructions }));
const RecordScreen = lazy(async () => ({ default: (await import('../frame/after/record-screen.tsx')).RecordScreen }));
const Lobby = lazy(async () => ({ default: (await import('../network/lobby.tsx')).Lobby }));
const DailyPage = lazy(async () => ({ default: (await import('../daily/daily-page.tsx')).DailyPage }));
const DailyMatch = lazy(async () => ({ default: (await import('../daily/daily-match.tsx')).DailyMatch }));
const TeletypePage = lazy(async () => ({ default: (await import('../teletype/teletype-page.tsx')).TeletypePage }));
const ServerMatchScreen = lazy(async () => ({
  default: (await import('../network/server-match-screen.tsx')).ServerMatchScreen,
}));

export function App(): JSX.Element {
  createEffect(() => showTheme(settings()));
  createEffect(() => void speak(settings().language));
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
            {(place) => <NewGame edition={place.edition} />}
          </Match>
          <Match when={at('new-trader')} keyed>
            {(place) => <TraderNewGame edition={place.edition} />}
          </Match>
          <Match when={at('settings')}>
            <SettingsPage />
          </Match>
          <Match when={at('instructions')}>
            <Instructions />
          </Match>
          <Match when={at('lobby')}>
            <Lobby />
          </Match>
          <Match when={at('daily')}>
            <DailyPage />
          </Match>
          <Match when={at('teletype')}>{(place) => <TeletypePage seed={place().seed} />}</Match>
          <Match when={at('match')?.id} keyed>
            {(id) => <AnyPageMatch id={id} />}
          </Match>
          <Match when={at('server-match')?.id} keyed>
            {(id) => <ServerMatchScreen id={id} seat={at('server-match')?.seat} token={at('server-match')?.token} />}
          </Match>
          <Match when={at('record')?.packed} keyed>
            {(packed) => <RecordScreen packed={packed} moment={at('record')?.moment} />}
          </Match>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

/** A match on this device, on the screens of its game. */
function AnyPageMatch(props: { readonly id: string }): JSX.Element {
  if (props.id.startsWith('daily-')) return <DailyMatch id={props.id} />;
  const isTrader = recallMatch(props.id)?.head.game === 'star-trader';
  return isTrader ? <TraderPageMatch id={props.id} /> : <PageMatchScreen id={props.id} />;
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
