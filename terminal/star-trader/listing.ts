/** What is known of Star Trader before it is played, and the command that is its own. */
import { command } from '../../cli/command.ts';
import { number, text, toggle } from '../../cli/parameters.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { entry } from '../cli/entry.ts';
import { SEED } from '../cli/common-flags.ts';
import { starTraderCards } from '../../bots/star-trader/cards.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { GameListing } from '../frame/game-screens.ts';
import { traderTerminalEn } from '../../text/en/star-trader-terminal.ts';

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
    edition: text('NOTATION', 'the edition, and what differs from it: today+map-size=150; see the command options', {
      complete: 'editions',
      default: starTraderKit.historic,
    }),
    json: toggle('a row for every star with its name, x, y, level and class'),
  },
});

export const STAR_TRADER_LISTING = {
  kit: starTraderKit,
  about: traderTerminalEn.about,
  players: starTraderCards,
  help: traderTerminalEn.help,
  lesson: async () => (await import('./lesson.ts')).traderLesson(),
  teletype: {
    about: traderTerminalEn.about,
    typing:
      'A port is the name of a star, MAP and REPORT show the map and all prices, and SAVE prints the game so that you can go on with it.',
  },
  commands: [entry(GALAXY, async () => (await import('./galaxy.ts')).galaxy)],
} satisfies GameListing<StarTraderTypes>;
