// `starlanes export` and `starlanes import`: matches move from one store to another as files.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { formatRecord } from '../../core/record.ts';
import { dailyRecord } from './daily-record.ts';
import { Player, ask, newDevice } from './player.ts';
import { ServerProcess } from './server-process.ts';
import { playOn } from './whole-match.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const root = join(import.meta.dirname, '..', '..');

function starlanes(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, ['scripts/starlanes.mjs', ...args], { cwd: root });
}

test('a finished match goes as a record, one in play with all it needs to go on', async () => {
  const [old, fresh] = [join(folder, 'old.db'), join(folder, 'new.db')];
  let server = await ServerProcess.start(old);
  const secret = await newDevice(server.base);
  const seats = [{ for: 'person' }, { for: 'bot', bot: 'greedy' }];
  const make = async (edition: string): Promise<string> => {
    const body = { game: 'star-lanes', edition, seats, name: 'Ann' };
    return (await ask(server.base, 'POST', '/api/matches', { body, secret })).body['match'];
  };
  const [finished, going] = [await make('quick+moves=6'), await make('quick')];
  const ann = await Player.connect(server.base, secret);
  for (const [match, most] of [
    [finished, Infinity],
    [going, 3],
  ] as const) {
    await ann.watch(match);
    await playOn(match, new Map([[0, ann]]), most);
  }
  const records = await ask(server.base, 'GET', `/api/matches/${finished}/record`);
  await server.stop();

  const files = join(folder, 'files');
  expect((await starlanes('export', '--database', old, '--to', files)).stdout).toContain('1 match written');
  expect(readFileSync(join(files, `star-lanes-${finished}.txt`), 'utf8')).toBe(records.text);
  // A name that is not there is no success, whatever else is written.
  await expect(starlanes('export', 'NoSuchMatch1', finished, '--database', old, '--to', files)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('1 match written'),
    stderr: 'Match not found: NoSuchMatch1.\n',
  });
  await starlanes('export', '--database', old, '--to', files, '--whole');
  const paths = readdirSync(files).map((name) => join(files, name));
  expect((await starlanes('import', '--database', fresh, ...paths)).stdout).toBe(
    '2 imported, 0 already there, 0 rejected\n',
  );
  expect((await starlanes('import', '--database', fresh, ...paths)).stdout).toBe(
    '0 imported, 2 already there, 0 rejected\n',
  );

  server = await ServerProcess.start(fresh);
  const moved = await ask(server.base, 'GET', `/api/matches/${finished}/record`);
  expect(withoutSignature(moved.text)).toBe(withoutSignature(records.text));
  // It is another server, with a key of its own.
  expect(moved.text).not.toBe(records.text);
  const again = await Player.connect(server.base, secret);
  expect(await again.watch(going)).toMatchObject({ as: 0, phase: 'playing' });
  expect(await playOn(going, new Map([[0, again]]))).toMatchObject({ phase: 'over' });
  again.close();
  await server.stop();
});

function withoutSignature(record: string): string {
  return record.replace(/^key .*\nsignature .*\n/m, '');
}

test('a damaged file is refused with a sentence, and the others are taken', async () => {
  const path = join(folder, 'damaged.txt');
  writeFileSync(path, 'star lanes record 1\ngame star-lanes\n');
  const tried = starlanes('import', '--database', join(folder, 'third.db'), path);
  await expect(tried).rejects.toMatchObject({
    code: 1,
    stdout: '0 imported, 0 already there, 1 rejected\n',
    stderr: expect.stringContaining('the record has no "engine" line'),
  });
});

test('files and folders that cannot be used are named in words', async () => {
  const database = join(folder, 'third.db');
  const none = join(folder, 'none.txt');
  const tried = starlanes('import', '--database', database, none, folder);
  await expect(tried).rejects.toMatchObject({
    code: 1,
    stdout: '0 imported, 0 already there, 2 rejected\n',
    stderr: expect.stringContaining(`${none}: File not found: ${none}.\n${folder}: That is a folder, not a file.\n`),
  });
  const exported = starlanes('export', '--database', database, '--to', database);
  await expect(exported).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${database} is a file, not a folder.\n`),
  });
});

test('a database that is not there is not made by exporting it', async () => {
  const tried = starlanes('export', '--database', join(folder, 'nowhere.db'), '--to', join(folder, 'none'));
  await expect(tried).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Database not found: /) });
});

test('the results of the days move with the rest, once', async () => {
  const [old, fresh, files] = ['days.db', 'days-new.db', 'days'].map((name) => join(folder, name)) as [string, string, string]; // prettier-ignore
  let server = await ServerProcess.start(old);
  const secrets = [await newDevice(server.base), await newDevice(server.base)];
  const { date } = (await ask(server.base, 'GET', '/api/daily')).body;
  const send = (who: number, seed: number): ReturnType<typeof ask> => {
    const body = { name: `Player ${who}`, record: formatRecord(dailyRecord(date, seed)) };
    return ask(server.base, 'POST', '/api/daily', { body, secret: secrets[who] });
  };
  expect([(await send(0, 1)).status, (await send(1, 2)).status]).toEqual([201, 201]);
  const before = (await ask(server.base, 'GET', '/api/daily')).body;
  await server.stop();
  const exported = await starlanes('export', '--database', old, '--to', files, '--whole');
  expect(exported.stdout).toBe(`0 matches and 2 daily results written to ${files}\n`);
  const file = join(files, 'daily-results.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const days = (taken: number, there: number): string =>
    `0 imported, 0 already there, 0 rejected; daily results: ${taken} imported, ${there} already there\n`;
  expect((await starlanes('import', '--database', fresh, file)).stdout).toBe(days(2, 0));
  expect((await starlanes('import', '--database', fresh, file)).stdout).toBe(days(0, 2));
  server = await ServerProcess.start(fresh);
  expect((await ask(server.base, 'GET', '/api/daily')).body).toEqual(before);
  // A device that has a result has it still.
  expect(await send(0, 3)).toMatchObject({ status: 409, body: { reason: 'result-sent' } });
  await server.stop();
  writeFileSync(file, '{"dailies":[{"date":"soon"}]}');
  await expect(starlanes('import', '--database', fresh, file)).rejects.toMatchObject({
    code: 1,
    stderr: `${file}: result 0 of the daily matches cannot be read\n`,
  });
});
