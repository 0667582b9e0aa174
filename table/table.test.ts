// A table from the first player who sits down to the rematch, as transcripts.
import { describe, expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import { sit } from './act.ts';
import { Sitting, playTranscript, tidyTranscript } from './fixtures/transcript.ts';
import type { Plan } from './fixtures/transcript.ts';
import { MOST_BESIDE, MOST_TALK } from './judge.ts';
import { Table } from './table.ts';

function check(plan: Plan, transcript: string): void {
  expect(playTranscript(new Sitting(race, plan), transcript)).toBe(tidyTranscript(transcript));
}

describe('before the match begins', () => {
  test('it begins by itself when every seat for a person is taken', () => {
    check(
      { sitting: 'person greedy person' },
      `3 sit Ann
       1 do step 1 -> no (not-now): not-begun
       1 sit Ben   -> playing, 1 to move`,
    );
  });

  test('a seat that is taken, is for a computer player or is not there cannot be taken', () => {
    check(
      { sitting: 'person greedy person' },
      `1 sit Ann
       1 sit Ben -> no (not-now): seat-taken
       2 sit Ben -> no (not-now): bot-seat
       4 sit Ben -> no (not-yours): no-such-seat {"seat":3}
       - sit Ben -> no (not-now): which-seat
       3 sit Ben -> playing, 1 to move
       3 sit Cid -> no (not-now): begun-watch`,
    );
  });

  test('of people with one name, all but the first have a number behind it', () => {
    const sitting = new Sitting(race, { sitting: 'person person person person greedy person' });
    const long = 'x'.repeat(40);
    const names = ['Ann', 'ann', 'Ann', long, long];
    // Computer players have names that each language translates.
    for (const [seat, name] of names.entries()) sitting.attempt({ by: seat < 4 ? seat : 5, act: sit(name) });
    const kept = ['Ann', 'ann 2', 'Ann 3', long, 'greedy', `${'x'.repeat(38)} 2`];
    expect(sitting.table.seats.map(({ name }) => name)).toEqual(kept);
    expect(Table.open(race, sitting.log).seats.map(({ name }) => name)).toEqual(kept);
  });

  test('who stands up frees the seat for another', () => {
    check(
      {},
      `1 sit Ann
       2 stand     -> no (not-now): nobody-there
       1 stand     -> 1 is free
       1 stand     -> no (not-now): nobody-there
       1 sit Ben
       2 sit Ann   -> playing, 1 to move
       1 stand     -> no (not-now): begun-leave`,
    );
  });

  test('somebody who sits may begin; computer players take the free seats', () => {
    check(
      { sitting: 'person person rival person' },
      `1 start greedy -> no (not-yours): sitters-begin
       - start greedy -> no (not-now): seats-free
       2 sit Ann
       3 start greedy -> no (not-yours): sitters-begin
       2 start greedy -> playing, 1 to move, greedy in 1, greedy in 4
       2 start greedy -> no (not-now): begun`,
    );
  });

  test('computer players alone are started by the server', () => {
    check({ sitting: 'greedy rival' }, `- start greedy -> playing, 1 to move`);
  });

  test('nothing is played, voted on, taken back or left', () => {
    check(
      {},
      `1 sit Ann
       1 leave         -> no (not-now): not-playing
       1 back          -> no (not-now): not-playing
       1 undo 0        -> no (not-now): nothing-to-undo
       1 propose pause -> no (not-now): no-motion
       1 yes           -> no (not-now): no-vote
       1 resume        -> no (not-now): not-paused
       - lapse         -> no (not-now): vote-not-over
       1 late          -> no (not-now): time-left
       1 rematch other -> no (not-now): not-over`,
    );
  });
});

const TWO = `1 sit Ann
             2 sit Ben -> playing, 1 to move
`;

describe('while it is played', () => {
  test('everybody acts in turn, by the rules of the game', () => {
    check(
      {},
      `${TWO}
       2 do step 1 -> no (rules): not-now
       3 do step 1 -> no (rules): not-now
       - do step 1 -> no (rules): not-now
       1 do jump   -> no (not-an-action): no-action {"text":"jump","game":"race"}
       1 do step 9 -> no (rules): too-far
       1 do step 3 -> 2 to move, 1 done
       2 do step 1 -> 1 to move, 2 done`,
    );
  });

  test('computer players act for their seats, and nobody acts for the other kind', () => {
    check(
      { sitting: 'person greedy' },
      `1 sit Ann    -> playing, 1 to move
       1 bot step 1 -> no (not-now): person-plays
       1 do step 1  -> 2 to move, 1 done
       2 do step 1  -> no (not-now): minded
       2 bot step 1 -> 1 to move, 2 done`,
    );
  });

  test('an action that was decided before the last one is stale', () => {
    check(
      { sitting: 'person greedy' },
      `1 sit Ann       -> playing, 1 to move
       1 do step 1 @0  -> no (stale): stale
       1 do step 1 @1  -> 2 to move, 1 done
       1 do step 1 @1  -> no (stale): stale
       2 bot step 1 @1 -> no (stale): stale
       2 bot step 1 @2 -> 1 to move, 2 done`,
    );
  });

  test('talk, a vote that fails, and others who go and come in between do not make an action stale', () => {
    check(
      { sitting: 'person person person' },
      `${TWO.replace('-> playing, 1 to move', '')}
       3 sit Cid        -> playing, 1 to move
       2 react hurry
       3 say come on
       3 leave          -> 3 is minded (left)
       3 back           -> 3 is here
       2 propose pause  -> vote to pause, yes from 2
       3 no             -> no vote
       2 offer
       1 do step 1 @3   -> 2 to move, 1 done`,
    );
  });

  test('a match that is paused and goes on is the same position', () => {
    check(
      {},
      `${TWO}
       1 propose pause -> vote to pause, yes from 1
       2 yes           -> paused, no vote
       1 do step 1 @2  -> no (not-now): paused
       2 resume        -> playing
       1 do step 1 @2  -> 2 to move, 1 done`,
    );
  });

  test('to agree on a longer match makes an action stale: it was decided for a shorter one', () => {
    check(
      {},
      `${TWO}
       1 propose longer -> vote to longer, yes from 1
       2 yes            -> 1 done, no vote
       1 do step 1 @2   -> no (stale): stale`,
    );
  });

  test('nobody has seen more than there is', () => {
    check(
      {},
      `${TWO}
       1 do step 1 @3     -> no (stale): beyond-log {"entries":2}
       2 propose pause @9 -> no (stale): beyond-log {"entries":2}
       1 do step 1 @2     -> 2 to move, 1 done`,
    );
  });

  test('an action is kept as the game writes it, however it was typed', () => {
    const sitting = new Sitting({ ...race, parseAction: (text) => race.parseAction(text.toLowerCase()) });
    playTranscript(sitting, `${TWO}\n1 do   STEP 2  `);
    expect(sitting.entries.at(-1)?.act).toBe('do step 2');
  });
});

describe('talk', () => {
  test('is for players only, with reactions everywhere and words only in matches by link', () => {
    check(
      { public: true, sitting: 'person greedy person' },
      `1 react hello -> no (not-yours): players-speak
       1 sit Ann
       1 react hello
       2 react hello -> no (not-yours): players-speak
       - react hello -> no (not-yours): players-speak
       1 say hello   -> no (not-now): reactions-only`,
    );
    check(
      { public: false, sitting: 'person greedy person' },
      `1 sit Ann
       1 say hello
       2 say hello   -> no (not-yours): players-speak
       - say hello   -> no (not-yours): players-speak`,
    );
  });
});

describe('what fills a log', () => {
  test('talk has an end, and comes to one an hour after the match', () => {
    const sitting = new Sitting(race);
    playTranscript(sitting, TWO);
    for (let said = 0; said < MOST_TALK; said++) expect(sitting.play(`${1 + (said % 2)} say ${said}`)).toBe('');
    expect(sitting.play('1 say more')).toBe('no (not-now): talk-full {"most":1000}');
    expect(sitting.play('2 react bye')).toBe('no (not-now): talk-full {"most":1000}');
    expect(sitting.play('1 do step 1')).toBe('2 to move, 1 done');
    check(
      {},
      `${ALL_BUT_OVER}
       +3600s
       1 say Thank you!
       +1s
       1 say Anybody there? -> no (not-now): talk-over
       2 react thanks       -> no (not-now): talk-over`,
    );
  });

  test('what can be done without an end, comes to one; the match goes on', () => {
    const sitting = new Sitting(race, { sitting: 'person person greedy' });
    playTranscript(sitting, '1 sit Ann\n2 sit Ben');
    while (sitting.table.at < MOST_BESIDE) sitting.play(sitting.table.at % 2 === 0 ? '1 leave' : '1 back');
    const full = `no (not-now): log-full {"most":${MOST_BESIDE}}`;
    expect(playTranscript(sitting, '1 leave\n1 back\n2 propose end\n2 react hello\n1 bot step 1')).toBe(
      tidyTranscript(`1 leave       -> 1 is minded (left)
                      1 back        -> ${full}
                      2 propose end -> ${full}
                      2 react hello -> ${full}
                      1 bot step 1  -> 2 to move, 1 done`),
    );
  });
});

describe('a seat', () => {
  test('is offered to another device and moved there once', () => {
    const sitting = new Sitting(race);
    const [ann] = sitting.table.seats;
    const holders = (): unknown => [ann?.held, ann?.offered];
    expect(sitting.attempt({ by: 0, act: { act: 'offer' }, hash: 'link' })).toMatch(/nobody-there/);
    sitting.attempt({ by: 0, act: { act: 'sit', name: 'Ann', words: '' }, hash: 'phone' });
    expect(holders()).toEqual(['phone', undefined]);
    expect(sitting.attempt({ by: 0, act: { act: 'move' }, hash: 'laptop' })).toMatch(/link-used/);
    sitting.attempt({ by: 0, act: { act: 'offer' }, hash: 'link' });
    sitting.attempt({ by: 0, act: { act: 'offer' }, hash: 'another link' });
    expect(holders()).toEqual(['phone', 'another link']);
    expect(sitting.attempt({ by: 0, act: { act: 'move' }, hash: 'thief' })).toMatch(/link-used/);
    expect(sitting.attempt({ by: 0, act: { act: 'move' }, hash: 'thief', offered: 'link' })).toMatch(/link-used/);
    expect(sitting.attempt({ by: 0, act: { act: 'move' }, hash: 'laptop', offered: 'another link' })).toBe('');
    expect(holders()).toEqual(['laptop', undefined]);
    expect(sitting.attempt({ by: 0, act: { act: 'move' }, hash: 'thief', offered: 'another link' })).toMatch(/used/);
  });

  test('that is given up is held by nobody, and no link to it is good any more', () => {
    const sitting = new Sitting(race);
    sitting.attempt({ by: 0, act: { act: 'sit', name: 'Ann', words: 'w' }, hash: 'phone' });
    sitting.attempt({ by: 0, act: { act: 'offer' }, hash: 'link' });
    sitting.attempt({ by: 0, act: { act: 'stand' } });
    expect(sitting.table.seats[0]).toMatchObject({ held: undefined, offered: undefined, words: '', isFree: true });
  });
});

const ALL_BUT_OVER = `${TWO}
  1 propose end -> vote to end, yes from 1
  2 yes         -> over, 1 done, no vote
`;

describe('when it is over', () => {
  test('nothing more is played, taken back, left or voted on; there is talk, and one rematch', () => {
    check(
      {},
      `${ALL_BUT_OVER}
       1 do step 1     -> no (not-now): over
       1 undo 0        -> no (not-now): nothing-to-undo
       1 leave         -> no (not-now): not-playing
       1 propose pause -> no (not-now): no-motion
       1 react thanks
       2 rematch next  -> rematch next
       1 rematch third -> no (not-now): rematch-made`,
    );
  });

  test('the last action ends it', () => {
    const sitting = new Sitting(race);
    playTranscript(sitting, TWO);
    for (let i = 0; sitting.table.phase === 'playing'; i++) sitting.play(`${(i % 2) + 1} do step 3`);
    expect(sitting.table).toMatchObject({ phase: 'over', stage: 'over', toAct: undefined, vote: undefined });
  });
});

test('lists know the stage and the names', () => {
  const sitting = new Sitting(race, { sitting: 'person person greedy' });
  const listed: unknown[] = [sitting.table.listed];
  for (const line of ['1 sit Ann', '2 sit Ben', '1 propose pause', '2 yes', '1 propose end', '2 yes']) {
    sitting.play(line);
    listed.push(sitting.table.listed);
  }
  const names = ['Ann', 'Ben', 'greedy'];
  expect(listed).toEqual([
    { stage: 'gathering', names: [undefined, undefined, 'greedy'] },
    { stage: 'gathering', names: ['Ann', undefined, 'greedy'] },
    ...['playing', 'playing', 'playing', 'playing', 'over'].map((stage) => ({ stage, names })),
  ]);
});

test('an entry that is not the next, is no act or cannot be played is an error of ours', () => {
  const sitting = new Sitting(race);
  playTranscript(sitting, TWO);
  const { table } = sitting;
  expect(() => table.take({ at: 1, act: 'yes', time: 0 })).toThrow(
    'match-1977 cannot be played: {"why":"log-misplaced","entry":1,"expected":2}',
  );
  expect(() => table.take({ at: 2, act: 'dance', time: 0 })).toThrow('"log-no-act","entry":2,"text":"dance"');
  expect(() => Table.open(race, { ...sitting.log, entries: [{ at: 0, by: 0, act: 'do step 1', time: 0 }] })).toThrow(
    '"log-action"',
  );
  expect(() => table.take({ at: 2, by: 1, act: 'do step 1', time: 0 })).toThrow('"log-action","text":"step 1"');
});

test.each(['do step 1', 'undo 0', 'leave', 'propose pause', 'back'])(
  'an entry `%s` of nobody, or of a seat there is not, is an error of ours',
  (act) => {
    for (const by of [{}, { by: 2 }]) {
      const sitting = new Sitting(race);
      playTranscript(sitting, TWO);
      expect(() => sitting.table.take({ at: 2, act, time: 0, ...by })).toThrow(
        `"log-no-act","entry":2,"text":"${act}"`,
      );
    }
  },
);
