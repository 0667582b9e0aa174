/** Level 5: plays a year of many futures ahead for every port worth a look. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starName } from '../../games/star-trader/position.ts';
import type { Bot } from '../bot.ts';
import { CAPTAIN } from './captain.ts';
import { navigating } from './navigating.ts';
import type { ChoosePort } from './navigating.ts';
import { Navigator } from './routes.ts';
import { search } from './search.ts';
import type { Style } from './style.ts';

/** Ports that look worse than so many others are not tried. */
const TRIED = 6;
/** Further ahead the futures differ more by luck than by the choice of a port. */
const DAYS = 360;

export const searchPort =
  (style: Style, days = DAYS, tried = TRIED): ChoosePort =>
  (position, budget, chance) => {
    const stars = new Navigator(position, { ...style, stops: 1 })
      .routes(position)
      .slice(0, tried)
      .map(({ star }) => star);
    const [best] = search(position, stars, style, days, budget, chance);
    return starName(position, best?.star ?? stars[0] ?? 0);
  };

export const searcher: Bot<StarTraderTypes> = navigating(
  {
    name: 'searcher',
    level: 5,
    about: 'Plays a year of many futures ahead for every port worth a look; stronger with more time.',
    playouts: 100,
  },
  CAPTAIN,
  searchPort(CAPTAIN),
);
