/** Star Lanes at the tables of the page. */
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { BOTS } from '../game/names.ts';
import type { GameBook } from './game-book.ts';

export const STAR_LANES: GameBook<StarLanesTypes> = {
  game: starLanes,
  minder: 'strategist',
  usualRival: 'greedy',
  bots: BOTS,
  anyAction,
  isWorthSeeing: () => true,
  progress(view) {
    const { moves, movesInAll } = view ?? { moves: 0, movesInAll: 1 };
    return { move: Math.min(moves + 1, movesInAll), moves: movesInAll };
  },
  openView(state) {
    const view = starLanes.view(state, 'watcher');
    return { ...view, books: view.books.map((_, seat) => starLanes.view(state, seat).books[seat]) };
  },
};
