// Options that cannot go together are refused with a sentence; all that the own game of 1974 accepts is accepted.
import { expect, test } from 'vitest';
import { starTrader } from './index.ts';

test.each([
  ['today+min-players=5+max-players=4', 'min-players=5 is more than max-players=4'],
  ['kaufman1974+ships=4', '4 captains with 4 ships each are more than 12 ships; reduce max-players or ships'],
  ['today+ships=5', '12 captains with 5 ships each are more than 48 ships; reduce max-players or ships'],
  ['today+stars=20+most-stars=15', 'stars=20 is more than most-stars=15'],
  ['today+map-size=60+developed=40', 'developed=40 and frontier=25 do not fit on a map of map-size=60'],
  ['today+frontier=50', 'developed=25 and frontier=50 do not fit on a map of map-size=100'],
  ['kaufman1974+min-players=1', 'kaufman1974 is for 2 captains or more'],
  ['kaufman1974+min-distance=9.5', 'kaufman1974 allows min-distance from 10 to 25'],
  ['kaufman1974+min-distance=26', 'kaufman1974 allows min-distance from 10 to 25'],
  ['kaufman1974+stars=3', 'kaufman1974 allows stars from 4 to 13'],
  ['kaufman1974+stars=14', 'kaufman1974 allows stars from 4 to 13'],
  ['kaufman1974+max-players=6', 'kaufman1974 has at most 13 stars; with 6 captains choose stars=13 or less'],
  [
    'today+stars=30+min-distance=25',
    '30 stars at least 25 light years apart do not fit on a map of 100x100; choose fewer stars, a smaller min-distance or a larger map-size',
  ],
])('%s: %s', (notation, problem) => {
  const config = starTrader.parseConfig(notation);
  if (config.ok || config.problem.why !== 'contradiction') throw new Error(`${notation} is no contradiction`);
  expect(starTrader.explainContradiction(config.problem.contradiction)).toBe(problem);
});

test('every number of stars and every distance of the own game is accepted', () => {
  const refused: string[] = [];
  for (let stars = 4; stars <= 13; stars++) {
    for (let distance = 10; distance <= 25; distance++) {
      const notation = `kaufman1974+stars=${stars}+min-distance=${distance}`;
      if (!starTrader.parseConfig(notation).ok) refused.push(notation);
    }
  }
  expect(refused).toEqual([]);
});
