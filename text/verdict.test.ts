// The verdict on a match: each case has its sentence in every language, and none says more than was proved.
import { expect, test } from 'vitest';
import type { MatchRecord } from '../core/record.ts';
import { verdictDe } from './de/verdict.ts';
import { verdictEn } from './en/verdict.ts';
import { verdictFr } from './fr/verdict.ts';
import { isRefuted } from '../table/verdict.ts';
import type { MatchVerdict, WitnessReport } from '../table/verdict.ts';
import { explainVerdict } from './verdict.ts';

const SAW: WitnessReport = {
  isCommitmentSame: true,
  areOwnWordsSame: true,
  areHashesSame: true,
  actions: { lines: 7, isSame: true },
};

function record(words: readonly string[]): MatchRecord {
  const fair = { match: 'match-1977', commitment: 'hash', secret: 'secret', words };
  const names = ['Ann', 'Ben', 'greedy'];
  const signature = { key: 'KEY', signature: 'SIGNATURE' };
  return { game: 'race', engine: 1, edition: 'short', chance: 'keyed', names, actions: [], fair, signature };
}

const FULL: MatchVerdict = { record: record(['a', 'b', '']), signature: 'valid', saw: SAW };

test.each<[string, Partial<MatchVerdict>, boolean, readonly string[]]>([
  [
    'all is well',
    {},
    false,
    [
      'from the words of Ann and Ben.',
      'Did not contribute to it: greedy.',
      'with the key KEY',
      'saw the same',
      'first 7 lines',
    ],
  ],
  ['nobody had a say', { record: record(['', '', '']) }, false, ['could have chosen it.']],
  ['it is not signed', { signature: 'none' }, false, ['is not signed', 'Only the players know whether these']],
  ['it cannot be checked here', { signature: 'unchecked' }, false, ['cannot check that']],
  ['the signature is wrong', { signature: 'wrong' }, true, ['signature is wrong']],
  ['this device saw nothing', { saw: undefined }, false, ['did not see the match']],
  [
    'it told no words',
    { saw: { ...SAW, areOwnWordsSame: undefined, areHashesSame: undefined } },
    false,
    ['revealed no words'],
  ],
  [
    'it saw another commitment',
    { saw: { ...SAW, isCommitmentSame: false } },
    true,
    ['commitment differs from the first one'],
  ],
  ['its words are others', { saw: { ...SAW, areOwnWordsSame: false } }, true, ['differ from those it revealed']],
  ['words of others are others', { saw: { ...SAW, areHashesSame: false } }, true, ['do not match the hash it saw']],
  [
    'actions are others',
    { saw: { ...SAW, actions: { lines: 7, isSame: false } } },
    true,
    ['first 7 lines of the record differ'],
  ],
])('%s', (_, part, refuted, parts) => {
  const verdict = { ...FULL, ...part };
  expect(isRefuted(verdict)).toBe(refuted);
  const said = [verdictEn, verdictDe, verdictFr].map((words) => explainVerdict(words, verdict));
  for (const one of parts) expect(said[0]?.join('\n')).toContain(one);
  for (const sentences of said) {
    expect(sentences).toHaveLength(said[0]?.length ?? 0);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀ-Þ].*\.$/);
  }
  expect(said[0]?.at(-1)).toContain('Only the players know whether');
  expect(new Set(said.flat()).size).toBe(said.flat().length);
});
