/** The first voyage of Star Trader in the page: where on its screens the things are that the lesson speaks of. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starTraderLesson } from '../../lessons/star-trader.ts';
import type { PageLesson } from '../frame/game-entry.ts';

/** What a desk asks with. */
const DESK_PARTS: Readonly<Record<string, string>> = {
  units: '.desk .amount',
  bid: '.desk .amount',
  patience: '.desk .patience',
  factor: '.desk .factor [data-key="f"]',
  stop: '.desk .factor [data-key="s"]',
  bank: '.desk .primary',
};

export const traderPageLesson: PageLesson<StarTraderTypes> = {
  id: 'star-trader',
  lesson: starTraderLesson,
  // The port that is asked for is the first in the list.
  kept: '.star-map .star, .map-legend, .map-lens, [data-port="0"]',
  seen: '.star-map, .star-map :is(.star, .star-name, .ship-label), .patience',
  // The mark of a star with its name.
  parts: (at) => [DESK_PARTS[at] ?? `[data-drawn="${at.split(' ')[1]}"]`],
};
