/** What is typed behind a command, and what its program receives. */
import { expect, test } from 'vitest';
import { command } from './command.ts';
import { choice, number, text, toggle } from './parameters.ts';
import { parseCommand } from './parse.ts';
import { unwrap } from '../core/result.ts';

const FLY = command({
  name: 'fly',
  summary: 'fly to a star',
  words: {
    ship: choice('ship', ['slow', 'fast'], 'which ship', { default: 'slow' }),
    star: text('STAR', 'where to'),
  },
  flags: {
    crew: number('N', [1, 9], 'how many fly', { default: 2 }),
    logBook: text('FILE', 'what is written'),
    dry: toggle('stay where you are'),
  },
});

const LAND = command({
  name: 'land',
  summary: 'come down',
  words: { places: text('PLACE', 'where', { many: true, required: true }) },
  flags: { gear: choice('gear', ['up', 'down'], 'the wheels', { required: true }) },
});

function fly(...args: readonly string[]): unknown {
  const values = parseCommand(FLY, args);
  return values.ok ? values.value : values.problem;
}

function land(...args: readonly string[]): unknown {
  const values = parseCommand(LAND, args);
  return values.ok ? values.value : values.problem;
}

test('what is not typed has its default, or none', () => {
  expect(fly()).toEqual({ ship: 'slow', star: undefined, crew: 2, logBook: undefined, dry: false });
});

test('values are typed by the table', () => {
  const values = unwrap(parseCommand(FLY, ['fast', 'SOL', '--crew', '3', '--log-book=-', '--dry']));
  const {
    ship,
    crew,
    logBook,
    dry,
  }: { ship: 'slow' | 'fast'; crew: number; logBook: string | undefined; dry: boolean } = values;
  expect({ ship, crew, logBook, dry }).toEqual({ ship: 'fast', crew: 3, logBook: '-', dry: true });
});

test('a choice may be left out before another word', () => {
  expect(fly('SOL')).toMatchObject({ ship: 'slow', star: 'SOL' });
});

test('a choice that is required is never left out, whatever follows it', () => {
  const DOCK = command({
    name: 'dock',
    summary: 'stay or leave',
    words: {
      what: choice('task', ['stay', 'leave'], 'what to do', { required: true }),
      ships: text('SHIP', 'which ones', { many: true }),
    },
    flags: {},
  });
  expect(parseCommand(DOCK, ['leave', 'WREN'])).toMatchObject({ ok: true, value: { what: 'leave', ships: ['WREN'] } });
  expect(parseCommand(DOCK, ['WREN'])).toMatchObject({
    ok: false,
    problem: { why: 'unknown-choice', text: 'WREN', choices: ['stay', 'leave'] },
  });
});

test('the last flag counts, and what follows -- is no flag', () => {
  expect(fly('--crew', '3', '--crew', '4', '--', '--dry')).toMatchObject({ crew: 4, dry: false, star: '--dry' });
});

test('the last word may stand for any number', () => {
  expect(land('--gear', 'down', 'SOL', 'YORK')).toEqual({ gear: 'down', places: ['SOL', 'YORK'] });
});

const CREW = { parameter: { kind: 'number', least: 1, most: 9 } };

test.each([
  [['--cerw', '3'], { why: 'unknown-flag', flag: '--cerw', meant: '--crew', command: 'fly' }],
  [['--no-dry'], { why: 'unknown-flag', flag: '--no-dry', meant: undefined }],
  [['-c'], { why: 'unknown-flag', flag: '-c', meant: undefined }],
  [['--crew'], { why: 'no-value', what: '--crew', ...CREW }],
  [['--crew', '--dry'], { why: 'no-value', what: '--crew', ...CREW }],
  [['--crew='], { why: 'no-value', what: '--crew', ...CREW }],
  [['--crew', '-1'], { why: 'wrong-value', what: '--crew', text: '-1', ...CREW }],
  [['--crew', '10'], { why: 'wrong-value', what: '--crew', text: '10', ...CREW }],
  [['--crew', '1.5'], { why: 'wrong-value', what: '--crew', text: '1.5', ...CREW }],
  [['--log-book', ''], { why: 'no-value', what: '--log-book', parameter: { value: 'FILE' } }],
  [['--dry=yes'], { why: 'needless-value', what: '--dry' }],
  [['fast', 'SOL', 'YORK'], { why: 'unexpected-word', word: 'YORK', usage: 'fly [slow|fast] [STAR] [flags]' }],
])('fly %j is a problem', (args, problem) => {
  expect(fly(...args)).toMatchObject(problem);
});

const LANDING = 'land PLACE ... --gear up|down';

test.each([
  [['SOL'], { why: 'missing', what: '--gear up|down', usage: LANDING }],
  [['--gear', 'up'], { why: 'missing', what: 'PLACE', usage: LANDING }],
  [
    ['SOL', '--gear', 'dwon'],
    { why: 'unknown-choice', noun: 'gear', text: 'dwon', meant: 'down', choices: ['up', 'down'] },
  ],
])('land %j is a problem', (args, problem) => {
  expect(land(...args)).toMatchObject(problem);
});
