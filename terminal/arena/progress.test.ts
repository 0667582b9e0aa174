import { expect, test } from 'vitest';
import { Kept } from '../fixtures/run.ts';
import { Progress, progressLine } from './progress.ts';

test.each([
  [0, 12, 0, '[..............................] 0 %, 0 of 12 matches'],
  [4, 12, 4, '[##########....................] 33 %, 4 of 12 matches, 0:08 left'],
  [10, 1000, 10, '[..............................] 1 %, 10 of 1000 matches, 16:30 left'],
  [1, 1001, 10, '[..............................] 0 %, 1 of 1001 matches, 2:46:40 left'],
  [12, 12, 60, '[##############################] 100 %, 12 of 12 matches, 0:00 left'],
])('after %d of %d matches in %d seconds', (done, all, seconds, line) => {
  expect(progressLine(done, all, 'matches', seconds, '')).toBe(line);
});

function shown(isTTY: boolean): string {
  const stream = Object.assign(new Kept(), { isTTY });
  const progress = new Progress(stream, 'matches');
  progress.show(1, 2, ', 3 faulty answers');
  progress.show(2, 2);
  progress.end();
  return stream.text;
}

test('the bar is drawn over itself and taken away in the end', () => {
  const lines = shown(true).split('\r\u001b[K');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^\[#{15}\.{15}\] 50 %, 1 of 2 matches, 0:0\d left, 3 faulty answers$/);
  expect(lines[3]).toBe('');
});

test('where nobody looks nothing is written', () => {
  expect(shown(false)).toBe('');
});
