/** A match kept on this device, opened and shown; or what is wrong with it, and a way on. */
import { createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Types } from '../../core/contract.ts';
import { Page } from '../app/page.tsx';
import { paceNow } from '../app/settings.ts';
import { say, t } from '../app/words.ts';
import { openPageMatch } from '../matches/page-match.ts';
import type { PageKept } from '../matches/page-store.ts';
import type { MatchClient } from '../../client/match-client.ts';
import { createCards } from './event-cards.tsx';
import type { GameScreens } from './game-screens.ts';
import { MatchScreen } from './match-screen.tsx';

interface PageMatchProps {
  readonly screens: GameScreens<Types>;
  readonly kept: PageKept;
  /** The match as it may be played here, and what is shown beside it; without it, as it is. */
  readonly as?: (match: MatchClient<Types>) => {
    readonly client: MatchClient<Types>;
    readonly extras: JSX.Element;
    /** Where to go when it is over, in the place of another match like it. */
    readonly next: JSX.Element;
    /** What kind of match it is, in a word or two, for the bar. */
    readonly badge: string;
  };
}

export function PageMatchScreen(props: PageMatchProps): JSX.Element {
  const { screens, kept } = props;
  const [isUnkept, setUnkept] = createSignal(false);
  const cards = createCards();
  const opened = openPageMatch(screens.kit, kept, {
    pace: paceNow,
    worths: screens.worths,
    // Who wants computer players to move at once is not kept waiting by cards, either.
    whenRead: () => (paceNow() === 0 ? Promise.resolve() : cards.queue.whenRead()),
    onUnkept: () => setUnkept(true),
  });
  if (!opened.ok)
    return <NoMatch title={screens.words().title} words={`${t().match.broken} ${say().problem(opened.problem)}`} />;
  const match = opened.value;
  const { client, extras, next, badge } = props.as?.(match) ?? { client: match };
  return (
    <MatchScreen
      screens={screens}
      client={client}
      cards={cards}
      notice={isUnkept() ? t().match.unkept : undefined}
      extras={extras}
      next={next}
      badge={badge}
    />
  );
}

export function NoMatch(props: { readonly title: string; readonly words: string }): JSX.Element {
  return (
    <Page title={props.title}>
      <p role="alert">{props.words}</p>
    </Page>
  );
}
