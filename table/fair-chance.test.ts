// Fair chance: the record of a finished match proves it, and whatever is changed in it is found out.
import { describe, expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import type { RaceTypes } from '../core/fixtures/race.ts';
import type { FairChance, MatchRecord } from '../core/record.ts';
import { checkFairChance, commitmentOf, fairChance, keyOf } from './fair-chance.ts';
import { SECRET, Sitting, playTranscript } from './fixtures/transcript.ts';

function playedOut(): Sitting<RaceTypes> {
  const sitting = new Sitting(race, { sitting: 'person person greedy' });
  playTranscript(sitting, '1 sit Ann: seven black swans\n2 sit Ben\n1 propose longer\n2 yes');
  const moves = ['1 do step 3', '2 do step 2', '3 bot step 1'];
  for (let i = 0; sitting.table.phase === 'playing'; i++) sitting.play(moves[i % 3] ?? '');
  return sitting;
}

const { table } = playedOut();

function recordOf(): MatchRecord {
  if (table.record === undefined) throw new Error('the match is not over');
  return table.record;
}

const record = recordOf();
const fair = { match: table.head.id, secret: SECRET, words: ['seven black swans', '', ''] };

describe('the record of a finished match', () => {
  test('says what its chance was made from', () => {
    expect(record.fair).toEqual({ ...fair, commitment: table.head.commitment });
    expect(record.chance).toBe(`keyed ${keyOf(fair)}`);
    expect(record.chance).toBe(fairChance(fair).format());
  });

  test('proves that nobody chose it', () => {
    expect(checkFairChance(record)).toEqual({ ok: true, value: record.fair });
  });
});

function fail(): never {
  throw new Error('the match has not begun');
}

function check(change: Partial<Omit<MatchRecord, 'fair'>>, proof: Partial<FairChance>, problem: object): void {
  const { fair: made = fail(), ...head } = record;
  expect(checkFairChance({ ...head, fair: { ...made, ...proof }, ...change })).toEqual({ ok: false, problem });
}

const NOT_COMMITTED = { why: 'other-secret' };
const OTHER_CHANCE = { why: 'chance-not-from-words' };

describe('is found out:', () => {
  test('another secret, commitment or match', () => {
    const secret = SECRET.replace('5', '6');
    check({}, { secret }, NOT_COMMITTED);
    check({}, { commitment: commitmentOf(SECRET, 'match-1978') }, NOT_COMMITTED);
    check({}, { match: 'match-1978' }, NOT_COMMITTED);
    check({}, { secret, commitment: commitmentOf(secret, fair.match) }, OTHER_CHANCE);
  });

  test('other words, the words of others, and words too few or too many', () => {
    check({}, { words: ['seven white swans', '', ''] }, OTHER_CHANCE);
    check({}, { words: ['', 'seven black swans', ''] }, OTHER_CHANCE);
    check({}, { words: [] }, { why: 'words-for-other-players', words: 0, players: 3 });
    check({ names: ['Ann', 'Ben'] }, {}, { why: 'words-for-other-players', words: 3, players: 2 });
  });

  test('another chance', () => {
    check({ chance: `keyed ${keyOf({ ...fair, words: ['', '', ''] })}` }, {}, OTHER_CHANCE);
    check({ chance: `${record.chance} 1` }, {}, OTHER_CHANCE);
    check({ chance: 'mulberry32 7' }, {}, OTHER_CHANCE);
  });

  test('a record without a proof', () => {
    const { fair: _, ...plain } = record;
    expect(checkFairChance(plain)).toEqual({ ok: false, problem: { why: 'chance-not-shown' } });
  });
});

test('the key depends on the match, the secret, the words and whose they are', () => {
  const keys = [
    fair,
    { ...fair, match: 'match-1978' },
    { ...fair, secret: SECRET.replace('5', '6') },
    { ...fair, words: ['', 'seven black swans', ''] },
    { ...fair, words: ['seven black', 'swans', ''] },
    { ...fair, words: ['seven black swans', ''] },
  ].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

test('commitment and key stay what they were: records of years ago must still be proved', () => {
  expect(commitmentOf(SECRET, 'match-1977')).toBe('f5d0046e678f6ce8b2df6e10eacc968bafe8980469a1bef368664ed59f6950ab');
  expect(keyOf(fair)).toBe('1751875a2f2b98e1a19e9200750fac3d3ae8d12d4167c4069a307afe0cabb089');
});
