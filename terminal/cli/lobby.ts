/** `starlanes lobby`: the public matches of a server as text, or as data. */
import type { ValuesOf } from '../../cli/command.ts';
import { lobbyOf, lobbyText } from '../network/lobby.ts';
import type { Lobby, LobbyMatch } from '../network/lobby.ts';
import { linkTo, readServer } from '../network/match-link.ts';
import { asked, patiently, serverAt } from '../network/server.ts';
import { fail, refuse, say } from '../streams.ts';
import type { LOBBY } from './play-commands.ts';
import type { Terminal } from './entry.ts';

export async function lobby({ server: address, json }: ValuesOf<typeof LOBBY>, terminal: Terminal): Promise<number> {
  const server = readServer(address);
  if (!server.ok) return refuse(terminal, server.problem);
  const origin = server.value;
  const found = await patiently(origin, asked(lobbyOf(serverAt(origin))), terminal);
  if (!found.ok) return fail(terminal, found.problem);
  return say(terminal, json ? asJson(found.value, origin) : lobbyText(terminal.games, found.value, origin));
}

function asJson({ open, playing }: Lobby, origin: string): string {
  const linked = (matches: readonly LobbyMatch[]) =>
    matches.map((match) => ({ ...match, link: linkTo({ origin }, match.match) }));
  return `${JSON.stringify({ open: linked(open), playing: linked(playing) }, undefined, 2)}\n`;
}
