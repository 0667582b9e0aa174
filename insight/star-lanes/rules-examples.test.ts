import { expect, test } from 'vitest';
import { must } from '../../core/must.ts';
import { CONFIGS } from '../../games/star-lanes/editions.ts';
import { lanesRulesExamples } from './rules-examples.ts';

const examplesOf = (edition: string) => lanesRulesExamples(must(CONFIGS[edition], edition));

test('the figures are those of the rules: founding, growth, a dividend, a merger and a split', () => {
  const { founding, growth, dividend, merger, split } = examplesOf('today');
  expect(founding).toMatchObject({ price: 600, shares: 5 });
  expect(growth).toMatchObject({ from: 200, to: 900 });
  expect(dividend).toMatchObject({ shares: 10, price: 800, amount: 400 });
  expect(merger).toMatchObject({ price: 2100, old: 5, gained: 2, bonus: 3888 });
  expect(split).toMatchObject({ from: 3500, to: 1750, shares: 5, now: 10 });
});

test('an edition with other rules has other figures', () => {
  expect(examplesOf('faber1977').merger).toMatchObject({ price: 1500, gained: 3 });
  const never = { ...must(CONFIGS['today'], 'today'), growthSplitWhen: 'never', mergerSplitWhen: 'never' } as const;
  expect(lanesRulesExamples(never).split).toBeUndefined();
});

test.each(Object.keys(CONFIGS))('%s: every board shows the space and what became of it', (edition) => {
  const { founding, growth, merger, offer, config } = examplesOf(edition);
  for (const { figure } of [founding, growth, merger]) {
    if (figure.figure !== 'boards') throw new Error('a figure without boards');
    const [before, after] = figure.boards;
    expect(before?.marked[0]?.mark).toBe('?');
    expect(after?.marked[0]?.mark).toBe('A');
    expect(after?.rows).not.toEqual(before?.rows);
  }
  expect(offer.figure.figure === 'boards' && offer.figure.boards[0]?.marked).toHaveLength(
    Math.min(5, config.candidates),
  );
});
