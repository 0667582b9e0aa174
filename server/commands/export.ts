/** `starlanes export`: writes matches of a store as files, finished ones as records anybody can read and verify. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord } from '../../core/record.ts';
import { gameOf } from '../../games/index.ts';
import type { Kept, Store } from '../../table/store.ts';
import { logOf } from '../../table/beginning.ts';
import { Table } from '../../table/table.ts';
import { transfer } from './transfer.ts';

const PAGE = 200;

const HELP = `starlanes export [--database FILE|postgres://…] [--to FOLDER] [--whole]
                 [MATCH ...]

Writes every finished match, or those named, as a record file into a folder.
With --whole unfinished matches too, as JSON with everything that is secret
about them: keep those files to yourself.
`;

export function exportMatches(args: readonly string[]): Promise<number> {
  return transfer(args, { help: HELP, direction: 'out' }, async ({ store, words, whole, folder, progress }) => {
    mkdirSync(folder, { recursive: true });
    let files = 0;
    let left = 0;
    for await (const kept of words.length > 0 ? named(store, words) : all(store)) {
      if (writeMatch(kept, folder, whole)) progress(++files, 'matches written');
      else left++;
    }
    const rest = left === 0 ? '' : `; ${left} unfinished ones were left (--whole writes them too)`;
    return { sentence: `${files} ${files === 1 ? 'match' : 'matches'} written to ${folder}${rest}`, status: 0 };
  });
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

function writeMatch(kept: Kept, folder: string, whole: boolean): boolean {
  const { id, game: gameId } = kept.head;
  const game = gameOf(gameId);
  const record = game === undefined ? undefined : Table.open(game, logOf(kept)).record;
  if (record !== undefined) writeFileSync(join(folder, `${gameId}-${id}.txt`), formatRecord(record));
  else if (whole) writeFileSync(join(folder, `${gameId}-${id}.json`), `${JSON.stringify(kept)}\n`, { mode: 0o600 });
  return record !== undefined || whole;
}
