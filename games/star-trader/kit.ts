/** Star Trader for every program: what screens, tables and tests want to know of it beside its rules. */
import { inMenuOrder } from '../../core/kit.ts';
import type { GameKit } from '../../core/kit.ts';
import { medalsOf } from '../../core/medals.ts';
import type { MedalWorths } from '../../core/medals.ts';
import { must } from '../../core/must.ts';
import { mayAgree } from './agree.ts';
import { anyAction } from './any-action.ts';
import { FIRST_YEAR } from './calendar.ts';
import { CONFIGS, EDITIONS } from './editions.ts';
import { mostActions } from './end.ts';
import { starTrader } from './index.ts';
import type { Config, Event, StarTraderTypes } from './index.ts';
import { optionWords } from './option-words.ts';
import { starTraderOptions } from './options.ts';
import { worth } from './text.ts';

export const starTraderKit: GameKit<StarTraderTypes> = {
  game: starTrader,
  title: 'Star Trader',
  options: starTraderOptions,
  optionWords,
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
    if (view === undefined) return { at: 1, of: 1 };
    const years = view.endYear - FIRST_YEAR;
    return { at: Math.min(view.today.year - FIRST_YEAR + 1, years), of: years };
  },
  lengths: { option: 'years', values: [2, 5, 10], unit: 'year' },
  mostActions,
  mayGrow: (view) => mayAgree(view, 'longer'),
  // All books are open, as on the one teletype of 1974.
  isHotSeatPrivate: () => false,
  openView: (state) => starTrader.view(state, 'watcher'),
  // With the years that all agreed to play.
  configOf: ({ config, endYear }) => ({ ...config, years: endYear - FIRST_YEAR }),
  isView: (view) => 'stars' in view && 'ships' in view,
  ...medalsOf<StarTraderTypes['Config']>(medalWorths),
  formatMoney: worth,
};

/**
 * Measured for whole editions of some lengths. A factor is never better than the best bids: with and without it they are the same;
 * and stars that lie half a light year closer, as before places were whole, do not show in two figures.
 */
function medalWorths(config: Config): MedalWorths | undefined {
  const { edition, years } = config;
  const usual = must(CONFIGS[edition], edition);
  const { factor, places } = usual;
  const notation = starTraderOptions.format({ ...config, years: usual.years, factor, places });
  return notation === edition ? EDITIONS[edition]?.medals?.[years] : undefined;
}

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
