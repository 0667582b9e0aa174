/** `starlanes lobby`: the public matches of a server as text, or as data. */
import { parseArgs } from 'node:util';
import type { Result } from '../../core/result.ts';
import { flagProblem } from '../command-line.ts';
import { lobbyText } from '../network/lobby.ts';
import type { Lobby, LobbyMatch } from '../network/lobby.ts';
import { USUAL_SERVER, linkTo, readServer } from '../network/match-link.ts';
import { withPatience } from '../network/patience.ts';
import { Server } from '../network/server.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = `starlanes lobby [SERVER] [--json]

Prints the public matches of a server (${USUAL_SERVER} if you say none): those with free seats, and those in play,
each with the command that takes part in it. Private matches are known by their link alone.

  --json   as one JSON object: open and playing, each a list of matches with their links
`;

export async function lobby(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
  const wish = readWish(args);
  if (!wish.ok) {
    await tellUser(streams, wish.problem);
    return 2;
  }
  const { origin, json } = wish.value;
  const found = await withPatience(new Server(origin).lobbyWithSeats(), () => tellUser(streams, `Calling ${origin} …`));
  if (found.ok) await put(streams.output, json ? asJson(found.value, origin) : lobbyText(found.value, origin));
  else await tellUser(streams, found.problem);
  return found.ok ? 0 : 1;
}

function asJson({ open, playing }: Lobby, origin: string): string {
  const linked = (matches: readonly LobbyMatch[]) =>
    matches.map((match) => ({ ...match, link: linkTo({ origin }, match.match) }));
  return `${JSON.stringify({ open: linked(open), playing: linked(playing) }, undefined, 2)}\n`;
}

function readWish(args: readonly string[]): Result<{ readonly origin: string; readonly json: boolean }> {
  try {
    const options = { json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [address = USUAL_SERVER, ...more] = positionals;
    if (more.length > 0) return { ok: false, problem: 'Say one server: starlanes lobby SERVER' };
    const server = readServer(address);
    return server.ok ? { ok: true, value: { origin: server.value, json: values.json } } : server;
  } catch (error) {
    return { ok: false, problem: flagProblem(error, 'lobby') };
  }
}
