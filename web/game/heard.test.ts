/** What counts of what happened. */
import { expect, test } from 'vitest';
import type { Event } from '../../games/star-lanes/index.ts';
import { countedDeeds, takenBack } from './heard.ts';

const outpost = (space: string) => ({ type: 'outpost', by: 0, space }) as const;

test('what was taken back was never said', () => {
  const start = { type: 'started', players: 1, first: 0, map: '' } as const;
  const happened = [
    { at: 0, by: 0, act: 'sit', text: 'Ann', events: [start] },
    { at: 1, by: 0, act: 'do', events: [outpost('1A')] },
    { at: 2, by: 0, act: 'do', events: [outpost('2B')] },
    { at: 3, by: 0, act: 'undo', text: '1' },
    { at: 4, by: 0, act: 'react', text: 'oops' },
    { at: 5, by: 0, act: 'do', events: [outpost('3C')] },
  ] as const;
  expect(countedDeeds<Event>(happened)).toEqual([[start], [outpost('1A')], [outpost('3C')]]);
  expect(takenBack(happened)).toEqual([{ by: 0, deeds: 2 }]);
});

test('an action whose events are private counts all the same', () => {
  const happened = [
    { at: 0, by: 0, act: 'start', events: [outpost('1A')] },
    { at: 1, by: 1, act: 'do' },
    { at: 2, by: 0, act: 'do', events: [outpost('2B')] },
    { at: 3, by: 0, act: 'undo', text: '1' },
  ] as const;
  expect(countedDeeds<Event>(happened)).toEqual([[outpost('1A')], []]);
});
