// docs/protocol.md: it names everything that can be sent and answered, and its examples are what the code reads and writes.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LONGEST_SAYING, MOTIONS, REACTIONS, parseAct } from '../table/act.ts';
import type { Act } from '../table/act.ts';
import { LONGEST_WORDS } from '../table/fair-chance.ts';
import { CLOCKS } from '../table/match.ts';
import { LONGEST_FRAME, PROTOCOL, parseDown, parseUp } from '../table/protocol.ts';
import type { Down, RefusalReason, Up } from '../table/protocol.ts';
import type { CommonUpdate, OwnUpdate, SeenSeat } from '../table/update.ts';
import { DEFAULT_LIMITS } from './limits.ts';

const page = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');

/** Everything the page sets in code, and every text between quotes in its examples. */
const named = new Set([
  ...Array.from(page.matchAll(/`([^`\n]+)`/g), ([, code]) => code),
  ...Array.from(page.matchAll(/"([^"\n]+)"/g), ([, text]) => text),
]);

/** The names of a union or of the fields of a type: the compiler sees to it that none is missing. */
function all<Name extends string>(names: Record<Name, true>): readonly Name[] {
  return Object.keys(names).filter((name): name is Name => name in names);
}

const acts = all<Act['act']>({
  sit: true,
  reveal: true,
  redraw: true,
  stand: true,
  start: true,
  offer: true,
  move: true,
  do: true,
  bot: true,
  undo: true,
  late: true,
  leave: true,
  back: true,
  propose: true,
  yes: true,
  no: true,
  lapse: true,
  resume: true,
  react: true,
  say: true,
  rematch: true,
});

const types = all<Up['type'] | Down['type']>({
  watch: true,
  unwatch: true,
  act: true,
  ping: true,
  update: true,
  done: true,
  refused: true,
  goodbye: true,
  pong: true,
});

const reasons = all<RefusalReason>({
  stale: true,
  'not-now': true,
  'not-yours': true,
  'not-an-action': true,
  rules: true,
  'not-a-message': true,
  'no-such-match': true,
  'not-your-seat': true,
  'too-many': true,
  closing: true,
  'try-again': true,
  'no-such-request': true,
  'wrong-origin': true,
  'too-large': true,
});

const fields = all<keyof CommonUpdate | keyof OwnUpdate | keyof SeenSeat>({
  match: true,
  at: true,
  head: true,
  phase: true,
  seats: true,
  revealing: true,
  toAct: true,
  lateAt: true,
  now: true,
  vote: true,
  rematch: true,
  chain: true,
  secret: true,
  as: true,
  undo: true,
  happened: true,
  view: true,
  for: true,
  name: true,
  bot: true,
  minded: true,
  here: true,
});

/** The examples of one kind, a line each, with what was shortened left out. */
function examples(kind: string): readonly string[] {
  const [, lines = ''] = new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'ms').exec(page) ?? [];
  const whole = lines.replaceAll(/\b(HEAD|VIEW)\b/g, '{}').replaceAll(/,?…(?=[\]}])/g, '');
  return whole.split('\n').filter((line) => line !== '');
}

/** The first cells of the rows of the table under a heading. */
function rowsUnder(heading: string): readonly string[] {
  const [, rest = ''] = page.split(`\n${heading}\n`);
  const [section = ''] = rest.split(/^#/m);
  return Array.from(section.matchAll(/^\| (`.*?) \|/gm), ([, cell = '']) => cell);
}

function codeIn(cells: readonly string[]): readonly string[] {
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code));
}

