// The words: every kind of event in a sentence, and money as people write it.
import { expect, test } from 'vitest';
import { CONFIGS } from './editions.ts';
import { money, describeEvent } from './text.ts';
import type { Event } from './types.ts';

const bargain = { by: 1, ship: 3, star: 'KIRK', side: 'sell', good: 'SOFT', units: 4 } as const;
const captains = [
  { onShips: 1, bank: 2, cargo: 3, total: 6 },
  { onShips: 0, bank: 0.5, cargo: 0, total: 0.5 },
];

test.each<[Event, string]>([
  [{ type: 'started', players: 2, ships: 4, stars: [] }, '2 captains with 4 ships at SOL; 0 stars.'],
  [
    { type: 'priced', star: 'KIRK', day: 193, year: 2070, months: 1, prices: [4600, 0, -4300, 1, 2, 3] },
    'KIRK, JUL 13 2070: UR +4600, MET +0, HE -4300, MED +1, SOFT +2, GEMS +3.',
  ],
  [{ type: 'reported', number: 2, day: 1, year: 2071, captains }, 'Report 2, JAN 1 2071: ANN $6, BEN $1.'],
  [
    { type: 'reported', number: 1, day: 31, year: 2070, by: 1, captains },
    'Report 1, FEB 1 2070, requested by BEN: ANN $6, BEN $1.',
  ],
  [
    { type: 'departed', by: 0, ship: 2, from: 'SOL', to: 'KIRK', delay: 0, days: 9, eta: { day: 10, year: 2070 } },
    'ANN’s ship 2 leaves SOL for KIRK, and is expected on JAN 10 2070.',
  ],
  [
    { type: 'departed', by: 0, ship: 0, from: 'SOL', to: 'KIRK', delay: 1, days: 9, eta: { day: 10, year: 2070 } },
    'ANN’s ship 1 leaves SOL for KIRK, delayed by 1 week, and is expected on JAN 10 2070.',
  ],
  [
    {
      type: 'landed',
      by: 1,
      ship: 1,
      star: 'KIRK',
      day: 1,
      year: 2071,
      late: 2,
      cash: 5000,
      cargo: [0, 0, 15, 0, 3, 0],
      weight: 15,
    },
    'JAN 1 2071: BEN’s ship 1 lands at KIRK, 2 weeks late, with $5,000 and 15 HE, 3 SOFT.',
  ],
  [
    {
      type: 'landed',
      by: 1,
      ship: 1,
      star: 'KIRK',
      day: 1,
      year: 2071,
      late: 0,
      cash: 0,
      cargo: [0, 0, 0, 0, 0, 0],
      weight: 0,
    },
    'JAN 1 2071: BEN’s ship 1 lands at KIRK, on time, with $0 and an empty hold.',
  ],
  [{ type: 'opened', cut: false, ...bargain }, 'BEN’s ship 2 wants to sell 4 units of computer software.'],
  [
    { type: 'opened', cut: true, ...bargain },
    'BEN’s ship 2 wants to sell 4 units of computer software, the most the star takes.',
  ],
  [
    { type: 'declined', total: 9000, ...bargain },
    'KIRK rejects $9,000 for 4 units of computer software and waits for another bid.',
  ],
  [{ type: 'dealt', total: 9000, ...bargain }, 'BEN’s ship 2 sells 4 units of computer software at KIRK for $9,000.'],
  [
    { type: 'dealt', total: 9000, ...bargain, side: 'buy', units: 1 },
    'BEN’s ship 2 buys 1 unit of computer software at KIRK for $9,000.',
  ],
  [
    { type: 'failed', why: 'star', ...bargain },
    'BEN’s ship 2 does not sell 4 units of computer software: that is too expensive for the star.',
  ],
  [
    { type: 'failed', why: 'star', ...bargain, side: 'buy' },
    'BEN’s ship 2 does not buy 4 units of computer software: that is too little for the star.',
  ],
  [
    { type: 'failed', why: 'cash', ...bargain },
    'BEN’s ship 2 does not sell 4 units of computer software: there is not enough cash.',
  ],
  [
    { type: 'failed', why: 'captain', ...bargain },
    'BEN’s ship 2 does not sell 4 units of computer software: the captain breaks off.',
  ],
  [{ type: 'interest', to: 0, amount: 25.005, balance: 100 }, 'The bank pays ANN $25.01 in interest.'],
  [{ type: 'withdrawn', by: 0, ship: 0, amount: 5, balance: 7, cash: 1 }, 'ANN withdraws $5; $7 left in the bank.'],
  [{ type: 'deposited', by: 0, ship: 0, amount: 5, balance: 7, cash: 1 }, 'ANN deposits $5; $7 in the bank.'],
  [{ type: 'grown', star: 'KIRK', level: 1.25 }, 'KIRK has developed.'],
  [{ type: 'grown', star: 'KIRK', level: 5, class: 'III' }, 'KIRK has developed and is now class III, underdeveloped.'],
  [{ type: 'appeared', star: 'FATE', x: 3, y: -40, class: 'IV' }, 'A new star, FATE, is open for trade at 3, -40.'],
  [{ type: 'extended', endYear: 2077 }, 'All captains have agreed to play longer, until 2077.'],
  [{ type: 'ended', why: 'years', year: 2075, captains }, 'The match ended in 2075: ANN $6, BEN $1.'],
  [
    { type: 'ended', why: 'agreed', year: 2072, captains },
    'The match ended in 2072, as all captains agreed: ANN $6, BEN $1.',
  ],
])('%j', (event, sentence) => {
  expect(describeEvent(event, ['ANN', 'BEN'], CONFIGS['today']!)).toBe(sentence);
});

test.each([
  [0, '$0'],
  [-0, '$0'],
  [1_234_567, '$1,234,567'],
  [17_267.105_639, '$17,267.11'],
  [-1500.5, '−$1,500.50'],
  [0.001, '$0'],
])('%f dollars', (amount, told) => {
  expect(money(amount)).toBe(told);
});
