// What a host may set: everything has a value that suits, and a slip of the pen is answered with a sentence.
import { expect, test } from 'vitest';
import { parseCommand } from '../cli/parse.ts';
import { SERVE } from '../cli/server-commands.ts';
import { commandProblem } from '../text/terminal.ts';
import { terminalEn } from '../text/en/terminal.ts';
import { printedSettings, settingsFrom } from './settings.ts';

function readSettings(args: readonly string[]): ReturnType<typeof settingsFrom> {
  const values = parseCommand(SERVE, args);
  return values.ok ? settingsFrom(values.value) : values;
}

test('without flags a server suits a group of friends', () => {
  const settings = readSettings([]);
  expect(settings).toMatchObject({
    ok: true,
    value: { port: 1977, trustProxy: false, forgetAfterDays: 90, log: 'warn' },
  });
  expect(settings.ok && settings.value.database).toMatch(/starlanes[/\\]starlanes\.db$/);
});

test('flags are taken as they are meant', () => {
  const flags = '--port 0 --host 127.0.0.1 --database postgres://me:secret@db/lanes --trust-proxy --matches-per-hour 7';
  expect(readSettings([...flags.split(' '), '--url', 'https://lanes.example.org/'])).toMatchObject({
    ok: true,
    value: {
      port: 0,
      host: '127.0.0.1',
      database: 'postgres://me:secret@db/lanes',
      url: 'https://lanes.example.org',
      trustProxy: true,
      limits: { matchesPerHour: 7, connectionsPerAddress: 200 },
    },
  });
});

test.each([
  ['--port 70000', '--port takes a whole number from 0 to 65535, not "70000".'],
  ['--port 8o', '--port takes a whole number from 0 to 65535, not "8o".'],
  ['--log loud', 'Unknown log level "loud". Log levels: silent, error, warn, info, debug.'],
  ['--url lanes.example.org', '--url takes an address such as https://lanes.example.org, not "lanes.example.org".'],
  ['--url https://lanes.example.org/play', '--url takes an address such as https://lanes.example.org'],
  ['--prot 80', "Unknown option '--prot'. Did you mean --port? Try: starlanes serve --help"],
  ['--database mysql://me:sekret@db/lanes', '--database takes a file or a URL such as postgres://'],
  ['--database mysql://me:sekret@db/lanes', 'not "mysql:…".'],
  ['--database postgres://me:se/kret@db/lanes', '--database is not a valid URL. Write special characters'],
  ['--forget-after -1', '--forget-after takes a whole number from 0 to 36500, not "-1".'],
])('%s is no setting', (flags, problem) => {
  const settings = readSettings(flags.split(' '));
  expect(settings.ok ? '' : commandProblem(terminalEn('starlanes'), settings.problem)).toContain(problem);
});

test('all settings are printed, but for the password of the database', () => {
  const settings = readSettings(['--database', 'Postgres://me:sekret@127.0.0.1:9/lanes']);
  const printed = settings.ok ? printedSettings(settings.value, new Map([['database', '--database']])) : '';
  expect(printed).toMatch(/^database +postgres:\/\/me@127\.0\.0\.1:9\/lanes +--database$/m);
  expect(printed).not.toContain('sekret');
});
