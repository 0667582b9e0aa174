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
  text: ['This is the galaxy of a match with this seed and number of captains.'],
  flags: {
    seed: { ...SEED, required: true, about: 'the same number gives the same galaxy' },
    players: number('N', [1, 12], 'number of captains; sets the number of stars, unless you give --stars', {
      required: true,
    }),
    stars: text('N', 'number of stars, or 3n+1 or 2n+1 for n captains'),
    minDistance: text('N', 'minimum distance between two stars, in light years'),
    edition: text('NOTATION', 'the edition with changed options: today+map-size=150; see the command options', {
      complete: 'editions',
      default: starTraderKit.historic,
    }),
    json: toggle('print JSON: name, x, y, level and class of every star'),
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
      'A port is the name of a star, MAP and REPORT show the map and all prices, and SAVE prints the game so that you can continue it later.',
  },
  commands: [entry(GALAXY, async () => (await import('./galaxy.ts')).galaxy)],
} satisfies GameListing<StarTraderTypes>;
