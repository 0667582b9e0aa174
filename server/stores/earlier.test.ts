// Databases and records of every earlier version: they are opened, played again to the same end, and gone on with.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
import type { Store } from '../../table/store.ts';
import type { Table } from '../../table/table.ts';
import { verify } from '../../table/verify.ts';
import { query } from './fixtures/postgres.ts';
import { usePostgres } from './fixtures/use-postgres.ts';
import { openStore } from './open-store.ts';

const EARLIER = join(import.meta.dirname, '..', '..', 'records', 'earlier');
const folder = mkdtempSync(join(tmpdir(), 'starlanes-earlier-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Rows of the table in records/earlier: the files, the version that wrote them, how many results of days, and the worths. */
const ROWS = Array.from(
  readFileSync(join(EARLIER, 'README.md'), 'utf8').matchAll(/^\| (`.*`) \| (\S+) at .* \| (\d*) ?\| ([\d., ]+) \|$/gm),
  ([, files = '', version = '', dailies = '', worths = '']) => ({
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    version,
    dailies: Number(dailies),
    worths: worths.split(', ').map(Number),
  }),
);
const filesLike = (ending: string) =>
  ROWS.flatMap(({ files, ...row }) => files.filter((file) => file.endsWith(ending)).map((file) => ({ ...row, file })));

describe('what is kept', () => {
  const inRoot = (file: string): string => readFileSync(join(EARLIER, '..', '..', file), 'utf8');
  const own = /"version": "([^"]+)"/.exec(inRoot('package.json'))?.[1];
  const released = Array.from(inRoot('CHANGELOG.md').matchAll(/^## (\d\S*) \(/gm), ([, version = '']) => version);

  test.each(released.filter((version) => version !== own))(
    'is a database of both kinds and records of %s',
    (version) => {
      const files = ROWS.filter((row) => row.version === version).flatMap((row) => row.files);
      for (const kind of [/\.db\.gz$/, /\.sql\.gz$/, /^star-lanes-.*\.txt$/, /^star-trader-.*\.txt$/])
        expect(files).toContainEqual(expect.stringMatching(kind));
    },
  );

  test('is all in the table', () => {
    const files = readdirSync(EARLIER).filter((name) => name !== 'README.md');
    expect(ROWS.flatMap((row) => row.files).toSorted()).toEqual(files.toSorted());
  });
});

/** Written in the half-hour in which chains were made without the chance; no release did. */
const BETWEEN_RELEASES = 'star-lanes-3.txt';

describe('records', () => {
  test.each(filesLike('.txt'))('$file replays to the same end', ({ file, worths }) => {
    const record = unwrap(parseRecord(readFileSync(join(EARLIER, file), 'utf8')));
    const { game } = must(kitOf(record.game), record.game);
    const { state } = unwrap(replay(game, record));
    // As the version printed it.
    const off = game.result(state)?.map((worth, seat) => Math.abs(worth - (worths[seat] ?? Infinity)));
    expect(Math.max(...must(off, 'a result'))).toBeLessThan(1);
    expect(wholeProblem(game, record, state)).toBeUndefined();
    // What was played on a server still shows that its chance was fair.
    const proof = record.fair && verify(game, record);
    expect(proof?.ok === false ? proof.problem : undefined).toEqual(
      file === BETWEEN_RELEASES ? { why: 'other-chain' } : undefined,
    );
  });
});

describe('databases', () => {
  const postgres = usePostgres();

  test.each(filesLike('.db.gz'))('$file is brought up to date, and its matches go on', async ({ file, ...row }) => {
    const path = join(folder, file.replace('.gz', ''));
    writeFileSync(path, unpacked(file));
    await expectAllOf(path, row);
  });

  test.each(filesLike('.sql.gz'))('$file is brought up to date, and its matches go on', async ({ file, ...row }) => {
    const url = await postgres.database();
    await query(url, unpacked(file).toString());
    await expectAllOf(url, row);
  });
});

function unpacked(file: string): Buffer {
  return gunzipSync(readFileSync(join(EARLIER, file)));
}

/** That a database opens with what was kept in it, and that its matches go on. */
async function expectAllOf(
  database: string,
  { worths, dailies }: Pick<(typeof ROWS)[number], 'worths' | 'dailies'>,
): Promise<void> {
  const store = await openStore(database);
  try {
    expect(await store.ready()).toBe(true);
    expect(await store.dailyEntries(undefined, 100)).toHaveLength(dailies);
    expect(await goOnIn(store)).toContainEqual(worths);
  } finally {
    await store.close();
  }
}

/** Plays the matches of a store on to their ends; the worths of those that were over. */
async function goOnIn(store: Store): Promise<(readonly number[])[]> {
  const finished: (readonly number[])[] = [];
  for (const id of await store.ids('', 100)) {
    const log = logOf(must(await store.read(id), id));
    const { game } = must(kitOf(log.head.game), log.head.game);
    const table = unwrap(openTable(game, log));
    if (table.phase === 'over') finished.push(must(table.state && game.result(table.state), 'a result'));
    else expect(playOn(table)).toBe('over');
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
