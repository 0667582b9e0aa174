/** Plays or watches a match on a server, and its rematches, on the full screen. */
import { must } from '../../core/must.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { screensOf } from './game-screens.ts';
import type { Games } from './game-screens.ts';
import { showWithLooksBack } from './look-back.ts';
import { MatchPage } from './match-page.ts';
import { paceOf } from '../cli/common-flags.ts';
import { commandLine } from '../own-name.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { LobbyPage } from '../network/lobby-page.ts';
import { linkTo } from '../network/match-link.ts';
import type { MatchLink } from '../network/match-link.ts';
import type { SeenMatch, ServerApi } from '../../client/server-api.ts';
import type { ServerMatch } from '../../client/server-match.ts';
import { verify } from '../../table/verify.ts';
import { verdictOn } from '../network/witness.ts';
import { keptSecret } from '../network/device-secret.ts';
import { matchProblem, openServerMatch, screensFor } from '../network/server-match.ts';
import { words } from '../words.ts';
import { asked, serverAt } from '../network/server.ts';

/**
 * Looks whether a match is there and can be played here. Only a connection that once worked is worth
 * calling again, so whatever is wrong now is the end of it.
 */
export async function reach(
  games: Games,
  server: ServerApi,
  link: MatchLink,
): Promise<Result<SeenMatch, CommandProblem>> {
  const seen = await asked(server.look(link.match));
  if (!seen.ok) return seen;
  return screensOf(games, seen.value.game) === undefined
    ? { ok: false, problem: { why: 'game-not-here', game: seen.value.game, link: linkOf(link) } }
    : seen;
}

/** Takes the seat that is handed over, comes back to the one this device holds, or sits down; without a name, looks on. */
async function comeIn(
  games: Games,
  server: ServerApi,
  link: MatchLink,
  name: string | undefined,
): Promise<Result<SeenMatch, CommandProblem>> {
  const seen = await reach(games, server, link);
  if (!seen.ok || name === undefined) return seen;
  if (link.seat !== undefined) {
    const moved = await asked(server.takeOver(link.match, link.seat.seat, link.seat.token));
    return moved.ok ? seen : moved;
  }
  if (seen.value.seat !== undefined) return seen;
  const sat = await asked(server.sit(link.match, name));
  return sat.ok
    ? seen
    : {
        ok: false,
        problem: { why: 'no-seat', problem: sat.problem, watch: commandLine('watch', linkOf(link)).trimEnd() },
      };
}

/** Plays with a name, or watches without one; the words say how it was left. */
export async function playThere(
  games: Games,
  screen: FullScreen,
  first: MatchLink,
  name: string | undefined,
): Promise<Result<string, CommandProblem>> {
  const server = serverAt(first.origin);
  for (let link = first; ;) {
    const seen = await comeIn(games, server, link, name);
    if (!seen.ok) return seen;
    const match = openServerMatch(
      games,
      link.origin,
      link.match,
      name === undefined ? undefined : keptSecret(link.origin),
    );
    const parting = (): string => farewell(link, name, match);
    const end = await playOne(games, screen, match, {
      origin: link.origin,
      link: seen.value.link || linkOf(link),
      parting,
    });
    await match.close();
    if (!end.ok) return end;
    if (end.value !== 'again') return { ok: true, value: parting() + (await proofOf(games, match)) };
    const rematch = await nextOf(server, match);
    if (!rematch.ok) return rematch;
    link = { origin: link.origin, match: rematch.value };
  }
}

async function playOne(
  games: Games,
  screen: FullScreen,
  match: ServerMatch,
  { origin, link, parting }: { readonly origin: string; readonly link: string; readonly parting: () => string },
): Promise<Result<'leave' | 'again', CommandProblem>> {
  const begun = await screen.showWith(new LobbyPage(games, match, link), parting);
  if (begun === 'gone')
    return { ok: false, problem: matchProblem(must(match.problem, 'what is wrong with a match'), origin) };
  if (begun === 'leave') return { ok: true, value: 'leave' };
  const screens = must(screensFor(games, match), 'the screens of a match that has begun');
  const page = new MatchPage(match, screens, screen.isRich);
  const record = async (): Promise<MatchRecord | undefined> => {
    const kept = await match.record();
    return kept.ok ? kept.value : undefined;
  };
  return {
    ok: true,
    value: await showWithLooksBack(screen, screens, page, { parting, record, pace: paceOf(undefined) }),
  };
}

/** The rematch that somebody has made already, or a new one. */
async function nextOf(server: ServerApi, match: ServerMatch): Promise<Result<string, CommandProblem>> {
  const made = match.anyUpdate()?.rematch;
  return made === undefined ? asked(server.rematch(match.match)) : { ok: true, value: made };
}

function farewell(link: MatchLink, name: string | undefined, match: ServerMatch): string {
  const update = match.anyUpdate();
  if (update?.phase === 'over') return `${words().left.record}\n  ${link.origin}/api/matches/${link.match}/record\n`;
  if (name === undefined) return `${words().left.watched}\n${commandLine('watch', linkOf(link))}`;
  // A player who gave the seat up again has none to come back to.
  return `${words().left.played(match.seats().length > 0)}\n${commandLine('join', linkOf(link))}`;
}

/** What is proved of a match that is over, nobody has to ask for it; nothing where the server does not answer any more. */
async function proofOf(games: Games, match: ServerMatch): Promise<string> {
  const screens = screensFor(games, match);
  if (match.anyUpdate()?.phase !== 'over' || screens === undefined) return '';
  const record = await match.record();
  if (!record.ok) return '';
  const { game } = screens.kit;
  const proved = verify(game, record.value);
  const { teller } = words();
  const said = proved.ok
    ? teller.verdict(await verdictOn(record.value))
    : [words().left.notProved(teller.matchProblem(proved.problem, screens.speech()).replace(/\.$/, ''))];
  return said.map((sentence) => `${sentence}\n`).join('');
}

function linkOf(link: MatchLink): string {
  return linkTo(link, link.match);
}
