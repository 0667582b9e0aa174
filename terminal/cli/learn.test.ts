/** `starlanes learn`, line by line: what it says to type leads to the end. */
import { expect, test } from 'vitest';
import { Sitting } from '../play/fixtures/sitting.ts';

/** Types what the lesson asks for; leaves where it asks for nothing. */
function typed(asked: string): string | undefined {
  const [, last] = [...asked.matchAll(/Type: (.+)$/gm)].at(-1) ?? [];
  return last ?? (asked.endsWith('Press Enter to continue. ') ? '' : undefined);
}

test.each([
  ['star-lanes', /You won by \$10,793, on the last move\./],
  ['star-trader', /You gained \$137,131 in one voyage\./],
])('%s is learned by typing what it says', async (game, end) => {
  const sitting = new Sitting();
  expect(await sitting.run(['learn', game, '--lines'], typed)).toBe(0);
  expect(sitting.screen).toMatch(end);
  expect(sitting.screen).toContain('Press Enter to continue.');
  expect(sitting.errors).toBe('');
});

test('the game of a match is taught, and what is no match is told', async () => {
  const sitting = new Sitting();
  const record = 'records/star-trader-today-with-factors.txt';
  expect(await sitting.run(['learn', '--of', record, '--lines'], () => 'quit')).toBe(0);
  expect(sitting.screen).toContain('where to?');
  const none = new Sitting();
  expect(await none.run(['learn', '--of', 'README.md', '--lines'], () => 'quit')).not.toBe(0);
  expect(none.errors).toContain('README.md');
});

test('something else is refused, and asked for again', async () => {
  const sitting = new Sitting();
  const answers = ['1', '4D', 'quit'];
  expect(await sitting.run(['learn', '--lines'], () => answers.shift())).toBe(0);
  expect(sitting.screen).toContain('Not yet: do what the lesson asks for first.');
  expect(sitting.screen).toContain('You founded Altair');
});
