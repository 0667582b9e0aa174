// What an offered space has in store, as data: every kind of placing on a drawn board.
import { expect, test } from 'vitest';
import { spaceNumber } from '../../games/star-lanes/spaces.ts';
import { factsOf } from './facts.ts';
import { drawn } from './fixtures/drawn.ts';
import { spaceOutcome } from './space-outcome.ts';
import type { SpaceOutcome } from './space-outcome.ts';

/** Places on 3C with something on its four sides: north, south, east and west. */
function check([north, south, east, west]: string, lines: readonly string[], prospect: Partial<SpaceOutcome>): void {
  const rows = ['.....', `..${north}..`, `.${west}.${east}.`, `..${south}..`, '.....'];
  const position = drawn(['today', ...rows, ...lines, 'offered 3C'].join('\n'));
  const facts = factsOf(position, spaceNumber('3C', 5, 5) ?? 0, -1);
  expect(spaceOutcome(facts, [true, true])).toMatchObject({ isGuessed: false, ends: false, ...prospect });
}

const CASH = 'cash 6000 6000';

test('an outpost changes nothing', () => {
  check('....', [CASH], { deed: { deed: 'outpost' }, companies: [], effects: [], own: { shares: 0, gain: 0 } });
});

test('a founder is given shares, which are a gain', () => {
  check('*...', [CASH], {
    deed: { deed: 'founds', company: 'A' },
    companies: ['A'],
    effects: [
      { point: 'founded', size: 1, price: 600, shares: 5 },
      { point: 'dividend', amount: 150 },
    ],
    own: { shares: 0, gain: 3000 },
    rivals: [],
  });
});

test('a company that grows makes its owners richer', () => {
  check('A...', ['A 2 $300 10 20', CASH], {
    deed: { deed: 'grows', company: 'A' },
    own: { shares: 10, gain: 1000 },
    rivals: [{ seat: 1, gain: 2000 }],
  });
});

test('a merger exchanges shares and pays bonuses', () => {
  const position = drawn(
    ['today', '.....', '..A..', '.B.A.', '.....', '.....', 'A 4 $800 0 10', 'B 2 $400 10 0', CASH, 'offered 3C'].join(
      '\n',
    ),
  );
  const facts = factsOf(position, spaceNumber('3C', 5, 5) ?? 0, -1);
  const { deed, effects: points, companies, isGuessed } = spaceOutcome(facts, [true, false]);
  expect({ deed, companies, isGuessed }).toEqual({
    deed: { deed: 'merges', from: ['B'], into: 'A' },
    companies: ['A', 'B'],
    isGuessed: true,
  });
  expect(points.map(({ point }) => point)).toEqual(expect.arrayContaining(['exchanged', 'bonus']));
});
