// The route planner beside what really happens: days, dates, cargo and gains.
import { describe, expect, test } from 'vitest';
import { dateOf } from '../../games/star-trader/calendar.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import type { Side, View } from '../../games/star-trader/types.ts';
import { standings } from '../../games/star-trader/worth.ts';
import { Played } from './fixtures/played.ts';
import { portProspects } from './port-prospects.ts';
import { planLegs } from './plan-legs.ts';

const LATER = { day: 100, year: 2071 };

function destination(match: Played): Played {
  return match.until(({ ask, today }) => ask?.ask === 'destination' && today.year >= LATER.year);
}

describe('the legs of a ship in port', () => {
  const match = destination(new Played());
  const { view, heard } = match;
  const { ask } = view;
  if (ask?.ask !== 'destination') throw new Error('no destination is asked');
  const [first, second] = [ask.ports[0]!.star, ask.ports[1]!.star];

  test('lead from star to star, in the days the rules take', () => {
    const legs = planLegs(view, heard, ask.ship, [first, second, first]);
    expect(legs.map(({ from, to }) => [from, to])).toEqual([
      [ask.star, first],
      [first, second],
      [second, first],
    ]);
    expect(legs[0]!.days).toBe(ask.ports[0]!.days);
    expect(legs[1]!.days).toBe(legs[2]!.days);
    const today = dateOf(view.today.day, view.today.year);
    const dates = legs.map(({ eta }) => dateOf(eta.day, eta.year));
    expect(dates[0]).toBe(today + legs[0]!.days);
    expect(dates[2]).toBe(today + legs[0]!.days + legs[1]!.days + legs[2]!.days);
    const expected = legs.map(({ expected: day }) => dateOf(day.day, day.year));
    expect(expected[2]! - dates[2]!).toBeCloseTo(3 * legs[0]!.expectedDelay, -1);
  });

  test('say how likely each delay is', () => {
    const { late, expectedDelay } = planLegs(view, heard, ask.ship, [first])[0]!;
    expect(late.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    expect(late[0]).toBeCloseTo(0.95 * 0.5);
    expect(late[6]).toBeCloseTo((0.05 / 3) * (0.5 / 3));
    expect(late.reduce((days, chance, weeks) => days + 7 * weeks * chance, 0)).toBeCloseTo(expectedDelay);
  });

  test('account for cargo, weight and worth', () => {
    let { cargo, weight } = view.ships[ask.ship]!;
    for (const leg of planLegs(view, heard, ask.ship, [first, second])) {
      const after = [...cargo];
      for (const { side, good, units } of leg.deals) {
        after[['UR', 'MET', 'HE', 'MED', 'SOFT', 'GEMS'].indexOf(good)]! += side === 'sell' ? -units : units;
      }
      expect(leg.cargo).toEqual(after);
      expect(leg.weight).toBe(after.slice(0, 4).reduce((tons, units) => tons + units));
      expect(leg.gain).toBeCloseTo(leg.deals.reduce((sum, { gain }) => sum + gain, 0));
      ({ cargo, weight } = leg);
    }
    expect(weight).toBeLessThanOrEqual(view.config.tons);
  });

  test('leave out where the ship is and what is no star', () => {
    expect(planLegs(view, heard, ask.ship, [ask.star, 'NOWHERE'])).toEqual([]);
    expect(planLegs(view, heard, 99, [first])).toEqual([]);
  });

  test('begin for a ship under way with the way it is on', () => {
    const ship = view.ships.findIndex(({ at }) => at === undefined);
    const { from, to, eta } = view.ships[ship]!;
    const legs = planLegs(view, heard, ship, [ask.star === to ? first : ask.star]);
    expect(legs).toHaveLength(2);
    expect(legs[0]).toMatchObject({ from, to, eta });
    expect(legs[0]!.late).toHaveLength(4);
    expect(legs[1]!.from).toBe(to);
  });
});

test('alone and on time, a captain who does as planned gains what was planned, but for the last dollar of a bid', () => {
  const match = destination(new Played('today+years=5+ships=1+on-time=100+delays=0', 1, 3));
  for (let stops = 0; stops < 10; stops++) {
    const { view, heard } = match;
    const { star } = portProspects(view, heard).reduce((best, one) => (one.gainADay > best.gainADay ? one : best));
    const leg = planLegs(view, heard, 0, [star])[0]!;
    match.act({ type: 'go', star });
    expect(match.view.today).toEqual(leg.eta);
    const before = standings(match.state)[0]!.total;
    for (const { side, good, units } of leg.deals) {
      while (!isOffered(match.view, side, good)) match.act({ type: 'pass' });
      match.act({ type: side, units });
      while (match.view.ask?.ask === 'bid') match.answer();
    }
    expect(standings(match.state)[0]!.total - before).toBeCloseTo(leg.gain, -2);
    expect(match.view.ships[0]).toMatchObject({ cargo: leg.cargo, weight: leg.weight });
    while (match.view.ask?.ask !== 'destination') match.act({ type: 'pass' });
  }
});

function isOffered({ ask }: View, side: Side, good: Good): boolean {
  return ask?.ask === side && ask.good === good;
}

test('a leg that ends after the match is worth nothing', () => {
  const match = new Played('today', 2, 5).until(
    ({ ask, today, endYear }) => ask?.ask === 'destination' && today.year === endYear - 1 && today.day > 300,
  );
  const { view, heard } = match;
  if (view.ask?.ask !== 'destination') throw new Error('no destination is asked');
  const stars = Array.from({ length: 4 }, (_, i) => view.stars[i % view.stars.length]!.star);
  const last = planLegs(view, heard, view.ask.ship, stars).at(-1)!;
  expect(last).toMatchObject({ inTime: false, deals: [], gain: 0 });
});

describe('the outlook', () => {
  test('has every port that can be chosen, with the same figures as a plan of one leg', () => {
    const { view, heard } = destination(new Played('kaufman1974', 4, 2));
    if (view.ask?.ask !== 'destination') throw new Error('no destination is asked');
    const outlook = portProspects(view, heard);
    expect(outlook.map(({ star, days }) => ({ star, days }))).toEqual(view.ask.ports);
    expect(outlook.some(({ gain }) => gain > 0)).toBe(true);
    for (const { star, deals, gain, expected } of outlook) {
      expect(planLegs(view, heard, view.ask.ship, [star])[0]).toMatchObject({ deals, gain, expected });
    }
  });

  test('is there at every question, and empty when nobody is asked', () => {
    const match = new Played().until(({ ask }) => ask?.ask === 'sell');
    expect(portProspects(match.view, match.heard)).toHaveLength(match.view.stars.length - 1);
    match.until(() => false);
    expect(portProspects(match.view, match.heard)).toEqual([]);
    expect(planLegs(match.view, match.heard, 0, ['SOL'])).toEqual([]);
  });
});
