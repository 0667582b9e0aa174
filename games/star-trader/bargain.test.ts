// One bargain for a good and visit: what is asked, what is taken, and when the star has had enough.
import { describe, expect, test } from 'vitest';
import { inPort, played } from './fixtures/in-port.ts';
import type { Visit } from './fixtures/in-port.ts';
import { starTrader } from './index.ts';
import type { Position } from './position.ts';

/** A frontier star that needs ten units of software at $4000, and nothing else that is on board. */
const NEEDY: Visit = { looks: [[1, 2072]], cargo: { SOFT: 30 }, stock: { SOFT: -10, UR: 0, MET: 0, GEMS: 0 } };
/** A frontier star with ten units of gems at $2000. */
const SELLER: Visit = { looks: [[1, 2072]], cargo: {}, cash: 99_000, stock: { GEMS: 10, UR: 0, MET: 0 } };

function asked(state: Position) {
  return starTrader.view(state, 0).ask;
}

describe('what is asked', () => {
  test('needs that are on board, good by good; then what is for sale', () => {
    let state = inPort({ cargo: { HE: 5, SOFT: 5, GEMS: 5 } });
    const questions: string[] = [];
    for (let ask = asked(state); ask?.ask === 'sell' || ask?.ask === 'buy'; ask = asked(state)) {
      questions.push(`${ask.ask} ${ask.good}`);
      ({ state } = played(state, 'pass'));
    }
    expect(questions).toEqual(['sell HE', 'sell SOFT', 'buy UR', 'buy MET', 'buy GEMS']);
    expect(asked(state)?.ask).toBe('destination');
  });

  test('the need is rounded up, what is for sale is rounded down', () => {
    expect(asked(inPort({ ...NEEDY, stock: { SOFT: -3.1 } }))).toMatchObject({ ask: 'sell', need: 4 });
    expect(asked(inPort({ ...SELLER, stock: { UR: 0, MET: 0, GEMS: 3.9 } }))).toMatchObject({ ask: 'buy', forSale: 3 });
  });

  test('less than one unit is not for sale', () => {
    expect(asked(inPort({ ...SELLER, stock: { UR: 0.9, MET: 0.9, GEMS: 0.9 } }))?.ask).toBe('destination');
  });

  test('a full ship is offered only what weighs nothing', () => {
    expect(asked(inPort({ cargo: { UR: 30 } }))).toMatchObject({ ask: 'buy', good: 'GEMS' });
  });

  test('as many as fit is what is needed and on board, or for sale and light enough', () => {
    expect(asked(inPort(NEEDY))).toMatchObject({ need: 10, hold: 30, fits: 10 });
    expect(asked(inPort({ looks: [[1, 2072]], cargo: { HE: 0, MET: 25 } }))).toMatchObject({
      good: 'UR',
      forSale: 12,
      fits: 5,
    });
    expect(asked(played(inPort(NEEDY), 'sell').state)).toMatchObject({ ask: 'bid', units: 10 });
  });
});

describe('the number of units', () => {
  test('a star takes no more than twice its need', () => {
    const { state, events } = played(inPort(NEEDY), 'sell 25');
    expect(asked(state)).toMatchObject({ ask: 'bid', units: 20 });
    expect(events).toMatchObject([{ type: 'opened', cut: true, units: 20 }]);
  });

  test('none at all passes, and there is no second chance', () => {
    expect(asked(played(inPort(NEEDY), 'sell 0').state)?.ask).toBe('destination');
  });
});

