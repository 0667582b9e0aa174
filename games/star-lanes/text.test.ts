// The words of the game: every event and refusal can be told, and reads as a sentence should.
import { describe, expect, test } from 'vitest';
import { CONFIGS } from './editions.ts';
import { explainRefusal, money, describeEvent } from './text.ts';
import type { Ending, Event, Refusal } from './types.ts';

const config = CONFIGS['faber1977']!;
const names = ['ANN', 'BEN'];
const around = { stars: 0, holes: 0, outposts: [] };

const EVENTS: Readonly<Record<Event['type'], readonly [Event, string][]>> = {
  started: [[{ type: 'started', players: 2, first: 1, map: '' }, 'BEN is the first player to move.']],
  offered: [
    [{ type: 'offered', to: 0, move: 7, spaces: ['8A', '2A', '9D'] }, 'Move 7: ANN may choose 8A, 2A, 9D.'],
    [{ type: 'offered', to: 3, move: 7, spaces: ['8A'] }, 'Move 7: Player 4 may choose 8A.'],
  ],
  outpost: [[{ type: 'outpost', by: 0, space: '7E' }, 'ANN places an outpost on 7E.']],
  lost: [[{ type: 'lost', by: 0, space: '7E' }, 'ANN loses an outpost on 7E to a black hole.']],
  founded: [
    [
      { type: 'founded', by: 0, space: '7E', company: 'A', shares: 5, size: 1, price: 600, ...around, stars: 1 },
      'ANN founds Altair Starways on 7E (with 1 star): size 1, $600 a share, 5 shares for the founder.',
    ],
    [
      {
        type: 'founded',
        by: 1,
        space: '7E',
        company: 'E',
        shares: 1,
        size: 3,
        price: 1300,
        stars: 2,
        holes: 0,
        outposts: ['6E', '8E'],
      },
      'BEN founds Eridani Expediters on 7E (with 2 stars, 2 outposts): size 3, $1,300 a share, 1 share for the founder.',
    ],
    [
      { type: 'founded', by: 1, space: '7E', company: 'B', shares: 0, size: 1, price: -400, ...around, holes: 1 },
      'BEN founds Betelgeuse, Ltd. on 7E (with 1 black hole): size 1, −$400 a share.',
    ],
  ],
  grown: [
    [
      { type: 'grown', by: 0, space: '7E', company: 'C', shares: 0, size: 4, price: 2900, ...around },
      'ANN extends Capella Freight Co. to 7E: size 4, $2,900 a share.',
    ],
  ],
  merged: [
    [
      {
        type: 'merged',
        by: 0,
        space: '7E',
        from: 'B',
        into: 'A',
        fromSize: 2,
        intoSize: 3,
        fromPrice: 600,
        intoPrice: 800,
        size: 5,
        price: 1400,
        exchanges: [
          { old: 7209, had: 3, gained: 3604, bonus: 6000 },
          { old: 0, had: 1, gained: 0, bonus: 0 },
          { old: 1, had: 0, gained: 0, bonus: 300 },
        ],
      },
      'ANN on 7E: Betelgeuse, Ltd. merges into Altair Starways: size 5, $1,400 a share. ANN: 7,209 shares become 3,604, bonus $6,000. Player 3: 1 share becomes 0, bonus $300.',
    ],
  ],
  joined: [
    [
      { type: 'joined', by: 0, space: '7E', company: 'A', size: 6, price: 1500, ...around },
      '7E joins Altair Starways: size 6, $1,500 a share.',
    ],
  ],
  split: [
    [
      { type: 'split', company: 'D', from: 3000, price: 1500 },
      'The stock of Denebola Shippers splits 2 for 1, from $3,000 to $1,500.',
    ],
  ],
  swallowed: [
    [
      { type: 'swallowed', company: 'A', price: 0, spaces: ['7E', '7F'] },
      'Altair Starways is swallowed by a black hole: 2 spaces empty again, its shares are void.',
    ],
    [
      { type: 'swallowed', company: 'A', price: -400, spaces: ['7E'] },
      'Altair Starways is swallowed by a black hole: 1 space empty again, its shares are void.',
    ],
  ],
  dividend: [
    [{ type: 'dividend', to: 1, amount: 1250 }, 'BEN is paid $1,250 in dividends.'],
    [{ type: 'dividend', to: 1, amount: 0 }, 'BEN is paid $0 in dividends.'],
  ],
  traded: [
    [
      {
        type: 'traded',
        by: 0,
        orders: [
          { company: 'A', shares: 5, price: 600 },
          { company: 'B', shares: 0, price: 200 },
          { company: 'C', shares: -3, price: 1400 },
        ],
      },
      'ANN buys 5 of Altair Starways at $600, sells 3 of Capella Freight Co. at $1,400.',
    ],
    [
      { type: 'traded', by: 1, orders: [{ company: 'A', shares: -1779, price: 1900 }] },
      'BEN sells 1,779 of Altair Starways at $1,900.',
    ],
    [{ type: 'traded', by: 0, orders: [] }, 'ANN does not trade.'],
    [{ type: 'traded', by: 0, orders: [{ company: 'A', shares: 0, price: 600 }] }, 'ANN does not trade.'],
  ],
  extended: [[{ type: 'extended', movesInAll: 60 }, 'All players agree to play longer: 60 moves in all.']],
  ended: [
    [
      {
        type: 'ended',
        why: 'moves',
        standings: [
          { stock: 1, cash: 2, net: 300_944 },
          { stock: 0, cash: -5, net: -5 },
        ],
      },
      'The match is over: all moves have been made. ANN $300,944, BEN −$5.',
    ],
    [
      { type: 'ended', why: 'called', by: 1, standings: [{ stock: 0, cash: 6000, net: 6000 }] },
      'The match is over: BEN has ended it. ANN $6,000.',
    ],
  ],
};

