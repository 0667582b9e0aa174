/** What is known of Star Lanes before it is played, and the command that is its own. */
import { availableParallelism } from 'node:os';
import { command } from '../../cli/command.ts';
import { choice, number, text } from '../../cli/parameters.ts';
import { entry } from '../cli/entry.ts';
import { SEED } from '../cli/common-flags.ts';
import { starLanesCards } from '../../bots/star-lanes/cards.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import type { GameListing } from '../frame/game-screens.ts';
import { lanesTerminalEn } from '../../text/en/star-lanes-terminal.ts';

const count = (about: string, usual: number) => number('N', [1, 1_000_000_000], about, { default: usual });

export const TRAIN = command({
  name: 'train',
  summary: 'train one of the two networks of the veteran, the champion of earlier versions, by self-play',
  text: ['For how the shipped weights were made, see starlanes docs training.'],
  flags: {
    diet: choice('diet', ['holding', 'selling'], 'which network', { required: true }),
    out: text('FILE', 'where the weights are written', { required: true, complete: 'files' }),
    from: text('FILE', 'weights to start from', { complete: 'files' }),
    seed: { ...SEED, default: 1, about: 'the same number gives the same matches' },
    rounds: count('number of rounds: each plays, then learns', 6),
    matches: count('matches a round', 20_000),
    steps: count('learning steps a round', 600),
    batch: count('positions a learning step', 8192),
    threads: { ...count('matches at a time', availableParallelism()), usually: 'all cores' },
  },
});

export const STAR_LANES_LISTING = {
  kit: starLanesKit,
  about: lanesTerminalEn.about,
  players: starLanesCards,
  help: lanesTerminalEn.help,
  lesson: async () => (await import('./lesson.ts')).lanesLesson(),
  teletype: {
    about: 'the game of 1977, as the Altair printed it',
    typing:
      'A move is a row and a column (7E), MAP and STOCK show the map and your stock, and an order is a number of shares.',
  },
  commands: [entry(TRAIN, async () => (await import('./training/train.ts')).train)],
} satisfies GameListing<StarLanesTypes>;
