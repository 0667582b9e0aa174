/** What only a database in a file promises: it is on the disk, and it belongs to one process. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../table/store.ts';
import { create } from './fixtures/matches.ts';
import { THREAD } from './fixtures/places.ts';
import { openStore } from './open-store.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { StoreProblem } from './driver.ts';
import { ThreadedSqlite } from './threaded-sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starlanes-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a commit is on the disk when it is answered', async () => {
  const driver = SqliteDriver.open(join(folder, 'matches.db'));
  const asked = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'];
  const answers = await driver.run(...asked.map((name) => ({ text: `PRAGMA ${name}`, values: [] })));
  expect(answers.flat()).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }, { foreign_keys: 1 }, { timeout: 5000 }]);
  await driver.close();
});

const openInThread = (path: string): Promise<ThreadedSqlite> => ThreadedSqlite.open(path, THREAD);

describe.each([
  { where: 'in the process', open: (path: string): Promise<Store> => openStore(path) },
  { where: 'in a thread', open: (path: string): Promise<Store> => openStore(path, openInThread) },
])('a database in a file, $where:', ({ open }) => {
  async function problemOf(path: string): Promise<string> {
    const error: unknown = await open(path).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(StoreProblem);
    return error instanceof Error ? error.message : '';
  }

  test('a second server over the same file is refused until the first has closed it', async () => {
    const path = join(folder, 'matches.db');
    const first = await open(path);
    expect(await problemOf(path)).toBe(
      `The database ${path} is in use by another process, perhaps a server. Stop that one first; matches in play wait until it starts again.`,
    );
    await first.close();
    await (await open(path)).close();
  });

  test('a symbolic link is no way around that', async () => {
    const path = join(folder, 'matches.db');
    const first = await open(path);
    symlinkSync(path, join(folder, 'link.db'));
    mkdirSync(join(folder, 'else'));
    symlinkSync(folder, join(folder, 'else', 'where'));
    for (const way of [join(folder, 'link.db'), join(folder, 'else', 'where', 'matches.db')])
      expect(await problemOf(way)).toBe(
        `The database ${path} is in use by another process, perhaps a server. Stop that one first; matches in play wait until it starts again.`,
      );
    await first.close();
  });

  test('nobody else on the machine may read it, nor its journal', async () => {
    const path = join(folder, 'data', 'matches.db');
    const store = await open(path);
    await create(store, 'm');
    const rights = (file: string): string => (statSync(file).mode & 0o777).toString(8);
    const files = [path, `${path}-wal`, `${path}-shm`, `${path}.lock`].filter((file) => existsSync(file));
    expect(files.length).toBeGreaterThan(2);
    expect(files.map(rights)).toEqual(files.map(() => '600'));
    expect(rights(dirname(path))).toBe('700');
    await store.close();
    chmodSync(path, 0o644);
    await (await open(path)).close();
    expect(rights(path)).toBe('600');
  });

  test('the file can be read for a backup while it is in use', async () => {
    const path = join(folder, 'matches.db');
    const store = await open(path);
    await create(store, 'm');
    const backup = join(folder, 'backup.db');
    const reader = new Database(path);
    reader.exec(`VACUUM INTO '${backup}'`);
    reader.close();
    await store.close();
    const copy = await open(backup);
    expect(await copy.ids('', 9)).toEqual(['m']);
    await copy.close();
  });

  test('the folder is made where it is not there', async () => {
    await (await open(join(folder, 'a', 'b', 'matches.db'))).close();
    expect(existsSync(join(folder, 'a', 'b', 'matches.db'))).toBe(true);
  });

  test('a database in memory needs no file', async () => {
    const [one, other] = await Promise.all([open(':memory:'), open(':memory:')]);
    expect([await one.ready(), await other.ready()]).toEqual([true, true]);
    await one.close();
    expect(await one.ready()).toBe(false);
    await other.close();
    expect(existsSync(':memory:')).toBe(false);
  });

  test('what cannot be a database is refused with a sentence', async () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear reader, '.repeat(1000));
    chmodSync(file, 0o644);
    expect(await problemOf(file)).toBe(`The file ${file} cannot be used as a database: it is not a SQLite database.`);
    // It is left as it was, and nothing is laid beside it.
    expect(statSync(file).mode & 0o777).toBe(0o644);
    expect(existsSync(`${file}.lock`)).toBe(false);
    const within = join(file, 'matches.db');
    expect(await problemOf(within)).toBe(
      `The folder of the database ${within} cannot be created. ${file} is a file, not a folder.`,
    );
    mkdirSync(join(folder, 'papers'));
    expect(await problemOf(join(folder, 'papers'))).toMatch(
      /^The file .* cannot be used as a database: it is not a file\.$/,
    );
    expect(existsSync(join(folder, 'papers.lock'))).toBe(false);
  });

  test.each([
    ['/proc/nowhere/matches.db', 'The folder of the database /proc/nowhere/matches.db cannot be created.'],
    ['/proc/matches.db', 'The database /proc/matches.db cannot be used.'],
    ['/dev/full', 'The file /dev/full cannot be used as a database: it is not a file.'],
  ])('%s, where nothing can be made, is refused at once', async (path, sentence) => {
    expect((await problemOf(path)).startsWith(sentence)).toBe(true);
  });

  test('a link to a file in a folder that is not there is refused with a sentence', async () => {
    const link = join(folder, 'link.db');
    symlinkSync(join(folder, 'nowhere', 'matches.db'), link);
    expect(await problemOf(link)).toBe(`The file ${link} cannot be used as a database. No file can be created there.`);
  });
});

test('when its thread has ended, what waits and what comes later is answered with an error', async () => {
  const dying = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => process.exit());
    parentPort.postMessage({ is: 'open' });`;
  const driver = await ThreadedSqlite.open('', new URL(`data:text/javascript,${encodeURIComponent(dying)}`));
  const question = { text: 'SELECT 1', values: [] };
  await expect(driver.run(question)).rejects.toThrow('has ended');
  await expect(driver.run(question)).rejects.toThrow('has ended');
  await driver.close();
});
