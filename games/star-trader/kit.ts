/** Star Trader for every program: what screens, tables and tests want to know of it beside its rules. */
import { inMenuOrder } from '../../core/kit.ts';
import type { GameKit } from '../../core/kit.ts';
import { medalsOf } from '../../core/medals.ts';
import { mayAgree } from './agree.ts';
import { anyAction } from './any-action.ts';
import { FIRST_YEAR } from './calendar.ts';
import { EDITIONS } from './editions.ts';
import { mostActions } from './end.ts';
import { starTrader } from './index.ts';
import type { Event, StarTraderTypes } from './index.ts';
import { starTraderOptions } from './options.ts';
import { worth } from './text.ts';

export const starTraderKit: GameKit<StarTraderTypes> = {
  game: starTrader,
  title: 'Star Trader',
  options: starTraderOptions,
  editions: inMenuOrder(EDITIONS),
  historic: 'kaufman1974',
  usualRival: 'merchant',
  minder: 'captain',
  anyAction,
  isNews,
  opensTurn: ({ type }) => type === 'landed',
  // A stop has a dozen questions; what a captain does there is seen when the ship leaves.
  isWorthWatching: ({ phase }) => phase === 'destination',
  progress(view) {
    if (view === undefined) return { at: 1, of: 1, unit: 'year' };
    const years = view.endYear - FIRST_YEAR;
    return { at: Math.min(view.today.year - FIRST_YEAR + 1, years), of: years, unit: 'year' };
  },
  mostActions,
  mayGrow: (view) => mayAgree(view, 'longer'),
  // All books are open, as on the one teletype of 1974.
  isHotSeatPrivate: () => false,
  openView: (state) => starTrader.view(state, 'watcher'),
  configOf: ({ config }) => config,
  isView: (view) => 'stars' in view && 'ships' in view,
  ...medalsOf<StarTraderTypes['Config']>(EDITIONS, (config) => starTraderOptions.format(config)),
  formatMoney: worth,
};

/** Prices are in the chart, a bargain is told when it is over, and nothing paid is no news. */
function isNews(event: Event): boolean {
  switch (event.type) {
    case 'priced':
    case 'opened':
    case 'declined':
      return false;
    case 'interest':
    case 'withdrawn':
    case 'deposited':
      return event.amount > 0;
    case 'started':
    case 'reported':
    case 'departed':
    case 'landed':
    case 'dealt':
    case 'failed':
    case 'grown':
    case 'appeared':
    case 'extended':
    case 'ended':
      return true;
  }
}