describe('an event is told', () => {
  const all = Object.values(EVENTS).flat();
  test.each(all.map(([event, words]): [string, Event] => [words, event]))('%s', (words, event) => {
    expect(describeEvent(event, names, config)).toBe(words);
  });

  test('with the names of the edition', () => {
    const event: Event = { type: 'split', company: 'B', from: 3001, price: 1501 };
    expect(describeEvent(event, names, CONFIGS['osborne']!)).toContain('Beetlejuice, Ltd.');
  });
});

test('every way to end has words of its own', () => {
  const endings: readonly Ending[] = ['moves', 'rounds', 'full', 'lanes', 'largest', 'no-spaces', 'called', 'endless'];
  const told = endings.map((why) => describeEvent({ type: 'ended', why, by: 0, standings: [] }, names, config));
  expect(new Set(told).size).toBe(8);
  for (const words of told) expect(words).toMatch(/^The match is over: \S/);
});

test('every refusal is a sentence', () => {
  const refusals: Record<Refusal['why'], Refusal> = {
    over: { why: 'over' },
    'not-your-turn': { why: 'not-your-turn', toAct: 1 },
    'place-first': { why: 'place-first', spaces: ['7E', '1A'] },
    'trade-first': { why: 'trade-first' },
    'not-offered': { why: 'not-offered', space: '5E', spaces: ['7E', '1A'] },
    'choose-company': { why: 'choose-company', space: '7E', companies: ['A', 'C'] },
    'no-choice': { why: 'no-choice', space: '7E' },
    'one-at-a-time': { why: 'one-at-a-time', company: 'B' },
    'named-twice': { why: 'named-twice', company: 'B' },
    'not-active': { why: 'not-active', company: 'B' },
    worthless: { why: 'worthless', company: 'B' },
    'not-whole': { why: 'not-whole', company: 'B' },
    'too-large': { why: 'too-large', company: 'B' },
    'no-selling': { why: 'no-selling' },
    'not-owned': { why: 'not-owned', company: 'B', owned: 3 },
    'none-left': { why: 'none-left', company: 'B', left: 2 },
    'too-dear': { why: 'too-dear', cash: 1250 },
    'no-end-command': { why: 'no-end-command' },
  };
  const told = Object.values(refusals).map(explainRefusal);
  expect(new Set(told).size).toBe(told.length);
  for (const words of told) expect(words).toMatch(/^[A-Z0-9].*\.$/);
});

test.each([
  [0, '$0'],
  [999, '$999'],
  [1000, '$1,000'],
  [1_234_567, '$1,234,567'],
  [-1900, '−$1,900'],
  [0.25, '$0.25'],
  [1234.5678, '$1,234.5678'],
  [-0.5, '−$0.5'],
  [1.5e38, '$1.5e+38'],
])('%d dollars are %s', (amount, words) => {
  expect(money(amount)).toBe(words);
});