describe('the star buys', () => {
  const bid = (state: Position, ...bids: number[]) => played(state, 'sell 10', ...bids.map((total) => `bid ${total}`));

  test('it names nine tenths of what it thinks fair, in hundreds', () => {
    expect(asked(played(inPort(NEEDY), 'sell 10').state)).toMatchObject({ offer: 36_000, round: 1, rounds: 3 });
  });

  test.each([
    ['takes what is fair', [40_000], 'dealt'],
    ['takes less', [36_000], 'dealt'],
    ['breaks off above half as much again', [60_001], 'failed'],
    ['listens up to half as much again', [60_000], 'declined'],
    // After 60000 it thinks 44000 fair, and listens up to a quarter more.
    ['moves a fifth of the way', [60_000, 44_000], 'dealt'],
    ['listens to a quarter more the second time', [60_000, 55_000], 'declined'],
    ['breaks off above it', [60_000, 55_001], 'failed'],
    // After 55000 it thinks 46200 fair.
    ['takes that at the last', [60_000, 55_000, 46_200], 'dealt'],
    ['has had enough after three bids', [60_000, 55_000, 46_201], 'failed'],
  ])('it %s', (_, bids, outcome) => {
    expect(bid(inPort(NEEDY), ...bids).events.at(-1)?.type).toBe(outcome);
  });

  test('for part of the need it listens less far', () => {
    const state = played(inPort(NEEDY), 'sell 5').state;
    expect(played(state, 'bid 25000').events.at(-1)?.type).toBe('declined');
    expect(played(state, 'bid 25001').events.at(-1)?.type).toBe('failed');
  });

  test('the price is what the captain named', () => {
    const { state } = bid(inPort(NEEDY), 38_500);
    expect([state.cash[0], state.cargo[4], state.weight[0], state.stock[10]]).toEqual([43_500, 20, 0, 0]);
  });
});

describe('the star sells', () => {
  const bid = (state: Position, ...bids: number[]) => played(state, 'buy 10', ...bids.map((total) => `bid ${total}`));

  test('it names a tenth more than it thinks fair', () => {
    expect(asked(played(inPort(SELLER), 'buy 10').state)).toMatchObject({ offer: 22_000 });
  });

  test.each([
    ['takes what is fair', [20_000], 'dealt'],
    ['listens down to half of it', [10_000], 'declined'],
    ['breaks off below', [9999], 'failed'],
    ['moves a fifth of the way', [10_000, 18_000], 'dealt'],
    ['listens less far the second time', [10_000, 13_500], 'declined'],
    ['and breaks off below that', [10_000, 13_499], 'failed'],
  ])('it %s', (_, bids, outcome) => {
    expect(bid(inPort(SELLER), ...bids).events.at(-1)?.type).toBe(outcome);
  });

  test('goods that weigh something are weighed', () => {
    const { state } = played(inPort({ looks: [[1, 2072]], cargo: {}, cash: 99_000 }), 'buy 5', 'bid 20000');
    expect([state.cash[0], state.cargo[0], state.weight[0]]).toEqual([79_000, 5, 5]);
  });
});

describe('how a bargain ends besides', () => {
  test('with one bid allowed there is no second', () => {
    const state = inPort({ ...NEEDY, notation: 'kaufman1974+bids=1' });
    expect(played(state, 'sell 10', 'bid 41000').events.at(-1)).toMatchObject({ type: 'failed', why: 'star' });
  });

  test('the captain can break it off', () => {
    expect(played(inPort(NEEDY), 'sell 10', 'pass').events.at(-1)).toMatchObject({ type: 'failed', why: 'captain' });
  });

  test('where there is no price nothing can be bid, and passing ends it', () => {
    const state = inPort({ level: 7.5, cargo: { HE: 10 }, stock: { HE: -5, GEMS: 0 } });
    const { state: bargain } = played(state, 'sell 5');
    expect(starTrader.apply(bargain, 0, { type: 'bid', total: 1 })).toMatchObject({
      refusal: { why: 'nothing-to-bid' },
    });
    expect(asked(played(bargain, 'pass').state)?.ask).toBe('destination');
  });

  test('today it has its base price there', () => {
    const state = inPort({ notation: 'today', level: 7.5, cargo: { HE: 10 }, stock: { HE: -5 } });
    expect(played(state, 'sell 5', 'bid 20000').events.at(-1)?.type).toBe('dealt');
  });

  test('who cannot pay at a star without a bank gets nothing', () => {
    const state = inPort({ ...SELLER, cash: 100, balance: 99_000 });
    expect(played(state, 'buy 10', 'bid 20000').events.at(-1)).toMatchObject({ type: 'failed', why: 'cash' });
  });
});
