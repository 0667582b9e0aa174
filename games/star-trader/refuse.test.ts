// Every "no": what is refused, with its reason and its sentence, and nothing has changed.
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../core/laws.ts';
import { actionOf, inPort, played } from './fixtures/in-port.ts';
import { starTrader } from './index.ts';
import type { Position } from './position.ts';
import type { Action, Refusal } from './types.ts';

function checkRefused(state: Position, action: Action, why: Refusal['why'], sentence: RegExp | string, by = 0): void {
  const before = fingerprint(state);
  const step = starTrader.apply(state, by, action);
  expect(step).toMatchObject({ ok: false, refusal: { why } });
  if (!step.ok) expect(starTrader.explainRefusal(step.refusal)).toMatch(sentence);
  expect(fingerprint(state)).toBe(before);
}

const selling = inPort({ cargo: { HE: 5 }, looks: [[1, 2072]] });
const buying = inPort({ cargo: { MET: 28 }, looks: [[1, 2072]], cash: 50_000 });
const bidding = played(selling, 'sell 5').state;
const leaving = inPort({ cargo: {}, stock: { UR: 0, MET: 0, GEMS: 0 } });
const bank = inPort({ level: 10, cargo: {}, stock: { HE: 0, MED: 0, SOFT: 0 }, balance: 700 });

describe('refused', () => {
  test.each<[string, Position, string, Refusal['why'], string]>([
    ['more than is on board', selling, 'sell 6', 'not-on-board', 'You have only 5 units of heavy equipment on board.'],
    ['parts of a unit', selling, 'sell 1.5', 'not-whole', 'Use whole numbers of units.'],
    ['buying while selling', selling, 'buy 1', 'other-question', 'as in "sell 5"'],
    ['a bid before a number', selling, 'bid 100', 'other-question', 'as in "sell 5"'],
    ['leaving before trading', selling, 'to SOL', 'other-question', 'as in "sell 5"'],
    ['more than the ship can carry', buying, 'buy 3', 'too-heavy', 'The ship can take only 2 tons more.'],
    ['a number while bidding', bidding, 'sell 5', 'other-question', 'as in "bid 12000"'],
    ['a tenth of the price', bidding, 'bid 2650', 'watch-your-typing', 'between $2,650 and $265,000'],
    ['ten times the price', bidding, 'bid 265000', 'watch-your-typing', 'between $2,650 and $265,000'],
    ['a star that is not there', leaving, 'to VEGA', 'no-such-star', 'Unknown star VEGA. Stars: SOL, '],
    ['passing at the destination', leaving, 'pass', 'other-question', 'as in "to SOL"'],
    [
      'more than is in the bank',
      played(bank, 'bank').state,
      'withdraw 701',
      'not-in-the-bank',
      'You have only $700 in the bank.',
    ],
    [
      'more than is on board',
      played(bank, 'bank', 'pass').state,
      'deposit 5001',
      'no-cash',
      'You have only $5,000 on board.',
    ],
    ['a deposit first', played(bank, 'bank').state, 'deposit 1', 'other-question', 'as in "withdraw 500"'],
    ['the withdrawal again', played(bank, 'bank', 'pass').state, 'withdraw 1', 'other-question', 'as in "deposit 500"'],
    ['money before the bank is entered', bank, 'withdraw 1', 'other-question', 'Type "bank"'],
  ])('%s', (_, state, text, why, sentence) => {
    checkRefused(state, actionOf(text), why, literally(sentence));
  });

  test('more than is for sale', () => {
    const state = inPort({ cargo: {}, stock: { UR: 3.9 }, cash: 99_000 });
    checkRefused(state, { type: 'buy', units: 4 }, 'not-for-sale', 'Only 3 units of uranium are for sale.');
  });

  test('the star one is at', () => {
    const star = starTrader.view(leaving, 0).ask?.star ?? '';
    checkRefused(leaving, { type: 'go', star }, 'there-already', `The ship is already at ${star}.`);
  });

  test('somebody else, and a seat that does not exist', () => {
    for (const by of [1, 2, -1, 0.5, NaN]) checkRefused(selling, { type: 'pass' }, 'not-your-turn', 'captain 1', by);
  });

  test('numbers that are none', () => {
    for (const units of [NaN, Infinity, -1, -Infinity])
      checkRefused(selling, { type: 'sell', units }, 'not-whole', 'whole');
    for (const total of [NaN, Infinity, -5])
      checkRefused(bidding, { type: 'bid', total }, 'watch-your-typing', 'bid between');
    const inside = played(bank, 'bank').state;
    for (const amount of [NaN, Infinity, -5])
      checkRefused(inside, { type: 'withdraw', amount }, 'no-amount', 'not an amount of money');
  });

  test('parts of a dollar today, but not in 1974', () => {
    const today = played(inPort({ notation: 'today', cargo: { HE: 5 }, looks: [[1, 2072]] }), 'sell 5').state;
    checkRefused(today, { type: 'bid', total: 26_000.5 }, 'no-cents', 'whole dollars');
    expect(starTrader.apply(bidding, 0, { type: 'bid', total: 26_000.5 }).ok).toBe(true);
  });

  test('anything after the end', () => {
    const over = leaving.copy();
    over.phase = 'over';
    checkRefused(over, { type: 'go', star: 'SOL' }, 'over', 'The match is over.');
  });
});

function literally(sentence: string): RegExp {
  return new RegExp(sentence.replaceAll(/[$.?+*()[\]{}|^\\]/g, String.raw`\$&`));
}
