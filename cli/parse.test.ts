/** What is typed behind a command, and what its program receives. */
import { expect, test } from 'vitest';
import { command } from './command.ts';
import { choice, number, text, toggle } from './parameters.ts';
import { parseCommand } from './parse.ts';
import { explainUsage } from './usage.ts';

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
  return values.ok ? values.value : explainUsage(values.problem);
}

function land(...args: readonly string[]): unknown {
  const values = parseCommand(LAND, args);
  return values.ok ? values.value : explainUsage(values.problem);
}

test('what is not typed has its default, or none', () => {
  expect(fly()).toEqual({ ship: 'slow', star: undefined, crew: 2, logBook: undefined, dry: false });
});

test('values are typed by the table', () => {
  const values = parseCommand(FLY, ['fast', 'SOL', '--crew', '3', '--log-book=-', '--dry']);
  if (!values.ok) throw new Error(explainUsage(values.problem));
  const {
    ship,
    crew,
    logBook,
    dry,
  }: { ship: 'slow' | 'fast'; crew: number; logBook: string | undefined; dry: boolean } = values.value;
  expect({ ship, crew, logBook, dry }).toEqual({ ship: 'fast', crew: 3, logBook: '-', dry: true });
});

test('a choice may be left out before another word', () => {
  expect(fly('SOL')).toMatchObject({ ship: 'slow', star: 'SOL' });
});

test('the last flag counts, and what stands behind -- is no flag', () => {
  expect(fly('--crew', '3', '--crew', '4', '--', '--dry')).toMatchObject({ crew: 4, dry: false, star: '--dry' });
});

test('the last word may stand for any number', () => {
  expect(land('--gear', 'down', 'SOL', 'YORK')).toEqual({ gear: 'down', places: ['SOL', 'YORK'] });
});

test.each([
  [['--cerw', '3'], "Unknown option '--cerw'. Did you mean --crew? Try: starlanes fly --help"],
  [['--no-dry'], "Unknown option '--no-dry'. Try: starlanes fly --help"],
  [['-c'], "Unknown option '-c'. Try: starlanes fly --help"],
  [['--crew'], '--crew needs a value: a whole number from 1 to 9.'],
  [['--crew', '--dry'], '--crew needs a value: a whole number from 1 to 9.'],
  [['--crew='], '--crew needs a value: a whole number from 1 to 9.'],
  [['--crew', '10'], '--crew takes a whole number from 1 to 9, not "10".'],
  [['--crew', '1.5'], '--crew takes a whole number from 1 to 9, not "1.5".'],
  [['--log-book', ''], '--log-book needs a value: FILE.'],
  [['--dry=yes'], '--dry takes no value.'],
  [['fast', 'SOL', 'YORK'], 'Unexpected argument "YORK". Usage: starlanes fly [slow|fast] [STAR] [flags]'],
])('fly %j is answered with a sentence', (args, sentence) => {
  expect(fly(...args)).toBe(sentence);
});

test.each([
  [['SOL'], '--gear up|down is missing. Usage: starlanes land PLACE ... --gear up|down'],
  [['--gear', 'up'], 'PLACE is missing. Usage: starlanes land PLACE ... --gear up|down'],
  [['SOL', '--gear', 'dwon'], 'Unknown gear "dwon". Did you mean down? Gears: up, down.'],
])('land %j is answered with a sentence', (args, sentence) => {
  expect(land(...args)).toBe(sentence);
});
