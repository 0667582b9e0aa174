/** The terminal's program with a third game among its own: what it costs is one entry in the list of games. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { run } from '../../terminal/fixtures/run.ts';
import type { Ran } from '../../terminal/fixtures/run.ts';
import { GAMES } from '../../terminal/games.ts';
import { COUNTDOWN } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-third-'));
beforeAll(() => void vi.stubEnv('XDG_DATA_HOME', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const LISTED = { ...COUNTDOWN, screens: async () => COUNTDOWN };

function starlanes(words: string, typed = ''): Promise<Ran> {
  return run(words.split(' '), typed, [...GAMES, LISTED]);
}

const RECORD = join(folder, 'countdown.txt');
const PLAY = `play countdown --lines --seats Ann,miser --seed 7 --record ${RECORD}`;

describe('a match line by line', () => {
  test('is asked, refused, helped and played to its end', async () => {
    const { status, output, errors } = await starlanes(PLAY, '?\n9\n3\n3\n1\n3\n1\n');
    expect({ status, errors }).toEqual({ status: 0, errors: 'The same match again: --seed 7\n' });
    expect(output).toMatch(/^Ann, miser \(computer\)\.\n11 stones\.\n/);
    expect(output.match(/Type 1, 2 or 3\./g)).toHaveLength(2);
    expect(output).toContain('Ann takes 3; 8 left.\nmiser takes 1; 7 left.\n7 stones left. Ann, how many? ');
    expect(output).toContain('1 stones left. Ann, how many? Take one to three.\n> Ann takes 1; 0 left.\n');
    expect(output).toMatch(/\n\n {2}1\. Ann +108 points\n {2}2\. miser +3 points\n$/);
  });

  test('is kept, told again, and told as data', async () => {
    expect(readFileSync(RECORD, 'utf8')).toMatch(/^star lanes record 1\n.*countdown/s);
    const told = await starlanes(`replay ${RECORD} --lines`);
    expect(told).toMatchObject({ status: 0, errors: '' });
    expect(told.output).toMatch(/Ann takes 3; \d+ left\./);
    const data = await starlanes(`replay ${RECORD} --json`);
    expect(data.output).toContain('"did":"take 3"');
  });

  test('is left with a word', async () => {
    const { output } = await starlanes(PLAY, 'quit\n');
    expect(output).toMatch(/You left the match after \d of 11 stones\.\n$/);
  });
});

test('its computer players meet in the arena', async () => {
  const words = 'arena --game countdown --edition handful --seats miser,master --matches 20 --threads 1 --json';
  const { status, output } = await starlanes(words);
  expect(status).toBe(0);
  expect(JSON.parse(output)).toMatchObject({
    game: 'countdown',
    bots: [
      { bot: 'miser', wins: 0 },
      { bot: 'master', wins: 20 },
    ],
  });
});

describe('every command knows it', () => {
  test.each([
    [
      'options --game countdown',
      / {2}stones +Stones on the table\.\n +sackful: 40; handful: 11; it takes a whole number from 5\n +to 99/,
    ],
    ['options sackful+stones=30 --game countdown', / {2}stones +30\n/],
    ['help', /^ {2}Countdown +take one to three stones/m],
    ['help play', /^ +Countdown +miser, master$/m],
    ['--complete play c', /^countdown\t/m],
    ['completion man', /takes that many stones/],
    ['resume --json', /^\[\]\n$/],
  ])('starlanes %s', async (words, expected) => {
    const { status, output } = await starlanes(words);
    expect(status).toBe(0);
    expect(output).toMatch(expected);
  });

  test.each([
    [`review ${RECORD}`, /there is no review for Countdown/],
    [`advise ${RECORD} --at 0`, /there is no advice for Countdown/],
    [`verify ${RECORD}`, /does not show that the match was fair/],
    ['play countdown --edition handfull', /Did you mean handful\?/],
    ['play countdown --seats Ann', /handful is for 2 to 4 players/],
    ['teletype countdown', /Unknown game "countdown"\. Games: star-lanes, star-trader\./],
  ])('starlanes %s says why not', async (words, sentence) => {
    const { status, errors } = await starlanes(words);
    expect(status).toBeGreaterThan(0);
    expect(errors).toMatch(sentence);
  });
});

test('alone it is the game that is meant, and nothing is left of the others', async () => {
  const alone = (words: string, typed = ''): Promise<Ran> => run(words.split(' '), typed, [LISTED]);
  expect((await alone('play --lines --seats miser,master --seed 1')).output).toMatch(/0 left\.\n\n {2}1\. master/);
  expect(await alone('teletype')).toMatchObject({
    status: 2,
    errors: 'Unknown command "teletype". Try: starlanes help\n',
  });
  for (const words of ['help', 'help play', 'help arena', 'help options', '--complete options t'])
    expect((await alone(words)).output).not.toMatch(/star-lanes|star-trader|champion|rows=/);
});
