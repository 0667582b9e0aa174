import { expect, test } from 'vitest';
import type { Dialogue } from './dialogue.ts';
import { Paper } from './paper.ts';
import { typedAhead } from './typed-ahead.ts';

function* questions(paper: Paper): Dialogue<string> {
  paper.print('ONE? ');
  const one = yield paper.tear();
  paper.print('TWO? ');
  const two = yield paper.tear();
  paper.line('THANKS');
  return `${one} ${two}`;
}

const asked = (lines: readonly string[]) => {
  const paper = new Paper('spec');
  return { paper, dialogue: typedAhead(paper, questions(paper), lines) };
};

test('the first questions find their answers ready', () => {
  const { dialogue } = asked(['A']);
  expect(dialogue.next('')).toEqual({ done: false, value: 'ONE? A\nTWO? ' });
  expect(dialogue.next('B')).toEqual({ done: true, value: 'A B' });
});

test('where all are answered nothing is asked, and all of it is on the paper', () => {
  const { paper, dialogue } = asked(['A', 'B']);
  expect(dialogue.next('')).toEqual({ done: true, value: 'A B' });
  expect(paper.tear()).toBe('ONE? A\nTWO? B\nTHANKS\n');
});

test('without lines everything is asked', () => {
  expect(asked([]).dialogue.next('')).toEqual({ done: false, value: 'ONE? ' });
});
