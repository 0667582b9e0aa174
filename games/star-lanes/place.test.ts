// Placing: what lies North, South, East and West decides.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { configFor } from './fixtures/cases.ts';
import { placingAt } from './place.ts';
import type { SpacePlacing } from './place.ts';
import { positionFrom } from './setup.ts';
import { spaceNumber } from './spaces.ts';

describe('what placing on 3C would be', () => {
  const check = (drawn: string, companies: number, placing: SpacePlacing): void => {
    const map = drawn.split('/').map((row) => row.trim());
    const sizes = ['A', 'B', 'C', 'D'].map((letter) => drawn.split(letter).length - 1);
    const config = configFor(`faber1977+companies=${companies}`, map);
    const position = positionFrom(config, { map, sizes: sizes.slice(0, companies), cash: [0] }, new Mulberry32(1));
    expect(placingAt(position, spaceNumber('3C', 5, 5) ?? 0)).toBe(placing);
  };

  test.each<[string, SpacePlacing]>([
    ['..... / ..... / ..... / ..... / .....', 'outpost'],
    ['..... / ..@.. / .@.@. / ..@.. / .....', 'outpost'],
    ['..... / .*.+. / ..... / .A.B. / .....', 'outpost'],
    ['..... / ..*.. / ..... / ..... / .....', 'found'],
    ['..... / ..... / ...+. / ..... / .....', 'found'],
    ['..... / ..@.. / ...+. / ..... / .....', 'found'],
    ['..... / ..... / .A... / ..... / .....', 'grow'],
    ['..... / ..*.. / .A.+. / ..@.. / .....', 'grow'],
    ['..... / ..A.. / .A.A. / ..A.. / .....', 'grow'],
    ['..... / ..A.. / ...B. / ..... / .....', 'merge'],
    ['..... / ..A.. / .D.B. / ..C.. / .....', 'merge'],
  ])('%s: %s', (drawn, placing) => {
    check(drawn, 5, placing);
  });

  test('next to a star, but with no company free: an outpost', () => {
    check('A.B.. / ..*.. / ..... / ..... / .....', 2, 'outpost');
    check('A.... / ..*.. / ..... / ..... / .....', 2, 'found');
  });
});
