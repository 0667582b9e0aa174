/** The catalogues: every event and refusal of real matches is told in every language, and nothing is left out. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../core/chance.ts';
import { anyAction } from '../games/star-lanes/any-action.ts';
import { CONFIGS } from '../games/star-lanes/editions.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import type { Event } from '../games/star-lanes/index.ts';
import { OPTIONS, OPTION_KEYS } from '../games/star-lanes/options.ts';
import { starLanesEn as en } from './en/star-lanes.ts';
import { languages, otherLanguages, quotedLanguages } from './fixtures/languages.ts';
import { gapInWords, priceInWords } from './star-lanes.ts';

const NAMES = ['Ann', 'Ben', 'Cy'];

/** All events of a few random matches of the edition with black holes. */
function manyEvents(): Event[] {
  const config = CONFIGS['beej']!;
  return Array.from({ length: 12 }, (_, seed) => {
    const chance = new Mulberry32(seed);
    let { state, events } = starLanes.start(config, 3, chance);
    const all = [...events];
    while (state.phase !== 'over') {
      const step = starLanes.apply(state, state.mover, anyAction(starLanes.view(state, state.mover), chance));
      if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
      ({ state, events } = step);
      all.push(...events);
    }
    return all;
  }).flat();
}

const events = manyEvents();

/** What a sentence must name: players, spaces and stars, and every amount, however a language groups its digits. */
function factsIn(text: string): string[] {
  const plain = text.replaceAll(/(?<=\d)[.,\u00A0\u202F](?=\d{3})/g, '');
  return plain.match(/\b(Ann|Ben|Cy|\d{3,}|\d+[A-Z])\b/g) ?? [];
}

test('every event is told in every language, with what it names', () => {
  const config = CONFIGS['beej']!;
  for (const event of events) {
    const english = en.tell(event, NAMES, config);
    for (const { lanes } of otherLanguages) {
      const told = lanes.tell(event, NAMES, config);
      expect(told).toMatch(/^\S.*\.$/);
      expect(told).not.toBe(english);
      expect(factsIn(told).toSorted()).toEqual(factsIn(english).toSorted());
    }
  }
});

test('the player who reads is spoken to', () => {
  const config = CONFIGS['today']!;
  const order = { company: 'A', price: 700 } as const;
  const orders = [
    { ...order, shares: 3 },
    { ...order, shares: -2 },
  ];
  const told: readonly Event[] = [
    { type: 'outpost', by: 0, space: '7E' },
    { type: 'dividend', to: 0, amount: 250 },
    { type: 'traded', by: 0, orders },
    { type: 'traded', by: 0, orders: [] },
    { type: 'ended', why: 'called', by: 0, standings: [{ stock: 0, cash: 1, net: 1 }] },
  ];
  const tellTo = (words: (typeof languages)[number], event: Event): string =>
    words.lanes.tell(event, NAMES, config, 0).replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(quotedLanguages.map((words) => told.map((event) => tellTo(words, event)))).toEqual([
    [
      'You place an outpost on 7E.',
      'You are paid $250 in dividends.',
      'You buy 3 of Altair Starways at $700, sell 2 of Altair Starways at $700.',
      'You do not trade.',
      'The match is over: you have ended it. You $1.',
    ],
    [
      'Du errichtest auf 7E einen Außenposten.',
      'Du erhältst 250 $ Dividende.',
      'Du kaufst 3 von Altair Starways zu je 700 $, verkaufst 2 von Altair Starways zu je 700 $.',
      'Du handelst nicht.',
      'Die Partie ist zu Ende: du hast sie beendet. Du 1 $.',
    ],
    [
      'Vous placez un avant-poste en 7E.',
      'Vous recevez 250 $ de dividendes.',
      'Vous achetez 3 actions Altair Starways à 700 $, vendez 2 actions Altair Starways à 700 $.',
      'Vous passez.',
      'La partie est terminée : vous y avez mis fin. Vous 1 $.',
    ],
  ]);
  for (const event of events) for (const words of languages) expect(tellTo(words, event)).not.toContain('Ann');
});

test('one share is told in the singular', () => {
  const left = { why: 'none-left', company: 'A', left: 1 } as const;
  expect(quotedLanguages.map(({ lanes }) => [lanes.outcome.converts(2, 1, 'Betelgeuse'), lanes.explain(left)])).toEqual(
    [
      ['your 2 shares become 1 share of Betelgeuse', 'Only 1 share of company A is left.'],
      ['aus deinen 2 Aktien wird 1 Aktie von Betelgeuse', 'Von Gesellschaft A ist nur noch 1 Aktie da.'],
      ['vos 2 actions deviennent 1 action Betelgeuse', 'Il ne reste que 1 action de la compagnie A.'],
    ],
  );
});

test('every option and edition has words of its own in every language', () => {
  for (const key of OPTION_KEYS)
    expect(new Set(languages.map(({ lanes }) => lanes.option(key))).size).toBe(languages.length);
  for (const name of Object.keys(CONFIGS))
    expect(new Set(languages.map(({ lanes }) => lanes.edition(name).history)).size).toBe(languages.length);
});

test('the matches had every kind of event that play alone brings', () => {
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(12);
});

test('other languages use their own words for choices', () => {
  for (const { lanes } of otherLanguages) {
    const same = OPTION_KEYS.flatMap((key) => {
      const option = OPTIONS[key];
      const choices = option.kind === 'choice' ? option.choices : [];
      return choices.filter((choice) => lanes.choice(key, choice) === choice).map((choice) => `${key}=${choice}`);
    });
    expect(same).toEqual([]);
  }
});

test('a price in words: what was added first, then what was taken away', () => {
  const parts = [
    { part: 'spaces', count: 5, amount: 500 },
    { part: 'splits', count: 2, amount: -1950 },
    { part: 'stars', count: 1, amount: 500 },
    { part: 'holes', count: 1, amount: -100 },
    { part: 'company', count: 1, amount: 2600, company: 'D' },
  ] as const;
  const told = priceInWords({ name: 'Altair Starways', price: 1550, parts }, en.exchange, () => 'Denebola Shippers');
  expect(told).toBe(
    'Altair Starways, $1,550 a share: 5 spaces × $100 + 1 star × $500 + Denebola Shippers $2,600 − 2 splits $1,950 − 1 black hole × $100',
  );
});

test('who gains, and the gap: of rivals only what may be known', () => {
  const told = (own: number, rival: { seat: number; gain: number } | undefined, names = NAMES) =>
    quotedLanguages.map(({ lanes }) =>
      gapInWords({ own, rival, gap: own - (rival?.gain ?? 0) }, lanes.outcome.gap, names, (amount) => `$${amount}`),
    );
  expect(told(61, { seat: 1, gain: 95 })).toEqual([
    { gains: 'you +$61, best rival (Ben) +$95', gap: 'gap −$34' },
    { gains: 'du +$61, bester Gegner (Ben) +$95', gap: 'Abstand −$34' },
    { gains: 'vous +$61, meilleur rival (Ben) +$95', gap: 'écart −$34' },
  ]);
  expect(told(0, { seat: 1, gain: 0 })[0]).toEqual({ gains: 'you $0, no rival gains', gap: 'gap $0' });
  expect(told(61, undefined)[0]).toEqual({ gains: 'you +$61, the others’ books are private', gap: undefined });
  expect(told(61, undefined, ['Ann'])[0]).toEqual({ gains: 'you +$61', gap: undefined });
});
