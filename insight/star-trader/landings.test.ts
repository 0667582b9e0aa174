import { expect, test } from 'vitest';
import { Played } from './fixtures/played.ts';
import { isOverdue, landingsOf } from './landings.ts';

test('all ships under way, in the order they are expected, each on the line between its stars', () => {
  const match = new Played('today', 3, 6);
  for (let look = 0; look < 200 && match.state.phase !== 'over'; look++) {
    const { view } = match;
    const landings = landingsOf(view);
    expect(landings).toHaveLength(view.ships.filter(({ at }) => at === undefined).length);
    const days = landings.map(({ daysToGo }) => daysToGo);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    for (const { ship, way, daysToGo, latest, eta, from, to, x, y } of landings) {
      expect(view.ships[ship]).toMatchObject({ from, to, eta });
      expect(way).toBeGreaterThanOrEqual(0);
      expect(way === 1).toBe(daysToGo <= 0);
      expect(daysToGo).toBeGreaterThanOrEqual(-21);
      expect(isOverdue(view.ships[ship]!, view.today)).toBe(daysToGo < 0);
      expect(360 * latest.year + latest.day - 360 * eta.year - eta.day).toBe(21);
      const [a, b] = [from, to].map((name) => view.stars.find(({ star }) => star === name)!);
      expect(Math.hypot(x - a!.x, y - a!.y) + Math.hypot(x - b!.x, y - b!.y)).toBeCloseTo(
        Math.hypot(a!.x - b!.x, a!.y - b!.y),
      );
    }
    match.answer();
  }
});

test('a ship that has just left on time is at its star, and one whose departure is put off stays there', () => {
  const match = new Played();
  const view = match.view;
  const sol = view.stars[0]!;
  const star = view.stars[1]!;
  const days = match.view.ask?.ask === 'destination' ? match.view.ask.ports[0]!.days : 0;
  const ship = { ...view.ships[0]!, at: undefined, from: sol.star, to: star.star };
  for (const [delay, today, way] of [
    [0, 1, 0],
    [7, 1, 0],
    [7, 8, 0],
    [0, 1 + days, 1],
    [0, 1 + days + 14, 1],
  ] as const) {
    const eta = { day: 1 + days + delay, year: 2070 };
    const [landing] = landingsOf({ ...view, today: { day: today, year: 2070 }, ships: [{ ...ship, eta }] });
    expect(landing).toMatchObject({ way, daysToGo: days + delay + 1 - today });
  }
});
