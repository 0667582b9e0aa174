/** The server this page came from, over HTTP. */
import { ServerApi } from '../../client/server-api.ts';
import type { MatchLists, SeenMatch } from '../../client/server-api.ts';
import type { Result } from '../../core/result.ts';
import type { ServerProblem } from '../../table/protocol.ts';
import { entryOf } from '../app/with-game.tsx';
import { witness } from './witness.ts';

/** Seats are held by a cookie, which the browser keeps. */
export const server = new ServerApi({ origin: '', fetch: (address, request) => fetch(address, request), witness });

/** The public matches of games that this page has screens for. */
export async function knownLists(): Promise<Result<MatchLists, ServerProblem>> {
  const lists = await server.lists();
  if (!lists.ok) return lists;
  const known = (matches: MatchLists['open']): MatchLists['open'] =>
    matches.filter(({ game }) => entryOf(game) !== undefined);
  const { open, playing, over } = lists.value;
  return { ok: true, value: { open: known(open), playing: known(playing), over: known(over) } };
}

/** How a match of this device goes; `gone` where the server has no such match, or no seat of this device in it. */
export async function standingOf(
  match: string,
): Promise<Pick<SeenMatch, 'phase' | 'toAct' | 'isAwaited'> | 'gone' | undefined> {
  const seen = await server.look(match);
  if (!seen.ok)
    return seen.problem.why === 'rejected' && seen.problem.said.why === 'no-such-match' ? 'gone' : undefined;
  const { seat, phase, toAct, isAwaited } = seen.value;
  return seat === undefined ? 'gone' : { phase, toAct, isAwaited };
}

/** The link that leads other devices to a match; on the server's own machine that is not the address in the browser. */
export async function matchLink(match: string): Promise<string> {
  const seen = await server.look(match);
  return seen.ok && seen.value.link !== '' ? seen.value.link : new URL(`/match/${match}`, location.href).href;
}
