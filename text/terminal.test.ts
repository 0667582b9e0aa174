/** What the terminal says, in every language: with all its facts, and nothing of it in English. */
import { expect, test } from 'vitest';
import { calledAs, serveAs } from '../cli/command.ts';
import { number } from '../cli/parameters.ts';
import { unknownChoice, unknownCommand } from '../cli/usage.ts';
import type { UsageProblem } from '../cli/usage.ts';
import { terminalEn } from './en/terminal.ts';
import { LANGUAGE_TAGS } from './index.ts';
import { TERMINAL_WORDS, commandProblem } from './terminal.ts';
import type { CommandProblem } from './terminal.ts';

const programWords = await Promise.all(LANGUAGE_TAGS.map((tag) => TERMINAL_WORDS[tag]()));
const quotedWords = await Promise.all((['en', 'de', 'fr'] as const).map((tag) => TERMINAL_WORDS[tag]()));
const languages = programWords.map((wordsOf) => wordsOf('starlanes'));

const CREW = number('N', [1, 9], 'how many fly');

const PROBLEMS: readonly [problem: CommandProblem, facts: readonly string[]][] = [
  [unknownCommand('pley', [{ name: 'play', summary: '' }]), ['pley', 'play']],
  [{ ...unknownChoice('bot', 'gredy', ['chance', 'greedy']), program: 'cmd:' }, ['gredy', 'chance, greedy', 'cmd:']],
  [{ why: 'connection-refused', origin: 'http://lanes:1977' }, ['http://lanes:1977']],
  [{ why: 'hung-up', origin: 'http://lanes', port: undefined }, ['http://lanes']],
  [{ why: 'rejected', said: { reason: 'all-seats-taken', problem: 'No seat.' } }, []],
  [{ why: 'bad-clock', text: '90x' }, ['--clock', '15s', '14d', '90x']],
  [{ why: 'too-many-or-few-seats', edition: 'today', min: 2, max: 8, players: 9 }, ['today', '2', '8', '9']],
  [{ why: 'misspelt-bot', name: 'gredy', meant: 'greedy', person: 'Gredy' }, ['gredy', 'greedy', 'Gredy']],
  [{ why: 'no-saved-match', match: 'old', folder: 'here' }, ['old', 'here']],
  [{ why: 'no-file', path: 'old.txt' }, ['old.txt']],
  [{ why: 'no-seat', problem: { why: 'no-socket', origin: 'http://lanes' }, watch: 'watch it' }, ['lanes', 'watch it']],
];

test.each(PROBLEMS)('%j is said whole', (problem, facts) => {
  const said = languages.map((words) => commandProblem(words, problem));
  expect(new Set(said).size).toBe(languages.length);
  for (const sentence of said) for (const fact of facts) expect(sentence).toContain(fact);
});

test('what is wrong with a notation begins with a capital and ends with a full stop', () => {
  const said = 'fehlt: édition';
  for (const words of languages) {
    const plain = commandProblem(words, { why: 'notation', said, meant: undefined });
    expect(plain).toBe('Fehlt: édition.');
    expect(commandProblem(words, { why: 'notation', said, meant: 'today' })).toMatch(/^Fehlt: édition\. .*today/);
  }
});

test('what a server says is one line on the terminal, whatever it holds', () => {
  const said = { problem: `No.\n\u001b[2J${'x'.repeat(1000)}` };
  for (const words of languages) {
    const line = commandProblem(words, { why: 'rejected', said });
    expect(line).toMatch(/^No\.\P{Cc}*$/u);
    expect(line.length).toBeLessThanOrEqual(300);
  }
});

test.each([
  [undefined, 'no clock', 'ohne Zeitlimit', 'sans limite'],
  [45, '45 seconds a move', '45 Sekunden je Zug', '45 secondes par coup'],
  [60, '1 minute a move', '1 Minute je Zug', '1 minute par coup'],
  [7200, '2 hours a move', '2 Stunden je Zug', '2 heures par coup'],
  [86_400, '1 day a move', '1 Tag je Zug', '1 jour par coup'],
])('a clock of %s seconds', (seconds, ...told) => {
  expect(quotedWords.map((wordsOf) => wordsOf('starlanes').clock(seconds))).toEqual(told);
});

test.each<[UsageProblem, string]>([
  [{ why: 'no-value', what: '--crew', parameter: CREW }, '--crew needs a value: a whole number from 1 to 9.'],
  [
    { why: 'wrong-value', what: '--crew', parameter: CREW, text: '10' },
    '--crew takes a whole number from 1 to 9, not "10".',
  ],
  [{ why: 'needless-value', what: '--dry' }, '--dry takes no value.'],
  [{ why: 'missing', what: 'PLACE', usage: 'land PLACE' }, 'PLACE is missing. Usage: starlanes land PLACE'],
  [{ why: 'unexpected-word', word: 'X', usage: 'fly' }, 'Unexpected argument "X". Usage: starlanes fly'],
  [unknownChoice('gear', 'dwon', ['up', 'down']), 'Unknown gear "dwon". Did you mean down? Gears: up, down.'],
  [
    { why: 'unknown-flag', flag: '--cerw', meant: '--crew', command: 'fly' },
    "Unknown option '--cerw'. Did you mean --crew? Try: starlanes fly --help",
  ],
])('%j in English', (problem, sentence) => {
  expect(commandProblem(terminalEn('starlanes'), problem)).toBe(sentence);
});

test('commands are named as the program was called', () => {
  const called = calledAs({ npm_lifecycle_event: 'starlanes' });
  const problems: readonly CommandProblem[] = [
    unknownCommand('pley', []),
    { why: 'unknown-flag', flag: '--cerw', meant: undefined, command: 'fly' },
    { why: 'missing', what: 'PLACE', usage: 'land PLACE' },
    { why: 'unexpected-word', word: 'X', usage: 'fly' },
    { why: 'needs-terminal', command: 'menu' },
    { why: 'resume-needs-terminal' },
    { why: 'program-outside-arena' },
    { why: 'no-saved-match', match: 'old', folder: 'here' },
  ];
  const told = programWords.flatMap((wordsOf) => {
    const one = wordsOf(called);
    return [one.matchesKept, one.saved.none, ...problems.map((problem) => commandProblem(one, problem))];
  });
  for (const sentence of told)
    expect(sentence).toMatch(/^(?:(?!starlanes).)*npm run -s starlanes -- [a-z](?:(?!starlanes).)*$/);
});

test.each([
  ['starlanes', 'npm run -s starlanes --'],
  ['start', 'npm run -s starlanes --'],
  ['npx', 'npx starlanes'],
  [undefined, 'starlanes'],
])('begun by npm as %s the program is called %s', (event, name) => {
  expect(calledAs({ npm_lifecycle_event: event })).toBe(name);
});

test('begun by npx with the file of a package, the program is called by that file', () => {
  expect(calledAs({ npm_lifecycle_event: 'npx', NPX_FILE: './starlanes-1.0.0.tgz' })).toBe('npx ./starlanes-1.0.0.tgz');
});

test.each([
  ['start', 'npm start --'],
  ['npx', 'npx starlanes serve'],
  [undefined, 'starlanes serve'],
])('begun by npm as %s a server is started by %s', (event, name) => {
  expect(serveAs({ npm_lifecycle_event: event })).toBe(name);
});
