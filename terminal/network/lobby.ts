/** The public matches of a server, read from what it sends and told in words. */
import { oneLine } from '../../core/record.ts';
import { isMatch } from '../../table/protocol.ts';
import { commandLine } from '../own-name.ts';
import { clockWords } from './clock.ts';
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

const LONGEST = 60;

/** Undefined for what is no such list. */
export function readLobby({ open, playing }: Readonly<Record<string, unknown>>): Lobby | undefined {
  if (!Array.isArray(open) || !Array.isArray(playing)) return undefined;
  return { open: open.flatMap(readListed), playing: playing.flatMap(readListed) };
}

function readListed(listed: unknown): LobbyMatch[] {
  if (typeof listed !== 'object' || listed === null || !('head' in listed) || !('names' in listed)) return [];
  const { head, names } = listed;
  if (typeof head !== 'object' || head === null || !('id' in head) || !isMatch(head.id) || !Array.isArray(names))
    return [];
  const sitting = names.flatMap((name: unknown) => (typeof name === 'string' ? [oneLine(name, LONGEST)] : []));
  const clock = 'clock' in head && typeof head.clock === 'number' ? { clock: head.clock } : {};
  return [
    {
      match: head.id,
      game: 'game' in head ? oneLine(String(head.game), LONGEST) : '',
      edition: 'edition' in head ? oneLine(String(head.edition), LONGEST) : '',
      names: sitting,
      free: names.length - sitting.length,
      ...clock,
    },
  ];
}

/** Who sits there, and how many may still come. */
export function tableWords({ names, free }: LobbyMatch): string {
  const seats = free === 0 ? [] : [`${free} free ${free === 1 ? 'seat' : 'seats'}`];
  return [...names, ...seats].join(', ');
}

/** What is played. */
export function gameWords({ game, edition, clock }: LobbyMatch): string {
  return `${game === 'star-lanes' ? '' : `${game}, `}${edition}, ${clockWords(clock)}`;
}

/** The lists as text: every match with the command that takes part in it. */
export function lobbyText({ open, playing }: Lobby, origin: string): string {
  const line = (command: string, match: LobbyMatch): string => {
    const [words, does] = match.mine === true ? [', your seat', 'join'] : ['', command];
    const told = `  ${tableWords(match)}${words}: ${gameWords(match)}\n`;
    return `${told}  ${commandLine(does, linkTo({ origin }, match.match))}`;
  };
  const lines = (command: string, matches: readonly LobbyMatch[]): string =>
    matches.map((match) => line(command, match)).join('');
  if (open.length + playing.length === 0)
    return `Nobody plays in public at ${origin}. To make a match:\n${commandLine('host', origin, '--public')}`;
  return [
    ...(open.length === 0 ? [] : [`Open\n${lines('join', open)}`]),
    ...(playing.length === 0 ? [] : [`In play\n${lines('watch', playing)}`]),
  ].join('\n');
}
