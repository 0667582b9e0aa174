/** Star Lanes for every program: what screens, tables and tests want to know of it beside its rules. */
import { inMenuOrder } from '../../core/kit.ts';
import type { GameKit } from '../../core/kit.ts';
import { medalsOf } from '../../core/medals.ts';
import { mayAgree } from './agree.ts';
import { anyAction } from './any-action.ts';
import { EDITIONS } from './editions.ts';
import { mostActions } from './end.ts';
import { starLanes } from './index.ts';
import type { Event, StarLanesTypes } from './index.ts';
import { founds } from './offer.ts';
import { optionWords } from './option-words.ts';
import { starLanesOptions } from './options.ts';
import { STAR, movesInAll } from './position.ts';
import type { Position } from './position.ts';
import { money } from './text.ts';
import { standings } from './worth.ts';

export const starLanesKit: GameKit<StarLanesTypes> = {
  game: starLanes,
  title: 'Star Lanes',
  options: starLanesOptions,
  optionWords,
  editions: inMenuOrder(EDITIONS),
  historic: 'faber1977',
  usualRival: 'strategist',
  minder: 'strategist',
  daily: {
    edition: 'today',
    opponents: [
      ['greedy', 'relative'],
      ['relative', 'reallocator'],
      ['reallocator', 'greedy'],
    ],
    isFit: isLively,
    worths: (state) => standings(state).map(({ net }) => net),
  },
  anyAction: (view, chance) => anyAction(view, chance),
  isNews,
  opensTurn: ({ type }) => type === 'offered',
  isWorthWatching: () => true,
  progress(view) {
    const { moves, movesInAll: of } = view ?? { moves: 0, movesInAll: 1 };
    return { at: Math.min(moves + 1, of), of };
  },
  mostActions,
  mayGrow: (view) => mayAgree(view, 'longer'),
  isHotSeatPrivate: ({ config, phase }) => config.books === 'private' && phase !== 'over',
  openView(state) {
    const view = starLanes.view(state, 'watcher');
    return { ...view, books: view.books.map((_, seat) => starLanes.view(state, seat).books[seat]) };
  },
  // With the moves that all agreed to play.
  configOf: ({ config, players, movesInAll: moves }) =>
    moves > movesInAll(config, players) ? { ...config, moves, rounds: 0 } : config,
  isView: (view) => 'map' in view,
  ...medalsOf<StarLanesTypes['Config']>((config) => EDITIONS[starLanesOptions.format(config)]?.medals),
  formatMoney: money,
};

/** The offer stands on the map, and nothing traded or paid is no news. */
function isNews(event: Event): boolean {
  switch (event.type) {
    case 'offered':
      return false;
    case 'traded':
      return event.orders.some(({ shares }) => shares !== 0);
    case 'dividend':
      return event.amount !== 0;
    case 'started':
    case 'outpost':
    case 'lost':
    case 'founded':
    case 'grown':
    case 'merged':
    case 'joined':
    case 'split':
    case 'swallowed':
    case 'extended':
    case 'ended':
      return true;
  }
}

/** With fewer stars there is little to found companies at, and nothing to fight for. */
const LEAST_STARS = 5;

/**
 * Whether a galaxy gives a lively match from its first move on: enough stars, and a company to be founded among the first spaces
 * on offer. The galaxy of a day is chosen by it, on every device alike.
 */
function isLively(position: Position): boolean {
  const stars = position.map.filter((mark) => mark === STAR).length;
  const offered = position.offered.slice(0, position.offers);
  return stars >= LEAST_STARS && offered.some((space) => founds(position, space));
}
