/** Star Trader at the tables of the page. */
import { anyAction } from '../../games/star-trader/any-action.ts';
import { FIRST_YEAR } from '../../games/star-trader/calendar.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { CAPTAINS } from '../game/names.ts';
import type { GameBook } from '../table/game-book.ts';

export const STAR_TRADER: GameBook<StarTraderTypes> = {
  game: starTrader,
  minder: 'captain',
  usualRival: 'merchant',
  bots: CAPTAINS,
  anyAction,
  // A stop has a dozen questions; what a captain does there is seen when the ship leaves.
  isWorthSeeing: ({ phase }) => phase === 'destination',
  progress(view) {
    if (view === undefined) return { move: 1, moves: 1 };
    const years = view.endYear - FIRST_YEAR;
    return { move: Math.min(view.today.year - FIRST_YEAR + 1, years), moves: years };
  },
  // All books are open, as on the one teletype of 1974.
  openView: (state) => starTrader.view(state, 'watcher'),
};
