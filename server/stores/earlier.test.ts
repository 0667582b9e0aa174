// Databases and records of every earlier version: they are opened, played again to the same end, and gone on with.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { parseRecord, replay } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { wholeProblem } from '../../core/whole-record.ts';
import { kitOf } from '../../games/index.ts';
import { must } from '../../core/must.ts';
import { logOf } from '../../table/beginning.ts';
import { judge } from '../../table/judge.ts';
import { openTable } from '../../table/open-table.ts';
import type { Table } from '../../table/table.ts';
import { query } from './fixtures/postgres.ts';
import { usePostgres } from './fixtures/use-postgres.ts';
import { openStore } from './open-store.ts';

const EARLIER = join(import.meta.dirname, '..', '..', 'records', 'earlier');
const folder = mkdtempSync(join(tmpdir(), 'starlanes-earlier-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Rows of the table in records/earlier: the files, and the worths. */
const ROWS = [...readFileSync(join(EARLIER, 'README.md'), 'utf8').matchAll(/^\| (`.*) \|.*\| ([\d., ]+) \|$/gm)].map(
  ([, files = '', worths = '']) => ({
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    worths: worths.split(', ').map(Number),
  }),
);
const filesLike = (ending: string) =>
  ROWS.flatMap(({ files, worths }) => files.filter((file) => file.endsWith(ending)).map((file) => ({ file, worths })));

test('the table names every version', () => expect(ROWS.length).toBeGreaterThan(6));

describe('records', () => {
  test.each(filesLike('.txt'))('$file replays to the same end', ({ file, worths }) => {
    const record = unwrap(parseRecord(readFileSync(join(EARLIER, file), 'utf8')));
    const { game } = must(kitOf(record.game), record.game);
    const { state } = unwrap(replay(game, record));
    // As the version printed it.
    const off = game.result(state)?.map((worth, seat) => Math.abs(worth - (worths[seat] ?? Infinity)));
    expect(Math.max(...must(off, 'a result'))).toBeLessThan(1);
    expect(wholeProblem(game, record, state)).toBeUndefined();
  });
});

describe('databases', () => {
  const postgres = usePostgres();

  test.each(filesLike('.db.gz'))('$file is brought up to date, and its matches go on', async ({ file, worths }) => {
    const path = join(folder, file.replace('.gz', ''));
    writeFileSync(path, unpacked(file));
    expect(await goOnIn(path)).toContainEqual(worths);
  });

  test.each(filesLike('.sql.gz'))('$file is brought up to date, and its matches go on', async ({ file, worths }) => {
    const url = await postgres.database();
    await query(url, unpacked(file).toString());
    expect(await goOnIn(url)).toContainEqual(worths);
  });
});

function unpacked(file: string): Buffer {
  return gunzipSync(readFileSync(join(EARLIER, file)));
}

/** Plays the matches of a database on to their ends; the worths of those that were over. */
async function goOnIn(database: string): Promise<(readonly number[])[]> {
  const store = await openStore(database);
  const finished: (readonly number[])[] = [];
  try {
    expect(await store.ready()).toBe(true);
    for (const id of await store.ids('', 100)) {
      const log = logOf(must(await store.read(id), id));
      const { game } = must(kitOf(log.head.game), log.head.game);
      const table = unwrap(openTable(game, log));
      if (table.phase === 'over') finished.push(must(table.state && game.result(table.state), 'a result'));
      else expect(playOn(table)).toBe('over');
    }
  } finally {
    await store.close();
  }
  return finished;
}

/** Plays any allowed actions until the match is over. */
function playOn(table: Table): string {
  const kit = must(kitOf(table.head.game), table.head.game);
  const chance = new Mulberry32(1);
  while (table.phase === 'playing') {
    const by = must(table.toAct, 'somebody to act');
    const view = table.game.view(must(table.state, 'a state'), by);
    const did = table.game.formatAction(kit.anyAction(view, chance));
    const bot = table.seats[by]?.isPerson === true ? undefined : did;
    const act = bot === undefined ? ({ act: 'do', did } as const) : ({ act: 'bot', did: bot } as const);
    const judged = judge(table, { by, at: table.at, act, time: Date.now() });
    if (!judged.ok) throw new Error(JSON.stringify(judged));
    table.take(judged.entry);
  }
  return table.phase;
}
