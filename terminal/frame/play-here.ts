/** Plays a match at this terminal on the full screen, kept after every action, until the players leave. */
import { randomInt } from 'node:crypto';
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { Result } from '../../core/result.ts';
import { formatRecord } from '../../core/record.ts';
import { dateOfMatch } from '../../bots/daily/day.ts';
import { oneAttempt } from '../../client/one-attempt.ts';
import { noteDay } from '../daily/day-results.ts';
import { screensOf } from './game-screens.ts';
import type { AnyGameScreens, GameScreens, Games } from './game-screens.ts';
import type { FrameUi } from './ui.ts';
import type { MatchModel } from '../../client/match-model.ts';
import { showWithLooksBack } from './look-back.ts';
import { MatchPage } from './match-page.ts';
import { PickPage } from './pick-page.ts';
import { IN_MEMORY, SavedFile, tornPath } from '../saved/saved-file.ts';
import type { MatchKeeper } from '../saved/saved-file.ts';
import { newSavedMatch, pathOf, readSavedFile } from '../saved/saved-matches.ts';
import { sittersOf } from '../../client/new-match.ts';
import type { Sitter } from '../../client/new-match.ts';
import { savedLog } from '../saved/saved-match.ts';
import type { SavedBeginning, SavedMatch } from '../saved/saved-match.ts';
import { overwrite } from '../saved/whole-file.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { openHere } from '../play/open-here.ts';
import type { LocalMatch } from '../../client/local-match.ts';
import { PLAIN_NAMES, namesOf } from '../../client/names.ts';
import { rankedBy } from './result.ts';
import { commandLine } from '../own-name.ts';
import { padded, wrapped } from '../screen/marks.ts';
import type { PlainProblem } from '../../text/problems.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { systemProblem } from '../system-problem.ts';
import { explain, explainProblem, frameWords, words } from '../words.ts';

export interface PlayHere {
  readonly pace: number;
  readonly threads: number;
  /** A file that holds the record of the match as it grows. */
  readonly record: string | undefined;
}

interface LocalPlan {
  readonly screens: AnyGameScreens;
  readonly edition: string;
  readonly sitters: readonly Sitter[];
  readonly seed: number;
}

/** Begins a match, and others of the same kind as long as the players want; says how the last one was left. */
export async function playNew(
  screen: FullScreen,
  { screens, edition, sitters, seed }: LocalPlan,
  how: PlayHere,
): Promise<string> {
  for (let next = seed; ; next = randomInt(2 ** 32)) {
    const left = await playFresh(screen, screens, newSavedMatch(screens.kit, edition, sitters, next), how);
    if (!left.again) return left.summary;
  }
}

/** Plays a match that has just been made; says how it was left. */
export async function playFresh(
  screen: FullScreen,
  screens: AnyGameScreens,
  saved: SavedMatch,
  how: PlayHere,
): Promise<LeftMatch> {
  const keeper = await keeperOf(screen, saved);
  if (keeper === undefined) return { again: false, summary: '' };
  const played = await playSaved(screen, screens, saved, keeper, how);
  return played.ok ? played.value : { again: false, summary: explainProblem(played.problem) };
}

/** Where a new match is kept: in memory alone where nothing can be written and the player wants to go on; undefined: they do not. */
async function keeperOf(screen: FullScreen, saved: SavedMatch): Promise<MatchKeeper | undefined> {
  try {
    return SavedFile.later(pathOf(saved.head.id), saved);
  } catch (error) {
    const problem = systemProblem(error);
    if (problem === undefined) throw error;
    return (await screen.show(memoryPage(problem))) === 'back' ? undefined : IN_MEMORY;
  }
}

export function memoryPage(problem: CommandProblem): PickPage<'memory'> {
  const { title, head, choice, about } = words().memory;
  return new PickPage({
    title: `Star Lanes · ${title}`,
    head: [head, ...wrapped(explain(problem), 74)],
    choices: [{ key: 'm', words: choice, about, value: 'memory' }],
    keys: [
      ['Enter', words().saved.goOn],
      ['q', frameWords().keys.back],
    ],
  });
}

/** Goes on with a match that is kept; says why not, where it cannot. */
export async function playOn(
  games: Games,
  screen: FullScreen,
  path: string,
  how: PlayHere,
): Promise<Result<string, PlainProblem>> {
  const saved = readSavedFile(path);
  if (!saved.ok) return saved;
  const screens = screensOf(games, saved.value.head.game);
  if (screens === undefined) return { ok: false, problem: { why: 'unknown-game', game: saved.value.head.game } };
  if (saved.value.isTorn === true && (await screen.show(tornPage(path))) === 'back') return { ok: true, value: '' };
  const file = SavedFile.goOn(path);
  if (!file.ok) return file;
  const played = await playSaved(screen, screens, saved.value, file.value, how);
  if (!played.ok || !played.value.again) return played.ok ? { ok: true, value: played.value.summary } : played;
  const { edition } = saved.value.head;
  const sitters = sittersOf(saved.value);
  return { ok: true, value: await playNew(screen, { screens, edition, sitters, seed: randomInt(2 ** 32) }, how) };
}

