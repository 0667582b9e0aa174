// `starlanes matches`: who runs a server sees what is there and deletes what should not be, also while it runs where that is safe.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { usePostgres } from '../../server/stores/fixtures/use-postgres.ts';
import { Player, ask, newDevice } from './player.ts';
import { ServerProcess } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-manage-'));
afterAll(() => rmSync(folder, { recursive: true }));
const root = join(import.meta.dirname, '..', '..');

function starlanes(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, ['scripts/starlanes.mjs', 'matches', ...args], { cwd: root });
}

/** Two matches: one that waits for a second player, and one against a computer player in which Ann is asked something. */
async function twoMatches(server: ServerProcess): Promise<{ waiting: string; playing: string; ann: Player }> {
  const secret = await newDevice(server.base);
  const make = async (other: object): Promise<string> => {
    const body = { game: 'star-lanes', edition: 'quick', seats: [{ for: 'person' }, other], name: 'Ann' };
    return (await ask(server.base, 'POST', '/api/matches', { body, secret })).body['match'];
  };
  const [waiting, playing] = [await make({ for: 'person' }), await make({ for: 'bot', bot: 'greedy' })];
  const ann = await Player.connect(server.base, secret);
  await ann.watch(playing);
  return { waiting, playing, ann };
}

describe('over SQLite', () => {
  test('a running server is looked at, and stopped before something is deleted', async () => {
    const database = join(folder, 'matches.db');
    let server = await ServerProcess.start(database);
    const { waiting, playing, ann } = await twoMatches(server);
    const listed = (await starlanes('list', '--database', database)).stdout.split('\n');
    expect(listed[0]).toMatch(
      new RegExp(`^${waiting}  gathering  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  1 entry  star-lanes quick  Ann, -$`),
    );
    expect(listed[1]).toMatch(new RegExp(`^${playing}  playing  .* star-lanes quick  Ann, greedy$`));
    expect(listed[2]).toBe('2 matches');
    await expect(starlanes('delete', waiting, '--database', database)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is in use by another process, perhaps a server\. Stop that one first;/),
    });
    ann.close();
    await server.stop();
    const deleted = starlanes('delete', waiting, 'no-such-match', '--database', database);
    await expect(deleted).rejects.toMatchObject({
      code: 1,
      stdout: '1 match deleted\n',
      stderr: 'Match not found: no-such-match.\n',
    });
    expect((await starlanes('list', '--unfinished', '--database', database)).stdout).toMatch(
      /1 match, 1 of them unfinished\n$/,
    );
    server = await ServerProcess.start(database);
    expect((await ask(server.base, 'GET', `/api/matches/${waiting}`)).status).toBe(404);
    expect((await ask(server.base, 'GET', `/api/matches/${playing}`)).status).toBe(200);
    await server.stop();
  });

  test('what is no database, or no match, is answered with a sentence', async () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear operator,\n'.repeat(100));
    await expect(starlanes('list', '--database', file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/cannot be read as a database of matches/),
    });
    await expect(starlanes('list', '--database', join(folder, 'nowhere.db'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Database not found: /),
    });
    await expect(starlanes('delete', '--database', file)).rejects.toMatchObject({
      code: 2,
      stderr: 'Name the matches to delete: starlanes matches delete MATCH ...\n',
    });
  });
});

describe('over PostgreSQL', () => {
  const postgres = usePostgres();

  test('a match is deleted under a server that is playing it, and the others go on', async () => {
    const database = await postgres.database();
    const server = await ServerProcess.start(database, '--log', 'debug');
    const { waiting, playing, ann } = await twoMatches(server);
    expect((await starlanes('delete', playing, '--database', database)).stdout).toBe('1 match deleted\n');
    await expect
      .poll(() => ann.act(playing, 0, 0, 'react hello'))
      .toMatchObject({ type: 'refused', why: 'no-such-match' });
    expect(await ann.watch(playing)).toMatchObject({ type: 'refused', why: 'no-such-match' });
    expect(await ann.watch(waiting)).toMatchObject({ type: 'update', phase: 'gathering' });
    expect((await starlanes('list', '--database', database)).stdout).toContain(waiting);
    ann.close();
    await server.stop();
    expect(server.said).not.toContain('something went wrong');
  });
});
