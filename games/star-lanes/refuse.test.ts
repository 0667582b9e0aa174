// Every "no" of the game: when it is said, in which words, and that nothing has changed afterwards.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { fingerprint } from '../../core/laws.ts';
import { ALTAIR_LARGEST } from '../../core/altair-number.ts';
import { configFor } from './fixtures/cases.ts';
import { starLanes } from './index.ts';
import type { Position } from './position.ts';
import { positionFrom } from './setup.ts';
import { spaceNumber } from './spaces.ts';
import type { Phase, Refusal } from './types.ts';

const MAP = ['A...B', '.....', '..*..', '.....', 'C...C'];

/** Player 1 to move: 3B, 1C and 3D are offered, or it is time to trade. */
function position(notation: string, phase: Phase): Position {
  const setup = {
    map: MAP,
    sizes: [2, 2, 1],
    prices: [800, 600, 200],
    cash: [1000, 6000],
    shares: [
      [5, 0, 2],
      [0, 7, 1],
    ],
  };
  const made = positionFrom(configFor(notation, MAP), setup, new Mulberry32(1));
  made.phase = phase;
  ['3B', '1C', '3D'].forEach((space, i) => (made.offered[i] = spaceNumber(space, 5, 5) ?? 0));
  made.offers = phase === 'place' ? 3 : 0;
  return made;
}

interface No {
  readonly edition: string;
  readonly phase: Phase;
  readonly by?: number;
  readonly did: string;
  readonly why: Refusal['why'];
  readonly words: string;
}

const CASES: readonly No[] = [
  { edition: 'today', phase: 'over', did: '3B', why: 'over', words: 'The match is over.' },
  { edition: 'beej', phase: 'over', did: 'end', why: 'over', words: 'The match is over.' },
  { edition: 'today', phase: 'place', by: 1, did: '3B', why: 'not-your-turn', words: 'It is player 1’s turn.' },
  { edition: 'today', phase: 'place', by: -1, did: '3B', why: 'not-your-turn', words: 'It is player 1’s turn.' },
  { edition: 'beej', phase: 'trade', by: 1, did: 'end', why: 'not-your-turn', words: 'It is player 1’s turn.' },
  { edition: 'today', phase: 'place', did: 'pass', why: 'place-first', words: 'First place on one of 3B, 1C, 3D.' },
  {
    edition: 'today',
    phase: 'trade',
    did: '3B',
    why: 'trade-first',
    words: 'You have already placed; now trade or pass.',
  },
  {
    edition: 'today',
    phase: 'place',
    did: '2B',
    why: 'not-offered',
    words: '2B is not offered; choose one of 3B, 1C, 3D.',
  },
  {
    edition: 'today',
    phase: 'place',
    did: '9Z',
    why: 'not-offered',
    words: '9Z is not offered; choose one of 3B, 1C, 3D.',
  },
  {
    edition: 'today',
    phase: 'place',
    did: '03B',
    why: 'not-offered',
    words: '03B is not offered; choose one of 3B, 1C, 3D.',
  },
  {
    edition: 'today+founded=chosen',
    phase: 'place',
    did: '3B',
    why: 'choose-company',
    words: 'Name a company, as in "3B D": D, E.',
  },
  {
    edition: 'today+founded=chosen',
    phase: 'place',
    did: '3B A',
    why: 'choose-company',
    words: 'Name a company, as in "3B D": D, E.',
  },
  { edition: 'today', phase: 'place', did: '3B D', why: 'no-choice', words: 'There is no company to choose on 3B.' },
  {
    edition: 'today+founded=chosen',
    phase: 'place',
    did: '1C A',
    why: 'no-choice',
    words: 'There is no company to choose on 1C.',
  },
  {
    edition: 'today+founded=chosen+companies=4',
    phase: 'place',
    did: '3B D',
    why: 'no-choice',
    words: 'There is no company to choose on 3B.',
  },
  {
    edition: 'faber1977',
    phase: 'trade',
    did: 'pass',
    why: 'one-at-a-time',
    words: 'Now give one order for company A, as in "A 5" or "A 0".',
  },
  {
    edition: 'faber1977',
    phase: 'trade',
    did: 'B 1',
    why: 'one-at-a-time',
    words: 'Now give one order for company A, as in "A 5" or "A 0".',
  },
  {
    edition: 'faber1977',
    phase: 'trade',
    did: 'A 0, B 0',
    why: 'one-at-a-time',
    words: 'Now give one order for company A, as in "A 5" or "A 0".',
  },
  { edition: 'today', phase: 'trade', did: 'A 1, A -1', why: 'named-twice', words: 'Company A is named twice.' },
  { edition: 'today', phase: 'trade', did: 'D 1', why: 'not-active', words: 'Company D is not on the map.' },
  { edition: 'today', phase: 'trade', did: 'L 0', why: 'not-active', words: 'Company L is not on the map.' },
  { edition: 'today', phase: 'trade', did: 'A 0.5', why: 'not-whole', words: 'Use whole numbers of shares.' },
  { edition: 'today', phase: 'trade', did: 'A 1e20', why: 'too-large', words: 'That number is too large.' },
  { edition: 'faber1977', phase: 'trade', did: 'A 1e39', why: 'too-large', words: 'That number is too large.' },
  { edition: 'faber1977', phase: 'trade', did: 'A -1e37', why: 'too-large', words: 'That number is too large.' },
  { edition: 'today+selling=none', phase: 'trade', did: 'A -1', why: 'no-selling', words: 'You may not sell stock.' },
  {
    edition: 'today',
    phase: 'trade',
    did: 'A -6',
    why: 'not-owned',
    words: 'You own 5 of company A; you cannot sell more.',
  },
  {
    edition: 'today',
    phase: 'trade',
    did: 'B -1',
    why: 'not-owned',
    words: 'You own 0 of company B; you cannot sell more.',
  },
  {
    edition: 'today+shares=9',
    phase: 'trade',
    did: 'C 7, A -5',
    why: 'none-left',
    words: 'Only 6 shares of company C are left.',
  },
  {
    edition: 'faber1977+shares=5',
    phase: 'trade',
    did: 'A 1',
    why: 'none-left',
    words: 'Only 0 shares of company A are left.',
  },
  { edition: 'today', phase: 'trade', did: 'A 2', why: 'too-dear', words: 'You have only $1,000.' },
  { edition: 'today', phase: 'trade', did: 'A -1, B 4', why: 'too-dear', words: 'You have only $1,000.' },
  { edition: 'faber1977', phase: 'trade', did: 'A 1.26', why: 'too-dear', words: 'You have only $1,000.' },
  {
    edition: 'today',
    phase: 'place',
    did: 'end',
    why: 'no-end-command',
    words: 'Matches of this edition cannot be ended early.',
  },
];

