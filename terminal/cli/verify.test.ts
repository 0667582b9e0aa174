// `starlanes verify`, and the other commands on records of matches that were played at a table.
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { formatRecord, replay } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { chainOf } from '../../table/chain.ts';
import { Sitting, playTranscript } from '../../table/fixtures/transcript.ts';
import { signedText } from '../../table/signature.ts';
import type { Table } from '../../table/table.ts';
import { commonUpdate, ownUpdate } from '../../table/update.ts';
import { run } from '../fixtures/run.ts';
import { witness } from '../network/witness.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A match of four moves that all agreed to make longer, and to end after two more; as it is kept. */
function playedOut(words = ': seven black swans'): Table<StarLanesTypes> {
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
  return table;
}

/** As servers of earlier versions gave it out. */
function recordOf(words?: string): string {
  return formatRecord(playedOut(words).record ?? fail());
}

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** As a server signs it. */
function signed(record: MatchRecord): MatchRecord {
  const key = publicKey.export({ format: 'jwk' }).x ?? fail();
  const text = signedText({ ...record, signature: { key, signature: '' } });
  return {
    ...record,
    signature: { key, signature: sign(undefined, Buffer.from(text), privateKey).toString('base64url') },
  };
}

function fail(): never {
  throw new Error('the match is not over');
}

const RECORD = recordOf();

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
    expect(output).toContain('these words:\n  Ann: seven black swans\nAll ');
    expect(output).toMatch(/\nAll \d+ actions were replayed with the resulting key \(\d+ draws\)\.\n/);
    expect(output).toMatch(
      new RegExp(`\nThe result matches the record:\n\n  1\\. (Ann|Ben)  \\$${worths[0]}\n  2\\. `),
    );
    expect(output).toContain('\nDid not contribute to it: Ben.\n');
    // A record of an earlier version.
    expect(output).toContain(
      '\nActions: the record is not signed. Only the players know whether these were the actions',
    );
    expect(output).toContain('\nThis device did not see the match, so it has nothing to compare.\n');
    expect(output).toMatch(/Only the players know whether every action was their own\.\n$/);
    expect(output).not.toContain('fair');
  });

  test('says who added nothing, and what the record does not say', async () => {
    const record = recordOf('').replace(/^result.*\n/m, '');
    const { status, output } = await run(['verify', file(record)]);
    expect(status).toBe(0);
    expect(output).toContain('\nNo player contributed words.\n');
    expect(output).toContain('\nThe record does not contain a result. The match ends with:\n');
    expect(output).toContain('No player contributed to it, so the server’s operator could have chosen it.');
  });

  describe('of a record with a chain and a signature', () => {
    const table = playedOut();
    const record = signed(table.chainedRecord ?? fail());
    const first = table.played.findIndex(({ text }) => text.includes(' '));

    test('says that the actions are those that were signed, and with which key', async () => {
      const { status, output } = await run(['verify', file(formatRecord(record))]);
      expect(status).toBe(0);
      const { length } = table.played;
      const key = record.signature?.key;
      expect(output).toContain(
        `\nActions: all ${length} lines of the record are signed by the server with the key ${key}.\n`,
      );
    });

    /** Ann's first purchase is left out, and everything that follows fits. */
    function forged(): MatchRecord {
      for (const instead of ['pass', 'A 1', 'B 1', 'C 1']) {
        const actions = record.actions.map((done, i) => (i === first ? { ...done, text: instead } : done));
        const { result: _, ...other } = { ...record, actions };
        if (replay(starLanes, other).ok) return other;
      }
      return fail();
    }

    test('finds out actions that were changed', async () => {
      const { status, errors } = await run(['verify', file(formatRecord(forged()))]);
      expect(status).toBe(1);
      expect(errors).toContain('its lines do not match its hash chain; the record was changed');
    });

    test('finds out actions that were changed with the chain', async () => {
      const other = forged();
      const { status, output } = await run([
        'verify',
        file(formatRecord({ ...other, chain: chainOf(other) ?? fail() })),
      ]);
      expect(status).toBe(1);
      expect(output).toContain('\nActions: the signature is wrong. The record was changed after');
    });

    test('proves nothing about actions where chain and signature were taken out', async () => {
      const { chain: _, signature: _signature, ...other } = forged();
      const { output } = await run(['verify', file(formatRecord(other))]);
      expect(output).toContain(
        '\nActions: the record is not signed. Only the players know whether these were the actions',
      );
      expect(output).not.toMatch(/fair|signed\.\n/);
    });
  });

  describe('on a device that watched the match', () => {
    const table = playedOut();
    const record = table.chainedRecord ?? fail();
    beforeAll(() => {
      vi.stubEnv('XDG_DATA_HOME', folder);
      witness.see({ ...commonUpdate(table, new Set(), 0, chainOf(record, 3)), ...ownUpdate(table, 'watcher', []) });
    });
    afterAll(() => void vi.unstubAllEnvs());

    test('says that it is what it saw', async () => {
      const { status, output } = await run(['verify', file(formatRecord(record))]);
      expect(status).toBe(0);
      expect(output).toContain('\nThis device saw the same first commitment. It revealed no words of its own.\n');
      expect(output).toContain(
        '\nThe first 3 lines of the record are the same that this device saw during the match.\n',
      );
    });

    test('finds out a whole record that somebody made', async () => {
      const names = ['Eve', 'Ben'];
      const made = { ...record, names, chain: chainOf({ ...record, names }) ?? fail() };
      const { status, output } = await run(['verify', file(formatRecord(signed(made)))]);
      expect(status).toBe(1);
      expect(output).toContain('\nNot what this device saw: the first 3 lines of the record differ.\n');
    });
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
    ['another secret', 'secret 5', 'secret 6', /the secret does not match the commitment\.\n$/],
    ['another commitment', /commitment ./, 'commitment x', /the secret does not match the commitment\.\n$/],
    [
      'other words',
      'black swans',
      'white swans',
      /the chance was not derived from the secret and the players’ words\.\n$/,
    ],
    ['another chance', /chance keyed ./, 'chance keyed 0', /the chance was not derived from/],
    ['another result', /result \d+/, 'result 1', /the match ends with [\d.]+, [\d.]+, not with 1, /],
    ['an action less', /\n\n.*\n/, '\n\n', /action \d+, /],
    ['another agreement', 'all longer\n', '', /action \d+, |the match ends with/],
    ['an end that was not agreed upon', 'all end\n', '', /the match is not over; some of its actions are missing\.\n$/],
    [
      'no proof',
      /^(match|commitment|secret|words)\b.*\n/gm,
      '',
      /the record does not say where its chance comes from\.\n$/,
    ],
    ['another game', 'game star-lanes', 'game chess', /unknown game "chess"\n$/],
    ['no record', /^star lanes/, 'Dear Bob', /this is not a record/],
  ])('finds out %s', async (_, from, to, sentence) => {
    const changed = RECORD.replace(from, to);
    expect(changed).not.toBe(RECORD);
    const { status, output, errors } = await run(['verify', file(changed)]);
    expect({ status, output }).toEqual({ status: 1, output: '' });
    expect(errors).toMatch(/match\.txt(?: does not show that the match was fair)?: /);
    expect(errors).toMatch(sentence);
    const json = await run(['verify', file(changed), '--json']);
    expect(json.status).toBe(1);
    expect(json.output).toMatch(/^\{\n {2}"fair": false,\n {2}"problem": ".+"\n\}\n$/);
  });

  test.each([
    [[], 'MATCH is missing. Usage: starlanes verify MATCH [flags]'],
    [['--json'], 'MATCH is missing. Usage: starlanes verify MATCH [flags]'],
    [['one.txt', 'two.txt'], 'Unexpected argument "two.txt". Usage: starlanes verify MATCH [flags]'],
    [['--all'], "Unknown option '--all'. Try: starlanes verify --help"],
  ])('answers %j with a sentence', async (args, sentence) => {
    expect(await run(['verify', ...args])).toEqual({ status: 2, output: '', errors: `${sentence}\n` });
  });

  test('has a help page, and says that a file is missing', async () => {
    expect((await run(['verify', '--help'])).output).toContain('starlanes verify MATCH');
    const { status, errors } = await run(['verify', join(folder, 'none.txt')]);
    expect(status).toBe(1);
    expect(errors).toMatch(/^File not found: .*none\.txt\.\n$/);
  });
});

