// Settings from flags, variables and a file: the nearer one wins, and what is wrong is told with where it stands.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MATCHES, SERVE, SERVER_COMMANDS } from '../cli/server-commands.ts';
import { terminalEn } from '../text/en/terminal.ts';
import { commandProblem } from '../text/terminal.ts';
import type { CommandProblem } from '../text/terminal.ts';
import { sourcedValues } from './setting-sources.ts';
import { printedSettings, settingsFrom } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const explain = (problem: CommandProblem): string => commandProblem(terminalEn('starlanes'), problem);

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const serve = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  sourcedValues(SERVE, args, { XDG_CONFIG_HOME: folder, ...env }, explain);

test('a flag wins over a variable, and that over the file', () => {
  const path = file('all.json', '{"port": 1, "host": "::1", "trust-proxy": true, "matches-per-hour": 7}');
  const env = { STARLANES_PORT: '2', STARLANES_HOST: '127.0.0.1', STARLANES_TRUST_PROXY: 'off' };
  const sourced = serve(['--config', path, '--port', '3'], env);
  expect(sourced).toMatchObject({
    ok: true,
    value: { values: { port: 3, host: '127.0.0.1', trustProxy: false, matchesPerHour: 7, log: 'warn' } },
  });
  expect(sourced.ok && Object.fromEntries(sourced.value.from)).toEqual({
    config: '--config',
    port: '--port',
    host: 'STARLANES_HOST',
    trustProxy: 'STARLANES_TRUST_PROXY',
    matchesPerHour: path,
  });
});

test('a variable names the file, and the usual one is read where there is one', () => {
  const path = file('named.json', '{"log": "info"}');
  expect(serve([], { STARLANES_SERVER_CONFIG: path })).toMatchObject({ ok: true, value: { values: { log: 'info' } } });
  expect(serve([])).toMatchObject({ ok: true, value: { values: { log: 'warn', port: 1977 } } });
});

test('other commands take from the same file what they know', () => {
  const path = file('shared.json', '{"port": 1, "database": "lanes.db"}');
  const sourced = sourcedValues(MATCHES, ['list', '--config', path], {}, explain);
  expect(sourced).toMatchObject({ ok: true, value: { values: { what: 'list', database: 'lanes.db' } } });
});

test.each([
  ['{"prot": 80}', 'Unknown setting "prot". Did you mean port? Settings: port, host,'],
  ['{"port": "8o"}', '"port" takes a whole number from 0 to 65535, not "8o".'],
  ['{"trust-proxy": "perhaps"}', '"trust-proxy" takes on or off, not "perhaps".'],
  ['[1]', 'is not a settings file: it must contain one JSON object'],
  ['port = 80', 'is not a settings file'],
])('%s is refused with where it stands', (content, said) => {
  const path = file('wrong.json', content);
  const sourced = serve(['--config', path]);
  const sentence = sourced.ok ? '' : explain(sourced.problem);
  expect(sentence).toContain(path);
  expect(sentence).toContain(said);
});

test('so is a variable, and a file that is not there', () => {
  const wrong = serve([], { STARLANES_PORT: '70000' });
  expect(wrong.ok ? '' : explain(wrong.problem)).toMatch(/^STARLANES_PORT: --port takes a whole number/);
  const neither = serve([], { STARLANES_TRUST_PROXY: 'maybe' });
  expect(neither.ok ? '' : explain(neither.problem)).toBe(
    'STARLANES_TRUST_PROXY: "trust-proxy" takes on or off, not "maybe".',
  );
  const missing = serve(['--config', join(folder, 'none.json')]);
  expect(missing.ok ? '' : explain(missing.problem)).toContain('none.json');
});

test('every setting of every command can be a variable', () => {
  for (const { flags } of SERVER_COMMANDS) expect(Object.keys(flags)).toContain('config');
});

test('all settings are printed with where they come from, and no password', () => {
  const env = { STARLANES_DATABASE: 'postgres://me:hidden@db/lanes?sslpassword=hidden' };
  const sourced = serve(['--port', '80', '--print-config'], env);
  const settings = sourced.ok ? settingsFrom(sourced.value.values) : sourced;
  const printed = sourced.ok && settings.ok ? printedSettings(settings.value, sourced.value.from) : '';
  expect(printed).toMatch(/^port +80 +--port$/m);
  expect(printed).toMatch(/^database +postgres:\/\/me@db\/lanes\?sslpassword=\*\*\* +STARLANES_DATABASE$/m);
  expect(printed).toMatch(/^host +\(all addresses\) +default$/m);
  expect(printed).toMatch(/^matches-per-hour +120 +default$/m);
  expect(printed).not.toContain('hidden');
});
