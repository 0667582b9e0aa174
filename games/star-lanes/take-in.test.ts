// What a space brings along when it joins a company.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { drawMap } from './draw-map.ts';
import { configFor } from './fixtures/cases.ts';
import type { Position } from './position.ts';
import { positionFrom } from './setup.ts';
import { spaceNumber } from './spaces.ts';
import { takeIn } from './take-in.ts';

const MAP = ['+.+..', '..+..', '.*.@.', '..+..', '.....'];

function drawn(): Position {
  return positionFrom(configFor('today', MAP), { map: MAP, sizes: [4], prices: [1000], cash: [0] }, new Mulberry32(1));
}

describe('around 3C lie two outposts, a star and a black hole', () => {
  const check = (stars: boolean, outposts: boolean, price: number, size: number): void => {
    const position = drawn();
    takeIn(position, spaceNumber('3C', 5, 5) ?? 0, 0, stars, outposts, false);
    expect([position.price[0], position.size[0]]).toEqual([price, size]);
  };

  test('all of it counts', () => {
    check(true, true, 1000 + 500 + 200 - 500, 6);
  });

  test('without stars, without outposts: the black hole always pulls', () => {
    check(false, true, 1000 + 200 - 500, 6);
    check(true, false, 1000 + 500 - 500, 4);
    check(false, false, 1000 - 500, 4);
  });

  test('outposts change hands, those behind them stay, stars and black holes are not used up', () => {
    const position = drawn();
    const around = takeIn(position, spaceNumber('3C', 5, 5) ?? 0, 0, true, true, true);
    expect(around).toEqual({ stars: 1, holes: 1, outposts: ['2C', '4C'] });
    expect(drawMap(position)).toEqual(['+.+..', '..A..', '.*.@.', '..A..', '.....']);
  });

  test('nothing is listed when nobody listens', () => {
    expect(takeIn(drawn(), spaceNumber('3C', 5, 5) ?? 0, 0, true, true, false)).toBeUndefined();
  });
});
