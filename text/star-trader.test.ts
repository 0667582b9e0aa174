/** The catalogues of Star Trader: every event of real matches is told in every language, and nothing is left out. */
import { expect, test } from 'vitest';
import type { StarTraderReason } from '../bots/star-trader/adviser/advice.ts';
import { Mulberry32 } from '../core/chance.ts';
import { anyAction } from '../games/star-trader/any-action.ts';
import { CONFIGS } from '../games/star-trader/editions.ts';
import { starTrader } from '../games/star-trader/index.ts';
import type { Event, Refusal } from '../games/star-trader/index.ts';
import { OPTIONS, OPTION_KEYS } from '../games/star-trader/options.ts';
import { starTraderDe } from './de/star-trader.ts';
import { starTraderEn } from './en/star-trader.ts';
import { languages, otherLanguages, quotedLanguages } from './fixtures/languages.ts';
import { starTraderFr } from './fr/star-trader.ts';

const NAMES = ['Ann', 'Ben'];

/** All events of a few random matches. */
function manyEvents(): Event[] {
  const config = CONFIGS['today']!;
  return Array.from({ length: 2 }, (_, seed) => {
    const chance = new Mulberry32(seed);
    let { state, events } = starTrader.start(config, 2, chance);
    const all = [...events];
    for (let by = starTrader.toAct(state); by !== undefined; by = starTrader.toAct(state)) {
      const step = starTrader.apply(state, by, anyAction(starTrader.view(state, by), chance));
      if (!step.ok) throw new Error(starTrader.explainRefusal(step.refusal));
      ({ state, events } = step);
      all.push(...events);
    }
    return all;
  }).flat();
}

const events = manyEvents();

/** What a sentence must name: captains, stars and every amount, however a language groups its digits. */
function factsIn(text: string): string[] {
  const plain = text.replaceAll(/(?<=\d)[.,\u00A0\u202F](?=\d{3})/g, '');
  return plain.match(/\b(Ann|Ben|\d{3,}|[A-Z]{3,})\b/g) ?? [];
}

test('every event is told in every language, with what it names', () => {
  for (const event of events) {
    const english = starTraderEn.tell(event, NAMES);
    for (const { trader } of otherLanguages) {
      const told = trader.tell(event, NAMES);
      expect(told).toMatch(/^\S.*\.$/);
      expect(told).not.toBe(english);
      expect(factsIn(told).toSorted()).toEqual(factsIn(english).toSorted());
    }
  }
});

test('one unit of a good is told in the singular, in whole dollars', () => {
  const deal = {
    type: 'dealt',
    by: 0,
    ship: 0,
    star: 'SOL',
    good: 'HE',
    side: 'sell',
    units: 1,
    total: 1083.9,
  } as const;
  expect(quotedLanguages.map(({ trader }) => trader.tell(deal, NAMES))).toEqual([
    'Ann sells 1 heavy equipment at SOL for $1,084.',
    'Ann verkauft 1 Maschine bei SOL für 1.084\u00a0$.',
    'Ann vend 1 machine à SOL pour 1\u202f084\u00a0$.',
  ]);
  expect(quotedLanguages.map(({ trader }) => [trader.lot(1, 'MET'), trader.lot(2000, 'MET')])).toEqual([
    ['1 metal', '2,000 metals'],
    ['1 Metall', '2.000 Metalle'],
    ['1 métal', '2\u202f000 métaux'],
  ]);
});

test('the captain who reads is spoken to', () => {
  const told: readonly Event[] = [
    { type: 'dealt', by: 0, ship: 0, star: 'SOL', good: 'MET', side: 'buy', units: 2, total: 900 },
    { type: 'interest', to: 0, amount: 40, balance: 60 },
    { type: 'withdrawn', by: 0, ship: 0, amount: 50, balance: 60, cash: 50 },
  ];
  const tellTo = (words: (typeof languages)[number], event: Event): string =>
    words.trader.tell(event, NAMES, undefined, 0).replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(quotedLanguages.map((words) => told.map((event) => tellTo(words, event)))).toEqual([
    [
      'You buy 2 metals at SOL for $900.',
      'The bank pays you $40 in interest.',
      'You withdraw $50; $60 left in the bank.',
    ],
    [
      'Du kaufst 2 Metalle bei SOL für 900 $.',
      'Die Bank zahlt dir 40 $ Zinsen.',
      'Du hebst 50 $ ab; 60 $ bleiben auf der Bank.',
    ],
    [
      'Vous achetez 2 métaux à SOL pour 900 $.',
      'La banque vous verse 40 $ d’intérêts.',
      'Vous retirez 50 $ ; il reste 60 $ en banque.',
    ],
  ]);
  for (const event of events) for (const words of languages) expect(tellTo(words, event)).not.toContain('Ann');
});