describe('the page about the protocol', () => {
  test.each(types)('names and shows the message "%s"', (type) => {
    expect(named).toContain(type);
    const shown = [...examples('up'), ...examples('down')].filter((line) => line.startsWith(`{"type":"${type}"`));
    expect(shown).not.toEqual([]);
  });

  test('shows messages as they are read', () => {
    expect(examples('up').filter((line) => !parseUp(line).ok)).toEqual([]);
    expect(examples('down').filter((line) => parseDown(line) === undefined)).toEqual([]);
  });

  test('shows a change as it is read, and names the version that has them', () => {
    const changes = examples('change').map((line) => parseDown(line));
    expect(changes).toMatchObject([{ type: 'update', since: 8, at: 9 }]);
    expect(page).toContain(`This is version ${PROTOCOL} of the protocol`);
    expect(examples('up')).toContainEqual(expect.stringContaining(`"protocol":${PROTOCOL}`));
  });

  test.each(fields)('names the field "%s"', (field) => {
    expect(named).toContain(field);
  });

  test('shows every act: those of players in a table, those of the server as they are told', () => {
    const told = examples('happened').map((line): string => /"act":"([a-z]+)"/.exec(line)?.[1] ?? line);
    const sent = codeIn(rowsUnder('### Acts')).map((act) => parseAct(act)?.act);
    expect(new Set([...told, ...sent])).toEqual(new Set(acts));
  });

  test('shows only acts in its table that a player may send, and all of them', () => {
    const frame = { type: 'act', match: 'nosuchmatch', id: 0, seat: 0, at: 0 };
    const mayBeSent = (act: string): boolean => parseUp(JSON.stringify({ ...frame, act })).ok;
    const shown = codeIn(rowsUnder('### Acts'));
    expect(shown.filter((act) => !mayBeSent(act))).toEqual([]);
    const words = new Set(shown.map((act) => act.split(' ')[0]));
    const others = ['sit ["Ann",""]', 'offer', 'move', 'bot 7E', 'late', 'lapse', 'rematch gj727Gd9hdNg'];
    expect(others.filter(mayBeSent)).toEqual([]);
    expect(new Set([...words, ...others.map((act) => act.split(' ')[0])])).toEqual(new Set(acts));
  });

  test('names all motions and reactions', () => {
    for (const motion of MOTIONS) expect(named).toContain(`propose ${motion}`);
    expect(page).toContain(REACTIONS.join(', '));
  });

  test('has the limits of the code', () => {
    const { live, long } = CLOCKS;
    const { bodyBytes, messagesPerSecond, watchedPerConnection, unreadBytes, ...rest } = DEFAULT_LIMITS;
    const { connectionsPerAddress, requestsPerSecond, matchesPerHour } = rest;
    const numbers = (...some: readonly number[]): string[] => some.map((number) => number.toLocaleString('en'));
    const [from, to, longFrom, longTo] = numbers(live.from, live.to, long.from, long.to);
    const [body, frame, saying, words] = numbers(bodyBytes, LONGEST_FRAME, LONGEST_SAYING, LONGEST_WORDS);
    const sentences = [
      `${from} to ${to}, or ${longFrom} to ${longTo}`,
      `at most ${body} bytes`,
      `more than ${frame} bytes`,
      `up to ${saying} characters`,
      `up to ${words} characters`,
      `| frames sent | ${messagesPerSecond} a second`,
      `| matches watched | ${watchedPerConnection} per`,
      `| unread bytes | ${numbers(unreadBytes)[0]},`,
      `| connections | ${connectionsPerAddress} per`,
      `| requests | ${requestsPerSecond} a second`,
      `| new matches | ${matchesPerHour} an hour`,
    ];
    expect(sentences.filter((sentence) => !page.includes(sentence))).toEqual([]);
  });

  test('has a row for every reason to refuse, over the socket and over HTTP', () => {
    expect(new Set(codeIn(rowsUnder('## Refusals')))).toEqual(new Set(reasons));
  });

  test('shows every request', () => {
    const api = readFileSync(new URL('./http/api.ts', import.meta.url), 'utf8');
    const routes = Array.from(api.matchAll(/'(GET|POST)',\s+\/\^(.*?)\$\//g));
    expect(routes.length).toBeGreaterThan(10);
    for (const [, method, path = ''] of routes)
      expect(page).toMatch(new RegExp(`^${method} /api/${path.replaceAll('\\/', '/')}( \\{.*)?$`, 'm'));
  });
});
