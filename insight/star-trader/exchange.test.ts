/** The exchange lists every captain and ship once, and adds up to what each captain is worth. */
import { expect, test } from 'vitest';
import { BASE_PRICES } from '../../games/star-trader/goods.ts';
import { fleetExchange } from './exchange.ts';
import { Played } from './fixtures/played.ts';

test('captains by worth, each with their ships and what lies aboard', () => {
  const match = new Played('today', 3, 6);
  for (let look = 0; look < 200 && match.state.phase !== 'over'; look++) {
    const { view } = match;
    const captains = fleetExchange(view);
    expect(captains.map(({ seat }) => seat).toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
    const totals = captains.map(({ worth }) => worth.total);
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    expect(captains[0]?.rank).toBe(1);
    const ships = captains.flatMap((captain) => captain.ships.map(({ ship }) => ship));
    expect(ships.toSorted((one, other) => one - other)).toEqual([...view.ships.keys()]);
    for (const { seat, worth, ships: own, goods } of captains) {
      expect(own.every(({ owner }) => owner === seat)).toBe(true);
      expect(own.reduce((sum, { cash }) => sum + cash, 0)).toBeCloseTo(worth.onShips);
      expect(goods.reduce((sum, units, good) => sum + units * BASE_PRICES[good]!, 0)).toBeCloseTo(worth.cargo);
    }
    match.answer();
  }
});

test('ships are called by the letter of their captain and their number', () => {
  const marks = fleetExchange(new Played('today', 2, 1).view).flatMap(({ ships }) => ships.map(({ mark }) => mark));
  expect(marks.toSorted()).toEqual(['A1', 'A2', 'B1', 'B2']);
});
