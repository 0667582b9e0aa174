/** All matches kept on this device: listing them, finding one, and making a new one. */
import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dateOfMatch } from '../../bots/daily/day.ts';
import { newMatch } from '../../client/new-match.ts';
import type { Sitter } from '../../client/new-match.ts';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import type { Result } from '../../core/result.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { Games, ProgressWords } from '../frame/game-screens.ts';
import { openTable } from '../../table/open-table.ts';
import { ownFolder } from '../../cli/data-folder.ts';
import { readSaved, savedLog } from './saved-match.ts';
import type { SavedMatch } from './saved-match.ts';
import { explainProblem } from '../words.ts';
import type { SavedProblem } from '../../text/problems.ts';
import type { CommandProblem } from '../../text/terminal.ts';

const ENDING = '.match';

/** A match in the list; `problem` says why it cannot be gone on with. */
export interface SavedListing {
  readonly id: string;
  readonly path: string;
  /** When it was last written, in whole milliseconds. */
  readonly changed: number;
  readonly game?: string;
  readonly edition?: string;
  readonly names?: readonly string[];
  /** The seats of people. */
  readonly people?: readonly number[];
  readonly progress?: ProgressWords;
  readonly over?: boolean;
  /** What every seat was worth in the end. */
  readonly result?: readonly number[];
  /** Its last line was cut off, and is left out. */
  readonly isTorn?: true;
  readonly problem?: string;
}

export function matchesFolder(): string {
  return ownFolder('matches');
}

export function pathOf(id: string): string {
  return join(matchesFolder(), `${id}${ENDING}`);
}

/** The names of all matches, the latest first; nothing of them is read. */
export function savedNames(): readonly string[] {
  return readdirSync(matchesFolder())
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .map((id) => ({ id, changed: statSync(pathOf(id)).mtimeMs }))
    .sort((one, other) => other.changed - one.changed)
    .map(({ id }) => id);
}

/** The latest first. */
export function listSaved(games: Games): readonly SavedListing[] {
  return savedNames().map((id) => listed(games, id));
}

/** The latest match that is not over. */
export function lastSaved(games: Games): string | undefined {
  return savedNames().find((id) => {
    const { over, problem } = listed(games, id);
    return over !== true && problem === undefined;
  });
}

/** The last part of a name, which tells matches of one minute apart; of the match of a day its month and day. */
export function shortName(id: string): string {
  return dateOfMatch(id)?.slice(5) ?? id.slice(id.lastIndexOf('-') + 1);
}

/** The match that is meant: by its name, by the beginning of it, or by that of its last part. */
export function savedNamed(text: string): Result<string, CommandProblem> {
  const all = savedNames();
  if (all.includes(text)) return { ok: true, value: text };
  const meant = all.filter((id) => text !== '' && (id.startsWith(text) || shortName(id).startsWith(text)));
  const [only, ...others] = meant;
  if (only === undefined)
    return { ok: false, problem: { why: 'no-saved-match', match: text, folder: matchesFolder() } };
  return others.length === 0
    ? { ok: true, value: only }
    : { ok: false, problem: { why: 'several-saved-matches', match: text, matches: meant } };
}

function listed(games: Games, id: string): SavedListing {
  const path = pathOf(id);
  const changed = Math.round(statSync(path).mtimeMs);
  const saved = readSavedFile(path);
  if (!saved.ok) return { id, path, changed, problem: explainProblem(saved.problem) };
  const screens = screensOf(games, saved.value.head.game);
  const table = openTable(screens?.kit.game, savedLog(saved.value));
  if (!table.ok) return { id, path, changed, problem: explainProblem(table.problem) };
  const { names, phase, state, recordSoFar } = table.value;
  const { game, edition, seats } = saved.value.head;
  const view = state === undefined ? undefined : table.value.game.view(state, 'watcher');
  const progress = view === undefined ? undefined : screens?.progress(view);
  return {
    id,
    path,
    changed,
    game,
    edition,
    names,
    people: seats.flatMap((plan, seat) => (plan.for === 'person' ? [seat] : [])),
    over: phase === 'over',
    ...(recordSoFar.result === undefined ? {} : { result: recordSoFar.result }),
    ...(saved.value.isTorn === true ? { isTorn: true as const } : {}),
    ...(progress === undefined ? {} : { progress }),
  };
}

export function readSavedFile(path: string): Result<SavedMatch, SavedProblem> {
  return readSaved(readFileSync(path, 'utf8'));
}

/** A new match, under a name of its own. */
export function newSavedMatch<T extends Types>(
  kit: Pick<GameKit<T>, 'game' | 'minder'>,
  edition: string,
  sitters: readonly Sitter[],
  seed: number,
): SavedMatch {
  const made = Date.now();
  const id = `${stamp(made)}-${randomBytes(3).toString('hex')}`;
  const beginning = { from: 'seed', seed } as const;
  return { ...newMatch(kit, { id, edition, sitters, beginning, made }), beginning };
}

/** 20261115-1819: sorts by time, and is easy to tell apart. */
function stamp(time: number): string {
  const [date = '', clock = ''] = new Date(time).toISOString().split('T');
  return `${date.replaceAll('-', '')}-${clock.slice(0, 5).replace(':', '')}`;
}
