/** The public matches of a server, read from what it sends and told in words. */
import type { ListedMatch, ServerApi } from '../../client/server-api.ts';
import type { ServerProblem } from '../../table/protocol.ts';
import type { Result } from '../../core/result.ts';
import type { Games } from '../frame/game-screens.ts';
import { commandLine } from '../own-name.ts';
import { clockWords } from './clock.ts';
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
  /** Whether this device holds a seat there. */
  readonly mine?: true;
}

export interface Lobby {
  readonly open: readonly LobbyMatch[];
  readonly playing: readonly LobbyMatch[];
}

/** Of so many matches in a list it is asked whether one sits there: a lobby is looked at from its beginning. */
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
  const asked = matches.map(async (match, i) => {
    const seen = i < most ? await server.look(match.id) : undefined;
    const isMine = seen?.ok === true && seen.value.seat !== undefined;
    return { ...lobbyMatch(match), ...(isMine ? { mine: true as const } : {}) };
  });
  return Promise.all(asked);
}

function lobbyMatch({ id, game, edition, names, clock }: ListedMatch): LobbyMatch {
  const sitting = names.filter((name) => name !== undefined);
  const timed = clock === undefined ? {} : { clock };
  return { match: id, game, edition, names: sitting, free: names.length - sitting.length, ...timed };
}

/** Who sits there, and how many may still come. */
export function tableWords({ names, free }: LobbyMatch): string {
  const seats = free === 0 ? [] : [`${free} free ${free === 1 ? 'seat' : 'seats'}`];
  return [...names, ...seats].join(', ');
}

/** What is played; the game that is meant where none is named need not be named. */
export function gameWords([{ game: usual }]: Games, { game, edition, clock }: LobbyMatch): string {
  return `${game === usual.id ? '' : `${game}, `}${edition}, ${clockWords(clock)}`;
}

/** The lists as text: every match with the command that takes part in it. */
export function lobbyText(games: Games, { open, playing }: Lobby, origin: string): string {
  const line = (command: string, match: LobbyMatch): string => {
    const [words, does] = match.mine === true ? [', your seat', 'join'] : ['', command];
    const told = `  ${tableWords(match)}${words}: ${gameWords(games, match)}\n`;
    return `${told}  ${commandLine(does, linkTo({ origin }, match.match))}`;
  };
  const lines = (command: string, matches: readonly LobbyMatch[]): string =>
    matches.map((match) => line(command, match)).join('');
  if (open.length + playing.length === 0)
    return `No public matches at ${origin}. To make a match:\n${commandLine('host', origin, '--public')}`;
  return [
    ...(open.length === 0 ? [] : [`Open\n${lines('join', open)}`]),
    ...(playing.length === 0 ? [] : [`In play\n${lines('watch', playing)}`]),
  ].join('\n');
}
