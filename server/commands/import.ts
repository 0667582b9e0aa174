/** `starlanes import`: puts matches from files into a store. A match that is there already is left as it is. */
import { readFileSync } from 'node:fs';
import type { ValuesOf } from '../../cli/command.ts';
import type { IMPORT } from '../../cli/server-commands.ts';
import { botsOf, minderOf } from '../../bots/index.ts';
import type { Result } from '../../core/result.ts';
import { parseRecord } from '../../core/record.ts';
import type { RecordProblem } from '../../core/record.ts';
import { systemProblemOf } from '../../core/system-problem.ts';
import type { SystemProblem } from '../../core/system-problem.ts';
import { gameOf } from '../../games/index.ts';
import { logOf, playable } from '../../table/beginning.ts';
import { dueAt } from '../../table/clock.ts';
import type { FairChanceProblem } from '../../table/fair-chance.ts';
import { keptFromRecord } from '../../table/from-record.ts';
import type { Kept, Store } from '../../table/store.ts';
import { Table } from '../../table/table.ts';
import { decodeKept } from '../../table/decode.ts';
import { parseJson } from '../../table/json.ts';
import { usualDatabase } from '../settings.ts';
import { explainProblem } from '../../text/en/problems.ts';
import type { PlainProblem } from '../../text/problems.ts';
import { transfer } from './transfer.ts';

export async function importMatches(values: ValuesOf<typeof IMPORT>): Promise<number> {
  const { files, database = usualDatabase() } = values;
  return transfer(database, async (store, progress) => {
    const counts = { taken: 0, there: 0, refused: 0 };
    for (const file of files) {
      const text = textIn(file);
      const match = text.ok ? await readMatch(text.value) : text;
      if (!match.ok) {
        process.stderr.write(`${file}: ${explainProblem(match.problem)}\n`);
        counts.refused++;
      } else if (await keep(store, match.value)) counts.taken++;
      else counts.there++;
      progress(counts.taken, 'matches taken');
    }
    const sentence = `${counts.taken} taken, ${counts.there} there already, ${counts.refused} refused`;
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

interface ImportedMatch {
  readonly kept: Kept;
  readonly table: Table;
}

/** Keeps a match; in one that is not over a computer player may be to act. */
function keep(store: Store, { kept, table }: ImportedMatch): Promise<boolean> {
  return store.import(kept, table.listed, { at: dueAt(table), claimedUntil: 0 });
}

/** A match from a file, played again to its end. */
async function readMatch(text: string): Promise<Result<ImportedMatch, PlainProblem>> {
  const kept = text.startsWith('{') ? decodeKept(parseJson(text)) : await keptFrom(text);
  if (!kept.ok) return kept;
  const game = gameOf(kept.value.head.game);
  if (game === undefined) return { ok: false, problem: { why: 'unknown-game', game: kept.value.head.game } };
  const table = playable(() => Table.open(game, logOf(kept.value)));
  return table.ok ? { ok: true, value: { kept: kept.value, table: table.value } } : table;
}

async function keptFrom(text: string): Promise<Result<Kept, RecordProblem | FairChanceProblem>> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const minder = minderOf(await botsOf(record.value.game))?.name ?? '';
  return keptFromRecord(record.value, Date.now(), minder);
}
