import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { unwrap } from '../../../core/result.ts';
import { starLanes } from '../../../games/star-lanes/index.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import { corrected, correctionFor, UNCORRECTED } from './calibration.ts';

function after(moves: number, notation: string, players: number): Position {
  const { state } = starLanes.start(unwrap(starLanes.parseConfig(notation)), players, new Mulberry32(1));
  const position = state.copy();
  position.moves = moves;
  return position;
}

describe('the correction of told chances', () => {
  test('leaves them as they are with a power of 1 and no shift', () => {
    const same = corrected([0.2, 0.5, 0.3], UNCORRECTED);
    expect(same[0]).toBeCloseTo(0.2);
    expect(same[1]).toBeCloseTo(0.5);
    expect(same[2]).toBeCloseTo(0.3);
  });

  test('makes them bolder or more cautious, and keeps their order', () => {
    expect(corrected([0.8, 0.2], { ...UNCORRECTED, power: 2 })[0]).toBeCloseTo(0.64 / 0.68);
    expect(corrected([0.8, 0.2], { ...UNCORRECTED, power: 0.5 })[0]).toBeCloseTo(2 / 3);
  });

  test('corrects an open match more than a decided one', () => {
    const bolder = { ...UNCORRECTED, open: 0.5 };
    const power = (favourite: number): number => {
      const [mine, other] = corrected([favourite, 1 - favourite], bolder);
      return Math.log(mine! / other!) / Math.log(favourite / (1 - favourite));
    };
    expect(power(0.6)).toBeCloseTo(1.4);
    expect(power(0.99)).toBeCloseTo(1.01);
  });

  test('gives to the last in the order of play what it takes from the first', () => {
    const [next, between, moved] = corrected([1 / 3, 1 / 3, 1 / 3], { ...UNCORRECTED, shift: 0.3 });
    expect(next).toBeLessThan(between!);
    expect(Math.log(moved! / next!)).toBeCloseTo(0.3);
    expect(next! + between! + moved!).toBeCloseTo(1);
  });

  test('knows no certainty before the end', () => {
    expect(corrected([1, 0], UNCORRECTED)[1]).toBeGreaterThan(0);
  });

  test('changes little from one move to the next, from the first to the last', () => {
    for (const [notation, players] of [
      ['today', 2],
      ['grand', 8],
      ['faber1977+selling=none', 4],
      ['quick', 3],
    ] as const) {
      const all = after(0, notation, players).movesInAll;
      for (let moves = 1; moves <= all; moves++) {
        const [before, now] = [moves - 1, moves].map((at) => correctionFor(after(at, notation, players)));
        expect(Math.abs(now!.power - before!.power)).toBeLessThan(0.1);
        expect(Math.abs(now!.open - before!.open)).toBeLessThan(0.1);
        expect(Math.abs(now!.shift - before!.shift)).toBeLessThan(0.1);
      }
    }
  });

  test('is one for each kind of table', () => {
    const powers = ['today', 'quick', 'faber1977+selling=none'].flatMap((notation) =>
      [2, 4].map((players) => correctionFor(after(6, notation, players)).power),
    );
    expect(new Set(powers).size).toBe(powers.length);
  });
});
