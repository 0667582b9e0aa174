// The clock: who is late is minded by a computer player and may take the seat back after that move.
import { describe, expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import { botToAct, dueAt, lateAt } from './clock.ts';
import { Sitting, playTranscript, tidyTranscript } from './fixtures/transcript.ts';
import type { Plan } from './fixtures/transcript.ts';
import { walk } from './fixtures/walk.ts';

function check(plan: Plan, transcript: string, game = race): void {
  const sitting = new Sitting(game, { clock: 60, ...plan });
  expect(playTranscript(sitting, transcript)).toBe(tidyTranscript(transcript));
}

const TWO = `1 sit Ann
             2 sit Ben -> playing, 1 to move
`;
const TIME_LEFT = 'no (not-now): time-left';

describe('when time is up', () => {
  test('the player to move, and nobody else, is late', () => {
    check(
      {},
      `${TWO}
       +59s
       1 late      -> ${TIME_LEFT}
       +1s
       2 late      -> ${TIME_LEFT}
       - late      -> ${TIME_LEFT}
       1 late      -> 1 is minded (late)
       1 late      -> ${TIME_LEFT}`,
    );
  });

  test('a computer player minds the seat until the player takes it back', () => {
    check(
      {},
      `${TWO}
       +60s
       1 late       -> 1 is minded (late)
       1 do step 1  -> no (not-now): minded
       1 bot step 1 -> 2 to move, 1 done
       2 bot step 1 -> no (not-now): person-plays
       2 do step 1  -> 1 to move, 2 done
       1 bot step 1 -> 2 to move, 3 done
       1 back       -> 1 is here
       1 back       -> no (not-now): have-seat
       2 do step 1  -> 1 to move, 4 done
       1 do step 1  -> 2 to move, 5 done`,
    );
  });

  test('nobody gets more time by coming back at once', () => {
    check(
      {},
      `${TWO}
       +60s
       1 late       -> 1 is minded (late)
       1 back       -> no (not-now): time-up
       1 bot step 1 -> 2 to move, 1 done
       1 back       -> 1 is here`,
    );
  });

  test('nobody gets more time by doing and taking back, or by leaving', () => {
    check(
      {},
      `${TWO}
       +50s
       1 do step 1  -> 1 done
       1 undo 0     -> 0 done
       1 leave      -> 1 is minded (left)
       1 back       -> 1 is here
       2 leave      -> 2 is minded (left)
       2 back       -> 2 is here
       +10s
       1 late       -> 1 is minded (late)`,
      walk,
    );
  });

  test('time begins anew with every move, and after a pause', () => {
    check(
      {},
      `${TWO}
       +50s
       1 do step 1     -> 2 to move, 1 done
       +50s
       2 late          -> ${TIME_LEFT}
       2 propose pause -> vote to pause, yes from 2
       1 yes           -> paused, no vote
       +50s
       2 late          -> ${TIME_LEFT}
       1 resume        -> playing
       +50s
       2 late          -> ${TIME_LEFT}
       +10s
       2 late          -> 2 is minded (late)`,
    );
  });

  test('a match in which all are late waits until somebody comes back, with all their time', () => {
    const sitting = new Sitting(race, { clock: 60 });
    playTranscript(sitting, `${TWO}\n+60s\n1 late\n1 bot step 1`);
    expect(botToAct(sitting.table)).toBeUndefined();
    playTranscript(sitting, '+60s\n2 late');
    expect([sitting.table.toAct, botToAct(sitting.table), dueAt(sitting.table)]).toEqual([1, undefined, undefined]);
    playTranscript(sitting, '+600s\n2 back');
    expect([lateAt(sitting.table), botToAct(sitting.table)]).toEqual([780_000, undefined]);
  });

  test('without a clock nobody is late', () => {
    const sitting = new Sitting(race);
    sitting.time = 1e12;
    expect(playTranscript(sitting, `${TWO}\n1 late`)).toContain(TIME_LEFT);
  });
});

describe('who leaves', () => {
  test('is minded for good, unless they come back, and may leave when they are late', () => {
    check(
      {},
      `${TWO}
       1 leave     -> 1 is minded (left)
       1 leave     -> no (not-now): left-already
       1 bot step 1 -> 2 to move, 1 done
       1 back      -> 1 is here
       +60s
       2 late      -> 2 is minded (late)
       2 leave     -> 2 is minded (left)`,
    );
  });

  test('must have sat there', () => {
    check(
      { sitting: 'person greedy' },
      `1 sit Ann -> playing, 1 to move
       2 leave   -> no (not-yours): not-a-player
       2 back    -> no (not-now): have-seat
       - leave   -> no (not-yours): not-a-player`,
    );
  });

  test('leaves a match to computer players, who play it out', () => {
    check(
      { clock: 15 },
      `${TWO}
       1 leave      -> 1 is minded (left)
       2 leave      -> 2 is minded (left)
       1 bot step 3 -> 2 to move, 1 done
       2 bot step 3 -> 1 to move, 2 done`,
    );
  });
});

describe('what is due', () => {
  const due = (plan: Plan, transcript: string): unknown[] => {
    const sitting = new Sitting(race, plan);
    playTranscript(sitting, transcript);
    return [lateAt(sitting.table), botToAct(sitting.table), dueAt(sitting.table)];
  };

  test.each<[string, Plan, string, unknown[]]>([
    ['nothing before the match', { clock: 60 }, '1 sit Ann', [undefined, undefined, undefined]],
    ['the end of the move', { clock: 60 }, `+1s\n${TWO}`, [61_000, undefined, 61_000]],
    ['nothing without a clock', {}, TWO, [undefined, undefined, undefined]],
    ['a computer player at once', { clock: 60, sitting: 'greedy person' }, '+5s\n2 sit Ann', [undefined, 0, 5000]],
    ['a minder at once', { clock: 60 }, `${TWO}\n1 leave`, [undefined, 0, 0]],
    ['nothing while it is paused', { clock: 60 }, `${TWO}\n1 propose pause\n2 yes`, [undefined, undefined, undefined]],
    ['the end of a vote', {}, `${TWO}\n1 propose end`, [undefined, undefined, 600_000]],
    ['the earlier of move and vote', { clock: 15 }, `${TWO}\n1 propose end`, [15_000, undefined, 15_000]],
    ['the vote, if it ends first', { clock: 600 }, `${TWO}\n1 propose end`, [600_000, undefined, 60_000]],
    ['nothing when it is over', { clock: 60 }, `${TWO}\n1 propose end\n2 yes`, [undefined, undefined, undefined]],
  ])('%s', (_, plan, transcript, expected) => {
    expect(due(plan, transcript)).toEqual(expected);
  });
});
