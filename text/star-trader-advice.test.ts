// The adviser's English of Star Trader: answers, better answers and stops.
import { expect, test } from 'vitest';
import type { StarTraderSuggestion } from '../bots/star-trader/adviser/advice.ts';
import type { Miss } from '../bots/star-trader/adviser/misses.ts';
import { missWords, suggestionWords } from './en/star-trader-advice.ts';

const FREE = { why: 'taken-at-once' } as const;

test.each<[string, Omit<StarTraderSuggestion, 'gain'>]>([
  ['sell 5 of metals', { action: { type: 'sell', units: 5 }, good: 'MET', because: FREE }],
  ['buy 3 of star gems', { action: { type: 'buy', units: 3 }, good: 'GEMS', because: FREE }],
  ['sell none', { action: { type: 'pass' }, good: 'MET', because: { why: 'another-star' } }],
  ['buy none', { action: { type: 'pass' }, good: 'MET', because: { why: 'room-stays' } }],
  ['bid $12,000', { action: { type: 'bid', total: 12_000 }, because: FREE }],
  ['break it off', { action: { type: 'pass' }, because: { why: 'no-second-bargain' } }],
  ['deposit $900', { action: { type: 'deposit', amount: 900 }, because: { why: 'rest-earns', keep: 0, interest: 5 } }],
  ['leave the money where it is', { action: { type: 'pass' }, because: { why: 'rest-earns', keep: 0, interest: 5 } }],
  ['go to the bank', { action: { type: 'bank' }, because: { why: 'rest-earns', keep: 0, interest: 5 } }],
  ['fly to KIRK', { action: { type: 'go', star: 'KIRK' }, because: FREE }],
])('advises to %s', (words, option) => {
  expect(suggestionWords({ ...option, gain: 0 })).toBe(words);
});

const AT = { stop: 1, by: 0, star: 'SOL', at: { day: 1, year: 2070 }, loss: 2510 } as const;
const BEST = { side: 'sell', good: 'UR', units: 4, total: 24_000, gain: 4000 } as const;

test.each<[string, Miss]>([
  [
    'KIRK instead of LYRA promised about $2,500 more a year later.',
    { ...AT, what: 'flight', to: 'LYRA', instead: 'KIRK', horizon: { days: 360, isEnd: false } },
  ],
  [
    'KIRK instead of LYRA promised about $2,500 more by the end.',
    { ...AT, what: 'flight', to: 'LYRA', instead: 'KIRK', horizon: { days: 90, isEnd: true } },
  ],
  ['Nothing was worth a bargain there.', { ...AT, what: 'trade', better: undefined }],
  [
    'The captain would have sold 4 of uranium for about $24,000; none was traded.',
    { ...AT, what: 'trade', better: { best: BEST, made: undefined } },
  ],
  [
    'The captain would have sold 4 of uranium for about $24,000; it was 2 for $10,000.',
    { ...AT, what: 'trade', better: { best: BEST, made: { ...BEST, units: 2, total: 10_000 } } },
  ],
])('says what was better: %s', (words, miss) => {
  expect(missWords(miss)).toBe(words);
});
