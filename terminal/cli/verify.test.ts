// `starlanes verify`, and the other commands on records of matches that were played at a table.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { formatRecord } from '../../core/record.ts';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { Sitting, playTranscript } from '../../table/fixtures/transcript.ts';
import { run } from '../fixtures/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A match of four moves that all agreed to make longer, and to end after two more; as it is kept. */
function playedOut(words = ': seven black swans'): string {
  const sitting = new Sitting(starLanes, { edition: 'quick+moves=8' });
  playTranscript(sitting, `1 sit Ann${words}\n2 sit Ben`);
  const { table } = sitting;
  const playTo = (moves: number): void => {
    for (let i = 0; table.state !== undefined && table.toAct !== undefined && table.state.moves < moves; i++) {
      const action = anyAction(starLanes.view(table.state, table.toAct), new Mulberry32(i));
      sitting.attempt({ by: table.toAct, act: { act: 'do', did: starLanes.formatAction(action) } });
    }
  };
  playTo(4);
  playTranscript(sitting, '1 propose longer\n2 yes');
  playTo(9);
  playTranscript(sitting, '1 propose end\n2 yes');
  return formatRecord(table.record ?? fail());
}

function fail(): never {
  throw new Error('the match is not over');
}

const RECORD = playedOut();

function file(text: string, name = 'match.txt'): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('verify', () => {
  test('says what was checked, and the standings', async () => {
    const { status, output, errors } = await run(['verify', file(RECORD)]);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    const [, first = '', second = ''] = /^result (\S+) (\S+)$/m.exec(RECORD) ?? [];
    const worths = [Number(first), Number(second)].sort((a, b) => b - a).map((worth) => worth.toLocaleString('en-US'));
    expect(output).toMatch(/^Match match-1977: star-lanes, edition quick\+moves=8\.\n/);
    expect(output).toContain('\n  f5d0046e678f6ce8b2df6e10eacc968bafe8980469a1bef368664ed59f6950ab\n');
    expect(output).toContain('own to it:\n  Ann: seven black swans\nAll ');
    expect(output).toMatch(/\nAll \d+ actions were played again, with \d+ draws from the key made of these\.\n/);
    expect(output).toMatch(
      new RegExp(`\nThe match ends as the record says:\n\n  1\\. (Ann|Ben)  ${worths[0]}\n  2\\. `),
    );
    expect(output).toMatch(/\nThe match was fair\.\n$/);
  });

  test('says who added nothing, and what the record does not say', async () => {
    const record = playedOut('').replace(/^result.*\n/m, '');
    const { status, output } = await run(['verify', file(record)]);
    expect(status).toBe(0);
    expect(output).toContain('\nNo player added words of their own to it.\n');
    expect(output).toContain('\nThe record does not say how the match ended. It ends so:\n');
  });

  test('--json says all of it as data', async () => {
    const { status, output } = await run(['verify', '--json', file(RECORD)]);
    expect(status).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      fair: true,
      game: 'star-lanes',
      match: 'match-1977',
      words: ['seven black swans', ''],
      actions: RECORD.split('\n\n')[1]?.trim().split('\n').length,
      standings: [{ name: 'Ben' }, { name: 'Ann' }],
    });
  });

  test.each<[string, string | RegExp, string, RegExp]>([
    ['another secret', 'secret 5', 'secret 6', /the secret is not the one that was committed to\.\n$/],
    ['another commitment', /commitment ./, 'commitment x', /the secret is not the one that was committed to\.\n$/],
    [
      'other words',
      'black swans',
      'white swans',
      /the chance was not made from the secret and the players' words\.\n$/,
    ],
    ['another chance', /chance keyed ./, 'chance keyed 0', /the chance was not made from/],
    ['another result', /result \d+/, 'result 1', /the match ends with [\d.]+, [\d.]+, not with 1, /],
    ['an action less', /\n\n.*\n/, '\n\n', /action \d+, /],
    ['another agreement', 'all longer\n', '', /action \d+, |the match ends with/],
    ['an end that was not agreed upon', 'all end\n', '', /the match is not over: some of its actions are missing\.\n$/],
    [
      'no proof',
      /^(match|commitment|secret|words)\b.*\n/gm,
      '',
      /the record does not say how its chance was made\.\n$/,
    ],
    ['another game', 'game star-lanes', 'game chess', /unknown game "chess"\.\n$/],
    ['no record', /^star lanes/, 'Dear Bob', /this is not a record/],
  ])('finds out %s', async (_, from, to, sentence) => {
    const changed = RECORD.replace(from, to);
    expect(changed).not.toBe(RECORD);
    const { status, output, errors } = await run(['verify', file(changed)]);
    expect({ status, output }).toEqual({ status: 1, output: '' });
    expect(errors).toMatch(/match\.txt: this match is not shown to be fair: /);
    expect(errors).toMatch(sentence);
    const json = await run(['verify', file(changed), '--json']);
    expect(json.status).toBe(1);
    expect(json.output).toMatch(/^\{\n {2}"fair": false,\n {2}"problem": ".+"\n\}\n$/);
  });

  test.each([
    [[], 'FILE is missing. Usage: starlanes verify FILE [flags]'],
    [['--json'], 'FILE is missing. Usage: starlanes verify FILE [flags]'],
    [['one.txt', 'two.txt'], 'Unexpected argument "two.txt". Usage: starlanes verify FILE [flags]'],
    [['--all'], "Unknown option '--all'. Try: starlanes verify --help"],
  ])('answers %j with a sentence', async (args, sentence) => {
    expect(await run(['verify', ...args])).toEqual({ status: 2, output: '', errors: `${sentence}\n` });
  });

  test('has a help page, and says that a file is missing', async () => {
    expect((await run(['verify', '--help'])).output).toContain('starlanes verify FILE');
    const { status, errors } = await run(['verify', join(folder, 'none.txt')]);
    expect(status).toBe(1);
    expect(errors).toMatch(/^There is no file .*none\.txt\.\n$/);
  });
});

describe('a match that was played at a table, made longer and ended by all,', () => {
  test('is replayed', async () => {
    const { status, output, errors } = await run(['replay', file(RECORD)]);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toMatch(/^star-lanes, edition quick\+moves=8, chance keyed [0-9a-f]{64}\nAnn, Ben\n/);
    expect(output).toContain('\nAll agree to play longer: 10 moves in all.\n');
    expect(output).toMatch(/\nThe match is over: all agreed to end it here\. Ann \$[\d,]+, Ben \$[\d,]+\.\n$/);
  });

  test("is reviewed, and what all agreed upon is nobody's move", async () => {
    const { status, output, errors } = await run(['review', file(RECORD), '--playouts', '16', '--json']);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(JSON.parse(output)).toMatchObject({ over: true });
    expect(Math.max(...(output.match(/(?<="move": )\d+/g) ?? []).map(Number))).toBe(9);
    expect(output).not.toMatch(/"(longer|end)"/);
    const page = await run(['review', file(RECORD), '--playouts', '16']);
    expect(page.output).toMatch(/^Star Lanes, edition quick\+moves=8: 2 players, 9 moves\. (Ann|Ben) won with /);
  });

  test('is advised on, with the moves that were added', async () => {
    const { status, output, errors } = await run(['advise', file(RECORD), '--playouts', '16']);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toMatch(/^After \d+ actions, move 10 of at most 10: Ben is to choose a space\.\n/);
  });
});
