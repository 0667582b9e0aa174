// The bank: where it is, what it pays, and how it helps to pay for a bargain.
import { describe, expect, test } from 'vitest';
import { addInterest } from './bank.ts';
import { inPort, played } from './fixtures/in-port.ts';
import type { Visit } from './fixtures/in-port.ts';
import { starTrader } from './index.ts';
import type { Position } from './position.ts';

/** A developed star with nothing to trade. */
const BANK: Visit = {
  level: 10,
  cargo: {},
  stock: { HE: 0, MED: 0, SOFT: 0 },
  cash: 8000,
};

function asked(state: Position) {
  return starTrader.view(state, 0).ask;
}

describe('who is asked', () => {
  test('captains at stars of level 10 or more', () => {
    expect(asked(inPort(BANK))).toMatchObject({ ask: 'bank', cash: 8000, balance: 0 });
    expect(asked(inPort({ ...BANK, level: 8.75, stock: { HE: 0, MED: 0, SOFT: 0, GEMS: 0 } }))?.ask).toBe(
      'destination',
    );
  });

  test('unless there is no money anywhere', () => {
    expect(asked(inPort({ ...BANK, cash: 0 }))?.ask).toBe('destination');
    expect(asked(inPort({ ...BANK, cash: 0, balance: 1 }))?.ask).toBe('bank');
  });
});

describe('a visit', () => {
  test('without an account goes to depositing', () => {
    const { state, events } = played(inPort(BANK), 'bank', 'deposit 5000');
    expect([state.cash[0], state.balance[0], asked(state)?.ask]).toEqual([3000, 5000, 'destination']);
    expect(events).toMatchObject([{ type: 'deposited', amount: 5000, balance: 5000, cash: 3000 }]);
  });

  test('who withdraws is done; who withdraws nothing may deposit', () => {
    const state = played(inPort({ ...BANK, balance: 1000 }), 'bank').state;
    expect(asked(state)?.ask).toBe('withdraw');
    expect(asked(played(state, 'withdraw 600').state)?.ask).toBe('destination');
    expect(asked(played(state, 'withdraw 0').state)?.ask).toBe('deposit');
    expect(asked(played(state, 'pass', 'pass').state)?.ask).toBe('destination');
  });

  test('can be left out', () => {
    expect(asked(played(inPort(BANK), 'pass').state)?.ask).toBe('destination');
  });
});

describe('interest', () => {
  /** What 1000 have become some days later. */
  function after(notation: string, ...days: number[]): number {
    const state = inPort({ ...BANK, notation, balance: 1000 });
    for (const count of days) {
      state.date += count;
      addInterest(state, 0);
    }
    return state.balance[0]!;
  }

  test('is 5 percent a year, simple from one visit to the next and compounded at each', () => {
    expect(after('kaufman1974', 180)).toBe(1025);
    expect(after('kaufman1974', 360)).toBe(1050);
    expect(after('kaufman1974', 180, 180)).toBe(1050.625);
  });

  test('can be another', () => {
    expect(after('today+interest=12.5', 360)).toBe(1125);
    expect(after('today+interest=0', 360)).toBe(1000);
  });

  test('is added when the captain enters, and to everybody with a report', () => {
    const state = inPort({ ...BANK, balance: 1000 });
    state.banked[0]! -= 360;
    expect(played(state, 'bank').state.balance[0]).toBe(1050);
    expect(played(state, 'pass').state.balance[0]).toBe(1000);
    expect(played(state, 'pass', 'report').state.balance[0]).toBe(1050);
  });
});

describe('a bargain above the cash on board', () => {
  /** Ten units of software at about $2700, and $8000 on board. */
  const SHOP: Visit = { ...BANK, stock: { HE: 0, MED: 0, SOFT: 10 } };
  const buy = (balance: number) => played(inPort({ ...SHOP, balance }), 'buy 10', 'bid 28000');

  test('fails at once where the account does not reach either', () => {
    expect(buy(19_999).events.at(-1)).toMatchObject({ type: 'failed', why: 'cash' });
  });

  test('is paid from the account', () => {
    const { state } = buy(20_000);
    expect(asked(state)).toMatchObject({ ask: 'bank', toPay: 28_000 });
    const paid = played(state, 'bank', 'withdraw 20000');
    expect(paid.events.map(({ type }) => type)).toEqual(['withdrawn', 'dealt']);
    expect([paid.state.cash[0], paid.state.balance[0], paid.state.cargo[4]]).toEqual([0, 0, 10]);
  });

  test.each([
    ['the bank is not entered', ['pass']],
    ['too little is withdrawn', ['bank', 'withdraw 19999']],
    ['nothing is withdrawn', ['bank', 'pass', 'pass']],
  ])('fails where %s', (_, actions) => {
    const { state, events } = played(buy(20_000).state, ...actions);
    expect(events.at(-1)).toMatchObject({ type: 'failed', why: 'cash' });
    expect(state.cargo[4]).toBe(0);
  });

  test('after it, the bank is offered once more', () => {
    expect(asked(played(buy(30_000).state, 'bank', 'withdraw 20000').state)).toEqual(
      expect.not.objectContaining({ toPay: 28_000 }),
    );
  });
});
