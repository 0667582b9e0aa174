/** Plays or watches a match on a server, and its rematches, on the full screen. */
import type { Result } from '../../core/result.ts';
import { screensOf } from '../games.ts';
import { MatchPage } from './match-page.ts';
import { commandLine } from '../own-name.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { LobbyPage } from '../network/lobby-page.ts';
import { linkTo } from '../network/match-link.ts';
import type { MatchLink } from '../network/match-link.ts';
import { NetworkMatch } from '../network/network-match.ts';
import { Server } from '../network/server.ts';
import type { SeenMatch } from '../network/server.ts';

/**
 * Looks whether a match is there and can be played here. Only a connection that once worked is worth
 * calling again, so whatever is wrong now is the end of it.
 */
export async function reach(server: Server, link: MatchLink): Promise<Result<SeenMatch>> {
  const seen = await server.look(link.match);
  if (!seen.ok) return seen;
  return screensOf(seen.value.game) === undefined
    ? { ok: false, problem: `That is a match of ${seen.value.game}, which is not played here: ${linkOf(link)}` }
    : seen;
}

/** Takes the seat that is handed over, comes back to the one this device holds, or sits down; without a name, looks on. */
async function comeIn(server: Server, link: MatchLink, name: string | undefined): Promise<Result<SeenMatch>> {
  const seen = await reach(server, link);
  if (!seen.ok || name === undefined) return seen;
  if (link.seat !== undefined) {
    const moved = await server.move(link);
    return moved.ok ? seen : moved;
  }
  if (seen.value.seat !== undefined) return seen;
  const sat = await server.sit(link.match, name);
  return sat.ok ? seen : { ok: false, problem: `${sat.problem}\n${commandLine('watch', linkOf(link)).trimEnd()}` };
}

/** Plays with a name, or watches without one; the sentence says how it was left, or why it could not be. */
export async function playThere(
  screen: FullScreen,
  first: MatchLink,
  name: string | undefined,
): Promise<Result<string>> {
  const server = new Server(first.origin);
  for (let link = first; ;) {
    const seen = await comeIn(server, link, name);
    if (!seen.ok) return seen;
    const match = new NetworkMatch(link.origin, link.match, name === undefined ? undefined : server.secret);
    const parting = (): string => farewell(link, name, match);
    const end = await playOne(screen, match, { link: seen.value.link || linkOf(link), parting });
    await match.close();
    if (!end.ok) return end;
    if (end.value !== 'again') return { ok: true, value: parting() };
    const rematch = await nextOf(server, match);
    if (!rematch.ok) return rematch;
    link = { origin: link.origin, match: rematch.value };
  }
}

async function playOne(
  screen: FullScreen,
  match: NetworkMatch,
  { link, parting }: { readonly link: string; readonly parting: () => string },
): Promise<Result<'leave' | 'again'>> {
  const begun = await screen.showWith(new LobbyPage(match, link), parting);
  if (begun === 'gone') return { ok: false, problem: match.problem ?? 'The server does not show the match.' };
  if (begun === 'leave') return { ok: true, value: 'leave' };
  const page = match.screens === undefined ? undefined : new MatchPage(match, match.screens, screen.isRich);
  return { ok: true, value: page === undefined ? 'leave' : await screen.showWith(page, parting) };
}

/** The rematch that somebody has made already, or a new one. */
async function nextOf(server: Server, match: NetworkMatch): Promise<Result<string>> {
  const made = match.update('watcher')?.rematch;
  return made === undefined ? server.rematch(match.match) : { ok: true, value: made };
}

function farewell(link: MatchLink, name: string | undefined, match: NetworkMatch): string {
  const update = match.update('watcher');
  if (update?.phase === 'over') return `The record of the match:\n  ${link.origin}/api/matches/${link.match}/record\n`;
  if (name === undefined)
    return `The match goes on at the server. To watch again:\n${commandLine('watch', linkOf(link))}`;
  return `The match is kept at the server${seatWords(match)}. To come back:\n${commandLine('join', linkOf(link))}`;
}

/** Who gave the seat up again has none to come back to. */
function seatWords(match: NetworkMatch): string {
  return match.seats().length > 0 ? ', and so is your seat' : '';
}

function linkOf(link: MatchLink): string {
  return linkTo(link, link.match);
}
