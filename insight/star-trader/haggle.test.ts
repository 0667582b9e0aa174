/** Nobody bargains better than `bestBid`: tried against the rules themselves, over many true prices and needs. */
import { describe, expect, test } from 'vitest';
import { bid, trade } from '../../games/star-trader/turn.ts';
import { inPort } from '../../games/star-trader/fixtures/in-port.ts';
import { bidLimits, stockHere } from '../../games/star-trader/bargain.ts';
import type { Position } from '../../games/star-trader/position.ts';
import type { Side } from '../../games/star-trader/types.ts';
import { bestBid } from '../../games/star-trader/best-bids.ts';
import { haggled } from './haggle.ts';

/** A way to bargain: the next bid as a part of what the star thinks fair. */
type Policy = (round: number, rounds: number, share: number, side: Side) => number;

/** A bargain over UR that is sold to SOL's like (`sell`) or bought at the frontier. */
function opened(side: Side, rounds: number, stock: number, units: number): Position {
  const position = inPort({
    notation: `kaufman1974+bids=${rounds}`,
    level: side === 'sell' ? 15 : 0,
    stock: { UR: side === 'sell' ? -stock : stock },
    cargo: side === 'sell' ? { UR: 30 } : {},
    cash: 1e6,
  });
  if (position.phase !== side || position.good !== 0) throw new Error(`asked about ${position.good}`);
  trade(position, units);
  return position;
}

/** What a policy earns for each unit against the first fair price; nothing where there is no deal. */
function earned(
  side: Side,
  rounds: number,
  stock: number,
  units: number,
  total: (position: Position) => number,
): number {
  const position = opened(side, rounds, stock, units);
  const first = position.fair * position.units;
  const before = position.cash[0]!;
  while (position.phase === 'bid') bid(position, total(position));
  const paid = position.cash[0]! - before;
  if (paid === 0) return 0;
  return side === 'sell' ? paid / first : 2 + paid / first;
}

function byPolicy(policy: Policy, side: Side, rounds: number) {
  return (position: Position): number => {
    const share = position.units / Math.abs(stockHere(position));
    return Math.round(position.fair * position.units * policy(position.round, rounds, share, side));
  };
}

function byBestBid(side: Side, rounds: number) {
  return (position: Position): number => {
    const share = position.units / Math.abs(stockHere(position));
    // As a captain hears it: from the limits that are told, not from the star's mind.
    const fair = 10 * bidLimits(position).above;
    return bestBid({ side, fair, share, round: position.round, rounds });
  };
}

const better = (side: Side, part: number): number => (side === 'sell' ? 1 + part : 1 - part);

/** What people try: at once the fair price, the star's own offer, the same demand every time, half of the window. */
const SIMPLE: Readonly<Record<string, Policy>> = {
  'the fair price at once': (_round, _rounds, _share, side) => better(side, -0.0001),
  "the star's own offer": (_round, _rounds, _share, side) => better(side, -0.1),
  'a tenth more, then fair': (round, rounds, _share, side) => better(side, round < rounds ? 0.1 : -0.0001),
  'half of the window': (round, rounds, share, side) =>
    better(side, round < rounds ? (0.25 * Math.min(1, share)) / round : -0.0001),
  'only the first round': (round, _rounds, share, side) =>
    better(side, round === 1 ? 0.499 * Math.min(1, share) : -0.0001),
  'beyond the window': (round, _rounds, share, side) => better(side, (0.51 * Math.min(1, share)) / round),
  'the window to the end': (round, _rounds, share, side) => better(side, (0.499 * Math.min(1, share)) / round),
};

const CASES = [3.2, 7, 12.5, 20].flatMap((stock) => [1, 3].map((units) => ({ stock, units })));

function meanEarned(side: Side, rounds: number, total: (position: Position) => number): number {
  return CASES.reduce((sum, { stock, units }) => sum + earned(side, rounds, stock, units, total), 0) / CASES.length;
}

describe.each(['sell', 'buy'] as const)('%s', (side) => {
  test.each([1, 2, 3, 4, 7])('no simple way to bargain does better in %i rounds', (rounds) => {
    const best = meanEarned(side, rounds, byBestBid(side, rounds));
    for (const [name, policy] of Object.entries(SIMPLE)) {
      const other = meanEarned(side, rounds, byPolicy(policy, side, rounds));
      expect([name, other <= best + 1e-3]).toEqual([name, true]);
    }
  });

  test.each([1, 3, 6])('comes to what was worked out in %i rounds', (rounds) => {
    for (const { stock, units } of CASES) {
      const factor = haggled(side, units / stock, rounds);
      const paid = earned(side, rounds, stock, units, byBestBid(side, rounds));
      expect(paid).toBeCloseTo(side === 'sell' ? factor : 2 - factor, 2);
    }
  });
});

test('all of a need in three bids brings 15.5 % more, all of a store costs 14.5 % less', () => {
  expect(haggled('sell', 1, 3)).toBeCloseTo(1.155);
  expect(haggled('buy', 1, 3)).toBeCloseTo(0.855);
});

test('a million rounds are not all used', () => {
  expect(haggled('sell', 1, 1_000_000)).toBeLessThan(2);
});
