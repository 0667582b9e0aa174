/** The command that is Star Trader's own. */
import { command } from '../../cli/command.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { entry } from '../cli/entry.ts';
import { SEED } from '../cli/parameters.ts';

export const GALAXY = command({
  name: 'galaxy',
  summary: 'draw a galaxy of Star Trader, or print it as data',
  text: ['It is the galaxy that a match of these captains begins with under this seed.'],
  flags: {
    seed: { ...SEED, required: true, about: 'the same galaxy for the same number' },
    players: {
      kind: 'number',
      value: 'N',
      least: 1,
      most: 12,
      required: true,
      about: 'captains, 1 to 12; they say how many stars there are unless --stars does',
    },
    stars: { kind: 'text', value: 'N', about: 'how many stars; 3n+1 or 2n+1 says how many for n captains' },
    minDistance: { kind: 'text', value: 'N', about: 'light years between any two of them, at least' },
    edition: {
      kind: 'text',
      value: 'NOTATION',
      complete: 'editions',
      default: starTraderKit.historic,
      about: 'the edition, and what differs from it: today+map-size=150; see starlanes options',
    },
    json: { kind: 'switch', about: 'a row for every star with its name, x, y, level and class' },
  },
});

export const STAR_TRADER_COMMANDS = [entry(GALAXY, async () => (await import('./galaxy.ts')).galaxy)];
