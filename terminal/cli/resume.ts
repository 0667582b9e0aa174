/** `starlanes resume`: lists the matches that are kept on this device, and goes on with one. */
import { existsSync, rmSync } from 'node:fs';
import type { ValuesOf } from '../../cli/command.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { Games } from '../frame/game-screens.ts';
import { playOn } from '../frame/play-here.ts';
import { PickPage } from '../frame/pick-page.ts';
import { listSaved, matchesFolder, pathOf } from '../saved/saved-matches.ts';
import type { SavedListing } from '../saved/saved-matches.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { hasScreen } from '../screen/abilities.ts';
import { openScreen } from '../screen/open-screen.ts';
import { fail, refuse, say } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { explainProblem, frameWords, words } from '../words.ts';
import type { RESUME } from './play-commands.ts';
import type { Terminal } from './entry.ts';

export async function resume(values: ValuesOf<typeof RESUME>, terminal: Terminal): Promise<number> {
  const { games } = terminal;
  const { match, list, json, pace } = values;
  if (match !== undefined && !isName(match)) return refuse(terminal, noSuch(match));
  if (values.delete !== undefined) return removeMatch(values.delete, terminal);
  if (json) return say(terminal, `${JSON.stringify(listSaved(games).map(dataOf), undefined, 2)}\n`);
  if (list) return say(terminal, linesOf(games));
  if (!hasScreen(terminal)) {
    await say(terminal, linesOf(games));
    return refuse(terminal, { why: 'resume-needs-terminal' });
  }
  if (match !== undefined && !existsSync(pathOf(match))) return fail(terminal, noSuch(match));
  const screen = openScreen(values);
  const told = await goOn(games, screen, match, pace).finally(() => screen.close());
  return told.ok ? say(terminal, told.value) : fail(terminal, told.problem);
}

/** Goes on with a match, after one was picked where none was named; says how it was left. */
export async function goOn(
  games: Games,
  screen: FullScreen,
  match: string | undefined,
  pace: number,
): Promise<Result<string, CommandProblem>> {
  const picked = match ?? (await screen.show(listPage(games)));
  if (picked === 'back') return { ok: true, value: '' };
  const played = await playOn(games, screen, pathOf(picked), { pace, threads: 1, record: undefined });
  return played.ok
    ? played
    : { ok: false, problem: { why: 'cannot-go-on', file: pathOf(picked), said: explainProblem(played.problem) } };
}

/** The matches to pick from. */
export function listPage(games: Games): PickPage<string> {
  const all = listSaved(games);
  return new PickPage({
    title: `Star Lanes · ${words().saved.title}`,
    head: [words().saved.head],
    choices: all.map((match) => ({
      key: '',
      words: match.names?.join(', ') ?? match.id,
      about: aboutOf(games, match),
      value: match.id,
      ...(match.over === true || match.problem !== undefined ? { style: 'faint' as const } : {}),
    })),
    keys: [
      ['↑↓', frameWords().keys.pick],
      ['Enter', words().saved.goOn],
      ['q', frameWords().keys.back],
    ],
    // What is over, or cannot be read, is there to be looked at only.
    first: Math.max(
      0,
      all.findIndex(({ over, problem }) => over !== true && problem === undefined),
    ),
    empty: words().saved.none,
  });
}

function aboutOf(games: Games, { game, edition, progress, over, isTorn, problem, changed }: SavedListing): string {
  if (problem !== undefined) return words().saved.unreadable(problem);
  const stand = over === true ? words().saved.over : (progress?.words ?? words().saved.notBegun);
  const title = game === undefined ? '' : `${screensOf(games, game)?.kit.title ?? game} `;
  return `${title}${edition ?? ''}, ${stand}, ${dateOf(changed)}${isTorn === true ? `; ${words().torn}` : ''}`;
}

function linesOf(games: Games): string {
  const lines = listSaved(games).map(
    (match) => `${match.id}  ${(match.names ?? []).join(', ').padEnd(30)} ${aboutOf(games, match)}\n`,
  );
  return lines.join('');
}

/** The figures of the progress stand beside the rest, as programs want them. */
function dataOf({ progress, ...match }: SavedListing): object {
  return { ...match, ...progress?.figures };
}

/** In the time of this place. */
function dateOf(time: number): string {
  const here = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16).replace('T', ' ');
}

async function removeMatch(match: string, streams: Streams): Promise<number> {
  if (!isName(match) || !existsSync(pathOf(match))) return fail(streams, noSuch(match));
  rmSync(pathOf(match));
  return say(streams, `${words().saved.deleted(match)}\n`);
}

/** Names of matches are never paths. */
function isName(match: string): boolean {
  return /^[\w-]+$/.test(match);
}

function noSuch(match: string): CommandProblem {
  return { why: 'no-saved-match', match, folder: matchesFolder() };
}
