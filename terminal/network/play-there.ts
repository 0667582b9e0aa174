/** Plays or watches a match on a server, and its rematches, on the full screen. */
import type { Reading } from '../../core/contract.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { LobbyPage } from './lobby-page.ts';
import { linkTo } from './match-link.ts';
import type { MatchLink } from './match-link.ts';
import { NetworkMatch } from './network-match.ts';
import { Server } from './server.ts';

/** Sits down, or comes back to the seat this device holds already. */
async function takeSeat(server: Server, link: MatchLink, name: string): Promise<Reading<number | undefined>> {
  if (link.seat !== undefined) {
    const moved = await server.move(link);
    if (!moved.ok) return moved;
  }
  const seen = await server.look(link.match);
  if (!seen.ok) return seen;
  if (seen.value.seat !== undefined) return { ok: true, value: seen.value.seat };
  const sat = await server.sit(link.match, name);
  return sat.ok
    ? { ok: true, value: undefined }
    : { ok: false, problem: `${sat.problem} To watch: starlanes watch ${linkTo(link, link.match)}` };
}

/** Plays with a name, or watches without one; the sentence says how it was left, or why it could not be. */
export async function playThere(
  screen: FullScreen,
  first: MatchLink,
  name: string | undefined,
): Promise<Reading<string>> {
  const server = new Server(first.origin);
  for (let link = first; ;) {
    if (name !== undefined) {
      const seat = await takeSeat(server, link, name);
      if (!seat.ok) return seat;
    }
    const match = new NetworkMatch(link.origin, link.match, name === undefined ? undefined : server.secret);
    const end = await playOne(screen, match, linkTo(link, link.match));
    await match.close();
    if (!end.ok) return end;
    if (end.value !== 'again') return { ok: true, value: farewell(link, name, match) };
    const rematch = await nextOf(server, match);
    if (!rematch.ok) return rematch;
    link = { origin: link.origin, match: rematch.value };
  }
}

async function playOne(screen: FullScreen, match: NetworkMatch, link: string): Promise<Reading<'leave' | 'again'>> {
  const begun = await screen.show(new LobbyPage(match, link));
  if (begun === 'gone') return { ok: false, problem: match.problem ?? 'the server does not show the match' };
  if (begun === 'leave') return { ok: true, value: 'leave' };
  const page = match.screens?.matchPage(match, screen.unicode && screen.colours !== 'none');
  return page === undefined ? { ok: true, value: 'leave' } : { ok: true, value: await screen.show(page) };
}

/** The rematch that somebody has made already, or a new one. */
async function nextOf(server: Server, match: NetworkMatch): Promise<Reading<string>> {
  const made = match.update('watcher')?.rematch;
  return made === undefined ? server.rematch(match.match) : { ok: true, value: made };
}

function farewell({ origin, match: id }: MatchLink, name: string | undefined, match: NetworkMatch): string {
  if (match.update('watcher')?.phase === 'over') return `The record of the match: ${origin}/api/matches/${id}/record\n`;
  const command = name === undefined ? 'watch' : 'join';
  return `The match goes on at the server. Come back: starlanes ${command} ${linkTo({ origin }, id)}\n`;
}
