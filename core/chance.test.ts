// Chance: known draws of every kind, and streams that survive copying, writing and reading.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keystreamBlock } from './chacha20.ts';
import { Keyed, Mulberry32, Tape, parseChance, parseUint32 } from './chance.ts';
import type { Chance } from './chance.ts';

const TWO_32 = 2 ** 32;

/** The next draws as whole numbers of 32 bits. */
function draws(chance: Chance, count: number): number[] {
  return Array.from({ length: count }, () => chance.draw() * TWO_32);
}

/** The formula of the golden games, written out a second time with unsigned numbers throughout. */
function* byTheFormula(seed: number): Generator<number, never> {
  let a = seed;
  for (;;) {
    a = (a + 0x6d2b79f5) % TWO_32;
    let t = Math.imul(a ^ (a >>> 15), a | 1) >>> 0;
    t = (t ^ ((t + Math.imul(t ^ (t >>> 7), t | 61)) >>> 0)) >>> 0;
    yield (t ^ (t >>> 14)) >>> 0;
  }
}

describe('mulberry32', () => {
  test.each([
    { seed: 0, first: [1144304738, 1416247, 958946056, 627933444] },
    { seed: 1, first: [2693262067, 11749833, 2265367787, 4213581821] },
    { seed: 20012, first: [3380138235, 3743139835, 1490424118, 2840871905] },
    { seed: 4294967295, first: [3850105811, 813802916, 3073704848, 4054706436] },
  ])('seed $seed gives the draws it always gave', ({ seed, first }) => {
    expect(draws(new Mulberry32(seed), 4)).toEqual(first);
  });

  test('any seed follows the formula of the golden games', () => {
    fc.assert(
      fc.property(fc.nat({ max: TWO_32 - 1 }), (seed) => {
        const formula = byTheFormula(seed);
        expect(draws(new Mulberry32(seed), 20)).toEqual(Array.from({ length: 20 }, () => formula.next().value));
      }),
    );
  });

  test('reseeded, it is a new stream', () => {
    const chance = new Mulberry32(1);
    chance.draw();
    chance.reseed(20012);
    expect(chance.draws).toBe(0);
    expect(draws(chance, 4)).toEqual(draws(new Mulberry32(20012), 4));
  });
});

describe('a tape', () => {
  test('gives what was recorded, and then no more', () => {
    const tape = new Tape([0, 2147483648, 4294967295]);
    expect([tape.draw(), tape.draw()]).toEqual([0, 0.5]);
    expect(tape.draw()).toBeLessThan(1);
    expect(() => tape.draw()).toThrow('the tape holds only 3 draws');
    expect(tape.draws).toBe(3);
  });

  test('that is used up is written as an empty one', () => {
    const tape = new Tape([7]);
    tape.draw();
    expect(tape.format()).toBe('tape');
    checkRead('tape');
  });
});

describe('keyed', () => {
  const key = Uint32Array.from([1, 2, 3, 4, 5, 6, 7, 0xffffffff]);

  test('draws the words of the blocks in order', () => {
    const words = [0, 1, 2].flatMap((block) => Array.from(keystreamBlock(key, block)));
    expect(draws(new Keyed(key), 48)).toEqual(words);
  });

  test('can begin anywhere in the stream', () => {
    const words = [...keystreamBlock(key, 1), ...keystreamBlock(key, 2)];
    expect(draws(new Keyed(key, 21), 20)).toEqual(words.slice(5, 25));
  });

  test('is not changed by changing the key it was made from', () => {
    const mine = key.slice();
    const chance = new Keyed(mine);
    mine.fill(0);
    expect(draws(chance, 3)).toEqual(draws(new Keyed(key), 3));
  });

  test('needs a key of 256 bits', () => {
    expect(() => new Keyed(new Uint32Array(4))).toThrow('a key has 256 bits');
  });
});

function checkRead(text: string): void {
  const reading = parseChance(text);
  expect(reading.ok && reading.value.format()).toBe(text);
}

