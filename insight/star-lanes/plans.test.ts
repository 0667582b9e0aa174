import { unwrap } from '../../core/result.ts';
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { CONFIGS } from '../../games/star-lanes/editions.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { positionFrom } from '../../games/star-lanes/setup.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import { actionFor, plansFor, plansWithClearing, trade } from './plans.ts';

const MAP = ['AA..BB......', ...Array.from({ length: 8 }, () => '............')];

/** Two companies at $300 and $600; the first player has placed and holds these shares. */
function traded(edition: string, cash: number, shares: readonly number[]): Position {
  const reading = unwrap(starLanes.parseConfig(edition));
  const books = { cash: [cash, 6000], shares: [shares, []] };
  const position = positionFrom(
    reading,
    { map: MAP, sizes: [2, 2], prices: [300, 600], ...books, moves: 10 },
    new Mulberry32(1),
  );
  position.phase = 'trade';
  return position;
}

function ordersOf(position: Position): string[] {
  return plansFor(position).map((plan) => starLanes.formatAction(actionFor(position.copy(), plan)));
}

test('where stock cannot be sold, a plan puts all cash into one company', () => {
  expect(ordersOf(traded('today+selling=none', 1300, [5, 0]))).toEqual(['A 4', 'B 2']);
});

test('on a sheet, a plan may sell everything else first', () => {
  expect(ordersOf(traded('today', 1300, [5, 2]))).toEqual(['A 4', 'A 8, B -2', 'B 2', 'A -5, B 4']);
});

test('in order, only what is asked before can pay for what is asked later', () => {
  expect(ordersOf(traded('faber1977', 1300, [5, 2]))).toEqual(['A 4', 'A 0', 'A -5']);
});

test('in order, a plan may also turn what is asked later into cash', () => {
  const position = traded('faber1977+selling=owned', 1300, [5, 2]);
  const outcomes = plansWithClearing(position).map((plan) => {
    const after = position.copy();
    trade(after, plan);
    return [...after.held.slice(0, 2), after.cash[0]];
  });
  const usual = [
    [9, 2, 100],
    [5, 4, 100],
    [0, 6, 400],
  ];
  const clearing = [
    [9, 0, 1300],
    [0, 0, 4000],
  ];
  expect(outcomes).toEqual([...usual, ...clearing]);
});

test('what a clearing plan sells is ordered company by company', () => {
  const position = traded('faber1977+selling=owned', 1300, [5, 2]);
  const intoA = plansWithClearing(position).find(({ clearing }) => clearing === true);
  expect(starLanes.formatAction(actionFor(position, intoA!))).toBe('A 4');
  position.asked = 1;
  expect(starLanes.formatAction(actionFor(position, intoA!))).toBe('B -2');
});

test('a sheet and an edition without selling know no clearing', () => {
  for (const edition of ['today', 'faber1977+selling=none']) {
    const position = traded(edition, 1300, [5, 2]);
    expect(plansWithClearing(position)).toEqual(plansFor(position));
  }
});

test('no more is bought than the edition has left', () => {
  expect(ordersOf(traded('today+selling=none+shares=6', 6000, [5, 0]))).toEqual(['A 1', 'B 6']);
});

test('with nothing to buy and nothing to sell everything stays', () => {
  expect(ordersOf(traded('today', 100, [0, 0]))).toEqual(['pass']);
});

test('more shares than can be bought at once can still be sold at once', () => {
  const position = traded('today', 0, [3e9, 0]);
  for (const plan of plansFor(position)) {
    expect(starLanes.apply(position, 0, actionFor(position.copy(), plan)).ok).toBe(true);
  }
  expect(CONFIGS['today']?.selling).toBe('owned');
});
