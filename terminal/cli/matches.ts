/** The list of this device's matches on the full screen: what is picked is gone on with, replayed or deleted. */
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import type { Games } from '../frame/game-screens.ts';
import { LinePage } from '../frame/line-page.ts';
import { MatchesPage } from '../frame/matches-page.ts';
import { playOn } from '../frame/play-here.ts';
import { findMatch } from '../saved/find-match.ts';
import { matchRows } from '../saved/match-rows.ts';
import { deleteSavedFile } from '../saved/saved-file.ts';
import { pathOf } from '../saved/saved-matches.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { systemProblem } from '../system-problem.ts';
import { explain, explainProblem, words } from '../words.ts';
import { stepThrough } from './replay.ts';

/** Shows the list until a match is played, or nothing more is wanted; says how the match was left. */
export async function pickMatch(
  games: Games,
  screen: FullScreen,
  pace: number,
  first: 'playing' | 'finished' = 'playing',
): Promise<Result<string, CommandProblem>> {
  const page = matchesPage(games, first);
  for (;;) {
    const wish = await screen.show(page);
    if (wish === 'back') return { ok: true, value: '' };
    switch (wish.does) {
      case 'go-on': {
        const left = await goOn(games, screen, wish.match, pace);
        if (left.ok && left.value !== '') return left;
        page.refresh(left.ok ? '' : explain(left.problem));
        break;
      }
      case 'replay':
        page.refresh(await replayHere(games, screen, wish.match));
        break;
      case 'elsewhere':
        page.refresh(await replayElsewhere(games, screen));
    }
  }
}

export function matchesPage(games: Games, first: 'playing' | 'finished' = 'playing'): MatchesPage {
  return new MatchesPage({
    first,
    read: () => matchRows(games),
    remove(match) {
      const problem = deleteSavedFile(pathOf(match));
      return problem === undefined ? undefined : `${match}: ${explainProblem(problem)}`;
    },
  });
}

/** Goes on with a match; says how it was left. */
export async function goOn(
  games: Games,
  screen: FullScreen,
  match: string,
  pace: number,
): Promise<Result<string, CommandProblem>> {
  const played = await playOn(games, screen, pathOf(match), { pace, threads: 1, record: undefined });
  return played.ok
    ? played
    : { ok: false, problem: { why: 'cannot-go-on', file: pathOf(match), said: explainProblem(played.problem) } };
}

/** A match that is not in the list. */
async function replayElsewhere(games: Games, screen: FullScreen): Promise<string> {
  const { title, elsewhereAsked } = words().saved;
  const typed = await screen.show(new LinePage(`Star Lanes · ${title}`, elsewhereAsked));
  return typed === 'back' ? '' : replayHere(games, screen, typed.line);
}

/** Replays a match, by whatever names it; says what is wrong with it, where something is. */
async function replayHere(games: Games, screen: FullScreen, source: string): Promise<string> {
  try {
    const found = await findMatch(games, source);
    if (!found.ok) return explain(found.problem);
    const problem = await stepThrough(games, screen, found.value.record);
    return problem ?? (found.value.isTorn ? `${source}: ${words().torn}` : '');
  } catch (error) {
    const problem = systemProblem(error);
    if (problem === undefined) throw error;
    return explain(problem);
  }
}
