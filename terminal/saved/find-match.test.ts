/** A match by whatever names it: a file, a match kept here, standard input, the address of a record, a link. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { run } from '../fixtures/run.ts';
import { useWebServer } from '../fixtures/use-web-server.ts';
import { STAR_LANES } from '../star-lanes/index.ts';
import { SavedFile } from './saved-file.ts';
import { newSavedMatch, pathOf } from './saved-matches.ts';

const MATCH = 'AbCdEfGh1234';
const FILE = join(import.meta.dirname, '..', '..', 'records', 'quick-four-players.txt');
const RECORD = readFileSync(FILE, 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'starlanes-find-'));
// As much of a server as gives out records: one of a match, and a file somebody has put there.
const origin = useWebServer((request, response) => {
  const isThere = request.url === `/api/matches/${MATCH}/record` || request.url === '/match.txt';
  if (isThere) response.end(RECORD);
  else response.writeHead(404).end(JSON.stringify({ why: 'no-such-match', problem: 'Match not found.' }));
});

beforeAll(() => {
  vi.stubEnv('XDG_DATA_HOME', folder);
  const saved = newSavedMatch(STAR_LANES.kit, 'quick', [{ person: 'Ann' }], 7);
  SavedFile.begin(pathOf('20261115-1819-abc123'), saved).close();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('is found', () => {
  test.each([
    ['in a file', () => FILE],
    ['at the address of its record', () => `${origin()}/api/matches/${MATCH}/record`],
    ['by the link to it', () => `${origin()}/match/${MATCH}`],
    ['by the link without http://', () => `${origin().slice('http://'.length)}/match/${MATCH}`],
    ['at any address', () => `${origin()}/match.txt`],
  ])('%s', async (_, source) => {
    const { status, output } = await run(['replay', source()]);
    expect(status).toBe(0);
    expect(output).toMatch(/^star-lanes, edition quick, /);
  });

  test('on standard input', async () => {
    expect(await run(['replay', '-'], RECORD)).toEqual(await run(['replay', FILE]));
    const { status, errors } = await run(['verify', '-'], RECORD);
    expect(status).toBe(1);
    expect(errors).toMatch(/^- does not show that the match was fair: /);
  });

  test.each(['20261115-1819-abc123', 'abc'])('kept here, as %s', async (name) => {
    expect((await run(['replay', name])).output).toContain('star-lanes, edition quick, chance mulberry32 7');
    const { status, output } = await run(['advise', name, '--playouts', '1', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ at: 0 });
  });
});

test('a match kept here shows no fair chance, and verify says so instead of that it is no record', async () => {
  const { status, errors } = await run(['verify', 'abc']);
  expect(status).toBe(1);
  expect(errors).toMatch(/^abc does not show that the match was fair: /);
  expect(errors).not.toContain('not a record');
});

describe('is not found', () => {
  test.each([
    [() => 'nosuch', /^No file or saved match called nosuch\. Try: starlanes resume --list\n$/],
    [() => './no/such.txt', /^Folder not found: \.\/no\.\n$/],
    [() => `${origin()}/nothing.txt`, /^Not found: .*\/nothing\.txt \(status 404\)\.\n$/],
    [() => `${origin()}/match/ZzZzZzZz9999`, /^Match not found\.?\n$/],
    [() => 'http://127.0.0.1:9/x.txt', /^http:\/\/127\.0\.0\.1:9 cannot be reached \(bad port\)\.\n$/],
    [() => folder, /starlanes-find-\w+ is a folder, not a file\.\n$/],
  ])('%s', async (source, sentence) => {
    for (const command of ['replay', 'review', 'advise', 'verify']) {
      const { status, errors } = await run([command, source()]);
      expect({ command, status }).toEqual({ command, status: 1 });
      expect(errors).toMatch(sentence);
    }
  });

  test('a text that is no match says whose it is', async () => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear Bob,\n');
    expect((await run(['replay', '-'], 'Dear Bob,\n')).errors).toMatch(/^-: this is not a record/);
    expect((await run(['replay', join(folder, 'letter.txt')])).errors).toMatch(/letter\.txt: this is not a record/);
  });
});
