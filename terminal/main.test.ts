import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commandsFor } from './cli/commands.ts';
import { GAMES } from './games.ts';
import { run } from './fixtures/run.ts';
import { parseRecord, replay } from '../core/record.ts';
import { starTrader } from '../games/star-trader/index.ts';
import games from '../teletype/fixtures/games.golden.json' with { type: 'json' };
import traderGames from '../teletype/star-trader/fixtures/games.golden.json' with { type: 'json' };

const COMMANDS = commandsFor(GAMES);
const folder = mkdtempSync(join(tmpdir(), 'starlanes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GAME = ['teletype', 'star-lanes', '--seed', '77'];
const LINES = '2\nN\nANN\nBOB\n8J\n';

describe('words that are not understood', () => {
  test.each([
    [['gamble'], 'Unknown command "gamble". Try: starlanes help\n'],
    [['pley'], 'Unknown command "pley". Did you mean play? Try: starlanes help\n'],
    [['help', 'exprot'], 'Unknown command "exprot". Did you mean export? Try: starlanes help\n'],
    [['--colour'], 'Unknown command "--colour". Try: starlanes help\n'],
    [['play', 'chess'], 'Unknown game "chess". Games: star-lanes, star-trader.\n'],
    [
      ['play', 'star-trador'],
      'Unknown game "star-trador". Did you mean star-trader? Games: star-lanes, star-trader.\n',
    ],
    [['teletype'], 'GAME is missing. Usage: starlanes teletype GAME [flags]\n'],
    [['teletype', 'chess'], 'Unknown game "chess". Games: star-lanes, star-trader.\n'],
    [['teletype', 'star-lanes', 'twice'], 'Unexpected argument "twice". Usage: starlanes teletype GAME [flags]\n'],
    [
      ['teletype', 'star-lanes', '--sead', '1'],
      "Unknown option '--sead'. Did you mean --seed? Try: starlanes teletype --help\n",
    ],
    [['teletype', 'star-lanes', '--seed'], '--seed needs a value: a whole number from 0 to 4294967295.\n'],
    [['teletype', 'star-lanes', '--seed', '--bell'], '--seed needs a value: a whole number from 0 to 4294967295.\n'],
    [['teletype', 'star-lanes', '--seed='], '--seed needs a value: a whole number from 0 to 4294967295.\n'],
    [['teletype', 'star-lanes', '--seed', 'x'], '--seed takes a whole number from 0 to 4294967295, not "x".\n'],
    [
      ['teletype', 'star-lanes', '--seed', '4294967296'],
      '--seed takes a whole number from 0 to 4294967295, not "4294967296".\n',
    ],
    [['teletype', 'star-lanes', '--bell=loud'], '--bell takes no value.\n'],
    [['teletype', 'star-lanes', '--layout', 'wide'], 'Unknown layout "wide". Layouts: spec, altair.\n'],
    [['teletype', 'star-lanes', '--baud', '0'], '--baud takes a whole number from 1 to 1000000, not "0".\n'],
    [['teletype', 'star-lanes', '--record='], '--record needs a value: FILE.\n'],
    [['teletype', 'star-trader', '--layout', 'spec'], '--layout is not for star-trader.\n'],
    [['replay'], 'MATCH is missing. Usage: starlanes replay MATCH [flags]\n'],
    [['train', '--bathc', '1'], "Unknown option '--bathc'. Did you mean --batch? Try: starlanes train --help\n"],
    [['train', '--rounds', 'x'], '--rounds takes a whole number from 1 to 1000000000, not "x".\n'],
    [
      ['train', '--diet', 'holding'],
      /^--out FILE is missing\. Usage: starlanes train --diet holding\|selling --out FILE /,
    ],
    [['review', 'x', '--qiuck'], "Unknown option '--qiuck'. Did you mean --quick? Try: starlanes review --help\n"],
    [['replay', '--all'], "Unknown option '--all'. Try: starlanes replay --help\n"],
    [['replay', '-x', 'a'], "Unknown option '-x'. Try: starlanes replay --help\n"],
    [['replay', 'a', 'b'], 'Unexpected argument "b". Usage: starlanes replay MATCH [flags]\n'],
    [['join'], 'starlanes join needs a terminal.\n'],
    [['join', 'a', 'b'], 'Unexpected argument "b". Usage: starlanes join [LINK|SERVER] [flags]\n'],
    [['watch'], 'LINK is missing. Usage: starlanes watch LINK [flags]\n'],
    [['host'], 'starlanes host needs a terminal.\n'],
    [
      ['host', '--seats', 'you,champoin'],
      /^Unknown seat "champoin"\. Did you mean champion\? Seats: you, open, chance, .*\.\n$/,
    ],
    [['host', '--seats', 'open,open'], 'Exactly one seat must be "you".\n'],
    [['host', '--seats', 'you'], /needs a terminal/],
    [['host', '--seats', 'you,open,open,open,open'], 'today is for 1 to 4 players; --seats names 5.\n'],
    [['host', '--edition', 'tody'], /Did you mean today\?\n$/],
    [['host', '--clock', '11m'], '--clock takes 15s to 10m, 1h to 14d, or none, not "11m".\n'],
    [['host', 'star-trader', 'a', 'b'], 'Unexpected argument "b". Usage: starlanes host [GAME] [SERVER] [flags]\n'],
    [['lobby', 'http://localhost/match/AbCdEfGh1234'], /is not a server address\. Example: http:\/\/localhost:1977\n$/],
    [['watch', 'chess'], '"chess" is not a match link. Example: http://localhost:1977/match/AbCdEfGh1234\n'],
    [['join', 'http://localhost:1/match/AbCdEfGh1234'], 'starlanes join needs a terminal.\n'],
  ])('%j are answered with a sentence', async (args, sentence) => {
    const { status, output, errors } = await run(args);
    expect({ status, output }).toEqual({ status: 2, output: '' });
    if (typeof sentence === 'string') expect(errors).toBe(sentence);
    else expect(errors).toMatch(sentence);
  });
});

describe('help and version', () => {
  test.each([
    [['help']],
    [['--help']],
    [['-h']],
    [['teletype', '--help']],
    [['teletype', '-h']],
    [['help', 'teletype']],
  ])('%j prints a page', async (args) => {
    const { status, output, errors } = await run(args);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toContain('starlanes teletype GAME');
  });

  test.each(COMMANDS.map(({ name }) => name))('the page of %s fits 80 columns', async (name) => {
    const { status, output } = await run(['help', name]);
    expect(status).toBe(0);
    expect(output).toMatch(new RegExp(`^starlanes ${name}\\b`));
    expect(output.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test.each([[['options']], [['options', '--game', 'star-trader']], [['options', 'grand']]])(
    'the list of %j fits 80 columns, and says the same',
    async (args) => {
      const { output } = await run(args);
      expect(output.split('\n').filter((line) => line.length > 80 || line.endsWith('…'))).toEqual([]);
      expect(output.split(/\s+/).length).toBeGreaterThan(50);
    },
  );

  test('the page of all commands names every one', async () => {
    const { output } = await run(['help']);
    const named = [...output.matchAll(/^ {2}starlanes ([a-z]+)/gm)].map(([, name]) => name);
    expect(named).toEqual(COMMANDS.map(({ name }) => name));
  });

  test('help COMMAND is COMMAND --help', async () => {
    expect(await run(['help', 'play'])).toEqual(await run(['play', '--help']));
    expect((await run(['help', 'teletype'])).output).toContain('--layout spec|altair');
  });

  test('without a command, and without a terminal, it says what there is and that something was missing', async () => {
    const { status, output, errors } = await run([]);
    expect({ status, output }).toEqual({ status: 2, output: '' });
    expect(errors).toContain('starlanes teletype GAME');
    expect(errors).toMatch(/the menu needs a terminal\.\n$/);
  });

  test('--version prints the version', async () => {
    expect((await run(['--version'])).output).toMatch(/^starlanes \d+\.\d+\.\d+\n$/);
  });
});

describe('teletype', () => {
  test('plays on until the lines end', async () => {
    const { status, output, errors } = await run(GAME, LINES);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toMatch(/BOB, HERE ARE YOUR LEGAL MOVES FOR THIS TURN:\n.*\nWHAT IS YOUR MOVE\? $/);
  });

  test('takes the lines of other systems, and a last line without its end', async () => {
    const { output } = await run(GAME, LINES);
    expect((await run(GAME, LINES.replaceAll('\n', '\r\n'))).output).toBe(output);
    expect((await run(GAME, LINES.trimEnd())).output).toBe(output);
  });

  test('without a seed takes a random one and tells it', async () => {
    const { output, errors } = await run(['teletype', 'star-lanes'], LINES);
    const [, seed = ''] = /^The same game again: --seed (\d+)\n$/.exec(errors) ?? [];
    expect((await run(['teletype', 'star-lanes', '--seed', seed], LINES)).output).toBe(output);
  });

  test('--trace prints finished turns and nothing else', async () => {
    const { output } = await run([...GAME, '--trace'], `${LINES}MAP\n`);
    const turns = output.trimEnd().split('\n');
    expect(turns.map((turn): unknown => JSON.parse(turn))).toEqual([
      expect.objectContaining({ t: 1, p: 1, move: '8J', nsew: '....', kind: 'outpost', ev: [], buy: [], div: 0 }),
    ]);
  });

  test('--layout moves the columns', async () => {
    expect((await run([...GAME, '--layout', 'altair'])).output).toContain('\n          * S *');
    expect((await run([...GAME, '--layout', 'spec'])).output).toContain('\n         * S *');
  });

  test('--bell rings, and changes nothing else', async () => {
    const { args, lines } = sitting('again_4p');
    const { output } = await run([...args, '--bell'], lines);
    expect(output).toContain('\u0007');
    expect((await run(args, lines)).output).toBe(output.replaceAll('\u0007', ''));
  });
});

describe('teletype star-trader', () => {
  const game = traderGames[0]!;
  const words = ['teletype', 'star-trader', '--seed', String(game.seed)];

  test('plays on until the lines end', async () => {
    const { status, output, errors } = await run(words, 'N\nN\n2\nA\nB\nC\nD\n');
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toMatch(/\nA: NEXT PORT\? $/);
  });

  test('--trace prints every event and nothing else', async () => {
    const { output } = await run([...words, '--trace'], game.lines);
    const events = output.trimEnd().split('\n');
    expect(events.length).toBe(game.events.split(' ').length);
    expect(events[0]).toMatch(/^{"ev":"galaxy","H":3,"stars":\[{"i":1,"name":"SOL",/);
    expect(events.at(-1)).toBe(`{"ev":"gameover","year":2075,"draws":${game.draws}}`);
  });

  test('--record keeps the match', async () => {
    const file = join(folder, 'trader.txt');
    await run([...words, '--record', file], game.lines);
    const record = parseRecord(readFileSync(file, 'utf8'));
    if (!record.ok) throw new Error(JSON.stringify(record.problem));
    expect(record.value).toMatchObject({
      game: 'star-trader',
      edition: 'kaufman1974',
      names: ['ALPHA/GAMMA', 'BETA/DELTA'],
    });
    const again = replay(starTrader, record.value);
    expect(again.ok && starTrader.result(again.value.state)?.map(Math.round)).toEqual([805_368, 851_304]);
  });
});

describe('records', () => {
  test('--record keeps the match, and replay tells it', async () => {
    const file = join(folder, 'match.txt');
    await run([...GAME, '--record', file], LINES);
    const record = readFileSync(file, 'utf8');
    expect(record).toMatch(/\nedition faber1977\nchance mulberry32 77\nplayer ANN\nplayer BOB\n\n1 8J\n$/);
    const { status, output } = await run(['replay', file]);
    expect(status).toBe(0);
    expect(output).toContain('ANN is the first player to move.\n\nMove 1: ANN may choose 8J, ');
    expect(output).toContain('ANN places an outpost on 8J.\n\nMove 2: BOB may choose ');
  });

  test('a second match goes into a second file', async () => {
    const { args, lines } = sitting('again_4p');
    await run([...args, '--record', join(folder, 'evening.txt')], lines);
    for (const name of ['evening.txt', 'evening-2.txt']) {
      const { status, output } = await run(['replay', join(folder, name)]);
      expect(status).toBe(0);
      expect(output).toMatch(/\nThe match is over: all moves have been made\. .*\.\n$/);
    }
  });

  test('a file that cannot be written is told at once', async () => {
    const { status, output, errors } = await run([...GAME, '--record', join(folder, 'no', 'match.txt')], LINES);
    expect({ status, output }).toEqual({ status: 1, output: '' });
    expect(errors).toBe(`Folder not found: ${join(folder, 'no')}.\n`);
  });

  test('what is no record is told in a sentence', async () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear Bob,\n');
    const letter = await run(['replay', file]);
    expect(letter.status).toBe(1);
    expect(letter.errors).toContain(`${file}: this is not a record`);
  });

  test.each(['replay', 'review', 'advise', 'verify'])('%s says in words which file is not there', async (command) => {
    const none = join(folder, 'none.txt');
    expect(await run([command, none])).toEqual({ status: 1, output: '', errors: `File not found: ${none}.\n` });
    const nowhere = await run([command, join(none, 'x')]);
    expect(nowhere.errors).toBe(`Folder not found: ${none}.\n`);
    const inside = await run([command, join(folder, 'letter.txt', 'x')]);
    expect(inside.errors).toBe(`A part of ${join(folder, 'letter.txt', 'x')} is a file, not a folder.\n`);
    expect(await run([command, folder])).toMatchObject({ status: 1, errors: `${folder} is a folder, not a file.\n` });
  });

  test('a match that cannot be played on is told up to there', async () => {
    const file = join(folder, 'odd.txt');
    await run([...GAME, '--record', file], LINES);
    writeFileSync(file, `${readFileSync(file, 'utf8')}2 8J\n`);
    const { status, output, errors } = await run(['replay', file]);
    expect(status).toBe(1);
    expect(output).toContain('ANN places an outpost on 8J.');
    expect(errors).toContain('8J is not offered');
  });
});

/** The words and the lines of a sitting that was recorded. */
function sitting(name: string) {
  const game = games.find((other) => other.name === name);
  return { args: ['teletype', 'star-lanes', '--seed', String(game?.seed)], lines: game?.lines ?? '' };
}

test.each([['--version'], ['help'], ['help', 'play'], ['play', '--help'], ['completion', 'bash'], ['options']])(
  '%s %s loads no screens',
  async (...args) => {
    const [first, ...others] = GAMES;
    const screens = (): never => expect.unreachable('screens were loaded');
    const listed = [{ ...first, screens }, ...others.map((game) => ({ ...game, screens }))] as const;
    expect(await run(args, '', listed)).toMatchObject({ status: 0, errors: '' });
  },
);
