// Votes: one "no" ends a vote, who is away does not block it, and silence is consent when the time is up; but to the end of a match
// everybody must agree who has not left.
import { describe, expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import { Sitting, playTranscript, tidyTranscript } from './fixtures/transcript.ts';
import type { Plan } from './fixtures/transcript.ts';
import { Table } from './table.ts';
import { votingTime } from './vote.ts';

function check(plan: Plan, transcript: string): void {
  expect(playTranscript(new Sitting(race, plan), transcript)).toBe(tidyTranscript(transcript));
}

const THREE = `1 sit Ann
               2 sit Ben
               3 sit Cid      -> playing, 1 to move
`;
const three: Plan = { sitting: 'person person person' };

describe('a vote', () => {
  test('passes when everybody has said yes', () => {
    check(
      three,
      `${THREE}
       2 propose end -> vote to end, yes from 2
       1 yes         -> vote to end, yes from 2,1
       1 yes         -> no (not-now): said-yes
       3 yes         -> over, 1 done, no vote`,
    );
  });

  test('is ended by one no, of the player who proposed it too', () => {
    check(
      three,
      `${THREE}
       2 propose end -> vote to end, yes from 2
       1 yes         -> vote to end, yes from 2,1
       3 no          -> no vote
       1 yes         -> no (not-now): no-vote
       1 propose end -> vote to end, yes from 1
       1 no          -> no vote`,
    );
  });

  test('is the only one at a time', () => {
    check(
      three,
      `${THREE}
       2 propose end   -> vote to end, yes from 2
       1 propose pause -> no (not-now): other-vote`,
    );
  });

  test('is for those who play', () => {
    check(
      { sitting: 'person person greedy' },
      `1 sit Ann
       2 sit Ben      -> playing, 1 to move
       3 propose end  -> no (not-yours): players-propose
       - propose end  -> no (not-yours): players-propose
       1 propose end  -> vote to end, yes from 1
       3 yes          -> no (not-yours): players-vote
       3 no           -> no (not-yours): players-vote
       - no           -> no (not-yours): players-vote
       2 yes          -> over, 1 done, no vote`,
    );
  });

  test('is not blocked by who is away, and passes when the last who had not answered goes', () => {
    check(
      three,
      `${THREE}
       3 leave        -> 3 is minded (left)
       3 propose end  -> no (not-yours): players-propose
       1 propose end  -> vote to end, yes from 1
       3 no           -> no (not-yours): players-vote
       2 leave        -> over, 1 done, 2 is minded (left), no vote`,
    );
  });

  test('waits for who comes back before it has passed', () => {
    check(
      three,
      `${THREE}
       3 leave        -> 3 is minded (left)
       1 propose end  -> vote to end, yes from 1
       3 back         -> 3 is here
       2 yes          -> vote to end, yes from 1,2
       3 yes          -> over, 1 done, no vote`,
    );
  });

  test('is answered by who has seen it', () => {
    check(
      three,
      `${THREE}
       1 propose end   -> vote to end, yes from 1
       2 no @3         -> no (stale): stale
       2 no @4         -> no vote
       1 propose pause -> vote to pause, yes from 1
       3 yes @4        -> no (stale): stale
       3 yes @6        -> vote to pause, yes from 1,3`,
    );
  });

  test('passes when its time is up and nobody has said no', () => {
    check(
      { ...three, clock: 60 },
      `${THREE}
       1 propose pause -> vote to pause, yes from 1
       +59s
       - lapse         -> no (not-now): vote-not-over
       +1s
       - lapse         -> paused, no vote
       - lapse         -> no (not-now): vote-not-over`,
    );
  });

  test('of one who plays with computer players passes at once', () => {
    check(
      { sitting: 'person greedy' },
      `1 sit Ann        -> playing, 1 to move
       1 propose longer -> 1 done
       1 propose pause  -> paused
       1 propose end    -> over, 2 done`,
    );
  });

  test('is gone with the match', () => {
    const sitting = new Sitting(race);
    playTranscript(sitting, '1 sit Ann\n2 sit Ben\n1 propose end');
    for (let i = 0; sitting.table.phase === 'playing'; i++) sitting.play(`${(i % 2) + 1} do step 3`);
    expect(sitting.table.vote).toBeUndefined();
    expect(sitting.play('2 yes')).toBe('no (not-now): no-vote');
  });
});

describe('the end of a match', () => {
  test('is not agreed upon behind the back of who is late, who may say no while a computer player minds the seat', () => {
    check(
      { clock: 15 },
      `1 sit Ann
       2 sit Ben      -> playing, 1 to move
       +15s
       1 late         -> 1 is minded (late)
       2 propose end  -> vote to end, yes from 2
       1 bot step 1   -> 2 to move, 1 done
       1 no           -> no vote
       1 propose end  -> no (not-yours): players-propose`,
    );
  });

  test('does not come because the last who had not answered is late', () => {
    check(
      { clock: 60 },
      `1 sit Ann
       2 sit Ben      -> playing, 1 to move
       2 propose end  -> vote to end, yes from 2
       +60s
       1 late         -> 1 is minded (late)
       1 yes          -> over, 1 done, no vote`,
    );
  });

  test('does not come by silence', () => {
    check(
      {},
      `1 sit Ann
       2 sit Ben       -> playing, 1 to move
       1 propose end   -> vote to end, yes from 1
       +600s
       - lapse         -> no vote
       1 propose end   -> no (not-now): declined-lately {"moves":2,"minutes":10}
       1 propose pause -> vote to pause, yes from 1
       +600s
       - lapse         -> paused, no vote`,
    );
  });

  test('comes at once where everybody else has left', () => {
    check(
      three,
      `${THREE}
       2 leave        -> 2 is minded (left)
       3 leave        -> 3 is minded (left)
       1 propose end  -> over, 1 done`,
    );
  });

  test('that was agreed upon by the rules of an earlier log is still agreed upon', () => {
    const log = (...acts: readonly [by: number | undefined, act: string, time: number][]): Table['phase'] => {
      const { head, beginning } = new Sitting(race, { clock: 15 }).log;
      const seated = [[0, 'sit ["Ann",""]', 0], [1, 'sit ["Ben",""]', 0]] as const; // prettier-ignore
      const entries = [...seated, ...acts].map(([by, act, time], at) => ({
        at,
        act,
        time,
        ...(by === undefined ? {} : { by }),
      }));
      return Table.open(race, { head, beginning, entries }).phase;
    };
    expect(log([0, 'late', 15_000], [1, 'propose end', 15_000])).toBe('over');
    expect(log([0, 'late', 15_000], [1, 'propose end everybody', 15_000])).toBe('playing');
    expect(log([1, 'propose end', 0], [undefined, 'lapse', 60_000])).toBe('over');
    expect(log([1, 'propose end everybody', 0], [undefined, 'lapse', 60_000])).toBe('playing');
  });
});

describe('what was declined', () => {
  test('is not proposed again by the same seat before a whole round is played', () => {
    check(
      {},
      `1 sit Ann
       2 sit Ben       -> playing, 1 to move
       1 propose end   -> vote to end, yes from 1
       2 no            -> no vote
       1 propose end   -> no (not-now): declined-lately {"moves":2,"minutes":10}
       1 propose pause -> vote to pause, yes from 1
       1 no            -> no vote
       1 propose pause -> no (not-now): declined-lately {"moves":2,"minutes":10}
       2 propose end   -> vote to end, yes from 2
       1 no            -> no vote
       1 do step 1     -> 2 to move, 1 done
       1 propose end   -> no (not-now): declined-lately {"moves":1,"minutes":10}
       2 do step 1     -> 1 to move, 2 done
       1 propose end   -> vote to end, yes from 1`,
    );
  });

  test.each([
    [60, 300],
    [undefined, 600],
    [3600, 86_400],
  ])('with a clock of %s may be proposed again after %s seconds where nobody moves', (clock, seconds) => {
    const sitting = new Sitting(race, clock === undefined ? {} : { clock });
    const start = '1 sit Ann\n2 sit Ben\n1 propose end\n2 no\n';
    const played = playTranscript(sitting, `${start}+${seconds - 1}s\n1 propose end\n+1s\n1 propose end`);
    expect(played.split('\n').slice(-4)).toEqual([
      `+${seconds - 1}s`,
      '1 propose end -> no (not-now): declined-lately {"moves":2,"minutes":1}',
      '+1s',
      '1 propose end -> vote to end, yes from 1',
    ]);
  });
});

describe('a pause', () => {
  test('is ended by anybody who plays', () => {
    check(
      three,
      `${THREE}
       3 leave         -> 3 is minded (left)
       1 propose pause -> vote to pause, yes from 1
       2 yes           -> paused, no vote
       1 propose pause -> no (not-now): no-motion
       1 bot step 1    -> no (not-now): paused
       3 resume        -> no (not-yours): players-resume
       - resume        -> no (not-yours): players-resume
       3 back          -> 3 is here
       3 resume        -> playing
       3 resume        -> no (not-now): not-paused`,
    );
  });

  test('is no hindrance to a longer match, which stays paused, nor to the end', () => {
    check(
      { sitting: 'person person' },
      `1 sit Ann
       2 sit Ben        -> playing, 1 to move
       1 propose pause  -> vote to pause, yes from 1
       2 yes            -> paused, no vote
       1 propose longer -> vote to longer, yes from 1
       2 yes            -> 1 done, no vote
       1 propose end    -> vote to end, yes from 1
       2 yes            -> over, 2 done, no vote`,
    );
  });
});

describe('a longer match', () => {
  const short = {
    ...race,
    agree: (...[state, wish]: Parameters<typeof race.agree>) => (wish === 'end' ? race.agree(state, wish) : undefined),
  };

  test('is not voted on where it cannot be', () => {
    const sitting = new Sitting(short);
    playTranscript(sitting, '1 sit Ann\n2 sit Ben');
    expect(sitting.play('1 propose longer')).toBe('no (not-now): not-longer');
  });

  test('that is no longer possible when the vote passes just goes on', () => {
    const sitting = new Sitting({
      ...race,
      agree: (state, wish) => (state.at[0] === 0 ? race.agree(state, wish) : undefined),
    });
    const played = playTranscript(sitting, '1 sit Ann\n2 sit Ben\n1 propose longer\n1 do step 1\n2 yes');
    expect(played).toMatch(/2 yes -> no vote$/);
    expect(sitting.table.phase).toBe('playing');
  });
});

test.each([
  [15, 60_000],
  [600, 60_000],
  [3600, 86_400_000],
  [undefined, 600_000],
])('with a clock of %s seconds there are %s ms to say no', (clock, time) => {
  const { head } = new Sitting(race, clock === undefined ? {} : { clock }).table;
  expect(votingTime(head)).toBe(time);
});
