/** The lobby of a server on the full screen: a public match to join or to watch, or one to make. */
import type { OrSentence } from '../../cli/or-sentence.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { Games } from '../frame/game-screens.ts';
import { PickPage } from '../frame/pick-page.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { gameWords, lobbyOf, tableWords } from './lobby.ts';
import type { Lobby } from './lobby.ts';
import type { MatchLink } from './match-link.ts';
import { inEnglish, serverAt } from './server.ts';

export type Picked = { readonly pick: 'join' | 'watch'; readonly link: MatchLink } | { readonly pick: 'host' } | 'back';

/** Shows the lobby until something is picked; says why it cannot be shown. */
export async function pickMatch(games: Games, screen: FullScreen, origin: string): Promise<OrSentence<Picked>> {
  for (;;) {
    const lobby = await inEnglish(lobbyOf(serverAt(origin)));
    if (!lobby.ok) return lobby;
    const picked = await screen.show(lobbyPage(games, lobby.value, origin));
    if (picked !== 'again') return { ok: true, value: picked };
  }
}

function lobbyPage(games: Games, { open, playing }: Lobby, origin: string): PickPage<Picked | 'again'> {
  let keys = 0;
  const lines = (pick: 'join' | 'watch', matches: Lobby['open']) =>
    matches
      .filter(({ game }) => screensOf(games, game) !== undefined)
      .map((match) => ({
        // Nine have a key of their own; the rest is picked with the arrows.
        key: ++keys > 9 ? '' : String(keys),
        words: `${match.mine === true ? 'your seat' : pick}  ${tableWords(match)}`,
        about: gameWords(games, match),
        value: { pick: match.mine === true ? 'join' : pick, link: { origin, match: match.match } } as const,
      }));
  return new PickPage<Picked | 'again'>({
    title: 'Star Lanes · the lobby',
    head: [
      `Public matches at ${origin}`,
      open.length + playing.length === 0
        ? 'Nobody plays in public at the moment.'
        : 'Private ones are joined by their link.',
    ],
    choices: [
      ...lines('join', open),
      ...lines('watch', playing),
      { key: 'h', words: 'host', about: 'make a match here', value: { pick: 'host' } },
      { key: 'a', words: 'again', about: 'look again', value: 'again' },
    ],
    keys: [
      ['↑↓', 'pick'],
      ['Enter', 'open'],
      ['q', 'back'],
    ],
  });
}
