/** `starlanes import`: puts matches from files into a store. A match that is there already is left as it is. */
import { readFileSync } from 'node:fs';
import type { ValuesOf } from '../../cli/command.ts';
import type { IMPORT } from '../../cli/server-commands.ts';
import type { Result } from '../../core/result.ts';
import { parseRecord } from '../../core/record.ts';
import { systemProblemOf } from '../../core/system-problem.ts';
import type { SystemProblem } from '../../core/system-problem.ts';
import { gameOf, kitOf } from '../../games/index.ts';
import { logOf, playable } from '../../table/beginning.ts';
import { dueAt } from '../../table/clock.ts';
import { keptFromRecord } from '../../table/from-record.ts';
import type { DailyEntry, Kept, Store } from '../../table/store.ts';
import { Table } from '../../table/table.ts';
import { decodeDailies, decodeKept } from '../../table/decode.ts';
import { parseJson } from '../../table/json.ts';
import { databaseFrom } from '../settings.ts';
import { explainProblem } from '../../text/en/problems.ts';
import type { PlainProblem } from '../../text/problems.ts';
import { complain, explain } from './complain.ts';
import { transfer } from './transfer.ts';

export async function importMatches(values: ValuesOf<typeof IMPORT>): Promise<number> {
  const { files } = values;
  const database = databaseFrom(values.database);
  if (!database.ok) return complain(explain(database.problem), 2);
  return transfer(database.value, async (store, progress) => {
    const counts = { taken: 0, there: 0, refused: 0 };
    const results = { taken: 0, there: 0 };
    for (const file of files) {
      const text = textIn(file);
      const kept = text.ok ? readFile(text.value) : text;
      if (!kept.ok) {
        process.stderr.write(`${file}: ${explainProblem(kept.problem)}\n`);
        counts.refused++;
      } else if (kept.value.is === 'dailies') await keepDailies(store, kept.value.entries, results);
      else counts[(await keep(store, kept.value)) ? 'taken' : 'there']++;
      progress(counts.taken, 'matches imported');
    }
    const matches = `${counts.taken} imported, ${counts.there} already there, ${counts.refused} rejected`;
    const days = `; daily results: ${results.taken} imported, ${results.there} already there`;
    const sentence = results.taken + results.there === 0 ? matches : `${matches}${days}`;
    return { sentence, status: counts.refused === 0 ? 0 : 1 };
  });
}

function textIn(file: string): Result<string, SystemProblem> {
  try {
    return { ok: true, value: readFileSync(file, 'utf8') };
  } catch (error) {
    const problem = systemProblemOf(error);
    if (problem === undefined) throw error;
    return { ok: false, problem };
  }
}

interface ImportedDailies {
  readonly is: 'dailies';
  readonly entries: readonly DailyEntry[];
}

interface ImportedMatch {
  readonly is: 'match';
  readonly kept: Kept;
  readonly table: Table;
}

/** Keeps a match; in one that is not over a computer player may be to act. */
function keep(store: Store, { kept, table }: ImportedMatch): Promise<boolean> {
  return store.import(kept, table.listed, { at: dueAt(table), claimedUntil: 0 });
}

/** Keeps each result that is the first of its device, and of its play. */
async function keepDailies(
  store: Store,
  entries: readonly DailyEntry[],
  counts: { taken: number; there: number },
): Promise<void> {
  for (const entry of entries) counts[(await store.addDaily(entry)) === 'added' ? 'taken' : 'there']++;
}

/** What `export` wrote into a file. */
function readFile(text: string): Result<ImportedMatch | ImportedDailies, PlainProblem> {
  const dailies = text.startsWith('{') ? decodeDailies(parseJson(text)) : undefined;
  if (dailies === undefined) return readMatch(text);
  return dailies.ok ? { ok: true, value: { is: 'dailies', entries: dailies.value } } : dailies;
}

/** A match from a file, played again to its end. */
function readMatch(text: string): Result<ImportedMatch, PlainProblem> {
  const kept = text.startsWith('{') ? decodeKept(parseJson(text)) : keptFrom(text);
  if (!kept.ok) return kept;
  const game = gameOf(kept.value.head.game);
  if (game === undefined) return { ok: false, problem: { why: 'unknown-game', game: kept.value.head.game } };
  const table = playable(() => Table.open(game, logOf(kept.value)));
  return table.ok ? { ok: true, value: { is: 'match', kept: kept.value, table: table.value } } : table;
}

function keptFrom(text: string): Result<Kept, PlainProblem> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const { game } = record.value;
  const kit = kitOf(game);
  if (kit === undefined) return { ok: false, problem: { why: 'unknown-game', game } };
  return keptFromRecord(record.value, Date.now(), kit.minder);
}
