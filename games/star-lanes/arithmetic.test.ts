// Money as the Altair counted it, and to the dollar.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALTAIR_LARGEST, overflows, round24 } from '../../core/altair-number.ts';
import { bonusOf, converted, dividendOf, isDividendSmall, smallDividend } from './arithmetic.ts';

describe('24 significant bits', () => {
  const unit = 2 ** -23;

  test('halves are rounded away from zero', () => {
    expect(round24(1 + unit / 2)).toBe(1 + unit);
    expect(round24(-1 - unit / 2)).toBe(-1 - unit);
    expect(round24(1 + (3 / 2) * unit)).toBe(1 + 2 * unit);
    expect(round24(16_777_217)).toBe(16_777_218);
    expect(round24(-16_777_217)).toBe(-16_777_218);
    expect(round24(16_777_219)).toBe(16_777_220);
  });

  test('anything else goes to the nearest', () => {
    expect(round24(1 + unit / 2 - 2 ** -50)).toBe(1);
    expect(round24(1 + unit / 2 + 2 ** -50)).toBe(1 + unit);
    expect(round24(0.05)).toBe(Math.fround(0.05));
    expect(round24(2 ** 24 - 0.5)).toBe(2 ** 24);
  });

  test('what has 24 bits stays as it is', () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, min: -(2 ** 126), max: 2 ** 126 }), (single) => {
        expect(round24(single)).toBe(single);
      }),
    );
  });

  test('agrees with counting the bits, whatever the number', () => {
    const byBits = (value: number): number => {
      if (value === 0) return value;
      const scale = 2 ** (23 - Math.floor(Math.log2(Math.abs(value))));
      return (Math.sign(value) * Math.floor(Math.abs(value) * scale + 0.5)) / scale;
    };
    const number = fc.double({ min: 1e-9, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(number, fc.boolean(), (value, below) => {
        const signed = below ? -value : value;
        expect(round24(signed)).toBe(byBits(signed));
      }),
      { numRuns: 2000 },
    );
  });

  test('nothing grows past the largest number: 1.70141E+38', () => {
    expect(ALTAIR_LARGEST).toBe(Math.fround(ALTAIR_LARGEST));
    expect(ALTAIR_LARGEST.toPrecision(6)).toBe('1.70141e+38');
    expect([1e39, Infinity, -1e39].map(round24)).toEqual([ALTAIR_LARGEST, ALTAIR_LARGEST, -ALTAIR_LARGEST]);
    expect([ALTAIR_LARGEST, ALTAIR_LARGEST * (1 + 2 ** -50), -1e38].map(overflows)).toEqual([false, false, false]);
    const half = 2 ** 127 - 2 ** 102;
    expect([half, -half, 2 ** 127, Infinity].map(overflows)).toEqual([true, true, true, true]);
    expect(overflows(half - 2 ** 80)).toBe(false);
  });
});

describe('the bonus of the Altair (L1270)', () => {
  test.each([
    [13, 20, 700, 4549],
    [7, 10, 700, 4900],
    [5, 23, 2300, 4999],
    [181, 250, 200, 1448],
    [7, 7, 600, 6000],
    [-3, 4, 600, -4500],
  ])('%d of %d shares at $%d pay $%d', (shares, total, price, bonus) => {
    expect(bonusOf(10, shares, total, price, true)).toBe(bonus);
  });

  test('to the dollar it is ten times the part, cut off', () => {
    expect(bonusOf(10, 13, 20, 700, false)).toBe(4550);
    expect(bonusOf(10, 7, 10, 700, false)).toBe(4900);
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 5000 }), fc.nat(3000), (shares, more, price) => {
        const exact = (10n * BigInt(shares) * BigInt(price)) / BigInt(shares + more);
        expect(bonusOf(10, shares, shares + more, price, false)).toBe(Number(exact));
      }),
    );
  });
});

describe('the dividend of the Altair (L800)', () => {
  const inSinglePrecision = (shares: number, price: number): number =>
    Math.floor(round24(round24(round24(0.05) * shares) * price));

  test('the short way gives the same for every holding up to 1199 at every price up to 3000', () => {
    let different = 0;
    for (let shares = 0; shares < 1200; shares++) {
      for (let price = 1; price <= 3000; price++) {
        const dividend = isDividendSmall(5, shares, price) ? smallDividend(shares, price) : undefined;
        if (dividend !== dividendOf(5, shares, price, true) || dividend !== dividendOf(5, shares, price, false))
          different++;
      }
    }
    expect(different).toBe(0);
  });

  test.each([
    [5, 1200, 100],
    [5, -1, 100],
    [5, 1.5, 100],
    [5, 10, 3001],
    [7, 10, 100],
  ])('the short way does not take %d percent of %d shares at $%d', (percent, shares, price) => {
    expect(isDividendSmall(percent, shares, price)).toBe(false);
  });

  test.each([
    [3943, 2813, inSinglePrecision(3943, 2813)],
    [-12, 1705, -1024],
    [-3, 1585, -238],
    [3, 1487, 223],
    [1.5, 700, 52],
  ])('%d shares at $%d pay $%d', (shares, price, dividend) => {
    expect(dividendOf(5, shares, price, true)).toBe(dividend);
  });

  test('3943 shares at $2813 are a dollar off from what is exact', () => {
    expect(Math.abs(dividendOf(5, 3943, 2813, true) - dividendOf(5, 3943, 2813, false))).toBe(1);
  });

  test('other percentages follow the formula, too', () => {
    expect(dividendOf(7, 10, 100, true)).toBe(Math.floor(round24(round24(round24(0.07) * 10) * 100)));
    expect([dividendOf(0, 10, 100, true), dividendOf(50, 3, 333, false)]).toEqual([0, 499]);
  });
});

describe('conversion (L1250)', () => {
  test.each([
    [1, 1],
    [3, 2],
    [5, 3],
    [7, 4],
    [8, 4],
    [-1, 0],
    [-3, -1],
    [2.5, 1],
    [0, 0],
  ])('%d shares become %d', (old, now) => {
    expect(converted(2, old, 0.5, true)).toBe(now);
    expect(converted(2, old, 0.5, false)).toBe(now);
  });

  test('other ratios, rounded half up or down', () => {
    expect([3, 4, 5].map((old) => converted(3, old, 0.5, false))).toEqual([1, 1, 2]);
    expect([3, 4, 5].map((old) => converted(3, old, 0, false))).toEqual([1, 1, 1]);
    expect([1, 10, 19].map((old) => converted(10, old, 0, true))).toEqual([0, 1, 1]);
    for (let old = 0; old < 2000; old++) {
      for (const ratio of [1, 2, 4, 5, 8]) expect(converted(ratio, old, 0, true)).toBe(Math.floor(old / ratio));
    }
  });
});
