/** The public matches of a server: told in words, or on the full screen, to join one, to watch one or to make one. */
import type { CommandProblem } from '../../text/terminal.ts';
import { screensOf } from '../frame/game-screens.ts';
import { PickPage } from '../frame/pick-page.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import type { MatchLink } from './match-link.ts';
import { frameWords, words } from '../words.ts';
import { asked, serverAt } from './server.ts';
import type { ListedMatch, ServerApi } from '../../client/server-api.ts';
import type { ServerProblem } from '../../table/protocol.ts';
import type { Result } from '../../core/result.ts';
import type { Games } from '../frame/game-screens.ts';
import { commandLine } from '../own-name.ts';
import { keptSecret } from './device-secret.ts';
import { linkTo } from './match-link.ts';

export interface LobbyMatch {
  readonly match: string;
  readonly game: string;
  readonly edition: string;
  /** Who sits there; computer players are among them. */
  readonly names: readonly string[];
  /** How many seats are free. */
  readonly free: number;
  /** Seconds for a move; undefined: no clock. */
  readonly clock?: number;
  /** Whether the players may ask an adviser. */
  readonly advice: boolean;
  /** Whether this device holds a seat there. */
  readonly mine?: true;
}

export interface Lobby {
  readonly open: readonly LobbyMatch[];
  readonly playing: readonly LobbyMatch[];
}

/** How many matches of a list are asked for a seat of this device: a lobby is looked at from its beginning. */
const MOST_ASKED = 12;

/** The public matches, and in which of them this device holds a seat. */
export async function lobbyOf(server: ServerApi): Promise<Result<Lobby, ServerProblem>> {
  const lists = await server.lists();
  if (!lists.ok) return lists;
  const [open, playing] = await Promise.all([
    withSeats(server, lists.value.open),
    withSeats(server, lists.value.playing),
  ]);
  return { ok: true, value: { open, playing } };
}

function withSeats(server: ServerApi, matches: readonly ListedMatch[]): Promise<LobbyMatch[]> {
  // Who has no secret holds no seat.
  const most = keptSecret(server.origin) === undefined ? 0 : MOST_ASKED;
  const seen = matches.map(async (match, i) => {
    const look = i < most ? await server.look(match.id) : undefined;
    const isMine = look?.ok === true && look.value.seat !== undefined;
    return { ...lobbyMatch(match), ...(isMine ? { mine: true as const } : {}) };
  });
  return Promise.all(seen);
}

function lobbyMatch({ id, game, edition, names, clock, advice }: ListedMatch): LobbyMatch {
  const sitting = names.filter((name) => name !== undefined);
  const timed = clock === undefined ? {} : { clock };
  return { match: id, game, edition, names: sitting, free: names.length - sitting.length, advice, ...timed };
}

/** Who sits there, and how many may still come. */
function tableWords({ names, free }: LobbyMatch): string {
  const seats = free === 0 ? [] : [words().lobby.free(free)];
  return [...names, ...seats].join(', ');
}

/** What is played; the game that is meant where none is named need not be named. */
function gameWords([usual]: Games, { game, edition, clock, advice }: LobbyMatch): string {
  const named = game === usual.kit.game.id ? '' : `${game}, `;
  return `${named}${edition}, ${words().clock(clock)}${advice ? `, ${words().advice}` : ''}`;
}

/** The lists as text: every match with the command that takes part in it. */
export function lobbyText(games: Games, { open, playing }: Lobby, origin: string): string {
  const line = (command: string, match: LobbyMatch): string => {
    const [own, does] = match.mine === true ? [`, ${words().lobby.yours}`, 'join'] : ['', command];
    const told = `  ${tableWords(match)}${own}: ${gameWords(games, match)}\n`;
    return `${told}  ${commandLine(does, linkTo({ origin }, match.match))}`;
  };
  const lines = (command: string, matches: readonly LobbyMatch[]): string =>
    matches.map((match) => line(command, match)).join('');
  if (open.length + playing.length === 0)
    return `${words().lobby.none(origin)}\n${commandLine('host', origin, '--public')}`;
  return [
    ...(open.length === 0 ? [] : [`${words().lobby.open}\n${lines('join', open)}`]),
    ...(playing.length === 0 ? [] : [`${words().lobby.playing}\n${lines('watch', playing)}`]),
  ].join('\n');
}

type Picked = { readonly pick: 'join' | 'watch'; readonly link: MatchLink } | { readonly pick: 'host' } | 'back';

/** Shows the lobby until something is picked; says why it cannot be shown. */
export async function pickMatch(
  games: Games,
  screen: FullScreen,
  origin: string,
): Promise<Result<Picked, CommandProblem>> {
  for (;;) {
    const lobby = await asked(lobbyOf(serverAt(origin)));
    if (!lobby.ok) return lobby;
    const picked = await screen.show(lobbyPage(games, lobby.value, origin));
    if (picked !== 'again') return { ok: true, value: picked };
  }
}

export function lobbyPage(games: Games, { open, playing }: Lobby, origin: string): PickPage<Picked | 'again'> {
  const { lobby: told } = words();
  let keys = 0;
  const lines = (pick: 'join' | 'watch', matches: Lobby['open']) =>
    matches
      .filter(({ game }) => screensOf(games, game) !== undefined)
      .map((match) => ({
        // Nine have a key of their own; the rest is picked with the arrows.
        key: ++keys > 9 ? '' : String(keys),
        words: `${match.mine === true ? told.yours : told.pick[pick]}  ${tableWords(match)}`,
        about: gameWords(games, match),
        value: { pick: match.mine === true ? 'join' : pick, link: { origin, match: match.match } } as const,
      }));
  return new PickPage<Picked | 'again'>({
    title: `Star Lanes · ${told.title}`,
    head: [told.head(origin), open.length + playing.length === 0 ? told.nobody : told.private],
    choices: [
      ...lines('join', open),
      ...lines('watch', playing),
      { key: 'h', words: told.pick.host, about: told.host, value: { pick: 'host' } },
      { key: 'a', words: told.pick.again, about: told.again, value: 'again' },
    ],
    keys: [
      ['↑↓', frameWords().keys.pick],
      ['Enter', frameWords().keys.open],
      ['q', frameWords().keys.back],
    ],
  });
}
