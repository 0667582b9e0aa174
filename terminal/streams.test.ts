/** What a person reads who did something wrong: broken between words, and whole where a program reads it. */
import { expect, test } from 'vitest';
import { Kept } from './fixtures/run.ts';
import { tellUser } from './streams.ts';

class Narrow extends Kept {
  readonly isTTY = true;
  readonly columns = 30;
}

const SENTENCE = 'No server answers at http://localhost:1977. Is it running, and is the port right?';

test('on a terminal a sentence is broken between words, and a word that is too long stays whole', async () => {
  const errors = new Narrow();
  await tellUser({ input: (async function* () {})(), output: new Kept(), errors }, SENTENCE);
  expect(errors.text).toBe('No server answers at\nhttp://localhost:1977. Is it\nrunning, and is the port\nright?\n');
  const long = new Narrow();
  await tellUser({ input: (async function* () {})(), output: new Kept(), errors: long }, `no ${'x'.repeat(40)} there`);
  expect(long.text).toBe(`no\n${'x'.repeat(40)}\nthere\n`);
});

test('elsewhere it is one line', async () => {
  const errors = new Kept();
  await tellUser({ input: (async function* () {})(), output: new Kept(), errors }, SENTENCE);
  expect(errors.text).toBe(`${SENTENCE}\n`);
});
