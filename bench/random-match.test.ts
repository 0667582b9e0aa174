import { describe, expect, test } from 'vitest';
import { starLanes } from '../games/star-lanes/index.ts';
import { outcomeOf } from './outcome.ts';
import { Scratch, playThroughApply } from './random-match.ts';

const config = starLanes.editions['faber1977']!;

describe('random matches for the benchmarks', () => {
  test.each([1, 1977])('match %i ends alike through the rule functions and through apply', (seed) => {
    const scratch = new Scratch(config, 4);
    // The scratch position has been used before: nothing of that may be left.
    scratch.play(seed + 1);
    expect(outcomeOf(scratch.play(seed))).toEqual(outcomeOf(playThroughApply(config, 4, seed)));
  });

  test('a match is played to its last move, with companies and shares', () => {
    const { moves, sizes, shares } = outcomeOf(new Scratch(config, 4).play(1));
    expect(moves).toBe(48);
    expect(Math.max(...sizes)).toBeGreaterThan(1);
    expect(Math.max(...shares)).toBeGreaterThan(5);
  });

  test('other seeds are other matches', () => {
    const scratch = new Scratch(config, 4);
    expect(outcomeOf(scratch.play(1))).not.toEqual(outcomeOf(scratch.play(2)));
  });
});
