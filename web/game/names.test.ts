/** The computer players that can be chosen are those there are. */
import { expect, test } from 'vitest';
import { starTraderBots } from '../../bots/star-trader/index.ts';
import { en } from '../text/en.ts';
import { CAPTAINS } from './names.ts';

test('every computer captain can be chosen, and has a name', () => {
  expect(CAPTAINS).toEqual(starTraderBots.map(({ name }) => name));
  for (const captain of CAPTAINS) expect(en.bots[captain]?.about).toMatch(/\.$/);
});
