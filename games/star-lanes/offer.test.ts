// The offer: which spaces qualify, how they are drawn, and what happens when they run out.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import { unwrap } from '../../core/result.ts';
import { configFor } from './fixtures/cases.ts';
import { tapeOf } from './fixtures/drawn.ts';
import { starLanes } from './index.ts';
import { offer, offeredSpaces, qualifying } from './offer.ts';
import { STAR } from './position.ts';
import type { Position } from './position.ts';
import { positionFrom } from './setup.ts';
import { finishTurn } from './turn.ts';
import type { Event } from './types.ts';

/** A position with every letter on the map active, of as many spaces as it is drawn on. */
function drawn(map: readonly string[], notation = 'faber1977', chance: Chance = new Mulberry32(1)): Position {
  const config = configFor(notation, map);
  const sizes = Array.from({ length: config.companies }, (_, company) => {
    const letter = String.fromCharCode(65 + company);
    return map.join('').split(letter).length - 1;
  });
  return positionFrom(config, { map, sizes, prices: sizes.map(() => 600), cash: [6000, 6000] }, chance);
}

/** What is offered when exactly these spaces are tried; a tape that is used up too early throws. */
function offeredOf(map: readonly string[], tried: string, notation = 'faber1977'): string {
  const position = drawn(map, notation, tapeOf(tried.split(' '), map.length, map[0]?.length ?? 0));
  expect(offer(position)).toBe(true);
  return offeredSpaces(position).join(' ');
}

const FIVE_ACTIVE = [
  'A.B.C.D.E*..',
  '............',
  '............',
  '............',
  '.....*......',
  '............',
  '..+.........',
  '............',
  '............',
];
const FOUR_ACTIVE = FIVE_ACTIVE.with(0, 'A.B.C.D..*..');

describe('what qualifies', () => {
  test('with all companies active, spaces next to stars or outposts alone are drawn again (filter5)', () => {
    const tried = '4F 6F 5E 5G 6C 8C 7B 7D 2J 1K 5F 7C 1A 9L 9L 1B 2I 9L 3C 9A';
    expect(offeredOf(FIVE_ACTIVE, tried)).toBe('9L 1B 2I 3C 9A');
    expect(qualifying(drawn(FIVE_ACTIVE))).toBe(90);
  });

  test('while a company is free, they are as good as any (filter4)', () => {
    expect(offeredOf(FOUR_ACTIVE, '4F 7B 2J 1H 9L')).toBe('4F 7B 2J 1H 9L');
    expect(qualifying(drawn(FOUR_ACTIVE))).toBe(101);
  });

  test('a space that holds something is drawn again, and so is one already on the list', () => {
    expect(offeredOf(FOUR_ACTIVE, '1A 7C 5F 2A 2A 2B 2A 2C 2B 2D 2E')).toBe('2A 2B 2C 2D 2E');
  });

  test('dead-spaces=outposts offers them all', () => {
    expect(offeredOf(FIVE_ACTIVE, '4F 6F 5E 5G 6C', 'today+offer=reject+dead-spaces=outposts')).toBe('4F 6F 5E 5G 6C');
  });

  test('dead-spaces=west-star-missed overlooks a star to the West, but not an outpost', () => {
    expect(offeredOf(FIVE_ACTIVE, '4F 6F 5E 7D 5G 1K 9L 9A 3C', 'osborne-as-shipped')).toBe('5G 1K 9L 9A 3C');
  });

  test('a black hole is no reason to refuse a space', () => {
    const map = ['A...B', '.....', '..@..', '.....', '.....'];
    expect(offeredOf(map, '3B 3D 2C 4C 5A', 'beej+companies=2+offer=reject')).toBe('3B 3D 2C 4C 5A');
  });

  test('all 13,122 surroundings of a space give what the listing gives', () => {
    let refused = 0;
    for (const [north, south, east, west] of surroundings()) {
      for (const companies of [5, 6]) {
        const map = ['.....', `..${north}..`, `.${west}.${east}.`, `..${south}..`, '.....'];
        const beside = [north, south, east, west].join('');
        const dead = companies === 5 && /[*+]/.test(beside) && !/[A-E]/.test(beside);
        expect([beside, qualifiesAtCentre(map, companies)]).toEqual([beside, !dead]);
        if (dead) refused++;
      }
    }
    // Marks that are neither company nor space: + and * (and @, which counts for nothing).
    expect(refused).toBe(4 ** 4 - 2 ** 4);
  });
});

function surroundings(): [string, string, string, string][] {
  const marks = [...'.+*@ABCDE'];
  return marks.flatMap((a) =>
    marks.flatMap((b) => marks.flatMap((c) => marks.map((d): [string, string, string, string] => [a, b, c, d]))),
  );
}

