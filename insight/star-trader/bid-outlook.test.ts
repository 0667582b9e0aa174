/** What is told of a bid before it is made is what the star then does: tried against the rules themselves. */
import { describe, expect, test } from 'vitest';
import { bidLimits, hearAgain, offerOf, stockHere, weigh } from '../../games/star-trader/bargain.ts';
import { inPort } from '../../games/star-trader/fixtures/in-port.ts';
import type { Position } from '../../games/star-trader/position.ts';
import { trade } from '../../games/star-trader/turn.ts';
import type { Side } from '../../games/star-trader/types.ts';
import { bargainingOf, bidOutlook, quickBids, reachOf } from './bid-outlook.ts';
import type { Bargaining } from '../../games/star-trader/best-bids.ts';
import { Played } from './fixtures/played.ts';

/** A bargain over some of the 7.4 units of uranium that a star needs or has. */
function opened(side: Side, units: number): Position {
  const position = inPort({
    level: side === 'sell' ? 15 : 0,
    stock: { UR: side === 'sell' ? -7.4 : 7.4 },
    cargo: side === 'sell' ? { UR: 30 } : {},
    cash: 1e6,
  });
  trade(position, units);
  return position;
}

/** As the captain hears it: the fair price from the limits of what is taken for a bid. */
function heardIn(position: Position): Bargaining {
  const { side, units, round, config } = position;
  const share = units / Math.abs(stockHere(position));
  return { side, fair: 10 * bidLimits(position).above, share, round, rounds: config.bids };
}

describe.each(['sell', 'buy'] as const)('%s', (side) => {
  const sign = side === 'sell' ? 1 : -1;

  test.each([1, 3, 7])('%i units: the limits are those of the star, round by round', (units) => {
    const position = opened(side, units);
    for (let round = 1; round <= position.config.bids; round++) {
      const { takes, listens } = reachOf(heardIn(position));
      expect(weigh(position, takes)).toBe('taken');
      expect(weigh(position, takes + 2 * sign)).toBe(round < 3 ? 'thinking' : 'hopeless');
      if (round < 3) expect(weigh(position, listens)).toBe('thinking');
      expect(weigh(position, listens + 2 * sign)).toBe('hopeless');
      hearAgain(position, listens);
    }
  });

  test('what is told of a bid is what happens to it', () => {
    const position = opened(side, 7);
    const bargaining = heardIn(position);
    const offer = offerOf(position);
    const { takes, listens } = reachOf(bargaining);
    expect(bidOutlook(bargaining, offer, offer)).toEqual({ answer: 'offer' });
    expect(bidOutlook(bargaining, offer, takes)).toEqual({ answer: 'taken' });
    expect(bidOutlook(bargaining, offer, listens + sign)).toEqual({ answer: 'gone', last: false });
    const bid = Math.round((takes + listens) / 2);
    const outlook = bidOutlook(bargaining, offer, bid);
    hearAgain(position, bid);
    expect(outlook).toMatchObject({ answer: 'thinking', bidsLeft: 2, next: reachOf(heardIn(position)) });
    expect(outlook.answer === 'thinking' && outlook.patience).toBeCloseTo(0.5, 1);
  });

  test('in the last round it takes a bid or walks away', () => {
    const position = opened(side, 7);
    for (const round of [1, 2]) hearAgain(position, reachOf({ ...heardIn(position), round }).takes);
    const bargaining = heardIn(position);
    const { takes } = reachOf(bargaining);
    expect(bidOutlook(bargaining, offerOf(position), takes + sign)).toEqual({ answer: 'gone', last: true });
    expect(quickBids(bargaining)).toEqual([{ kind: 'sure', total: takes }]);
  });
});

test('quick bids go as far as the star listens, and none is its offer', () => {
  const match = new Played('today', 2, 3);
  let seen = 0;
  for (; seen < 40 && match.state.phase !== 'over'; match.answer()) {
    const { ask } = match.view;
    if (ask?.ask !== 'bid' || ask.above >= ask.below) continue;
    const bargaining = bargainingOf(match.view, match.heard, ask);
    const totals = quickBids(bargaining).map(({ total }) => total);
    expect(totals).not.toContain(ask.offer);
    expect(totals.at(-1)).toBe(reachOf(bargaining).listens);
    for (const total of totals) {
      expect(bidOutlook(bargaining, ask.offer, total).answer).toMatch(/taken|thinking/);
      expect(weigh(match.state, total)).not.toBe('hopeless');
    }
    seen++;
  }
  expect(seen).toBe(40);
});
