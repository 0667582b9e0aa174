/** Level 5: one move ahead in expectation over everybody's draws, with a valuer made by hand. */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Bot } from '../bot.ts';
import { Arms } from './arms.ts';
import { Prospects } from './prospects.ts';
import { thinker } from './thinker.ts';

export const strategist: Bot<StarLanesTypes> = thinker(
  {
    name: 'strategist',
    level: 5,
    about: 'Weighs every space with every trade by what the map promises for the moves to come.',
    playouts: 0,
  },
  (position, { timeIsUp }) => new Arms(new Prospects(position), position).of(position, timeIsUp)[0]!,
);