describe('a match that was played at a table, made longer and ended by all,', () => {
  test('is replayed', async () => {
    const { status, output, errors } = await run(['replay', file(RECORD)]);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toMatch(/^star-lanes, edition quick\+moves=8, chance keyed [0-9a-f]{64}\nAnn, Ben\n/);
    expect(output).toContain('\nAll players agree to play longer: 10 moves in all.\n');
    expect(output).toMatch(/\nThe match is over: all players agreed to end it here\. Ann \$[\d,]+, Ben \$[\d,]+\.\n$/);
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
    expect(output.replaceAll(/\s+/g, ' ')).toMatch(
      /^The match is over; .* After \d+ actions, move 10 of at most 10: Ben chooses a space\. /,
    );
  });
});

test('what was cut off on its way is told by every command that opens it, and where', async () => {
  const whole = playedOut().chainedRecord ?? fail();
  const { length } = whole.actions;
  const text = formatRecord(whole);
  const cut = file(text.slice(0, text.lastIndexOf('\n', text.length - 40) + 5), 'cut.txt');
  const [, lines = ''] = /after (\d+) actions/.exec((await run(['verify', cut])).errors) ?? [];
  expect(Number(lines)).toBeGreaterThan(0);
  const sentence = `the record is cut off: it ends after ${lines} actions of ${length}`;
  expect((await run(['verify', cut])).errors).toContain(sentence);
  const replayed = await run(['replay', cut]);
  expect(replayed.errors).toBe(`${cut}: ${sentence}\n`);
  expect(replayed.output).toMatch(/^star-lanes, edition quick/);
  for (const command of ['review', 'advise'])
    expect((await run([command, cut, '--playouts', '4'])).errors).toContain(sentence);
});
