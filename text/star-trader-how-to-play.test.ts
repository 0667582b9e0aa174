/** The rules of Star Trader on one screen say what holds in the edition that is played. */
import { expect, test } from 'vitest';
import { must } from '../core/must.ts';
import { production } from '../games/star-trader/economy.ts';
import { CONFIGS } from '../games/star-trader/editions.ts';
import { GOODS } from '../games/star-trader/goods.ts';
import { classOf, developmentOf } from '../games/star-trader/classes.ts';
import { COSMOPOLITAN, DEVELOPED } from '../games/star-trader/position.ts';
import { traderRulesExamples } from '../insight/star-trader/rules-examples.ts';
import { traderRulesDe } from './de/star-trader-how-to-play.ts';
import { traderRulesEn } from './en/star-trader-how-to-play.ts';
import { traderRulesFr } from './fr/star-trader-how-to-play.ts';

const textOf = (edition: string, write: typeof traderRulesEn): string =>
  write(traderRulesExamples(must(CONFIGS[edition], edition)))
    .cards.map(({ text }) => text)
    .join('\n');

test('a factor is spoken of where there is one, with what it keeps', () => {
  expect(textOf('today', traderRulesEn)).toContain('use a factor, who makes the best bids and keeps 3%');
  expect(textOf('today', traderRulesDe)).toContain('einen Makler');
  expect(textOf('today', traderRulesFr)).toContain('un courtier');
  expect(textOf('kaufman1974', traderRulesEn)).not.toContain('factor');
});

test('what is said of the classes is so', () => {
  const traded = (level: number, good: number): number => Math.abs(production(level, good));
  GOODS.forEach((_, good) => expect(traded(COSMOPOLITAN, good)).toBeGreaterThan(traded(DEVELOPED, good)));
  const half = must(developmentOf(7.5).next, 'a next class');
  expect([half.steps / half.of, half.class]).toEqual([0.5, 'II']);
  expect(classOf(must(CONFIGS['kaufman1974'], 'an edition'), 7.5)).toBe('II');
});

test('the table of the stars has all of them, in rows that trade in the same goods', () => {
  const cards = traderRulesEn(traderRulesExamples(must(CONFIGS['today'], 'today'))).cards;
  const figure = must(
    cards.find(({ title }) => title === 'Know the stars'),
    'the card of the stars',
  ).figure;
  const rows = figure.figure === 'table' ? figure.rows : [];
  expect(rows.map(([name]) => name)).toEqual(['I to II', 'III ¾', 'III ½', 'III ¼ to IV']);
  expect(rows[1]).toEqual(['III ¾', 'heavy equipment, computer software, star gems', 'uranium, metals, medicine']);
});

test('the first prices, and what sets them, are told in every language', () => {
  for (const [write, words] of [
    [traderRulesEn, 'have 3 months of what they make in stock'],
    [traderRulesDe, 'Vorrat für 3 Monate'],
    [traderRulesFr, '3 mois de production en réserve'],
  ] as const) {
    const { cards } = write(traderRulesExamples(must(CONFIGS['today'], 'today')));
    const { text, figure } = must(cards[4], 'the card of buying');
    expect(text).toContain(words);
    expect(figure.figure === 'table' ? figure.rows.map((row) => row.length) : []).toEqual(GOODS.map(() => 4));
  }
});

test('what a ship begins with, what cannot be paid, loans and late departures are told', () => {
  const today = textOf('today', traderRulesEn);
  expect(today).toContain('starts with $5,000 and 15 heavy equipment');
  expect(today).toContain('A purchase you cannot pay for fails.');
  expect(today).toContain('no loans');
  expect(today).toContain('5% of departures and 50% of landings are one to three weeks late');
  expect(textOf('today', traderRulesDe)).toMatch(
    /5.% der Abflüge und 50.% der Landungen haben ein bis drei Wochen Verspätung/,
  );
  expect(textOf('today', traderRulesFr)).toMatch(/5.% des départs et 50.% des arrivées/);
});
