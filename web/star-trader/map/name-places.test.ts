/** Names on the map lie on nothing, in galaxies of every size and on maps as small as a phone's. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { unwrap } from '../../../core/result.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import { frameOf, pixelOf } from './chart-frame.ts';
import { overlap, wholeOf } from './label-places.ts';
import { markBox, placeNames } from './name-places.ts';
import type { DrawnStar } from './name-places.ts';

/** The map in windows of these sizes: as wide and high as it is drawn there. */
const MAPS: readonly (readonly [window: string, width: number, height: number])[] = [
  ['1024x768', 610, 301],
  ['1180x820', 735, 353],
  ['1280x720', 801, 293],
  ['1366x768', 858, 322],
  ['1440x900', 906, 401],
  ['1920x1080', 1316, 509],
  ['820x1180', 788, 411],
  ['844x390', 435, 285],
  ['390x844', 374, 314],
  ['360x640', 344, 224],
  ['720x450', 368, 345],
];

const PRICE = { side: 'sells', words: '▲ 4,900' } as const;

function galaxy(stars: number, seed: number, [, width, height]: (typeof MAPS)[number], price?: typeof PRICE) {
  const config = unwrap(starTrader.parseConfig(`today+stars=${stars}`));
  const { stars: drawn } = starTrader.view(starTrader.start(config, 1, new Mulberry32(seed)).state, 0);
  const frame = frameOf(drawn, width, height);
  return {
    whole: wholeOf(frame),
    stars: drawn.map((star): DrawnStar => ({
      ...pixelOf(frame, star),
      star: star.star,
      class: star.class,
      sign: star.class,
      price,
    })),
  };
}

/** The part of all stars that has a name, in some galaxies of this many stars. */
function namedPart(count: number, map: (typeof MAPS)[number], price: typeof PRICE | undefined): number {
  const galaxies = [1, 2].map((seed) => galaxy(count, seed, map, price));
  const parts = galaxies.map(({ stars, whole }) => {
    const names = placeNames(stars, whole);
    const boxes = names.flatMap((name) => name?.box ?? []);
    const others = stars.map(markBox);
    boxes.forEach((box, i) => {
      expect([...boxes.slice(i + 1), ...others].filter((other) => overlap(box, other) > 0)).toEqual([]);
      expect(overlap(box, whole)).toBeCloseTo(box.width * box.height);
    });
    return boxes.length / stars.length;
  });
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

test.each(MAPS)('in a window of %s no two names lie on each other, or on a star', (...map) => {
  const isSmallest = map[0] === '360x640';
  for (const price of [undefined, PRICE]) {
    for (const count of [4, 8]) expect(namedPart(count, map, price)).toBe(1);
    // As many stars as three captains have, and four; and far more than anybody plays with.
    expect(namedPart(13, map, price)).toBeGreaterThanOrEqual(isSmallest ? 0.9 : 1);
    expect(namedPart(26, map, price)).toBeGreaterThan(isSmallest ? 0.65 : 0.94);
  }
});
