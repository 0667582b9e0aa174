/** The rules of Star Lanes on one screen say what holds in the edition that is played. */
import { expect, test } from 'vitest';
import { must } from '../core/must.ts';
import { CONFIGS } from '../games/star-lanes/editions.ts';
import { lanesRulesExamples } from '../insight/star-lanes/rules-examples.ts';
import { lanesRulesDe } from './de/star-lanes-how-to-play.ts';
import { lanesRulesEn } from './en/star-lanes-how-to-play.ts';
import { lanesRulesFr } from './fr/star-lanes-how-to-play.ts';

const textOf = (edition: string, write: typeof lanesRulesEn): string =>
  write(lanesRulesExamples(must(CONFIGS[edition], edition)))
    .cards.map(({ text }) => text)
    .join('\n');

test.each([
  ['today', 'in a tie, the higher price survives', 'When a share rises above $3,000,'],
  ['faber1977', 'the first of above, below, right, left survives', 'When a share reaches $3,000,'],
])('%s: which company survives, and when stock splits', (edition, ties, split) => {
  expect(textOf(edition, lanesRulesEn)).toContain(ties);
  expect(textOf(edition, lanesRulesEn)).toContain(split);
});

test('corners do not count, and a bonus is shared by the shares held: in every language', () => {
  expect(textOf('today', lanesRulesEn)).toMatch(/corners do not count.[^]*is divided in proportion to the shares held/);
  expect(textOf('today', lanesRulesDe)).toMatch(/Ecken zählen nicht.[^]*wird nach Aktienbesitz verteilt/);
  expect(textOf('today', lanesRulesFr)).toMatch(/les diagonales ne comptent pas.[^]*selon les actions détenues/);
});

test('what outposts bring, when shares pay, and what there is no room for: as the edition has it', () => {
  const today = textOf('today', lanesRulesEn);
  expect(today).toContain('Each outpost adds $100 and joins');
  expect(today).toContain('When you have placed, and only then, your shares pay you');
  expect(today).toContain(
    'There are 5 companies; while all are on the map, spaces that would found another are not offered.',
  );
  expect(today).toContain('the bank never runs out');
  expect(textOf('grand', lanesRulesEn)).toContain('There are 8 companies');
});

test('whether the space of a merger counts is told as the edition has it', () => {
  expect(textOf('today', lanesRulesEn)).toContain('The space itself then counts as growth.');
  expect(textOf('faber1977', lanesRulesEn)).toContain('The space itself adds nothing to the price.');
  expect(textOf('today', lanesRulesDe)).toContain('zählt dann als Wachstum');
  expect(textOf('faber1977', lanesRulesFr)).toContain('n’ajoute rien au cours');
});
