/** The first voyage of Star Trader in the page: where on its screens the things are that the lesson speaks of. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starTraderLesson } from '../../lessons/star-trader.ts';
import type { PageLesson } from '../frame/game-entry.ts';

export const traderPageLesson: PageLesson<StarTraderTypes> = {
  id: 'star-trader',
  lesson: starTraderLesson,
  seen: '.star-map :is(.star, .ship-label)',
  parts: (at) => [`[data-star="${at.split(' ')[1]}"]`],
};
