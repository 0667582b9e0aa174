// Prices and worth over time, from what was heard alone, beside the state of the match.
import { expect, test } from 'vitest';
import { pricesOf } from '../../games/star-trader/economy.ts';
import { starName } from '../../games/star-trader/position.ts';
import { standings } from '../../games/star-trader/worth.ts';
import { Played } from './fixtures/played.ts';
import { priceHistory, pricesOver } from './price-history.ts';
import { worthHistory } from './worth-history.ts';

test.each(['kaufman1974', 'remake', 'today'])('%s: the last point is what everybody is worth now', (edition) => {
  const match = new Played(edition, 3, 4);
  for (let stops = 0; match.until(({ ask }) => ask?.ask === 'destination').view.ask !== undefined; stops++) {
    match.answer();
    const totals = standings(match.state).map(({ total }) => total);
    const point = worthHistory(match.heard).at(-1)!;
    if (stops % 10 === 0) totals.forEach((total, seat) => expect(point.totals[seat]).toBeCloseTo(total, 4));
  }
  const points = worthHistory(match.heard);
  expect(points[0]).toMatchObject({ at: { day: 1, year: 2070 }, totals: [280_000, 280_000, 280_000], why: 'report' });
  expect(points.at(-1)).toMatchObject({ why: 'end', totals: standings(match.state).map(({ total }) => total) });
  const landings = match.heard.filter(({ type }) => type === 'landed').length;
  expect(points.filter(({ why }) => why === 'departure')).toHaveLength(landings);
});

test('prices are known from the first report on, and the last ones are those of the view', () => {
  const match = new Played().until(({ today }) => today.year === 2072);
  const history = priceHistory(match.heard);
  expect([...history.keys()]).toEqual(match.view.stars.map(({ star }) => star));
  for (let star = 0; star < match.state.stars; star++) {
    const quotes = history.get(starName(match.state, star))!;
    expect(quotes[0]!.at).toEqual({ day: 1, year: 2070 });
    expect(quotes.at(-1)!.prices).toEqual(pricesOf(match.state, star));
    const days = quotes.map(({ at }) => 360 * at.year + at.day);
    expect(days).toEqual([...new Set(days)].toSorted((one, other) => one - other));
  }
  expect(pricesOver(history, 'SOL', 'HE')[0]).toEqual({ at: { day: 1, year: 2070 }, price: 3700 });
  expect(pricesOver(history, 'NOWHERE', 'HE')).toEqual([]);
});

test('who has heard nothing has no history', () => {
  expect(worthHistory([])).toEqual([]);
  expect(priceHistory([]).size).toBe(0);
});