test('the first of a month is counted in French', () => {
  expect(quotedLanguages.map(({ trader }) => trader.shortDate({ year: 2070, day: 1 }))).toEqual([
    'Jan 1',
    '1. Jan',
    '1er janv.',
  ]);
});

test('every option and edition has words of its own in every language', () => {
  for (const key of OPTION_KEYS)
    expect(new Set(languages.map(({ trader }) => trader.option(key))).size).toBe(languages.length);
  for (const name of Object.keys(CONFIGS))
    expect(new Set(languages.map(({ trader }) => trader.edition(name).history)).size).toBe(languages.length);
});

test('the matches had every kind of event that play alone brings', () => {
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(12);
});

test('other languages use their own words for choices', () => {
  for (const { trader } of otherLanguages) {
    const same = OPTION_KEYS.flatMap((key) => {
      const option = OPTIONS[key];
      const choices = option.kind === 'choice' ? option.choices : [];
      return choices.filter((choice) => trader.choice(key, choice) === choice);
    });
    expect(same).toEqual([]);
  }
});

test('dates are written as the language does', () => {
  const date = { day: 179, year: 2070 };
  expect(starTraderEn.date(date)).toBe('Jun 29, 2070');
  expect(starTraderDe.date(date)).toBe('29. Jun 2070');
  expect(starTraderFr.date(date)).toBe('29 juin 2070');
});

/** One of every kind: a new one does not compile until it is here. */
const REASONS: { readonly [Why in StarTraderReason['why']]: StarTraderReason & { readonly why: Why } } = {
  'to-pay': { why: 'to-pay', toPay: 800, cash: 300 },
  'cash-for-purchases': { why: 'cash-for-purchases', keep: 500 },
  'rest-earns': { why: 'rest-earns', keep: 500, interest: 5 },
  listens: { why: 'listens', round: 2, last: 900 },
  'taken-at-once': { why: 'taken-at-once' },
  'no-second-bargain': { why: 'no-second-bargain' },
  port: {
    why: 'port',
    days: 42,
    aYear: 700,
    lots: [
      { side: 'sell', good: 'MET', units: 8 },
      { side: 'buy', good: 'GEMS', units: 9 },
    ],
  },
  'best-bids': { why: 'best-bids', side: 'sell', units: 4, total: 800, need: 3 },
  'another-star': { why: 'another-star' },
  'room-stays': { why: 'room-stays' },
};

test.each(Object.values(REASONS))('the adviser gives its reason in every language: $why', (reason) => {
  const english = starTraderEn.because(reason);
  for (const { trader } of otherLanguages) {
    const told = trader.because(reason);
    expect(told).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(told).not.toBe(english);
    for (const named of english.match(/\d+/g) ?? []) expect(told).toContain(named);
  }
});

/** One of every kind, too. */
const REFUSALS: { readonly [Why in Refusal['why']]: Refusal & { readonly why: Why } } = {
  over: { why: 'over' },
  'not-your-turn': { why: 'not-your-turn', toAct: 1 },
  'other-question': { why: 'other-question', asked: 'destination' },
  'no-such-star': { why: 'no-such-star', star: 'MOON', stars: ['SOL', 'KIRK'] },
  'there-already': { why: 'there-already', star: 'SOL' },
  'no-report': { why: 'no-report' },
  'reported-already': { why: 'reported-already' },
  'not-whole': { why: 'not-whole' },
  'not-on-board': { why: 'not-on-board', good: 'MET', hold: 5 },
  'too-heavy': { why: 'too-heavy', room: 12 },
  'not-for-sale': { why: 'not-for-sale', good: 'GEMS', most: 7 },
  'no-cents': { why: 'no-cents' },
  'watch-your-typing': { why: 'watch-your-typing', above: 120, below: 980 },
  'nothing-to-bid': { why: 'nothing-to-bid' },
  'no-factor': { why: 'no-factor' },
  'no-amount': { why: 'no-amount' },
  'not-in-the-bank': { why: 'not-in-the-bank', balance: 300 },
  'no-cash': { why: 'no-cash', cash: 40 },
};

test.each(Object.values(REFUSALS))('the rules say no in every language: $why', (refusal) => {
  const english = starTraderEn.explain(refusal);
  for (const { trader } of otherLanguages) {
    const told = trader.explain(refusal);
    expect(told).toMatch(/^\p{Lu}.*\.$/u);
    expect(told).not.toBe(english);
    for (const named of english.match(/\d+|[A-Z]{3,}/g)?.filter((word) => word !== 'SOL') ?? [])
      expect(told).toContain(named);
  }
});
