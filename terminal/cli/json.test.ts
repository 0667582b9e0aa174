/** Every command that has --json prints what a parser reads, and nothing beside it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { run } from '../fixtures/run.ts';
import { useWebServer } from '../fixtures/use-web-server.ts';
import { GAMES } from '../games.ts';
import { commandsFor } from './commands.ts';

const RECORD = join(import.meta.dirname, '..', '..', 'records', 'quick-four-players.txt');
const folder = mkdtempSync(join(tmpdir(), 'starlanes-json-'));
const origin = useWebServer((_, response) => response.end('{"open":[],"playing":[],"over":[]}'));

beforeAll(() => void vi.stubEnv('XDG_DATA_HOME', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** How each is called; `lines` are an object each. */
const CALLS: Readonly<
  Record<string, { readonly args: () => readonly string[]; readonly lines?: true; readonly status?: 1 }>
> = {
  daily: { args: () => [origin()] },
  resume: { args: () => [] },
  scores: { args: () => [] },
  lobby: { args: () => [origin()] },
  replay: { args: () => [RECORD], lines: true },
  review: { args: () => [RECORD, '--quick', '--playouts', '1'] },
  advise: { args: () => [RECORD, '--at', '0', '--playouts', '1'] },
  // This record does not show how its chance was made.
  verify: { args: () => [RECORD], status: 1 },
  options: { args: () => [] },
  arena: { args: () => ['--seats', 'chance,chance', '--matches', '2', '--edition', 'quick', '--threads', '1'] },
  galaxy: { args: () => ['--seed', '1', '--players', '2'] },
};

const WITH_JSON = commandsFor(GAMES).filter(({ flags = {} }) => 'json' in flags);

test('all of them are called here', () => {
  expect(WITH_JSON.map(({ name }) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

test.each(Object.entries(CALLS))('%s', async (name, { args, lines, status = 0 }) => {
  const ran = await run([name, ...args(), '--json']);
  expect({ status: ran.status, errors: ran.errors }).toEqual({ status, errors: '' });
  const texts = lines === true ? ran.output.trimEnd().split('\n') : [ran.output];
  for (const text of texts) expect(typeof JSON.parse(text)).toBe('object');
  expect(ran.output.endsWith('\n')).toBe(true);
});
