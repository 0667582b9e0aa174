// The galaxy: those the original program made, star by star, and what holds for every one.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { unwrap } from '../../core/result.ts';
import { classOf } from './classes.ts';
import { CONFIGS } from './editions.ts';
import golden from './fixtures/galaxies.golden.json' with { type: 'json' };
import { configOf } from './fixtures/trials.ts';
import { makeGalaxy } from './galaxy.ts';
import { starTrader } from './index.ts';
import { Position, starName } from './position.ts';
import type { Config } from './config.ts';

function galaxyOf(config: Config, players: number, seed: number): Position {
  const position = new Position(config, players, new Mulberry32(seed));
  makeGalaxy(position);
  return position;
}

/** Every star as NAME,x,y,class. */
function drawn(position: Position): string {
  const { x, y, level, config } = position;
  return Array.from({ length: position.stars }, (_, star) =>
    [starName(position, star), x[star], y[star], classOf(config, level[star]!)].join(','),
  ).join(' ');
}

describe('galaxies of 1974', () => {
  test.each(golden)('seed $seed: $stars stars, $minDistance apart', (made) => {
    const { seed, players, stars, minDistance } = made;
    const position = galaxyOf({ ...CONFIGS['kaufman1974']!, stars, minDistance }, players, seed);
    expect(drawn(position)).toBe(made.galaxy);
    expect([position.chance.draws, position.half]).toEqual([made.draws, made.half]);
  });

  test('two, three and four captains have seven, ten and thirteen stars', () => {
    for (const { seed, players, stars, minDistance, galaxy } of golden.filter((made) => made.minDistance === 15)) {
      if (stars !== 3 * players + 1) continue;
      expect(minDistance).toBe(15);
      expect(drawn(galaxyOf(configOf('kaufman1974'), players, seed))).toBe(galaxy);
    }
  });
});

/** The stars of a galaxy of the remake. */
function remade(notation: string, players: number, seed: number) {
  const { x, y, level, stars } = galaxyOf(configOf(notation), players, seed);
  return Array.from({ length: stars }, (_, star) => ({ x: x[star]!, y: y[star]!, level: level[star]! }));
}

/** How far apart the two closest stars of a galaxy are. */
function closest({ x, y, stars }: Position): number {
  const all = Array.from({ length: stars }, (_, star) => star);
  return Math.min(...all.flatMap((i) => all.slice(0, i).map((j) => Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!))));
}

describe('the map of the remake', () => {
  const galaxies = Array.from({ length: 40 }, (_, seed) => remade('remake', 1 + (seed % 4), seed));

  test('classes come in the order of the page: I, IV, IV, III, then IV, III, II in turn', () => {
    for (const stars of galaxies) {
      const levels = [15, 0, 0, 5, 0, 5, 10, 0, 5, 10, 0, 5, 10].slice(0, stars.length);
      expect(stars.map(({ level }) => level)).toEqual(levels);
    }
  });

  test('developed stars lie within 25 of SOL each way, frontier stars between 50 and 100 light years from it', () => {
    for (const { x, y, level } of galaxies.flat()) {
      if (level === 10) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(25);
      if (level !== 0) continue;
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeGreaterThanOrEqual(50);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(100);
    }
  });

  test('stars come on the top, right, bottom and left half in turn', () => {
    for (const [, ...stars] of galaxies) {
      stars.forEach(({ x, y }, i) => expect([y, x, -y, -x][i % 4]).toBeGreaterThanOrEqual(0));
    }
  });

  test('no two are closer than the minimum distance', () => {
    for (const stars of galaxies) {
      for (const [i, star] of stars.entries()) {
        for (const other of stars.slice(0, i))
          expect(Math.hypot(star.x - other.x, star.y - other.y)).toBeGreaterThanOrEqual(15);
      }
    }
  });

  test.each([
    ['remake', 1, 4],
    ['remake', 3, 10],
    ['remake+stars=2n+1', 1, 3],
    ['remake+stars=2n+1', 4, 9],
    ['remake+stars=12', 2, 12],
  ])('%s with %i captains has %i stars', (notation, players, stars) => {
    expect(remade(notation, players, 7).length).toBe(stars);
  });
});

describe('galaxies of today', () => {
  test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
    '%i captains: as many stars as they need, each with a name',
    (players) => {
      for (let seed = 0; seed < 25; seed++) {
        const position = galaxyOf(configOf('today'), players, seed);
        expect(position.stars).toBe(Math.min(30, 3 * players + 1));
        expect(new Set(position.name.slice(0, position.stars)).size).toBe(position.stars);
        expect(starName(position, 0)).toBe('SOL');
      }
    },
  );

  /** Galaxies for one to four captains with a pair of stars that is closer than it should be. */
  const tooClose = (config: Config): number =>
    Array.from({ length: 400 }, (_, seed) => galaxyOf(config, 1 + (seed % 4), seed)).filter(
      (galaxy) => closest(galaxy) < config.minDistance,
    ).length;

  test('no two stars are closer than the least distance, as they were before engine 3', () => {
    expect(tooClose(configOf('today'))).toBe(0);
    expect(tooClose(unwrap(starTrader.parseConfig('today', 2)))).toBeGreaterThan(10);
  });
});

test('where a hundred galaxies find no room for all stars, they come closer together', () => {
  const galaxy = galaxyOf({ ...configOf('kaufman1974'), minDistance: 35 }, 4, 1);
  expect(galaxy.stars).toBe(13);
  expect(closest(galaxy)).toBeGreaterThan(20);
  expect(closest(galaxy)).toBeLessThan(35 - Math.SQRT2);
});

test('whatever the options allow finds its places, however crowded', () => {
  for (const notation of [
    'today+stars=30+min-distance=22+places=floored',
    'today+stars=30+min-distance=21',
    'today+stars=30+map-size=60+developed=30+frontier=29+min-distance=12',
    'remake+stars=30+most-stars=30+map-size=61+developed=10+frontier=30+min-distance=7',
  ]) {
    const config = configOf(notation);
    expect(galaxyOf(config, config.maxPlayers, 3).stars).toBe(30);
  }
});
