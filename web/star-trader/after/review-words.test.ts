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
  ['English', starTraderEn, /(Ann|Ben) at .*\. Then on to /, /(better bargains would have gained|instead of) /],
  ['German', starTraderDe, /(Ann|Ben) bei .*\. Dann weiter nach /, /(Bessere Gebote|statt) /],
  ['French', starTraderFr, /(Ann|Ben) à .*\. Puis cap sur /, /(de meilleurs marchandages|au lieu de) /],
] as const)('in %s', (_, messages, stop, better) => {
  expect(turningPoints.length).toBeGreaterThan(0);
  for (const point of turningPoints) {
    const { star, to } = stops[point.number - 1]!;
    const words = pointWords(messages, point, found);
    expect(words).toMatch(/^(Ann|Ben) [\d.]+% → [\d.]+%\. /);
    expect(words).toMatch(stop);
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

test('a swing is not credited to the departure alone: what chance did since the one before is told with it', () => {
  const [first, second] = [stops[0]!, stops[1]!];
  const changed = {
    ...reviewed.value,
    stops: [
      { ...first, by: 0, star: 'SOL', delay: 2 },
      { ...second, by: 1, late: 3 },
    ],
  };
  const words = pointWords(
    starTraderEn,
    { number: 2, swing: 0.3, seat: 0, from: 0.6, to: 0.3 },
    { review: changed, names: ['You', 'Ben'] },
  );
  expect(words).toContain('You 60% → 30%. You: delayed at SOL by 2 weeks. ');
  expect(words).toContain(` Ben at ${second.star}, 3 weeks late. `);
});
