/** The command that is Star Trader's own. */
import { command } from '../../cli/command.ts';
import { number, text, toggle } from '../../cli/parameters.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { entry } from '../cli/entry.ts';
import { SEED } from '../cli/common-flags.ts';

export const GALAXY = command({
  name: 'galaxy',
  summary: 'draw a galaxy of Star Trader, or print it as data',
  text: ['It is the galaxy that a match of these captains begins with under this seed.'],
  flags: {
    seed: { ...SEED, required: true, about: 'the same galaxy for the same number' },
    players: number('N', [1, 12], 'captains, 1 to 12; they say how many stars there are unless --stars does', {
      required: true,
    }),
    stars: text('N', 'how many stars; 3n+1 or 2n+1 says how many for n captains'),
    minDistance: text('N', 'light years between any two of them, at least'),
    edition: text('NOTATION', 'the edition, and what differs from it: today+map-size=150; see starlanes options', {
      complete: 'editions',
      default: starTraderKit.historic,
    }),
    json: toggle('a row for every star with its name, x, y, level and class'),
  },
});

export const STAR_TRADER_COMMANDS = [entry(GALAXY, async () => (await import('./galaxy.ts')).galaxy)];
