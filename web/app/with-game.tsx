/** The games of the page, and their screens as far as they are there: others come with their words when somebody wants them. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Types } from '../../core/contract.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import type { GameEntry } from '../frame/game-entry.ts';
import { FIRST_GAME, OTHER_GAMES } from '../games.ts';
import { Page } from './page.tsx';
import { t } from './words.ts';

/** All games of the page, in the order of menus. */
export const GAMES: readonly GameEntry[] = [FIRST_GAME, ...OTHER_GAMES];

/** The entry of a game; undefined for a game that this page does not have. */
export function entryOf(game: string): GameEntry | undefined {
  return GAMES.find(({ id }) => id === game);
}

const [atHand, setAtHand] = createSignal<ReadonlyMap<string, GameScreens<Types>>>(
  new Map(GAMES.flatMap(({ id, screens }) => (typeof screens === 'function' ? [] : [[id, screens]]))),
);

/** The screens of a game; undefined until they are there, and for a game that this page does not have. */
export function screensOf(game: string): GameScreens<Types> | undefined {
  return atHand().get(game);
}

/** Sees to it that the screens of a game and its words are there; undefined for a game that this page does not have. */
export async function wantGame(game: string): Promise<GameScreens<Types> | undefined> {
  const entry = entryOf(game);
  if (entry === undefined) return undefined;
  const { id, screens } = entry;
  if (typeof screens !== 'function') return screens;
  const loaded = await screens();
  if (!atHand().has(id)) setAtHand(new Map([...atHand(), [id, loaded]]));
  return loaded;
}

interface WithGameProps {
  readonly game: string;
  readonly children: (screens: GameScreens<Types>) => JSX.Element;
}

/** Draws something of a game once it is there. */
export function WithGame(props: WithGameProps): JSX.Element {
  const [failure, setFailure] = createSignal<{ readonly error: unknown }>();
  const [isKnown, setKnown] = createSignal(true);
  wantGame(props.game).then(
    (found) => setKnown(found !== undefined),
    (error: unknown) => setFailure({ error }),
  );
  const screens = (): GameScreens<Types> | undefined => {
    const failed = failure();
    if (failed !== undefined) throw failed.error;
    return screensOf(props.game);
  };
  return (
    <Show when={isKnown()} fallback={<UnknownGame game={props.game} />}>
      <Show when={screens()} keyed>
        {(found) => props.children(found)}
      </Show>
    </Show>
  );
}

function UnknownGame(props: { readonly game: string }): JSX.Element {
  return (
    <Page title={t().title}>
      <p role="alert">{t().start.unknownGame(props.game)}</p>
    </Page>
  );
}
