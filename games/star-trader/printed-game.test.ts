// The game that was printed in 1975: three visits, every offer and every bid, to the dollar, and the dates of the trips.
import { describe, expect, test } from 'vitest';
import { stardate } from './calendar.ts';
import { depart } from './departure.ts';
import { HERE, draws, inPort, played } from './fixtures/in-port.ts';
import type { Visit } from './fixtures/in-port.ts';
import { starTrader } from './index.ts';
import { tellDate } from './text.ts';

/** `sell HE 8: 36000 38000` is what the captain did, and then, round by round, the star's offer and the bid. */
interface Printed {
  readonly name: string;
  readonly visit: Visit;
  readonly need: string;
  readonly sale: string;
  readonly bargains: readonly string[];
  readonly cash: number;
}

const PRINTED: readonly Printed[] = [
  {
    name: 'QUIN, JUL 13 2070',
    visit: {
      level: 0,
      looks: [
        [1, 2070],
        [193, 2070],
      ],
      cargo: { HE: 15, MED: 10, SOFT: 10 },
      cash: 5000,
    },
    need: 'HE 8, MED 5, SOFT 10',
    sale: 'UR 9, MET 7, GEMS 4',
    bargains: [
      'sell HE 8: 36000 38000',
      'sell MED 5: 25700 30000, 25900 28000',
      'sell SOFT 10: 34200 37500',
      'buy UR 9: 36600 35000',
      'buy MET 7: 20000 15000, 19300 17500, 19300 18500',
      'buy GEMS 4: 9700 9000',
    ],
    cash: 46000,
  },
  {
    name: 'SOL, FEB 2 2071, after a year without a visit',
    visit: {
      level: 15,
      looks: [
        [1, 2070],
        [1, 2071],
        [32, 2071],
      ],
      cargo: { UR: 9, MET: 7, GEMS: 4, HE: 7, MED: 5 },
      cash: 46000,
    },
    need: 'UR 24, MET 18, GEMS 12',
    sale: 'HE 18, MED 12, SOFT 24',
    bargains: [
      'sell UR 9: 54300 60000',
      'sell MET 7: 29600 35000, 30000 33500, 30000 32500',
      'sell GEMS 4: 14400 18500, 14900 16750, 14900 16000',
      'buy HE 8: 23800 20000, 23400 21000, 23300 21500',
      'buy MED 10: 33000 25000, 31900 27500, 31600 29000',
      'buy SOFT 15: 33000 25000, 31900 28500, 31800 29000',
    ],
    cash: 75000,
  },
  {
    name: 'QUIN, AUG 21 2071, one step further, with everything in store',
    visit: {
      level: 1.25,
      looks: [
        [1, 2071],
        [231, 2072],
      ],
      cargo: { HE: 15, MED: 15, SOFT: 15 },
      cash: 10000,
    },
    need: 'HE 10, MED 9, SOFT 12',
    sale: 'UR 11, MET 9, GEMS 8',
    bargains: [
      'sell HE 10: 47700 60000, 49000 55000, 49100 52500',
      'sell MED 10: 54000 60000',
      'sell SOFT 15: 54000 65000, 54900 62500, 55200 60000',
      'buy UR 11: 39900 30000, 38500 35000, 38500 36000',
      'buy MET 9: 22800 20500, 22700 21000',
      'buy GEMS 8: 17600 16000',
    ],
    // 10000 and what the bargains came to; the page ends before it is printed.
    cash: 109500,
  },
];

describe('the bargains', () => {
  test.each(PRINTED)('at $name', ({ visit, need, sale, bargains, cash }) => {
    let state = inPort(visit);
    const seen: string[] = [];
    const asked = { sell: [] as string[], buy: [] as string[] };
    for (let { ask } = starTrader.view(state, 0); ask?.ask === 'sell' || ask?.ask === 'buy';) {
      asked[ask.ask].push(`${ask.good} ${ask.ask === 'sell' ? ask.need : ask.forSale}`);
      const [, units, bids = ''] =
        new RegExp(`^${ask.ask} ${ask.good} (\\d+): (.*)$`).exec(bargains[seen.length] ?? '') ?? [];
      ({ state } = played(state, `${ask.ask} ${units}`));
      const offers = bids.split(', ').map((round) => {
        const now = starTrader.view(state, 0).ask;
        const bid = round.split(' ')[1] ?? '';
        ({ state } = played(state, `bid ${bid}`));
        return `${now?.ask === 'bid' ? now.offer : 'nothing'} ${bid}`;
      });
      seen.push(`${ask.ask} ${ask.good} ${units}: ${offers.join(', ')}`);
      ({ ask } = starTrader.view(state, 0));
    }
    expect(seen).toEqual(bargains);
    expect([asked.sell.join(', '), asked.buy.join(', ')]).toEqual([need, sale]);
    expect(state.cash[0]).toBe(cash);
  });
});

describe('the trips', () => {
  test('178 days each way, and never on time', () => {
    const state = inPort({ looks: [[1, 2070]] });
    // 51 light years, as far as from SOL to QUIN in print.
    [state.x[0], state.y[0], state.x[HERE], state.y[HERE]] = [0, 0, 51, 0];
    const trips = [
      { to: HERE, delay: [0.5], late: 0.5, expected: 'JUN 29 2070', landed: 'JUL 13 2070' },
      { to: 0, delay: [0.5], late: 0.9, expected: 'JAN 11 2071', landed: 'FEB 2 2071' },
      { to: HERE, delay: [0.01, 0.5], late: 0.1, expected: 'AUG 14 2071', landed: 'AUG 21 2071' },
    ];
    state.to[0] = 0;
    for (const { to, delay, late, expected, landed } of trips) {
      state.chance = draws(...delay, late, 0.5);
      depart(state, to);
      expect([tellDate(stardate(state.eta[0]!)), tellDate(stardate(state.lands[0]!))]).toEqual([expected, landed]);
      state.date = state.lands[0]!;
    }
  });
});

test('a deposit of 99999999 is refused, one of 65000 is not', () => {
  const state = played(inPort({ level: 15, cargo: {}, cash: 75000, stock: { HE: 0, MED: 0, SOFT: 0 } }), 'bank').state;
  expect(starTrader.apply(state, 0, { type: 'deposit', amount: 99_999_999 })).toMatchObject({
    refusal: { why: 'no-cash', cash: 75000 },
  });
  expect(played(state, 'deposit 65000').state.cash[0]).toBe(10000);
});
