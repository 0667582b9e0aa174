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
  pass: '.desk [data-key="p"]',
  bank: '.desk .primary',
};

export const traderPageLesson: PageLesson<StarTraderTypes> = {
  id: 'star-trader',
  lesson: starTraderLesson,
  kept: '.star-map .star, .map-legend, .map-lens',
  seen: '.star-map, .star-map .ship-label, .port-line, .desk button, .desk input, .patience, .dialogue',
  parts: (at) => [DESK_PARTS[at] ?? `[data-star="${at.split(' ')[1]}"]`],
};
