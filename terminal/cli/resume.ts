/** `starlanes resume`: lists the matches that are kept on this device, and goes on with one. */
import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Result } from '../../core/result.ts';
import { flagProblem } from '../command-line.ts';
import { screensOf } from '../games.ts';
import { playOn } from '../frame/play-here.ts';
import { PickPage } from '../frame/pick-page.ts';
import { listSaved, matchesFolder, pathOf } from '../saved/saved-matches.ts';
import type { ListedMatch } from '../saved/saved-matches.ts';
import { TORN } from '../saved/saved-match.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { hasScreen, openScreen } from '../screen/open-screen.ts';
import { SCREEN_FLAGS, readScreenFlags } from '../screen/screen-flags.ts';
import type { ScreenFlags } from '../screen/screen-flags.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = `starlanes resume [MATCH] [--list] [--json] [--delete MATCH] [--no-color] [--mouse] [--pace MS]

Goes on with a match that was begun with starlanes play: the one that is named, or one you pick from a list. Matches
are kept after every action, in the folder where this platform keeps the data of programs.

  --list           prints the matches: name, players, game and edition, how far it is, when
  --json           the same as one JSON list
  --delete MATCH   deletes a match for good
  --no-color       without colours; so does the variable NO_COLOR
  --mouse          takes clicks and the wheel
  --pace MS        the least time a computer player takes for an action, in milliseconds (400)
`;

interface Wish {
  readonly match: string | undefined;
  readonly remove: string | undefined;
  readonly list: boolean;
  readonly json: boolean;
  readonly screen: ScreenFlags;
}

export async function resume(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
  const wish = readWish(args);
  if (!wish.ok) return complain(streams, wish.problem, 2);
  const { match, remove, list, json, screen } = wish.value;
  if (remove !== undefined) return removeMatch(remove, streams);
  if (json) return say(streams, `${JSON.stringify(listSaved().map(dataOf), undefined, 2)}\n`);
  if (list) return say(streams, listSaved().map(lineOf).join(''));
  if (!hasScreen(streams)) {
    await put(streams.output, listSaved().map(lineOf).join(''));
    return complain(streams, 'Going on with a match needs a terminal; starlanes resume --list only lists them.', 2);
  }
  if (match !== undefined && !existsSync(pathOf(match))) return complain(streams, noSuch(match), 1);
  const full = openScreen(screen);
  const told = await goOn(full, match, screen).finally(() => full.close());
  return told.ok ? say(streams, told.value) : complain(streams, told.problem, 1);
}

/** Goes on with a match, after one was picked where none was named; says how it was left. */
export async function goOn(
  screen: FullScreen,
  match: string | undefined,
  { pace }: ScreenFlags,
): Promise<Result<string>> {
  const picked = match ?? (await screen.show(listPage()));
  if (picked === 'back') return { ok: true, value: '' };
  const played = await playOn(screen, pathOf(picked), { pace, threads: 1, record: undefined });
  return played.ok ? played : { ok: false, problem: `${pathOf(picked)}: ${played.problem}. Nothing was changed.` };
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

function aboutOf({ game, edition, progress, over, isTorn, problem, changed }: ListedMatch): string {
  if (problem !== undefined) return `cannot be read: ${problem}`;
  const stand = over === true ? 'over' : (progress?.words ?? 'not begun');
  const title = game === undefined ? '' : `${screensOf(game)?.title ?? game} `;
  return `${title}${edition ?? ''}, ${stand}, ${dateOf(changed)}${isTorn === true ? `; ${TORN}` : ''}`;
}

function lineOf(match: ListedMatch): string {
  return `${match.id}  ${(match.names ?? []).join(', ').padEnd(30)} ${aboutOf(match)}\n`;
}

/** The figures of the progress stand beside the rest, as programs want them. */
function dataOf({ progress, ...match }: ListedMatch): object {
  return { ...match, ...progress?.figures };
}

/** In the time of this place. */
function dateOf(time: number): string {
  const here = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16).replace('T', ' ');
}

async function removeMatch(match: string, streams: Streams): Promise<number> {
  if (!/^[\w-]+$/.test(match) || !existsSync(pathOf(match))) return complain(streams, noSuch(match), 1);
  rmSync(pathOf(match));
  return say(streams, `${match} is deleted.\n`);
}

function noSuch(match: string): string {
  return `There is no match "${match}" in ${matchesFolder()}. Try: starlanes resume --list`;
}

function readWish(args: readonly string[]): Result<Wish> {
  try {
    const options = {
      ...SCREEN_FLAGS,
      list: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      delete: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [match, ...more] = positionals;
    if (more.length > 0) return { ok: false, problem: 'Say one match: starlanes resume MATCH' };
    if (match !== undefined && !/^[\w-]+$/.test(match)) return { ok: false, problem: noSuch(match) };
    const screen = readScreenFlags(values);
    if (!screen.ok) return screen;
    const { list, json, delete: remove } = values;
    return { ok: true, value: { match, remove, list, json, screen: screen.value } };
  } catch (error) {
    return { ok: false, problem: flagProblem(error, 'resume') };
  }
}

async function say(streams: Streams, text: string): Promise<number> {
  await put(streams.output, text);
  return 0;
}

async function complain(streams: Streams, problem: string, status: number): Promise<number> {
  await tellUser(streams, problem);
  return status;
}
