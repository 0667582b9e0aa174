// A factor bargains for the captain: what the best bids come to, less its part, in any round, for everybody alike.
import { describe, expect, test } from 'vitest';
import { bestBid } from './best-bids.ts';
import { bidLimits, stockHere } from './bargain.ts';
import { actionOf, inPort, played } from './fixtures/in-port.ts';
import type { Visit } from './fixtures/in-port.ts';
import { starTrader } from './index.ts';
import type { Position } from './position.ts';

/** Ten units of software are needed at $4000; ten units of gems are for sale at $2000. */
const NEEDY: Visit = {
  notation: 'today',
  looks: [[1, 2072]],
  cargo: { SOFT: 30 },
  stock: { SOFT: -10, UR: 0, MET: 0, GEMS: 0 },
};
const SELLER: Visit = {
  notation: 'today',
  looks: [[1, 2072]],
  cargo: {},
  cash: 99_000,
  stock: { GEMS: 10, UR: 0, MET: 0 },
};

const lastEvent = (state: Position, ...actions: string[]) => played(state, ...actions).events.at(-1);

/** What the best bids come to, made by hand. */
function byHand(opened: Position): number {
  let state = opened;
  for (;;) {
    const { side, units, round, config } = state;
    const fair = 10 * bidLimits(state).above;
    const share = units / Math.abs(stockHere(state));
    const total = bestBid({ side, fair, share, round, rounds: config.bids });
    const step = played(state, `bid ${total}`);
    const end = step.events.at(-1);
    if (end?.type === 'dealt') return end.total;
    if (end?.type !== 'declined') throw new Error(`the bargain ended with ${end?.type}`);
    ({ state } = step);
  }
}

describe('the price of a factor', () => {
  test('is three percent less than the best bids bring', () => {
    // 40000 x 1.1 x 1.05 = 46199 with every bid in whole dollars, of which the factor keeps 1386.
    expect(lastEvent(inPort(NEEDY), 'factor 10')).toMatchObject({ type: 'dealt', units: 10, total: 44_813, fee: 1386 });
  });

  test('is three percent more than they save', () => {
    // 20000 x 0.9 x 0.95 = 17101, and the factor takes 514.
    expect(lastEvent(inPort(SELLER), 'factor 10')).toMatchObject({ type: 'dealt', units: 10, total: 17_615, fee: 514 });
  });

  test.each([
    ['sell', 1, NEEDY],
    ['sell', 7, NEEDY],
    ['sell', 20, NEEDY],
    ['buy', 1, SELLER],
    ['buy', 9, SELLER],
  ] as const)('is what the best bids come to by hand: to %s %i', (side, units, visit) => {
    for (const bids of [1, 2, 3, 5, 1_000_000]) {
      const state = inPort({ ...visit, notation: `today+bids=${bids}` });
      const best = byHand(played(state, `${side} ${units}`).state);
      const total = side === 'sell' ? Math.floor((best * 97) / 100) : Math.ceil((best * 103) / 100);
      expect(lastEvent(state, `factor ${units}`)).toMatchObject({ total, fee: Math.abs(best - total) });
    }
  });

  test('goes on from where a bargain stands', () => {
    const { state } = played(inPort(NEEDY), 'sell 10', 'bid 41000');
    const best = byHand(state);
    expect(lastEvent(state, 'factor')).toMatchObject({ type: 'dealt', total: Math.floor(best * 0.97) });
    expect(best).toBeLessThan(46_200);
  });

  test('is told in the question before anybody asks for it', () => {
    const ask = (state: Position) => starTrader.view(state, 'watcher').ask;
    expect(ask(inPort(NEEDY))).toMatchObject({ ask: 'sell', fits: 10, factor: 44_813 });
    expect(ask(inPort(SELLER))).toMatchObject({ ask: 'buy', fits: 10, factor: 17_615 });
    expect(ask(played(inPort(NEEDY), 'sell 10').state)).toMatchObject({ ask: 'bid', factor: 44_813 });
  });

  test('is another part where the option says so', () => {
    const state = inPort({ ...NEEDY, notation: 'today+factor=12.5' });
    expect(lastEvent(state, 'factor 10')).toMatchObject({ total: 40_424, fee: 5775 });
  });
});

