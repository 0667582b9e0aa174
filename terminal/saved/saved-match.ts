/**
 * A match on this device as it is kept: the first line says what was agreed, each further line is an
 * entry of its log. Lines are only ever added, each before anybody is shown what it says.
 */
import type { Game, Types } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { MatchRecord } from '../../core/record.ts';
import { parseJson } from '../../table/json.ts';
import { readKept } from '../../table/read-kept.ts';
import type { Entry, Kept } from '../../table/store.ts';
import { Table } from '../../table/table.ts';
import type { Taken } from '../../table/table.ts';

/** The chance is drawn from a seed, as everywhere in the terminal: the same match can be played again. */
export interface SavedMatch extends Kept {
  readonly seed: number;
  /** The last line was cut off while it was written; it is left out. */
  readonly isTorn?: true;
}

/** What is said of a match whose last line was cut off. */
export const TORN = 'the last action was not written whole and is left out';

const FORMAT = 'star lanes match 1';

/** There is nothing to prove to oneself; a table wants a secret all the same. */
export const NO_SECRET = '0'.repeat(64);

/** The first line of the file. */
export function writeSavedHead({ head, seed }: Pick<SavedMatch, 'head' | 'seed'>): string {
  return `${JSON.stringify({ format: FORMAT, seed, head })}\n`;
}

/** One more line. */
export function writeSavedEntry(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** Whether a text begins like a match that was kept here. */
export function isSaved(text: string): boolean {
  return text.startsWith(`{"format":"${FORMAT}"`);
}

/** What follows the last whole line: a program that was killed while it wrote leaves it, and nobody has seen it come true. */
export function tornRest(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** Reads a file, without a last line that was cut off. */
export function readSaved(text: string): Result<SavedMatch> {
  if (!isSaved(text)) return { ok: false, problem: 'this is no match that was kept by this program' };
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const opening: unknown = parseJson(first);
  if (typeof opening !== 'object' || opening === null || !('seed' in opening) || !('head' in opening))
    return { ok: false, problem: 'its first line cannot be read' };
  const { seed, head } = opening;
  if (typeof seed !== 'number') return { ok: false, problem: 'its first line names no seed' };
  const broken = lines.findIndex((line) => parseJson(line) === undefined);
  if (broken >= 0) return { ok: false, problem: `line ${broken + 2} cannot be read` };
  const kept = readKept(JSON.stringify({ head, secret: NO_SECRET, entries: lines.map(parseJson) }));
  const torn = tornRest(text) === '' ? {} : { isTorn: true as const };
  return kept.ok ? { ok: true, value: { ...kept.value, seed, ...torn } } : kept;
}

/** A game with the chance of the seed of a match that was kept. */
function seeded<T extends Types>(game: Game<T>, { seed }: Pick<SavedMatch, 'seed'>): Game<T> {
  return { ...game, start: (config, players) => game.start(config, players, new Mulberry32(seed)) };
}

/** The table as the match left it; says what cannot be played of it otherwise. `hear` is told what came of each entry. */
export function savedTable<T extends Types>(
  game: Game<T> | undefined,
  saved: SavedMatch,
  hear: (taken: Taken<T>, table: Table<T>) => void = () => {},
): Result<Table<T>> {
  const { head } = saved;
  if (head.game !== game?.id || head.engine !== game.engine)
    return { ok: false, problem: `it was played by engine ${head.engine} of ${head.game}` };
  try {
    const table = new Table(seeded(game, saved), saved);
    for (const entry of saved.entries) hear(table.take(entry), table);
    return { ok: true, value: table };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The match so far as a record, for replay, review and advice. */
export function savedRecord(saved: SavedMatch, { deeds, names }: Table): MatchRecord {
  const { game, engine, edition } = saved.head;
  const actions = deeds.map(({ by, text }) => ({ by, text }));
  return { game, engine, edition, chance: new Mulberry32(saved.seed).format(), names, actions };
}
