/** `starlanes join` and `starlanes watch`: a match on a server, played or watched in this terminal. */
import type { ValuesOf } from '../../cli/command.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { playThere, reach } from '../frame/play-there.ts';
import { hostThere } from '../network/host-there.ts';
import { readLink, readServer } from '../network/match-link.ts';
import type { MatchLink } from '../network/match-link.ts';
import { pickMatch } from '../network/lobby.ts';
import { asked, patiently, serverAt } from '../network/server.ts';
import { personName, usualName } from '../own-name.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { hasScreen } from '../screen/abilities.ts';
import { openScreen } from '../screen/open-screen.ts';
import type { ScreenFlags } from '../screen/open-screen.ts';
import { fail, refuse, say } from '../streams.ts';
import type { Games } from '../frame/game-screens.ts';
import type { JOIN, WATCH } from './play-commands.ts';
import type { Terminal } from './entry.ts';

export async function join(
  { where: typed, name, ...flags }: ValuesOf<typeof JOIN>,
  terminal: Terminal,
): Promise<number> {
  const where = readWhere(typed);
  if (!where.ok) return refuse(terminal, where.problem);
  if (!hasScreen(terminal)) return refuse(terminal, { why: 'needs-terminal', command: 'join' });
  const { value } = where;
  const called = name === undefined ? usualName() : personName(name);
  if (typeof value !== 'string') return takePart(value, called, flags, terminal);
  // Asked before the screen is taken, so that a problem stays where everybody reads it.
  const lobby = await patiently(value, asked(serverAt(value).lists()), terminal);
  return lobby.ok
    ? onScreen((screen) => visitLobby(terminal.games, screen, value, called), flags, terminal)
    : fail(terminal, lobby.problem);
}

export async function watch({ link: typed, ...flags }: ValuesOf<typeof WATCH>, terminal: Terminal): Promise<number> {
  const link = readLink(typed);
  if (!link.ok) return refuse(terminal, link.problem);
  if (!hasScreen(terminal)) return refuse(terminal, { why: 'needs-terminal', command: 'watch' });
  return takePart(link.value, undefined, flags, terminal);
}

/** Takes part in a match; without a name, as one who watches. */
async function takePart(
  link: MatchLink,
  name: string | undefined,
  flags: ScreenFlags,
  terminal: Terminal,
): Promise<number> {
  const there = await patiently(link.origin, reach(terminal.games, serverAt(link.origin), link), terminal);
  return there.ok
    ? onScreen((screen) => playThere(terminal.games, screen, link, name), flags, terminal)
    : fail(terminal, there.problem);
}

async function onScreen(
  play: (screen: FullScreen) => Promise<Result<string, CommandProblem>>,
  flags: ScreenFlags,
  terminal: Terminal,
): Promise<number> {
  const screen = openScreen(flags);
  const told = await play(screen).finally(() => screen.close());
  return told.ok ? say(terminal, told.value) : fail(terminal, told.problem);
}

/** Shows the public matches of a server, and takes part in what is picked. */
export async function visitLobby(
  games: Games,
  screen: FullScreen,
  origin: string,
  name: string,
): Promise<Result<string, CommandProblem>> {
  const picked = await pickMatch(games, screen, origin);
  if (!picked.ok) return picked;
  if (picked.value === 'back') return { ok: true, value: '' };
  if (picked.value.pick === 'host') return hostThere(games, screen, origin, name);
  const { pick, link } = picked.value;
  // Who plays in a match already comes back to the seat.
  const seen = await serverAt(origin).look(link.match);
  const isPlayer = pick === 'join' || (seen.ok && seen.value.seat !== undefined);
  return playThere(games, screen, link, isPlayer ? name : undefined);
}

/** A link to a match, or the address of a server. */
export function readWhere(text: string): Result<MatchLink | string, CommandProblem> {
  const link = readLink(text);
  if (link.ok) return link;
  const server = readServer(text);
  return server.ok ? server : link;
}
