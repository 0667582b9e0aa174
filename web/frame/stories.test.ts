/** How the newswire puts events together. */
import { expect, test } from 'vitest';
import { latestPlaces, storiesOf } from './stories.ts';

const teller = {
  kit: { isNews: (event: string) => event !== 'turn' },
  storyHead: (event: string) => (event.startsWith('turn') ? { by: 1, when: () => event } : undefined),
};
const told = (deeds: readonly (readonly string[])[], undos: readonly { by: number; deeds: number }[] = []) =>
  storiesOf(deeds, undos, teller).map(({ head, events, undo }) => [head?.when?.(), head?.by, events, undo]);

test('what happens in a turn is one story, and what comes before the first turn another', () => {
  expect(told([['start'], ['turn', 'found'], ['grow'], ['turn 2', 'end']])).toEqual([
    [undefined, undefined, ['start'], undefined],
    ['turn', 1, ['found', 'grow'], undefined],
    ['turn 2', 1, ['turn 2', 'end'], undefined],
  ]);
});

test('a turn without news has no story', () => {
  expect(told([['turn'], ['turn']])).toEqual([]);
});

test('what was taken back is told where it happened, and begins a story anew', () => {
  expect(told([['turn', 'found'], ['grow']], [{ by: 0, deeds: 1 }])).toEqual([
    ['turn', 1, ['found'], undefined],
    ['turn', 0, [], 0],
    ['turn', 1, ['grow'], undefined],
  ]);
});

test('a story keeps its place when more are told, and the oldest go', () => {
  expect(latestPlaces(3)).toEqual([2, 1, 0]);
  expect(latestPlaces(4, 3)).toEqual([3, 2, 1]);
  expect(latestPlaces(0, 3)).toEqual([]);
});
