// Routes: what is judged by its gain a day, and what by the gain beyond what a day should bring.
import { expect, test } from 'vitest';
import { Played } from './fixtures/played.ts';
import { positionFor } from './logbook.ts';
import { Navigator, PLANNING } from './routes.ts';
import type { PortRoute } from './routes.ts';

/** The best routes at many questions of a match, with some haste. */
function bestRoutes(haste?: number): PortRoute[] {
  const match = new Played('today+years=5', 3, 12);
  const best: PortRoute[] = [];
  while (best.length < 40 && match.until(({ ask }) => ask?.ask === 'destination').state.phase === 'destination') {
    const position = positionFor(match.view, match.heard);
    const style = { ...PLANNING, ...(haste === undefined ? {} : { haste }) };
    best.push(new Navigator(position, style).routes(position)[0]!);
    match.answer();
  }
  return best;
}

function sumOf(routes: readonly PortRoute[], figure: 'days' | 'gain'): number {
  return routes.reduce((sum, route) => sum + route[figure], 0);
}

test('the more a day should bring, the shorter are the ways, and the less they gain', () => {
  const [patient, usual, hurried] = [bestRoutes(0), bestRoutes(), bestRoutes(1.5)];
  expect(patient).toHaveLength(40);
  expect(sumOf(patient, 'gain')).toBeGreaterThan(sumOf(usual, 'gain'));
  expect(sumOf(usual, 'gain')).toBeGreaterThan(sumOf(hurried, 'gain'));
  expect(sumOf(patient, 'days')).toBeGreaterThan(sumOf(usual, 'days'));
  expect(sumOf(usual, 'days')).toBeGreaterThan(sumOf(hurried, 'days'));
});

test('towards the end only the gain counts', () => {
  const match = new Played('today', 2, 3).until(
    ({ ask, today, endYear }) => ask?.ask === 'destination' && today.year === endYear - 1 && today.day > 200,
  );
  const position = positionFor(match.view, match.heard);
  const gains = new Navigator(position, { ...PLANNING, haste: 1.3 }).routes(position).map(({ gain }) => gain);
  expect(gains).toEqual(gains.toSorted((one, other) => other - one));
});