function refusalOf(state: Position, by: number, did: string): Refusal | undefined {
  const action = starLanes.parseAction(did);
  if (action === undefined) throw new Error(`"${did}" is no action`);
  const before = fingerprint(state);
  const step = starLanes.apply(state, by, action);
  expect(fingerprint(state)).toBe(before);
  return step.ok ? undefined : step.refusal;
}

test.each(
  CASES.map((no): [string, No] => [`${no.edition}, time to ${no.phase}: "${no.did}" is refused: ${no.words}`, no]),
)('%s', (_, { edition, phase, by = 0, did, why, words }) => {
  const refusal = refusalOf(position(edition, phase), by, did);
  expect(refusal?.why).toBe(why);
  expect(refusal && starLanes.explainRefusal(refusal)).toBe(words);
});

test('every reason there is has a case', () => {
  const all: Record<Refusal['why'], true> = {
    over: true,
    'not-your-turn': true,
    'place-first': true,
    'trade-first': true,
    'not-offered': true,
    'choose-company': true,
    'no-choice': true,
    'one-at-a-time': true,
    'named-twice': true,
    'not-active': true,
    worthless: true,
    'not-whole': true,
    'too-large': true,
    'no-selling': true,
    'not-owned': true,
    'none-left': true,
    'too-dear': true,
    'no-end-command': true,
  };
  expect(new Set([...CASES.map(({ why }) => why), 'worthless'])).toEqual(new Set(Object.keys(all)));
});

describe('what is allowed', () => {
  test.each([
    ['today', 'place', '3B'],
    ['today+founded=chosen', 'place', '3B E'],
    ['today+founded=chosen', 'place', '1C'],
    ['today+founded=chosen+companies=4', 'place', '3B'],
    ['today', 'trade', 'pass'],
    ['today', 'trade', 'A 0'],
    ['today', 'trade', 'A 1, C 1'],
    ['today', 'trade', 'A -5, B 8'],
    ['today', 'trade', 'B 8, A -5'],
    ['today+selling=none', 'trade', 'A 1'],
    ['today+shares=9', 'trade', 'C 5'],
    ['today+shares=9', 'trade', 'C -2'],
    ['faber1977', 'trade', 'A 1.25'],
    ['faber1977', 'trade', 'A -1000000'],
    ['beej', 'place', 'end'],
    ['beej', 'trade', 'end'],
    ['napoli1979', 'trade', 'end'],
  ] as const)('%s, time to %s: "%s"', (edition, phase, did) => {
    expect(refusalOf(position(edition, phase), 0, did)).toBeUndefined();
  });
});

test('a company without a price is not traded', () => {
  const state = position('today+swallow=below-zero', 'trade');
  state.price[0] = 0;
  expect([refusalOf(state, 0, 'A 1')?.why, refusalOf(state, 0, 'A -1')?.why]).toEqual(['worthless', 'worthless']);
  expect(refusalOf(state, 0, 'A 0')).toBeUndefined();
});

describe('who owes money after selling short', () => {
  const inDebt = (edition: string, cash: number): Position => {
    const state = position(edition, 'trade');
    state.cash[0] = cash;
    return state;
  };

  test('cannot pass, and is told so', () => {
    expect(refusalOf(inDebt('singer1984', -1000), 0, 'A 0')?.why).toBe('too-dear');
    expect(refusalOf(inDebt('singer1984', -1000), 0, 'A -1')?.why).toBe('too-dear');
    expect(refusalOf(inDebt('singer1984', -1000), 0, 'A -2')).toBeUndefined();
  });

  test('is asked for no more than what would pay', () => {
    const ask = starLanes.view(inDebt('singer1984', -10_000), 0).ask;
    expect(ask?.ask === 'trade' && ask.companies[0]?.least).toBe(-13);
  });

  test('may pass when no sale could pay: no question is without an answer', () => {
    expect(refusalOf(inDebt('singer1984', -1e13), 0, 'A 0')).toBeUndefined();
    expect(refusalOf(inDebt('singer1984', -1e13), 0, 'A 1')?.why).toBe('too-dear');
    expect(refusalOf(inDebt('faber1977', -ALTAIR_LARGEST), 0, 'A 0')).toBeUndefined();
  });

  test('may pass when the company asked about has no price', () => {
    const state = inDebt('faber1977+swallow=below-zero', -1000);
    state.price[0] = 0;
    expect(refusalOf(state, 0, 'A 0')).toBeUndefined();
  });
});
