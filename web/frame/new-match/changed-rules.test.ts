/** What differs from an edition, told in words. */
import { expect, test } from 'vitest';
import { changedRules } from './changed-rules.ts';
import { starLanesKit } from '../../../games/star-lanes/kit.ts';
import { starLanesEn } from '../../../text/en/star-lanes.ts';

const STAR_LANES = { kit: starLanesKit, words: () => starLanesEn };

test('an edition as it is has nothing to tell', () => {
  expect(changedRules(STAR_LANES, 'today')).toEqual([]);
});

test('numbers and switches are told in the words of the form', () => {
  expect(changedRules(STAR_LANES, 'today+rows=14+merger-stars=off')).toEqual([
    'Rows of the galaxy, numbered from the North: 14',
    'Stars next to a merging space count: No',
  ]);
});

test('what is not known stays as it is written', () => {
  expect(changedRules(STAR_LANES, 'today+rockets=9')).toEqual(['rockets=9']);
});
