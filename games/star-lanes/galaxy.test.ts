// The galaxy at the start: by chance, by number, or drawn by hand.
import { describe, expect, test } from 'vitest';
import { Mulberry32, Tape } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import { drawMap } from './draw-map.ts';
import { configOf } from './fixtures/trials.ts';
import { makeGalaxy } from './galaxy.ts';
import { Position } from './position.ts';

function galaxy(notation: string, chance: Chance): Position {
  const position = new Position(configOf(notation), 2, chance);
  makeGalaxy(position);
  return position;
}

function marks(position: Position, mark: string): number {
  return drawMap(position).join('').split(mark).length - 1;
}

describe('by chance', () => {
  const tape = (...draws: number[]): Tape =>
    new Tape([...draws, ...Array.from({ length: 1100 }, () => 0.9)].map((draw) => Math.ceil(draw * 2 ** 32)));

  test('a star lies where the draw is from .45 up to .50, row by row (L110)', () => {
    const position = galaxy('faber1977', tape(0, 0.4499, 0.45, 0.4999, 0.5, 0.04, 0.9, 0.9, 0.9, 0.9, 0.9, 0.46, 0.47));
    expect(drawMap(position).slice(0, 2)).toEqual(['..**.......*', '*...........']);
    expect(position.chance.draws).toBe(108);
  });

  test('black holes take their part from 0, with the same draw', () => {
    const position = galaxy('beej', tape(0, 0.0166, 0.0167, 0.45, 0.4999, 0.5));
    expect(drawMap(position)[0]).toBe('@@.**.......');
    expect(position.chance.draws).toBe(120);
  });

  test('stars are as thick as the option says', () => {
    let stars = 0;
    for (let seed = 0; seed < 200; seed++) stars += marks(galaxy('grand+stars=1/4', new Mulberry32(seed)), '*');
    expect(stars / (200 * 280)).toBeCloseTo(0.25, 2);
  });

  test('without stars and black holes nothing is drawn', () => {
    expect(galaxy('today+stars=0', new Mulberry32(1)).chance.draws).toBe(0);
  });
});

describe('by number', () => {
  test('exactly as many as the option says, each on a space of its own', () => {
    for (let seed = 0; seed < 50; seed++) {
      const position = galaxy('today+stars=8+black-holes=3', new Mulberry32(seed));
      expect([marks(position, '*'), marks(position, '@'), position.empty]).toEqual([8, 3, 97]);
    }
  });

  test('every space is as likely as the next', () => {
    const counts = Array.from({ length: 25 }, () => 0);
    for (let seed = 0; seed < 5000; seed++) {
      const drawn = drawMap(galaxy('today+rows=5+columns=5+stars=5', new Mulberry32(seed))).join('');
      [...drawn].forEach((mark, i) => (counts[i]! += mark === '*' ? 1 : 0));
    }
    const unevenness = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // With 24 degrees of freedom one seed in a thousand passes 51.
    expect(unevenness).toBeLessThan(51);
  });

  test('stars by chance may leave less room than there are black holes to come: then every space is taken', () => {
    for (let seed = 0; seed < 200; seed++) {
      const position = galaxy('today+rows=5+columns=5+stars=1/2+black-holes=12', new Mulberry32(seed));
      const [stars, holes] = [marks(position, '*'), marks(position, '@')];
      expect(holes).toBe(Math.min(12, 25 - stars));
      expect(position.empty).toBe(25 - stars - holes);
    }
  });
});

test('a drawn map is laid as it is drawn, outposts and black holes included, and nothing is drawn by chance', () => {
  const position = galaxy('today+rows=5+columns=6+map=2*3/6/o4@/6/**4', new Mulberry32(1));
  expect(drawMap(position)).toEqual(['..*...', '......', '+....@', '......', '**....']);
  expect([position.empty, position.chance.draws]).toEqual([25, 0]);
});
