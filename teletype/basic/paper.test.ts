import { expect, test } from 'vitest';
import { Paper, tab } from './paper.ts';
import type { Item, Layout } from './paper.ts';

function check(layout: Layout, items: readonly Item[], expected: string): void {
  const paper = new Paper(layout);
  paper.line(...items);
  expect(paper.tear()).toBe(`${expected}\n`);
}

test('the Altair counts TAB from 0, the specification from 1', () => {
  check('altair', [tab(5), 'X'], '     X');
  check('spec', [tab(5), 'X'], '    X');
});

test('TAB goes to a column, never back', () => {
  check('altair', ['AB', tab(5), 'X'], 'AB   X');
  check('altair', ['ABCDE', tab(5), 'X'], 'ABCDEX');
  check('altair', ['ABCDEFG', tab(5), 'X'], 'ABCDEFGX');
  check('spec', [tab(0), 'X'], 'X');
});

test('a number has a blank or a sign in front and a blank behind', () => {
  check('spec', ['$', 6000], '$ 6000 ');
  check('spec', ['$', -1024, '- TRY AGAIN'], '$-1024 - TRY AGAIN');
});

test('a line holds 72 columns', () => {
  check('spec', ['X'.repeat(72)], 'X'.repeat(72));
  check('spec', ['X'.repeat(72), 'Y'], `${'X'.repeat(72)}\nY`);
  check('spec', ['X'.repeat(150)], `${'X'.repeat(72)}\n${'X'.repeat(72)}\nXXXXXX`);
});

test('a number that would reach the edge goes on the next line', () => {
  check('spec', ['X'.repeat(69), 5], `${'X'.repeat(69)} 5 `);
  check('spec', ['X'.repeat(70), 5], `${'X'.repeat(70)}\n 5 `);
});

test('after an answer the carriage is at the left', () => {
  const paper = new Paper('altair');
  paper.print('WHAT IS YOUR MOVE? ');
  expect(paper.tear()).toBe('WHAT IS YOUR MOVE? ');
  paper.carriageReturn();
  paper.print(tab(3), 'X');
  expect(paper.tear()).toBe('   X');
});

test('a form feed starts a new page', () => {
  const paper = new Paper('altair');
  paper.print('X');
  paper.formFeed();
  paper.print(tab(2), 'Y');
  expect(paper.tear()).toBe('X\f\n  Y');
});

test('the bell rings only where one was asked for, and takes no room', () => {
  const [silent, ringing] = [new Paper('altair'), new Paper('altair', true)];
  for (const paper of [silent, ringing]) {
    paper.ring();
    paper.print(tab(2), 'X');
  }
  expect(silent.tear()).toBe('  X');
  expect(ringing.tear()).toBe('\u0007  X');
});
