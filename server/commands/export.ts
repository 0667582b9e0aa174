/** `starlanes export`: writes matches of a store as files, finished ones as records anybody can read and verify. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValuesOf } from '../../cli/command.ts';
import type { EXPORT } from '../../cli/server-commands.ts';
import { formatRecord } from '../../core/record.ts';
import { gameOf } from '../../games/index.ts';
import type { Kept, Store } from '../../table/store.ts';
import { logOf } from '../../table/beginning.ts';
import { Table } from '../../table/table.ts';
import { usualDatabase } from '../settings.ts';
import { Signer } from '../signing.ts';
import { transfer } from './transfer.ts';

const PAGE = 200;

export async function exportMatches(values: ValuesOf<typeof EXPORT>): Promise<number> {
  const { matches, to: folder, whole, database = usualDatabase() } = values;
  if (!isThere(database)) {
    process.stderr.write(`There is no database at ${database}.\n`);
    return 1;
  }
  return transfer(database, async (store, progress) => {
    mkdirSync(folder, { recursive: true });
    const signer = await Signer.of(store);
    let files = 0;
    let left = 0;
    for await (const kept of matches.length > 0 ? named(store, matches) : all(store)) {
      if (writeMatch(kept, { folder, whole, signer })) progress(++files, 'matches written');
      else left++;
    }
    const rest = left === 0 ? '' : `; ${left} unfinished ones were left (--whole writes them too)`;
    return { sentence: `${files} ${files === 1 ? 'match' : 'matches'} written to ${folder}${rest}`, status: 0 };
  });
}

/** Where matches are written to, whether unfinished ones are too, and who signs the others. */
interface Writing {
  readonly folder: string;
  readonly whole: boolean;
  readonly signer: Signer;
}

/** A misspelt file must not become an empty database, and that a success. */
function isThere(database: string): boolean {
  return /^postgres(ql)?:/i.test(database) || existsSync(database);
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
