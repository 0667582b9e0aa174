/** What a review of a real match found, told in every language. */
import { expect, test } from 'vitest';
import { recordOf } from '../../../bots/star-trader/adviser/fixtures/record.ts';
import { review } from '../../../bots/star-trader/adviser/review.ts';
import { Mulberry32 } from '../../../core/chance.ts';
import { starTraderDe } from '../../../text/de/star-trader.ts';
import { starTraderEn } from '../../../text/en/star-trader.ts';
import { starTraderFr } from '../../../text/fr/star-trader.ts';
import { missWords, pointWords } from './review-words.ts';

const NAMES = ['Ann', 'Ben'];
const reviewed = review(
  recordOf('today+years=3', ['beginner', 'merchant'], 4),
  { depth: { playouts: 40, futures: 20 } },
  new Mulberry32(1),
);
if (!reviewed.ok) throw new Error(JSON.stringify(reviewed.problem));
const { stops, turningPoints, misses } = reviewed.value;
const found = { review: reviewed.value, names: NAMES };

test.each([
  ['English', starTraderEn, /A ship of (Ann|Ben) left /, /(better bargains would have gained|instead of) /],
  ['German', starTraderDe, /Ein Schiff von (Ann|Ben) flog von /, /(Besser gehandelt|statt) /],
  ['French', starTraderFr, /Un vaisseau de (Ann|Ben) est allé de /, /(de meilleurs marchés|au lieu de) /],
] as const)('in %s', (_, messages, left, better) => {
  expect(turningPoints.length).toBeGreaterThan(0);
  for (const point of turningPoints) {
    const { star, to } = stops[point.number - 1]!;
    const words = pointWords(messages, point, found);
    expect(words).toMatch(/^(Ann|Ben) [\d.]+% → [\d.]+%\. /);
    expect(words).toMatch(left);
    expect(words).toContain(star);
    expect(words).toContain(to);
  }
  expect(new Set(misses.map(({ what }) => what))).toEqual(new Set(['trade', 'flight']));
  for (const miss of misses) {
    const words = missWords(messages, miss, found);
    expect(words).toMatch(better);
    expect(words).toContain(NAMES[miss.by]);
    expect(words).not.toMatch(/undefined|NaN/);
    if (miss.what === 'flight') expect(words).toContain(stops[miss.stop - 1]!.better!.star);
  }
});