/** Says what is missing before anything is written. */
export function tornPage(path: string): PickPage<'go on'> {
  return new PickPage({
    title: `Star Lanes · ${words().saved.title}`,
    head: [...words().saved.torn(words().torn), tornPath(path)],
    choices: [{ key: 'g', words: words().saved.goOn, about: words().saved.fromBefore, value: 'go on' }],
    keys: [
      ['Enter', words().saved.goOn],
      ['q', words().saved.asItIs],
    ],
  });
}

/** How a match was left: whether another one like it is wanted, and what stays on the terminal. */
interface LeftMatch {
  readonly again: boolean;
  readonly summary: string;
}

async function playSaved(
  screen: FullScreen,
  screens: AnyGameScreens,
  saved: SavedMatch,
  keeper: MatchKeeper,
  { pace, threads, record }: PlayHere,
): Promise<Result<LeftMatch, PlainProblem>> {
  // A search runs beside the screen, which must not stand still meanwhile.
  const match = await openHere(screens, savedLog(saved), { pace, threads, keep: (entry) => keeper.add(entry) });
  if (!match.ok) {
    keeper.close();
    return match;
  }
  const day = dateOfMatch(saved.head.id);
  let recordTrouble: CommandProblem | undefined;
  const follow = (): void => {
    const { recordSoFar } = match.value;
    if (record !== undefined) recordTrouble = refusedBySystem(() => overwrite(record, formatRecord(recordSoFar)));
    if (recordSoFar.result === undefined) return;
    // What came to its end can be looked at again, even where only computer players played.
    keeper.keep();
    if (day !== undefined) noteDay(screens.kit, day, recordSoFar);
  };
  follow();
  const stop = match.value.listen(follow);
  const parting = (): string =>
    (recordTrouble === undefined ? '' : `${explain(recordTrouble)} ${words().left.recordIncomplete}\n`) +
    summaryOf(screens, match.value, { ...saved, isKept: keeper.isKept, trouble: keeper.trouble });
  const page = new MatchPage(day === undefined ? match.value : oneAttempt(match.value), screens, screen.isRich, {
    unsaved: () => keeper.trouble ?? recordTrouble,
  });
  const end = await showWithLooksBack(screen, screens, page, {
    parting,
    record: () => Promise.resolve(match.value.recordSoFar),
    pace,
  });
  stop();
  await match.value.close();
  keeper.close();
  return { ok: true, value: { again: end === 'again', summary: parting() } };
}

/** Why the system refuses some work; undefined where it was done. */
function refusedBySystem(work: () => void): CommandProblem | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    const problem = systemProblem(error);
    if (problem === undefined) throw error;
    return problem;
  }
}

/** The match that is left, and whether it can be gone on with. */
interface LeftSaved {
  readonly head: Pick<SavedMatch['head'], 'id'>;
  readonly beginning: SavedBeginning;
  readonly isKept?: boolean;
  /** Why its last entries are not saved. */
  readonly trouble?: CommandProblem | undefined;
}

/** What stays on the terminal when the full screen is gone: how the match stands, and how to go on. */
export function summaryOf<T extends Types>(
  screens: Pick<GameScreens<T, MatchModel<T>, FrameUi>, 'progress' | 'speech'>,
  match: LocalMatch<T>,
  { head, beginning, isKept = true, trouble }: LeftSaved,
): string {
  const { view, seats } = match.update('watcher');
  const { result } = match.recordSoFar;
  const { left } = words();
  // What is the same for everybody on a day comes from no number.
  const sameMatch = beginning.from === 'seed' ? words().sameMatch(beginning.seed) : '';
  const ranking = result === undefined ? '' : rankingOf(screens, result, namesOf(seats, PLAIN_NAMES));
  if (trouble !== undefined && isKept)
    return `${ranking}${explain(trouble)}\n${left.unsaved}\n${commandLine('resume', head.id)}`;
  const why = trouble === undefined ? '' : `${explain(trouble)} `;
  if (result === undefined && !isKept) return `${`${why}${left.notKept} ${sameMatch}`.trimEnd()}\n`;
  if (result === undefined)
    return `${left.here(screens.progress(must(view, 'a match that has begun')).words)}\n${commandLine('resume', head.id)}`;
  if (!isKept) return `${ranking}${why}${sameMatch}\n`;
  const again = sameMatch === '' ? left.look : `${sameMatch}. ${left.look}`;
  return `${ranking}${again}\n${commandLine('replay', head.id)}`;
}

function rankingOf<T extends Types>(
  { speech }: Pick<GameScreens<T, MatchModel<T>, FrameUi>, 'speech'>,
  result: readonly number[],
  names: readonly string[],
): string {
  return rankedBy(
    result.map((worth) => ({ worth })),
    names,
  )
    .map(({ worth, name }, rank) => `  ${rank + 1}. ${padded(name, 20)}${speech().money(worth).padStart(18)}\n`)
    .join('');
}