/** Five companies are active; with six there is one free. 3C is tried first, 1A, which nothing touches, second. */
function qualifiesAtCentre(map: readonly string[], companies: number): boolean {
  const config = configFor(`faber1977+candidates=1+companies=${companies}`, map);
  const position = positionFrom(config, { map, sizes: [1, 1, 1, 1, 1], cash: [0] }, tapeOf(['3C', '1A'], 5, 5));
  offer(position);
  return offeredSpaces(position)[0] === '3C';
}

describe('when too few spaces qualify', () => {
  const starsBut = (empty: readonly string[]): string[] =>
    Array.from({ length: 9 }, (_, r) =>
      Array.from({ length: 12 }, (__, c) =>
        empty.includes(`${r + 1}${String.fromCharCode(65 + c)}`) ? '.' : '*',
      ).join(''),
    );
  const FOUR_LEFT = starsBut(['1A', '5F', '9L', '3C']);
  const TEN = starsBut('5B 5D 5F 5H 5J 7B 7D 7F 7H 7J'.split(' '));
  const TEN_DEAD = TEN.with(0, 'A*B*C*D*E***');

  test('the match ends where the original loops for ever (stuck_four_empty_cells)', () => {
    expect(offer(drawn(FOUR_LEFT))).toBe(false);
    expect(qualifying(drawn(FOUR_LEFT))).toBe(4);
  });

  test('so it does when all that is left is dead (stuck_five_active_all_blocked)', () => {
    expect(offer(drawn(TEN_DEAD))).toBe(false);
    expect(qualifying(drawn(TEN_DEAD))).toBe(0);
  });

  test('while a company is free the same ten spaces are offered (same_board_four_active_not_stuck)', () => {
    const free = TEN.with(0, 'A*B*C*D*****');
    expect(offer(drawn(free))).toBe(true);
    expect(qualifying(drawn(free))).toBe(10);
  });

  test.each(['reject', 'fair'])('too-few=fewer offers those that are left (offer=%s)', (way) => {
    const position = drawn(FOUR_LEFT, `today+offer=${way}`);
    expect(offer(position)).toBe(true);
    expect(offeredSpaces(position).toSorted()).toEqual(['1A', '3C', '5F', '9L']);
  });

  test.each(['reject', 'fair'])('too-few=fewer offers a single space that is left (offer=%s)', (way) => {
    const position = drawn(starsBut(['5F']), `today+offer=${way}`);
    expect([offer(position), offeredSpaces(position)]).toEqual([true, ['5F']]);
  });

  test.each(['reject', 'fair'])('too-few=fewer ends the match when none is left (offer=%s)', (way) => {
    expect(offer(drawn(TEN_DEAD, `today+offer=${way}`))).toBe(false);
  });

  test('too-few=end ends a fair match as well', () => {
    expect(offer(drawn(FOUR_LEFT, 'today+too-few=end'))).toBe(false);
    expect(offer(drawn(FOUR_LEFT, 'today+too-few=end+candidates=4'))).toBe(true);
  });

  test('exactly as many as are asked for are always found', () => {
    for (let seed = 0; seed < 50; seed++) {
      const position = drawn(FOUR_LEFT, 'faber1977+candidates=4', new Mulberry32(seed));
      expect(offer(position)).toBe(true);
      expect(offeredSpaces(position).toSorted()).toEqual(['1A', '3C', '5F', '9L']);
    }
  });

  test('the standings are told at once', () => {
    const position = drawn(FOUR_LEFT);
    const told: Event[] = [];
    finishTurn(position, (event) => told.push(event));
    expect(told.map(({ type }) => type)).toEqual(['ended']);
    expect([position.phase, position.why, position.offers]).toEqual(['over', 'no-spaces', 0]);
  });
});

