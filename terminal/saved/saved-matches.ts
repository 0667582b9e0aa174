/** All matches kept on this device: listing them, finding one, and making a new one. */
import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import type { Result } from '../../core/result.ts';
import { gameOf } from '../../games/index.ts';
import { screensOf } from '../games.ts';
import type { ProgressWords } from '../frame/game-screens.ts';
import { sit, formatAct } from '../../table/act.ts';
import type { MatchHead } from '../../table/match.ts';
import type { Entry } from '../../table/store.ts';
import { ownFolder } from '../data-folder.ts';
import { readSaved, savedTable } from './saved-match.ts';
import type { SavedMatch } from './saved-match.ts';
import { explainProblem } from '../../text/en/problems.ts';
import type { SavedProblem } from '../../text/problems.ts';

const ENDING = '.match';

/** Who takes a seat: a person by name, or a computer player. */
export type Sitter = { readonly person: string } | { readonly bot: string };

/** A match in the list; `problem` says why it cannot be gone on with. */
export interface ListedMatch {
  readonly id: string;
  readonly path: string;
  /** When it was last written, in whole milliseconds. */
  readonly changed: number;
  readonly game?: string;
  readonly edition?: string;
  readonly names?: readonly string[];
  readonly progress?: ProgressWords;
  readonly over?: boolean;
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

/** The latest first. */
export function listSaved(): readonly ListedMatch[] {
  return readdirSync(matchesFolder())
    .filter((name) => name.endsWith(ENDING))
    .map((name) => listed(name.slice(0, -ENDING.length)))
    .sort((one, other) => other.changed - one.changed);
}

function listed(id: string): ListedMatch {
  const path = pathOf(id);
  const changed = Math.round(statSync(path).mtimeMs);
  const saved = readSavedFile(path);
  const table = saved.ok ? savedTable(gameOf(saved.value.head.game), saved.value) : saved;
  if (!saved.ok || !table.ok)
    return { id, path, changed, ...(table.ok ? {} : { problem: explainProblem(table.problem) }) };
  const { names, phase, state } = table.value;
  const { game, edition } = saved.value.head;
  const view = state === undefined ? undefined : table.value.game.view(state, 'watcher');
  const progress = view === undefined ? undefined : screensOf(game)?.progress(view);
  return {
    id,
    path,
    changed,
    game,
    edition,
    names,
    over: phase === 'over',
    ...(saved.value.isTorn === true ? { isTorn: true as const } : {}),
    ...(progress === undefined ? {} : { progress }),
  };
}

export function readSavedFile(path: string): Result<SavedMatch, SavedProblem> {
  return readSaved(readFileSync(path, 'utf8'));
}

/** A new match: everybody sits down at once, and the last one to do so begins it. */
export function newMatch<T extends Types>(
  { game, minder }: GameKit<T>,
  edition: string,
  sitters: readonly Sitter[],
  seed: number,
): SavedMatch {
  const made = Date.now();
  const head: MatchHead = {
    id: `${stamp(made)}-${randomBytes(3).toString('hex')}`,
    game: game.id,
    engine: game.engine,
    edition,
    seats: sitters.map((sitter) => ('bot' in sitter ? { for: 'bot', bot: sitter.bot } : { for: 'person' })),
    public: false,
    minder,
    commitment: '',
    made,
  };
  return { head, entries: seated(sitters, minder, made), seed };
}

function seated(sitters: readonly Sitter[], minder: string, time: number): Entry[] {
  const sits = sitters.flatMap((sitter, by) =>
    'person' in sitter ? [{ by, act: formatAct(sit(sitter.person)) }] : [],
  );
  // Among computer players alone somebody has to say so.
  const acts = sits.length > 0 ? sits : [{ act: `start ${minder}` }];
  return acts.map((act, at) => ({ at, time, ...act }));
}

/** 20261115-1819: sorts by time, and is easy to tell apart. */
function stamp(time: number): string {
  const [date = '', clock = ''] = new Date(time).toISOString().split('T');
  return `${date.replaceAll('-', '')}-${clock.slice(0, 5).replace(':', '')}`;
}
