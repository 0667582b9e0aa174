/** `starlanes join` and `starlanes watch`: a match on a server, played or watched in this terminal. */
import type { ValuesOf } from '../../cli/command.ts';
import type { ServerApi } from '../../client/server-api.ts';
import type { OrSentence } from '../../cli/or-sentence.ts';
import { tidyName } from '../../core/record.ts';
import { playThere, reach } from '../frame/play-there.ts';
import { hostThere } from '../network/host-there.ts';
import { readLink, readServer } from '../network/match-link.ts';
import type { MatchLink } from '../network/match-link.ts';
import { withPatience } from '../network/patience.ts';
import { pickMatch } from '../network/pick-match.ts';
import { inEnglish, serverAt } from '../network/server.ts';
import { usualName } from '../network/usual-name.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { hasScreen, openScreen } from '../screen/open-screen.ts';
import type { ScreenFlags } from '../screen/open-screen.ts';
import { fail, refuse, say, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import type { JOIN, WATCH } from './commands.ts';

export async function join({ where: typed, name, ...flags }: ValuesOf<typeof JOIN>, streams: Streams): Promise<number> {
  const where = readWhere(typed);
  if (!where.ok) return refuse(streams, where.problem);
  if (!hasScreen(streams)) return refuse(streams, 'starlanes join needs a terminal.');
  const { value } = where;
  const called = name === undefined ? usualName() : tidyName(name);
  if (typeof value !== 'string') return takePart(value, called, flags, streams);
  const lobby = await patiently(value, (server) => inEnglish(server.lists()), streams);
  return lobby.ok
    ? onScreen((screen) => visitLobby(screen, value, called), flags, streams)
    : fail(streams, lobby.problem);
}

export async function watch({ link: typed, ...flags }: ValuesOf<typeof WATCH>, streams: Streams): Promise<number> {
  const link = readLink(typed);
  if (!link.ok) return refuse(streams, link.problem);
  if (!hasScreen(streams)) return refuse(streams, 'starlanes watch needs a terminal.');
  return takePart(link.value, undefined, flags, streams);
}

/** Takes part in a match; without a name, as one who watches. */
async function takePart(
  link: MatchLink,
  name: string | undefined,
  flags: ScreenFlags,
  streams: Streams,
): Promise<number> {
  const there = await patiently(link.origin, (server) => reach(server, link), streams);
  return there.ok ? onScreen((screen) => playThere(screen, link, name), flags, streams) : fail(streams, there.problem);
}

/** Asked before the screen is taken, so that a problem stays where everybody reads it. */
function patiently<Value>(
  origin: string,
  ask: (server: ServerApi) => Promise<OrSentence<Value>>,
  streams: Streams,
): Promise<OrSentence<Value>> {
  return withPatience(ask(serverAt(origin)), () => tellUser(streams, `Calling ${origin} …`));
}

async function onScreen(
  play: (screen: FullScreen) => Promise<OrSentence<string>>,
  flags: ScreenFlags,
  streams: Streams,
): Promise<number> {
  const screen = openScreen(flags);
  const told = await play(screen).finally(() => screen.close());
  return told.ok ? say(streams, told.value) : fail(streams, told.problem);
}

/** Shows the public matches of a server, and takes part in what is picked. */
export async function visitLobby(screen: FullScreen, origin: string, name: string): Promise<OrSentence<string>> {
  const picked = await pickMatch(screen, origin);
  if (!picked.ok) return picked;
  if (picked.value === 'back') return { ok: true, value: '' };
  if (picked.value.pick === 'host') return hostThere(screen, origin, name);
  const { pick, link } = picked.value;
  // Who plays in a match already comes back to the seat.
  const seen = await serverAt(origin).look(link.match);
  const isPlayer = pick === 'join' || (seen.ok && seen.value.seat !== undefined);
  return playThere(screen, link, isPlayer ? name : undefined);
}

/** A link to a match, or the address of a server. */
export function readWhere(text: string): OrSentence<MatchLink | string> {
  const link = readLink(text);
  if (link.ok) return link;
  const server = readServer(text);
  return server.ok ? server : link;
}
