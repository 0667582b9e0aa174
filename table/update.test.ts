// What viewers are told: everything everybody may know, and besides only what is their own.
import { describe, expect, test } from 'vitest';
import type { RaceTypes } from '../core/fixtures/race.ts';
import { SECRET, Sitting, playTranscript } from './fixtures/transcript.ts';
import type { Plan } from './fixtures/transcript.ts';
import { walk } from './fixtures/walk.ts';
import { heardBy, historyFor } from './history.ts';
import { commonUpdate, ownUpdate } from './update.ts';

function played(plan: Plan, transcript: string): Sitting<RaceTypes> {
  const sitting = new Sitting(walk, plan);
  playTranscript(sitting, transcript);
  return sitting;
}

const START = '+1s\n1 sit Ann: her words\n2 sit Ben: his words';

describe('everybody is told', () => {
  test('who sits where, and nothing of a match that has not begun', () => {
    const { table } = played({ sitting: 'person person greedy' }, '1 sit Ann: her words');
    const update = { ...commonUpdate(table, new Set([0]), 5), ...ownUpdate(table, 'watcher', []) };
    expect(update).toEqual({
      match: 'match-1977',
      at: 1,
      head: table.head,
      phase: 'gathering',
      seats: [
        { for: 'person', name: 'Ann', here: true },
        { for: 'person', here: false },
        { for: 'bot', name: 'greedy', bot: 'greedy', here: false },
      ],
      now: 5,
      as: 'watcher',
      happened: [],
    });
  });

  test('whose move it is, until when, and who is minded', () => {
    const { table } = played({ clock: 60 }, `${START}\n2 leave`);
    expect(commonUpdate(table, new Set(), 5)).toMatchObject({
      toAct: 0,
      lateAt: 61_000,
      seats: [{}, { minded: 'left' }],
    });
  });

  test('what is voted on, and which match is the rematch', () => {
    const { table } = played({ clock: 60 }, `${START}\n2 propose end`);
    expect(commonUpdate(table, new Set(), 5).vote).toEqual({ motion: 'end', by: 1, yes: [1], ends: 61_000 });
    const over = played({}, `${START}\n2 propose end\n1 yes\n1 rematch next`);
    expect(commonUpdate(over.table, new Set(), 5)).toMatchObject({ phase: 'over', rematch: 'next' });
    expect(commonUpdate(over.table, new Set(), 5)).not.toHaveProperty('vote');
  });

  test('the secret when it is over, and not before', () => {
    const { table } = played({}, `${START}\n2 propose end`);
    expect(commonUpdate(table, new Set(), 5)).not.toHaveProperty('secret');
    const over = played({}, `${START}\n2 propose end\n1 yes`);
    expect(commonUpdate(over.table, new Set(), 5).secret).toBe(SECRET);
  });
});

describe('what happened', () => {
  const transcript = `${START}\n1 do step 2\n1 undo 0\n1 do step 3\n2 say hello\n2 react wow\n2 propose longer\n1 yes
    1 offer\n2 leave`;
  const happened = (as: number | 'watcher', from = 0): unknown =>
    historyFor(walk, played({}, transcript).log, as, from);

  test('is told with names, talk and motions, without words or notation; events only to who may hear them', () => {
    const [sat, ben, did, undone, again, ...rest] = [
      { at: 0, by: 0, act: 'sit', text: 'Ann' },
      { at: 1, by: 1, act: 'sit', text: 'Ben' },
      { at: 2, by: 0, act: 'do' },
      { at: 3, by: 0, act: 'undo', text: '0' },
      { at: 4, by: 0, act: 'do' },
      { at: 5, by: 1, act: 'say', text: 'hello' },
      { at: 6, by: 1, act: 'react', text: 'wow' },
      { at: 7, by: 1, act: 'propose', text: 'longer' },
      { at: 8, by: 0, act: 'yes' },
      { at: 9, by: 0, act: 'offer' },
      { at: 10, by: 1, act: 'leave' },
    ];
    const stepped = (to: number): object => ({ events: [{ type: 'stepped', by: 0, to }] });
    expect(happened('watcher')).toEqual([sat, ben, did, undone, again, ...rest]);
    expect(happened(1)).toEqual([sat, ben, did, undone, again, ...rest]);
    expect(happened(0)).toEqual([sat, ben, { ...did, ...stepped(2) }, undone, { ...again, ...stepped(3) }, ...rest]);
  });

  test('is told from a place on', () => {
    expect(happened('watcher', 9)).toMatchObject([{ at: 9 }, { at: 10 }]);
    expect(happened('watcher', 11)).toEqual([]);
    expect(happened('watcher', 99)).toEqual([]);
  });

  test('is told with the update to whom it concerns', () => {
    const { table, taken } = played({}, `${START}\n1 do step 2`);
    expect(ownUpdate(table, 0, taken.slice(-1)).happened).toEqual([
      { at: 2, by: 0, act: 'do', events: [{ type: 'stepped', by: 0, to: 2 }] },
    ]);
    expect(ownUpdate(table, 1, taken.slice(-1)).happened).toEqual([{ at: 2, by: 0, act: 'do' }]);
    expect(ownUpdate(table, 1, []).view).toEqual(walk.view(table.state ?? fail(), 1));
  });
});

function fail(): never {
  throw new Error('the match has not begun');
}

test('what a seat has heard leaves out what was taken back', () => {
  const { log } = played(
    {},
    `${START}\n1 do step 2\n2 react wow\n1 undo 0\n1 do step 3\n1 do step 1\n1 undo 1\n1 say so`,
  );
  expect(heardBy(walk, log, 0)).toEqual([{ type: 'stepped', by: 0, to: 3 }]);
  expect(heardBy(walk, log, 1)).toEqual([]);
});
