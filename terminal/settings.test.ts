/** What a player has set is there at the next start, flags win over it, and what is wrong in its file is told and left out. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { lastSeats, rememberMatch } from './cli/last-match.ts';
import { paceOf } from './cli/common-flags.ts';
import { run } from './fixtures/run.ts';
import { SettingsPage } from './frame/settings-page.ts';
import { NewGamePage } from './frame/new-game-page.ts';
import { GAMES } from './games.ts';
import { usualName } from './own-name.ts';
import { loadSettings, remember, settings, settingsFile } from './settings.ts';
import { speak, words } from './words.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-config-'));
const file = join(folder, 'starlanes', 'config.json');
const env = { XDG_CONFIG_HOME: folder, STARLANES_CONFIG: '' };
const SIZE = { width: 80, height: 24 };

afterEach(async () => {
  rmSync(join(folder, 'starlanes'), { recursive: true, force: true });
  loadSettings({ STARLANES_CONFIG: join(folder, 'none') });
  await speak('en');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['linux', { XDG_CONFIG_HOME: '/x' }, /^\/x\/starlanes\/config\.json$/],
  ['linux', {}, /\.config.starlanes.config\.json$/],
  ['darwin', {}, /Library.Application Support.starlanes.config\.json$/],
  ['win32', { APPDATA: '/a' }, /^\/a.starlanes.config\.json$/],
  ['linux', { STARLANES_CONFIG: '/c.json', XDG_CONFIG_HOME: '/x' }, /^\/c\.json$/],
])('on %s with %j it is kept in its place', (platform, given, place) => {
  expect(settingsFile(given, platform)).toMatch(place);
});

test('what is set is there again, and the file is whole', () => {
  expect(loadSettings(env)).toBeUndefined();
  expect(remember({ name: 'Zoë', pace: 0 })).toBeUndefined();
  expect(remember({ language: 'fr' })).toBeUndefined();
  expect(existsSync(`${file}.new`)).toBe(false);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ name: 'Zoë', pace: 0, language: 'fr' });
  loadSettings({ STARLANES_CONFIG: join(folder, 'none') });
  expect(usualName()).toBe('Pilot');
  expect(loadSettings(env)).toBeUndefined();
  expect([usualName(), paceOf(undefined), paceOf(90)]).toEqual(['Zoë', 0, 90]);
});

test.each([
  ['no JSON', '{', [], {}],
  ['a list', '[]', [], {}],
  ['one wrong field', '{"pace":"fast","name":"Ann"}', ['pace'], { name: 'Ann' }],
  ['unknown fields', '{"language":"xx","skin":1}', ['language', 'skin'], {}],
])('%s is told, and the rest holds', (_, text, fields, understood) => {
  remember({});
  loadSettings(env);
  remember({ name: 'made' });
  writeFileSync(file, text);
  expect(loadSettings(env)).toEqual({ why: 'bad-settings', file, fields });
  expect(settings()).toEqual(understood);
});

test('a program tells it in a sentence, speaks the language that is set, and flags win', async () => {
  loadSettings(env);
  remember({ language: 'de' });
  writeFileSync(file, '{"language":"de","pace":-1}');
  const said = await run(['plya'], '', GAMES, env);
  expect(said.errors).toContain('config.json: pace ist ungültig und wird ignoriert.');
  expect(said.errors).toContain('Unbekannter Befehl „plya“.');
  expect((await run(['plya', '--language', 'en'], '', GAMES, env)).errors).toContain('Unknown command "plya".');
});

test('a match is begun as the last one was', async () => {
  loadSettings(env);
  const screens = await GAMES[0].screens();
  rememberMatch(screens, 'quick+rows=7', [
    { kind: 'person', name: 'Ann' },
    { kind: 'greedy', name: '' },
  ]);
  const page = new NewGamePage({
    screens,
    title: '',
    sitters: { person: '' },
    named: 'person',
    name: 'x',
    second: 'greedy',
    last: { edition: settings().matches?.['star-lanes']?.edition, seats: lastSeats(screens) },
    lines: [],
  });
  expect(page.handleKey({ key: 'enter' }, SIZE)).toMatchObject({
    edition: 'quick+rows=7',
    seats: [{ kind: 'person', name: 'Ann' }, { kind: 'greedy' }],
  });
  const { output } = await run(['play', '--lines'], '', GAMES, env);
  expect(output).toContain('Ann, greedy (computer).');
});

test('the page of settings changes them with left and right, and the language at once', async () => {
  loadSettings(env);
  const games = [await GAMES[0].screens()];
  const page = new SettingsPage({ name: 'Pilot', pace: 400 }, async (changes) => {
    remember(changes);
    if (changes.language !== undefined) await speak(changes.language, games);
    return undefined;
  });
  page.handleKey({ key: 'right' });
  await new Promise((resolve) => setImmediate(resolve));
  await speak('de', games);
  expect(settings().language).toBe('de');
  expect(page.draw(SIZE).lines[0]).toContain(words().settings.title);
  page.handleKey({ key: 'down' });
  for (const text of 'Zoë') page.handleKey({ key: 'text', text });
  page.handleKey({ key: 'down' });
  page.handleKey({ key: 'left' });
  expect(settings()).toMatchObject({ name: 'Zoë', colours: false });
  await speak('en', games);
});
