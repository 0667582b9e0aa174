/** Level 6: plays a year of many futures ahead for every port worth a look. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starName } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';
import type { Chance } from '../../core/chance.ts';
import type { Bot, Budget } from '../bot.ts';
import { CAPTAIN } from './captain.ts';
import { navigating } from './navigating.ts';
import { Navigator } from '../../insight/star-trader/routes.ts';
import { search } from './search.ts';
import type { Tried } from './search.ts';
import type { TradingStyle } from '../../insight/star-trader/visit.ts';

/** Ports that look worse than so many others are not tried. */
const TRIED = 6;
/** Further ahead the futures differ more by luck than by the choice of a port. */
const DAYS = 360;
/** With more ships than these a day has so many landings that fewer days are played ahead. */
const SHIPS = 8;
const FEWEST_DAYS = 180;

/** Tries the most promising ports against drawn futures, and any others that are asked for; best first. */
export function tryPorts(
  style: TradingStyle,
  position: Position,
  budget: Budget,
  chance: Chance,
  others: readonly number[] = [],
): Tried[] {
  const routes = new Navigator(position, style).routes(position);
  const stars = new Set([...routes.slice(0, TRIED).map(({ star }) => star), ...others]);
  return search(position, [...stars], style, daysAhead(position), budget, chance);
}

function daysAhead({ ships }: Position): number {
  return Math.max(FEWEST_DAYS, Math.min(DAYS, Math.round((DAYS * SHIPS) / ships)));
}

export const searcher: Bot<StarTraderTypes> = navigating(
  {
    name: 'searcher',
    level: 6,
    about: 'Plays a year of many futures ahead for every port worth a look; stronger with more time.',
    playouts: 120,
  },
  CAPTAIN,
  (position, budget, chance) => starName(position, tryPorts(CAPTAIN, position, budget, chance)[0]?.star ?? 0),
);
