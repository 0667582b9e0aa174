import { expect, test } from 'vitest';
import { must } from '../../core/must.ts';
import { CONFIGS } from '../../games/star-trader/editions.ts';
import { traderRulesExamples } from './rules-examples.ts';

const examplesOf = (edition: string) => traderRulesExamples(must(CONFIGS[edition], edition));

test('the figures are those of the rules: a voyage, goods by class, a bargain and the bank', () => {
  const { voyage, classes, bargain, bank, hold } = examplesOf('today');
  expect(voyage).toEqual({ lightYears: 20, days: 70 });
  const [ours, theirs] = [
    ['HE', 'MED', 'SOFT'],
    ['UR', 'MET', 'GEMS'],
  ];
  const told = classes.map((one) => ({ ...one, classes: one.classes.map((star) => [star.class, star.next?.steps]) }));
  expect(told).toEqual([
    {
      classes: [
        ['I', undefined],
        ['II', 0],
      ],
      makes: ours,
      needs: theirs,
    },
    { classes: [['III', 3]], makes: ['HE', 'SOFT', 'GEMS'], needs: ['UR', 'MET', 'MED'] },
    { classes: [['III', 2]], makes: ['GEMS'], needs: ['MED'] },
    {
      classes: [
        ['III', 0],
        ['IV', 0],
      ],
      makes: theirs,
      needs: ours,
    },
  ]);
  expect(bargain).toMatchObject({ units: 6, offer: 21_600, bid: 36_000 });
  expect(bank).toEqual({ deposit: 10_000, after: 10_500 });
  expect(hold.map(({ tons }) => tons)).toEqual([15, 10, 0]);
});

test.each(Object.keys(CONFIGS))('%s: bargaining brings more than the first offer', (edition) => {
  const { offer, bid, second, agreed } = examplesOf(edition).bargain;
  expect([offer, second, agreed, bid]).toEqual([offer, second, agreed, bid].toSorted((a, b) => a - b));
  expect(agreed).toBeGreaterThan(offer);
});
