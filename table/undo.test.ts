// Taking back: fair among people, free against computer players. In a walk, `step 0` throws the die and ends the move.
import { describe, expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import { Sitting, playTranscript, tidyTranscript } from './fixtures/transcript.ts';
import { walk } from './fixtures/walk.ts';
import { ownUpdate } from './update.ts';

const NEW_SEEN = 'no (not-now): undo-too-late';

function check(sittingOf: string, transcript: string): void {
  const sitting = new Sitting(walk, { sitting: sittingOf });
  expect(playTranscript(sitting, transcript)).toBe(tidyTranscript(transcript));
}

const TWO = `1 sit Ann
             2 sit Ben   -> playing, 1 to move
`;

describe('among people', () => {
  test('players take back what they did in their move, one action or all of it', () => {
    check(
      'person person',
      `${TWO}
       1 do step 1 -> 1 done
       1 do step 2 -> 2 done
       1 undo 1    -> 1 done
       1 do step 3 -> 2 done
       1 undo 0    -> 0 done
       1 undo 0    -> ${NEW_SEEN}`,
    );
  });

  test('not after a draw', () => {
    check(
      'person person',
      `${TWO}
       1 do step 1 -> 1 done
       1 do step 0 -> 2 to move, 2 done
       1 undo 1    -> ${NEW_SEEN}
       1 undo 0    -> ${NEW_SEEN}`,
    );
  });

  test("not after another player's action, and never another player's", () => {
    check(
      'person person',
      `${TWO}
       1 do step 0 -> 2 to move, 1 done
       2 do step 1 -> 2 done
       1 undo 0    -> ${NEW_SEEN}
       1 undo 1    -> ${NEW_SEEN}
       2 undo 0    -> ${NEW_SEEN}
       2 undo 1    -> 1 done`,
    );
  });

  test('not what all have agreed upon', () => {
    check(
      'person person',
      `${TWO}
       1 do step 1      -> 1 done
       2 propose longer -> vote to longer, yes from 2
       1 yes            -> 2 done, no vote
       1 undo 0         -> ${NEW_SEEN}
       1 undo 1         -> ${NEW_SEEN}`,
    );
  });

  test('not after the game itself has answered', () => {
    const answering = { ...walk, reveals: ({ to }: { readonly to: number }) => to === 3 };
    const sitting = new Sitting(answering, { sitting: 'person person' });
    const transcript = `${TWO}
       1 do step 1 -> 1 done
       1 do step 1 -> 2 done
       1 undo 1    -> 1 done
       1 do step 2 -> 2 done
       1 undo 1    -> ${NEW_SEEN}
       1 undo 0    -> ${NEW_SEEN}
       1 do step 1 -> 3 done
       1 undo 2    -> 2 done`;
    expect(playTranscript(sitting, transcript)).toBe(tidyTranscript(transcript));
  });

  test('somebody who is away is still somebody', () => {
    check(
      'person person',
      `${TWO}
       2 leave     -> 2 is minded (left)
       1 do step 0 -> 2 to move, 1 done
       1 undo 0    -> ${NEW_SEEN}`,
    );
  });

  test('not when the match has gone on, is paused or is over, and not by somebody who is away', () => {
    check(
      'person person',
      `${TWO}
       1 do step 1     -> 1 done
       1 undo 0 @2     -> no (stale): stale
       1 leave         -> 1 is minded (left)
       1 undo 0        -> no (not-now): seat-back-first
       1 back          -> 1 is here
       1 propose pause -> vote to pause, yes from 1
       2 yes           -> paused, no vote
       1 undo 0        -> no (not-now): nothing-to-undo
       1 resume        -> playing
       1 undo 0        -> 0 done`,
    );
  });
});

describe('with computer players only', () => {
  test('as far back as one likes, but never when the match is over', () => {
    check(
      'person greedy',
      `1 sit Ann    -> playing, 1 to move
       1 do step 1  -> 1 done
       1 do step 0  -> 2 to move, 2 done
       2 bot step 2 -> 3 done
       1 undo 2     -> ${NEW_SEEN}
       2 undo 2     -> no (not-yours): players-undo
       2 bot step 0 -> 1 to move, 4 done
       1 undo 4     -> ${NEW_SEEN}
       1 undo 0     -> 0 done
       1 propose end -> over, 1 done
       1 undo 0     -> no (not-now): nothing-to-undo`,
    );
  });

  test('a computer player that was thinking must think again', () => {
    check(
      'person greedy',
      `1 sit Ann       -> playing, 1 to move
       1 do step 0     -> 2 to move, 1 done
       1 undo 0        -> 1 to move, 0 done
       1 do step 0     -> 2 to move, 1 done
       2 bot step 1 @2 -> no (stale): stale
       2 bot step 1    -> 2 done`,
    );
  });

  test('the same future comes again', () => {
    const sitting = new Sitting(race, { sitting: 'person greedy' });
    const moves = ['1 do step 1', '2 bot step 2', '1 do step 3', '2 bot step 1'];
    const spaces = (): unknown => sitting.table.state?.at;
    sitting.play('1 sit Ann');
    for (const move of moves) sitting.play(move);
    const first = spaces();
    sitting.play('1 undo 0');
    expect(spaces()).toEqual([0, 0]);
    for (const move of moves) sitting.play(move);
    expect(spaces()).toEqual(first);
  });
});

test('an update tells a player who may take back their last action how many stay', () => {
  const sitting = new Sitting(walk);
  const undos = (): unknown[] => ([0, 1, 'watcher'] as const).map((as) => ownUpdate(sitting.table, as, []).undo);
  const seen = ['1 sit Ann', '2 sit Ben', '1 do step 1', '1 do step 1', '1 do step 0', '2 do step 1', '2 leave'].map(
    (line) => {
      sitting.play(line);
      return undos();
    },
  );
  const none = [undefined, undefined, undefined];
  const [first, second, third] = [
    [0, undefined, undefined],
    [1, undefined, undefined],
    [undefined, 3, undefined],
  ];
  expect(seen).toEqual([none, none, first, second, none, third, none]);
});

test('costs the same however long the match has been', () => {
  let applied = 0;
  const counting = {
    ...walk,
    apply: (...args: Parameters<typeof walk.apply>) => {
      applied++;
      return walk.apply(...args);
    },
  };
  const sitting = new Sitting(counting, { sitting: 'person greedy' });
  sitting.play('1 sit Ann');
  for (let deeds = 0; deeds < 22; deeds++) sitting.play('1 do step 1');
  applied = 0;
  for (let times = 0; times < 100; times++) {
    sitting.play('1 do step 1');
    sitting.play('1 undo 22');
  }
  expect(sitting.table.deeds).toHaveLength(22);
  expect(applied).toBeLessThanOrEqual(100 * (1 + 7));
});
