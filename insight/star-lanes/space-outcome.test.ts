// What an offered space has in store, as data: every kind of placing on a drawn board.
import { describe, expect, test } from 'vitest';
import { spaceNumber } from '../../games/star-lanes/spaces.ts';
import { factsOf } from './facts.ts';
import { drawn } from './fixtures/drawn.ts';
import { gapMarks } from './space-gap.ts';
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
    gap: { own: 1000, rival: { seat: 1, gain: 2000 }, gap: -1000 },
  });
});

test('a founder draws ahead by the shares that are given', () => {
  check('*...', [CASH], { gap: { own: 3000, rival: { seat: 1, gain: 0 }, gap: 3000 } });
});

test('where books are private, the gap tells of nobody else', () => {
  const position = drawn(['today', '.....', '..A..', '.....', 'A 1 $300 10 20', CASH, 'offered 3C'].join('\n'));
  const facts = factsOf(position, spaceNumber('3C', 3, 5) ?? 0, -1);
  expect(spaceOutcome(facts, [true, false])).toMatchObject({
    gap: { own: 1000, rival: undefined, gap: 1000 },
    rivals: [],
  });
});

test('the longest mark is the largest gap, whichever way', () => {
  expect(gapMarks([500, -1000, 0])).toEqual([0.5, -1, 0]);
  expect(gapMarks([0, 0])).toEqual([0, 0]);
  expect(gapMarks([])).toEqual([]);
});

describe('the shape a space leaves', () => {
  const shapeOf = (edition: string, rows: readonly string[], companies: readonly string[]) => {
    const text = [edition, ...rows, ...companies, CASH, 'offered 2C'].join('\n');
    const facts = factsOf(drawn(text), spaceNumber('2C', rows.length, 5) ?? 0, -1);
    return spaceOutcome(facts, [true, true]).shape;
  };

  test('of an outpost is an outpost', () => {
    expect(shapeOf('today', ['.....', '.....', '.....'], [])).toEqual({
      map: ['.....', '..+..', '.....'],
      changed: ['2C'],
      company: undefined,
    });
  });

  test('of a company that grows takes in the outposts beside it', () => {
    expect(shapeOf('today', ['..A..', '...+.', '.....'], ['A 1 $200 1 1'])).toEqual({
      map: ['..A..', '..AA.', '.....'],
      changed: ['2C', '2D'],
      company: 'A',
    });
  });

  test('of a merger is the company that stays, with all spaces of the other', () => {
    expect(shapeOf('today', ['..AA.', '.B...', '.B...'], ['A 3 $300 1 1', 'B 2 $200 1 1'])).toEqual({
      map: ['..AA.', '.AA..', '.A...'],
      changed: ['2B', '2C', '3B'],
      company: 'A',
    });
  });

  test('of a company that a black hole swallows is nothing', () => {
    const { map, company } = shapeOf('beej', ['..A..', '...@.', '.....'], ['A 1 $100 1 1']);
    expect(map.join('')).not.toContain('A');
    expect(company).toBeUndefined();
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
