/** `starlanes resume`: lists the matches that are kept on this device, and goes on with one. */
import { existsSync, rmSync } from 'node:fs';
import type { ValuesOf } from '../../cli/command.ts';
import type { OrSentence } from '../../cli/or-sentence.ts';
import { screensOf } from '../games.ts';
import { playOn } from '../frame/play-here.ts';
import { PickPage } from '../frame/pick-page.ts';
import { listSaved, matchesFolder, pathOf } from '../saved/saved-matches.ts';
import type { SavedListing } from '../saved/saved-matches.ts';
import { TORN } from '../saved/saved-match.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { hasScreen, openScreen } from '../screen/open-screen.ts';
import { fail, put, refuse, say } from '../streams.ts';
import type { Streams } from '../streams.ts';
import type { RESUME } from './commands.ts';
import { explainProblem } from '../../text/en/problems.ts';

export async function resume(values: ValuesOf<typeof RESUME>, streams: Streams): Promise<number> {
  const { match, list, json, pace } = values;
  if (match !== undefined && !isName(match)) return refuse(streams, noSuch(match));
  if (values.delete !== undefined) return removeMatch(values.delete, streams);
  if (json) return say(streams, `${JSON.stringify(listSaved().map(dataOf), undefined, 2)}\n`);
  if (list) return say(streams, listSaved().map(lineOf).join(''));
  if (!hasScreen(streams)) {
    await put(streams.output, listSaved().map(lineOf).join(''));
    return refuse(streams, 'Going on with a match needs a terminal; starlanes resume --list only lists them.');
  }
  if (match !== undefined && !existsSync(pathOf(match))) return fail(streams, noSuch(match));
  const screen = openScreen(values);
  const told = await goOn(screen, match, pace).finally(() => screen.close());
  return told.ok ? say(streams, told.value) : fail(streams, told.problem);
}

/** Goes on with a match, after one was picked where none was named; says how it was left. */
export async function goOn(screen: FullScreen, match: string | undefined, pace: number): Promise<OrSentence<string>> {
  const picked = match ?? (await screen.show(listPage()));
  if (picked === 'back') return { ok: true, value: '' };
  const played = await playOn(screen, pathOf(picked), { pace, threads: 1, record: undefined });
  return played.ok
    ? played
    : { ok: false, problem: `${pathOf(picked)}: ${explainProblem(played.problem)}. Nothing was changed.` };
}

/** The matches to pick from. */
export function listPage(): PickPage<string> {
  const all = listSaved();
  return new PickPage({
    title: 'Star Lanes · go on with a match',
    head: ['Matches on this device, the latest first'],
    choices: all.map((match) => ({
      key: '',
      words: match.names?.join(', ') ?? match.id,
      about: aboutOf(match),
      value: match.id,
      ...(match.over === true || match.problem !== undefined ? { style: 'faint' as const } : {}),
    })),
    keys: [
      ['↑↓', 'pick'],
      ['Enter', 'go on'],
      ['q', 'back'],
    ],
    // What is over, or cannot be read, is there to be looked at only.
    first: Math.max(
      0,
      all.findIndex(({ over, problem }) => over !== true && problem === undefined),
    ),
    empty: 'There is none yet: starlanes play begins one.',
  });
}

function aboutOf({ game, edition, progress, over, isTorn, problem, changed }: SavedListing): string {
  if (problem !== undefined) return `cannot be read: ${problem}`;
  const stand = over === true ? 'over' : (progress?.words ?? 'not begun');
  const title = game === undefined ? '' : `${screensOf(game)?.kit.title ?? game} `;
  return `${title}${edition ?? ''}, ${stand}, ${dateOf(changed)}${isTorn === true ? `; ${TORN}` : ''}`;
}

function lineOf(match: SavedListing): string {
  return `${match.id}  ${(match.names ?? []).join(', ').padEnd(30)} ${aboutOf(match)}\n`;
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
  return say(streams, `${match} is deleted.\n`);
}

/** Names of matches are never paths. */
function isName(match: string): boolean {
  return /^[\w-]+$/.test(match);
}

function noSuch(match: string): string {
  return `There is no match "${match}" in ${matchesFolder()}. Try: starlanes resume --list`;
}