describe('every space that qualifies is as likely as the next', () => {
  const map = ['A.*..', '....B', '..+..', '*....', '....@'];

  /** How far counts lie from being even: the sum of squares of chi-square. */
  function unevenness(counts: ReadonlyMap<string, number>): number {
    const expected = [...counts.values()].reduce((sum, count) => sum + count, 0) / counts.size;
    return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  }

  /** How often each space is offered, in the first place or in any. */
  function counted(position: Position, times: number): [Map<string, number>, Map<string, number>] {
    const [first, any] = [new Map<string, number>(), new Map<string, number>()];
    for (let i = 0; i < times; i++) {
      offer(position);
      offeredSpaces(position).forEach((space, place) => {
        any.set(space, (any.get(space) ?? 0) + 1);
        if (place === 0) first.set(space, (first.get(space) ?? 0) + 1);
      });
    }
    return [first, any];
  }

  test.each([
    { notation: 'today+companies=2', spaces: 11 },
    { notation: 'today+companies=2+candidates=1', spaces: 11 },
    { notation: 'today+companies=2+offer=reject+candidates=4', spaces: 11 },
    { notation: 'today+companies=3+first-offers=any', spaces: 19 },
    { notation: 'today+companies=3+candidates=20', spaces: 19 },
  ])('$notation: $spaces spaces', ({ notation, spaces }) => {
    const position = drawn(map, notation, new Mulberry32(20_261_115));
    const [first, any] = counted(position, 20_000);
    expect([...any.keys()]).toHaveLength(spaces);
    expect(qualifying(position)).toBe(spaces);
    // With 10 or 18 degrees of freedom, one seed in a thousand passes 29.6 or 42.3.
    expect(unevenness(first)).toBeLessThan(spaces === 11 ? 29.6 : 42.3);
    expect(unevenness(any)).toBeLessThan(spaces === 11 ? 29.6 : 42.3);
  });

  test('also in a galaxy so full that hardly any draw hits', () => {
    const full = Array.from({ length: 26 }, () => '*'.repeat(40)).with(7, `.${'*'.repeat(20)}.${'*'.repeat(17)}.`);
    const position = drawn(full, 'today+candidates=2', new Mulberry32(5));
    const [first, any] = counted(position, 6_000);
    expect([...any.keys()].toSorted()).toEqual(['8A', '8AN', '8V']);
    // Two degrees of freedom: one seed in a thousand passes 13.8.
    expect(unevenness(first)).toBeLessThan(13.8);
    expect(unevenness(any)).toBeLessThan(13.8);
  });
});

describe('first-offers=founding', () => {
  const map = ['*.........', '..........', '..........', '.........A'];
  const BESIDE_STAR = new Set(['1B', '2A']);

  test('the last space makes way for one that founds a company', () => {
    expect(offeredOf(map, '4A 4B 4C 4D 4E', 'today+offer=reject+first-offers=any')).toBe('4A 4B 4C 4D 4E');
    for (let seed = 0; seed < 50; seed++) {
      const position = drawn(map, 'today+candidates=2', new Mulberry32(seed));
      offer(position);
      expect(offeredSpaces(position).filter((space) => BESIDE_STAR.has(space)).length).toBeGreaterThan(0);
      expect(new Set(offeredSpaces(position)).size).toBe(2);
    }
  });

  test('in the first turn of each player, and not after it', () => {
    const withoutFounding = (moves: number): number => {
      let count = 0;
      for (let seed = 0; seed < 200; seed++) {
        const position = drawn(map, 'today+candidates=1', new Mulberry32(seed));
        position.moves = moves;
        offer(position);
        if (!BESIDE_STAR.has(offeredSpaces(position)[0] ?? '')) count++;
      }
      return count;
    };
    expect([0, 1].map(withoutFounding)).toEqual([0, 0]);
    expect(withoutFounding(2)).toBeGreaterThan(150);
  });

  test('where no space founds a company, or none is free, any will do', () => {
    const position = drawn(['.....', '.....', '....A'], 'today');
    expect([offer(position), position.offers]).toEqual([true, 5]);
    const full = drawn(map.with(3, 'B........A'), 'today+companies=2+candidates=1', new Mulberry32(3));
    expect([offer(full), BESIDE_STAR.has(offeredSpaces(full)[0]!)]).toEqual([true, false]);
  });

  test('today opens with a founding in every galaxy that has a star with room beside it', () => {
    const config = unwrap(starLanes.parseConfig('today'));
    let without = 0;
    for (let seed = 0; seed < 300; seed++) {
      const { state } = starLanes.start(config, 2, new Mulberry32(seed));
      const founds = offeredSpaces(state).some((space) => {
        const step = starLanes.apply(state, state.mover, { type: 'place', space });
        return step.ok && step.events.some(({ type }) => type === 'founded');
      });
      if (!founds && state.map.includes(STAR)) without++;
    }
    expect(without).toBe(0);
  });
});

test('an offer is told with the number of the move and the spaces in the order they were drawn', () => {
  const told: Event[] = [];
  const position = drawn(FOUR_ACTIVE, 'faber1977', tapeOf(['9L', '4F', '7B', '2J', '1H'], 9, 12));
  position.moves = 11;
  offer(position, (event) => told.push(event));
  expect(told).toEqual([{ type: 'offered', to: 0, move: 12, spaces: ['9L', '4F', '7B', '2J', '1H'] }]);
});
