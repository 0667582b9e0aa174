/** `starlanes export`: writes matches of a store as files, finished ones as records anybody can read and verify. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValuesOf } from '../../cli/command.ts';
import { makeFolder } from '../../cli/data-folder.ts';
import type { EXPORT } from '../../cli/server-commands.ts';
import { formatRecord, oneLine } from '../../core/record.ts';
import { gameOf } from '../../games/index.ts';
import type { DailyEntry, Kept, Store } from '../../table/store.ts';
import { logOf } from '../../table/beginning.ts';
import { Table } from '../../table/table.ts';
import { databaseFrom } from '../settings.ts';
import { Signer } from '../signing.ts';
import { complain, explain } from './complain.ts';
import { isThere, transfer } from './transfer.ts';

const PAGE = 200;

export async function exportMatches(values: ValuesOf<typeof EXPORT>): Promise<number> {
  const { matches, to: folder, whole } = values;
  const database = databaseFrom(values.database);
  if (!database.ok) return complain(explain(database.problem), 2);
  if (!isThere(database.value)) return complain(`Database not found: ${database.value}.`, 1);
  return transfer(database.value, async (store, progress) => {
    // Records are for everybody; what is secret is written for its owner alone.
    makeFolder(folder, 0o777);
    const signer = await Signer.of(store);
    let files = 0;
    let left = 0;
    const found = new Set<string>();
    for await (const kept of matches.length > 0 ? named(store, matches) : all(store)) {
      found.add(kept.head.id);
      if (writeMatch(kept, { folder, whole, signer })) progress(++files, 'matches written');
      else left++;
    }
    const results = whole && matches.length === 0 ? await writeDailies(store, folder) : 0;
    const also = results === 0 ? '' : ` and ${results} daily ${results === 1 ? 'result' : 'results'}`;
    const rest =
      left === 0
        ? ''
        : `; ${left} unfinished ${left === 1 ? 'match' : 'matches'} not exported (use --whole to include ${left === 1 ? 'it' : 'them'})`;
    const missing = matches.filter((match) => !found.has(match));
    for (const match of missing) process.stderr.write(`Match not found: ${oneLine(match, 60)}.\n`);
    return {
      sentence: `${files} ${files === 1 ? 'match' : 'matches'}${also} written to ${folder}${rest}`,
      status: missing.length === 0 ? 0 : 1,
    };
  });
}

/** Where matches are written to, whether unfinished ones are too, and who signs the others. */
interface Writing {
  readonly folder: string;
  readonly whole: boolean;
  readonly signer: Signer;
}

/** The results of all days in one file, with what keeps each the only one of its device; says how many. */
async function writeDailies(store: Store, folder: string): Promise<number> {
  const dailies: DailyEntry[] = [];
  for (let page = await store.dailyEntries(undefined, PAGE); page.length > 0;) {
    dailies.push(...page);
    page = await store.dailyEntries(page.at(-1), PAGE);
  }
  const text = `${JSON.stringify({ dailies })}\n`;
  if (dailies.length > 0) writeFileSync(join(folder, 'daily-results.json'), text, { mode: 0o600 });
  return dailies.length;
}

async function* all(store: Store): AsyncGenerator<Kept> {
  for (let after = '', page = await store.ids(after, PAGE); page.length > 0; page = await store.ids(after, PAGE)) {
    yield* named(store, page);
    after = page.at(-1) ?? '';
  }
}

async function* named(store: Store, ids: readonly string[]): AsyncGenerator<Kept> {
  for (const id of ids) {
    const kept = await store.read(id);
    if (kept !== undefined) yield kept;
  }
}

function writeMatch(kept: Kept, { folder, whole, signer }: Writing): boolean {
  const { id, game: gameId } = kept.head;
  const game = gameOf(gameId);
  const record = game === undefined ? undefined : Table.open(game, logOf(kept)).chainedRecord;
  if (record !== undefined) writeFileSync(join(folder, `${gameId}-${id}.txt`), formatRecord(signer.sign(record)));
  else if (whole) writeFileSync(join(folder, `${gameId}-${id}.json`), `${JSON.stringify(kept)}\n`, { mode: 0o600 });
  return record !== undefined || whole;
}