describe('what a factor does', () => {
  test('it trades as many as fit, and the star cuts what is above twice its need', () => {
    expect(lastEvent(inPort(NEEDY), 'factor')).toMatchObject({ type: 'dealt', units: 10 });
    expect(played(inPort(NEEDY), 'factor 25').events).toMatchObject([
      { type: 'opened', cut: true, units: 20 },
      { type: 'dealt', units: 20 },
    ]);
  });

  test('over nothing it passes', () => {
    const { state, events } = played(inPort(NEEDY), 'factor 0');
    expect([events, starTrader.view(state, 0).ask?.ask]).toEqual([[], 'destination']);
  });

  test('it cannot spend what is not there', () => {
    expect(lastEvent(inPort({ ...SELLER, cash: 17_614 }), 'factor 10')).toMatchObject({ type: 'failed', why: 'cash' });
    expect(lastEvent(inPort({ ...SELLER, cash: 17_615 }), 'factor 10')).toMatchObject({ type: 'dealt' });
  });

  test('where the bank can help, it waits for the money, and tells its part afterwards', () => {
    const stock = { HE: 0, MED: 0, SOFT: 10 };
    const state = inPort({ notation: 'today', level: 10, cargo: {}, cash: 1000, balance: 99_000, stock });
    const asked = played(state, 'factor 10').state;
    const ask = starTrader.view(asked, 0).ask;
    if (ask?.ask !== 'bank' || ask.toPay === undefined) throw new Error(`asked for ${ask?.ask}`);
    const paid = lastEvent(asked, 'bank', `withdraw ${ask.toPay - 1000}`);
    expect(paid).toMatchObject({ type: 'dealt', total: ask.toPay });
    expect(paid).toHaveProperty('fee');
  });

  test('the next bargain is the captain’s own again', () => {
    const state = inPort({ ...NEEDY, cargo: { MED: 5, SOFT: 30 }, stock: { ...NEEDY.stock, MED: -10 } });
    expect(lastEvent(state, 'factor 5', 'sell 10', 'bid 30000')).not.toHaveProperty('fee');
  });
});

describe('no factor', () => {
  const refusal = (state: Position, text: string) => {
    const step = starTrader.apply(state, 0, actionOf(text));
    return step.ok ? undefined : step.refusal.why;
  };

  test('bargains in the games of history', () => {
    for (const notation of ['kaufman1974', 'remake']) {
      const state = inPort({ ...NEEDY, notation });
      expect(refusal(state, 'factor 10')).toBe('no-factor');
      expect(starTrader.view(state, 0).ask).not.toHaveProperty('factor');
    }
  });

  test('bargains where there is no price, changes the units under way, or sells what is not there', () => {
    const visit = { notation: 'kaufman1974+factor=3', level: 7.5, cargo: { HE: 10 }, stock: { HE: -5, GEMS: 0 } };
    expect(refusal(inPort(visit), 'factor')).toBe('nothing-to-bid');
    expect(refusal(played(inPort(visit), 'sell 5').state, 'factor')).toBe('nothing-to-bid');
    expect(refusal(played(inPort(NEEDY), 'sell 10').state, 'factor 5')).toBe('other-question');
    expect(refusal(inPort(NEEDY), 'factor 31')).toBe('not-on-board');
    expect(refusal(played(inPort(NEEDY), 'pass').state, 'factor')).toBe('other-question');
  });
});

test('a record of before there were factors is played as it was', () => {
  const earlier = starTrader.parseConfig('today', 1);
  expect(earlier).toMatchObject({ ok: true, value: { factor: 0 } });
  expect(starTrader.parseConfig('today')).toMatchObject({ ok: true, value: { factor: 3 } });
});