const anyChance: fc.Arbitrary<Chance> = fc.oneof(
  fc.nat({ max: TWO_32 - 1 }).map((seed) => new Mulberry32(seed)),
  fc.array(fc.nat({ max: TWO_32 - 1 }), { minLength: 100, maxLength: 120 }).map((numbers) => new Tape(numbers)),
  fc
    .tuple(fc.uint32Array({ minLength: 8, maxLength: 8 }), fc.nat({ max: 1000 }))
    .map(([key, at]) => new Keyed(key, at)),
);

describe('any chance, after any number of draws', () => {
  const check = (law: (chance: Chance) => void): void => {
    fc.assert(
      fc.property(anyChance, fc.nat({ max: 40 }), (chance, gone) => {
        draws(chance, gone);
        law(chance);
      }),
    );
  };

  test('draws numbers from 0 up to, but never, 1', () => {
    check((chance) => {
      for (const number of draws(chance, 50)) expect(number >= 0 && number < TWO_32).toBe(true);
    });
  });

  test('below a count is the whole part of the count times the draw', () => {
    const counts = [1, 2, 9, 14, 1040, 65_535, 65_536];
    check((chance) => {
      const twin = chance.copy();
      const drawn = draws(twin, counts.length);
      expect(counts.map((count) => chance.below(count))).toEqual(
        counts.map((count, i) => Math.floor(count * (drawn[i]! / TWO_32))),
      );
      expect(chance.draws).toBe(twin.draws);
    });
  });

  test('a copy gives the same draws, and neither moves the other', () => {
    check((chance) => {
      const twin = chance.copy();
      expect([twin.kind, twin.draws]).toEqual([chance.kind, chance.draws]);
      const next = draws(twin, 40);
      expect(draws(chance, 40)).toEqual(next);
    });
  });

  test('written and read, it gives the same draws', () => {
    check((chance) => {
      const reading = parseChance(chance.format());
      if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
      expect(reading.value.format()).toBe(chance.format());
      expect(draws(reading.value, 40)).toEqual(draws(chance, 40));
    });
  });
});

describe('what is no chance is refused, and says why', () => {
  const BAD_SEED = { why: 'bad-seed', most: 4_294_967_295 };
  const BAD_TAPE = { why: 'bad-tape', most: 4_294_967_295 };
  const BAD_KEY = { why: 'bad-key', digits: 64 };
  const key = '0'.repeat(64);
  test.each([
    ['', { why: 'unknown-chance', kind: '', known: ['mulberry32', 'tape', 'keyed'] }],
    ['dice 6', { why: 'unknown-chance', kind: 'dice', known: ['mulberry32', 'tape', 'keyed'] }],
    ['mulberry32', BAD_SEED],
    ['mulberry32 4294967296', BAD_SEED],
    ['mulberry32 -1', BAD_SEED],
    ['mulberry32 1 2', BAD_SEED],
    ['mulberry32 1.5', BAD_SEED],
    ['tape 1 x', BAD_TAPE],
    ['tape 99999999999', BAD_TAPE],
    ['keyed', BAD_KEY],
    [`keyed ${key.slice(1)}`, BAD_KEY],
    [`keyed ${key} x`, BAD_KEY],
    [`keyed ${key} 1 2`, BAD_KEY],
  ])('%s', (text, problem) => {
    expect(parseChance(text)).toEqual({ ok: false, problem });
  });

  test('whatever the text, reading gives a chance or says why not', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `tape ${rest}`),
        ),
        (text) => {
          const reading = parseChance(text);
          expect(reading.ok ? reading.value.draws : reading.problem.why).toBe(
            reading.ok ? 0 : text.startsWith('tape') ? 'bad-tape' : 'unknown-chance',
          );
        },
      ),
    );
  });
});

test('a whole number of 32 bits is read in decimal only', () => {
  expect(['0', '4294967295', '007'].map(parseUint32)).toEqual([0, 4294967295, 7]);
  expect(['', '4294967296', '-1', '1e3', '0x10', ' 1', undefined].map(parseUint32)).toEqual(Array(7).fill(undefined));
});
