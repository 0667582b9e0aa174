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
  const told = classes.map(({ from, to, ...one }) => ({
    ...one,
    stars: [from, to].map((star) => [star.class, star.next?.steps]),
  }));
  expect(told).toEqual([
    {
      stars: [
        ['I', undefined],
        ['II', 0],
      ],
      makes: ours,
      needs: theirs,
    },
    {
      stars: [
        ['III', 3],
        ['III', 3],
      ],
      makes: ['HE', 'SOFT', 'GEMS'],
      needs: ['UR', 'MET', 'MED'],
    },
    {
      stars: [
        ['III', 2],
        ['III', 2],
      ],
      makes: ['GEMS'],
      needs: ['MED'],
    },
    {
      stars: [
        ['III', 1],
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

test('the prices of the first day are those of rule 3.4', () => {
  const { goods, months, afterAYear } = examplesOf('kaufman1974').prices;
  expect(goods.map(({ good, base, made, needed }) => [good, base, made, needed])).toEqual([
    ['UR', 5000, 4600, 5400],
    ['MET', 3500, 3200, 3800],
    ['HE', 4000, 3700, 4300],
    ['MED', 4500, 4100, 4900],
    ['SOFT', 3000, 2700, 3300],
    ['GEMS', 3000, 2700, 3300],
  ]);
  expect({ months, afterAYear }).toEqual({ months: 3, afterAYear: 5300 });
});

test.each(Object.keys(CONFIGS))('%s: bargaining brings more than the first offer', (edition) => {
  const { offer, bid, second, agreed } = examplesOf(edition).bargain;
  expect([offer, second, agreed, bid]).toEqual([offer, second, agreed, bid].toSorted((a, b) => a - b));
  expect(agreed).toBeGreaterThan(offer);
});
