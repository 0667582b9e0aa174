// Words for the chance are told when all seats are fixed: nobody can know the galaxy before, and who withholds words loses the seat.
import { describe, expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import type { RaceTypes } from '../core/fixtures/race.ts';
import { dueAt } from './clock.ts';
import { checkFairChance, hashWords } from './fair-chance.ts';
import { Sitting, ownWords, playTranscript, tidyTranscript } from './fixtures/transcript.ts';
import type { Plan } from './fixtures/transcript.ts';
import { Table } from './table.ts';
import { commonUpdate } from './update.ts';
import type { Revealing } from './update.ts';

function check(transcript: string, plan?: Plan): Sitting<RaceTypes> {
  const sitting = new Sitting(race, plan);
  expect(playTranscript(sitting, transcript)).toBe(tidyTranscript(transcript));
  return sitting;
}

/** The table after that, whatever came of each line. */
function after(transcript: string, plan?: Plan): Sitting<RaceTypes> {
  const sitting = new Sitting(race, plan);
  playTranscript(sitting, transcript);
  return sitting;
}

function revealingOf({ table, time }: Sitting<RaceTypes>): Revealing | undefined {
  return commonUpdate(table, new Set(), time).revealing;
}

describe('a match with words that are hidden', () => {
  test('begins when all of them are told, and not before', () => {
    const sitting = check(`
      1 sit Ann hides swan
      1 tells swan hides crow     -> no (not-now): no-words-awaited
      2 sit Ben hides fish        -> words of 1,2 awaited
      1 tells swan hides crow     -> words of 2 awaited
      1 tells swan hides crow     -> no (not-now): no-words-awaited
      2 tells frog hides fly      -> no (not-now): other-words
      2 tells fish hides fly      -> playing, 1 to move
    `);
    expect(sitting.table.recordSoFar.fair?.words).toEqual([ownWords('swan'), ownWords('fish')]);
    expect(checkFairChance(sitting.table.recordSoFar).ok).toBe(true);
  });

  test('shows everybody all hashes first, also those of plain words, and who is awaited', () => {
    const sitting = check(
      `
      1 sit Ann hides swan
      2 sit Ben: plain words
      3 sit Cid           -> words of 1 awaited
    `,
      { sitting: 'person person person greedy' },
    );
    const hashes = [hashWords(ownWords('swan')), hashWords('plain words'), undefined, undefined];
    expect(revealingOf(sitting)).toMatchObject({ hashes, awaited: [0] });
    expect(after('1 sit Ann hides swan').table.phase).toBe('gathering');
    expect(revealingOf(after('1 sit Ann hides swan'))).toBeUndefined();
  });

  test('waits for nobody where words are plain or left out', () => {
    check(`
      1 sit Ann: plain words
      2 sit Ben              -> playing, 1 to move
    `);
  });

  test('lets nobody in or out, and begins once, while words are awaited', () => {
    check(`
      1 sit Ann hides swan
      2 sit Ben              -> words of 1 awaited
      1 stand                -> no (not-now): begun-leave
      2 stand                -> no (not-now): begun-leave
      2 sit Cid              -> no (not-now): seat-taken
      2 start greedy         -> no (not-now): begun
      1 do step 1            -> no (not-now): not-begun
    `);
  });

  test('begins for who starts with computer players, too', () => {
    check(
      `
      1 sit Ann hides swan
      1 start greedy              -> words of 1 awaited, greedy in 2, greedy in 3
      1 tells swan hides crow     -> playing, 1 to move
    `,
      { sitting: 'person person person' },
    );
  });
});

describe('a device that withholds its words', () => {
  test('loses its seat after the time of a move, and all others draw anew with words nobody knows', () => {
    const sitting = check(
      `
      1 sit Ann hides swan
      2 sit Ben hides fish        -> words of 1,2 awaited
      1 tells swan hides crow     -> words of 2 awaited
      +59s
      - redraw                    -> no (not-now): words-have-time
      +1s
      - redraw                    -> 2 is free
      2 sit Cid hides toad        -> words of 1,2 awaited
      1 tells swan hides newt     -> no (not-now): other-words
      1 tells crow hides newt     -> words of 2 awaited
      2 tells toad hides bee      -> playing, 1 to move
    `,
      { clock: 60 },
    );
    expect(sitting.table.recordSoFar.fair?.words).toEqual([ownWords('crow'), ownWords('toad')]);
  });

  test('does not keep the seats that were filled to begin with', () => {
    check(
      `
      1 sit Ann hides swan
      2 sit Ben hides fish
      1 start greedy              -> words of 1,2 awaited, greedy in 3
      1 tells swan hides crow     -> words of 2 awaited
      +60s
      - redraw                    -> 2 is free, 3 is free
      1 start greedy              -> words of 1 awaited, greedy in 2, greedy in 3
      1 tells crow hides newt     -> playing, 1 to move
    `,
      { sitting: 'person person person', clock: 60 },
    );
  });

  test.each([
    ['15 s', 15, 30],
    ['a minute', 60, 60],
    ['a day', 86_400, 86_400],
    ['no clock', undefined, 86_400],
  ])('is awaited for a while with %s', (_, clock, seconds) => {
    const sitting = after('1 sit Ann hides swan\n2 sit Ben', clock === undefined ? {} : { clock });
    expect(dueAt(sitting.table)).toBe(1000 * seconds);
    expect(revealingOf(sitting)?.ends).toBe(1000 * seconds);
  });

  test('need not be awaited for a day by who is at the table', () => {
    check(`
      1 sit Ann hides swan
      2 sit Ben hides fish        -> words of 1,2 awaited
      1 tells swan hides crow     -> words of 2 awaited
      +599s
      1 redraw                    -> no (not-now): words-have-time
      +1s
      2 redraw                    -> no (not-yours): sitters-begin
      1 redraw                    -> 2 is free
    `);
  });
});

describe('a seat that is moved to another device', () => {
  const HIDDEN = hashWords(ownWords('phone'));
  const moved = (sitting: Sitting<RaceTypes>, by: number): string => {
    expect(sitting.attempt({ by, act: { act: 'offer' }, hash: 'link' })).toBe('');
    return sitting.attempt({ by, act: { act: 'move', wordsHash: HIDDEN }, offered: 'link', hash: 'phone' });
  };

  test('has the words of that device', () => {
    const sitting = after('1 sit Ann hides swan');
    expect(moved(sitting, 0)).toBe('');
    playTranscript(sitting, '2 sit Ben');
    expect(revealingOf(sitting)?.hashes[0]).toBe(HIDDEN);
    expect(sitting.play('1 tells phone hides crow')).toBe('playing, 1 to move');
  });

  test('waits until its words are told', () => {
    const sitting = after('1 sit Ann hides swan\n2 sit Ben hides fish');
    expect(moved(sitting, 0)).toContain('words-first');
    sitting.play('1 tells swan hides crow');
    expect(moved(sitting, 0)).toBe('');
    sitting.time += 1e9;
    sitting.play('- redraw');
    expect(sitting.table.seats[0]).toMatchObject({ name: 'Ann', words: '', wordsHash: HIDDEN });
  });

  test('keeps the words of a match that has begun', () => {
    const sitting = after('1 sit Ann hides swan\n2 sit Ben\n1 tells swan hides crow');
    expect(moved(sitting, 0)).toBe('');
    expect(sitting.table.recordSoFar.fair?.words).toEqual([ownWords('swan'), '']);
  });
});

test('a table that is opened again waits for the same words until the same time', () => {
  const sitting = after('1 sit Ann hides swan\n2 sit Ben hides fish\n1 tells swan hides crow');
  const opened = Table.open(race, sitting.log);
  expect(commonUpdate(opened, new Set(), 0)).toEqual(commonUpdate(sitting.table, new Set(), 0));
  expect(revealingOf(sitting)?.awaited).toEqual([1]);
});
