// A record proves itself, also as a file; whatever is changed in it is found out.
import { describe, expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import { fingerprint } from '../core/laws.ts';
import { parseRecord, formatRecord } from '../core/record.ts';
import type { MatchRecord } from '../core/record.ts';
import { Sitting, playTranscript } from './fixtures/transcript.ts';
import { verify } from './verify.ts';

const sitting = new Sitting(race, { sitting: 'person person greedy' });
playTranscript(sitting, '1 sit Ann: seven black swans\n2 sit Ben\n1 propose longer\n2 yes');
for (let i = 0; sitting.table.phase === 'playing'; i++)
  sitting.play(['1 do step 3', '2 do step 2', '3 bot step 1'][i % 3] ?? '');
const text = formatRecord(sitting.table.record ?? fail());

function fail(): never {
  throw new Error('the match is not over');
}

function record(changed: string): MatchRecord {
  const reading = parseRecord(changed);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
}

test('a record proves its chance and its result', () => {
  const verified = verify(race, record(text));
  expect(verified).toMatchObject({ ok: true, value: { fair: sitting.table.record?.fair } });
  expect(verified.ok && fingerprint(verified.value.state)).toBe(fingerprint(sitting.table.state));
  expect(verified.ok && verified.value.result).toEqual(sitting.table.record?.result);
});

test('a record that does not say its result proves the one it leads to', () => {
  expect(verify(race, record(text.replace(/^result.*\n/m, ''))).ok).toBe(true);
});

function check(from: string | RegExp, to: string, ...problems: readonly object[]): void {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  const verified = verify(race, record(changed));
  const found = verified.ok ? {} : verified.problem;
  expect(problems.map((problem) => ({ ...found, ...problem }))).toContainEqual(found);
}

describe('is found out:', () => {
  test('another secret, commitment, match, chance or words', () => {
    check('secret 5', 'secret 6', { why: 'other-secret' });
    check(/commitment ./, 'commitment x', { why: 'other-secret' });
    check('match match-1977', 'match match-1978', { why: 'other-secret' });
    check(/keyed ./, 'keyed 0', { why: 'chance-not-from-words' });
    check('black swans', 'white swans', { why: 'chance-not-from-words' });
    check('words seven black swans\nwords\n', 'words\nwords seven black swans\n', { why: 'chance-not-from-words' });
  });

  test('another result', () => {
    check(/result (\d+)/, 'result 99', { why: 'other-result' });
  });

  test('one action less, more or moved', () => {
    check('1 step 3\n', '', { why: 'refused-action', action: 2, text: 'step 2', refusal: { why: 'not-now' } });
    check(/.*\n$/, '', { why: 'unfinished' });
    check(/$/, '1 step 1\n', { why: 'refused-action', text: 'step 1', refusal: { why: 'not-now' } });
    check('2 step 2\n3 step 1\n', '3 step 1\n2 step 2\n', {
      why: 'refused-action',
      action: 3,
      text: 'step 1',
      refusal: { why: 'not-now' },
    });
    check('all longer\n', '', { why: 'other-result' }, { why: 'refused-action' });
  });

  test('any one action done differently', () => {
    const { actions } = record(text);
    const outcomes = actions.slice(1).map((_, i) => {
      const changed = actions.map((done, j) => (j === i + 1 ? { ...done, text: 'step 0' } : done));
      return verify(race, { ...record(text), actions: changed }).ok;
    });
    expect(outcomes).toEqual(outcomes.map(() => false));
  });
});
