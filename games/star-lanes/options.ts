/**
 * The table of options: for every choice its group and limits. `core/options.ts` makes checking, notation and forms of it;
 * what each means is in `option-words.ts` and in every other language.
 */
import { choice, flag, optionKeys, optionTable, whole } from '../../core/options.ts';
import type { OptionKey, OptionRow, OptionRows } from '../../core/options.ts';
import { MOST_CANDIDATES, MOST_COLUMNS, MOST_ROWS } from './config.ts';
import type { Config } from './config.ts';
import { contradictionIn } from './contradictions.ts';
import { CONFIGS, EARLIER } from './editions.ts';

/** The keys of everything a player can choose. */
export type StarLanesOption = OptionKey<Config>;

/** The groups of the form, in order. */
const GROUPS = ['Board', 'Offer', 'Placing', 'Stock', 'Trading', 'Black holes', 'End', 'Table'] as const;

const splitWhen = choice('reached', 'passed', 'never');

export type StarLanesGroup = (typeof GROUPS)[number];

/** In the order of the form. */
const ROWS: OptionRows<Config, StarLanesGroup> = {
  rows: { group: 'Board', ...whole(5, MOST_ROWS) },
  columns: { group: 'Board', ...whole(5, MOST_COLUMNS) },
  companies: { group: 'Board', ...whole(2, 12) },
  minPlayers: { group: 'Board', ...whole(1, 8) },
  maxPlayers: { group: 'Board', ...whole(1, 8) },
  cash: { group: 'Board', ...whole(0, 1_000_000) },
  stars: { group: 'Board', kind: 'scatter', most: 260, chance: 0.5 },
  map: { group: 'Board', kind: 'map' },

  candidates: { group: 'Offer', ...whole(1, MOST_CANDIDATES) },
  offer: { group: 'Offer', ...choice('reject', 'fair') },
  deadSpaces: { group: 'Offer', ...choice('refused', 'outposts', 'west-star-missed') },
  tooFew: { group: 'Offer', ...choice('end', 'fewer') },
  firstOffers: { group: 'Offer', ...choice('any', 'founding') },

  basePrice: { group: 'Placing', ...whole(10, 1000) },
  growth: { group: 'Placing', ...whole(0, 1000) },
  starBonus: { group: 'Placing', ...whole(0, 2000) },
  outpostBonus: { group: 'Placing', ...whole(0, 1000) },
  founded: { group: 'Placing', ...choice('first', 'chosen') },
  mergers: { group: 'Placing', ...choice('largest', 'pairwise') },
  ties: { group: 'Placing', ...choice('compass', 'price', 'market-value', 'chosen') },
  mergerSize: { group: 'Placing', ...choice('none', 'one', 'each') },
  mergerGrowth: { group: 'Placing', ...flag },
  mergerStars: { group: 'Placing', ...flag },
  mergerOutposts: { group: 'Placing', ...flag },
  phantoms: { group: 'Placing', ...flag },

  growthSplit: { group: 'Stock', ...whole(500, 100_000) },
  growthSplitWhen: { group: 'Stock', ...splitWhen },
  mergerSplit: { group: 'Stock', ...whole(500, 100_000) },
  mergerSplitWhen: { group: 'Stock', ...splitWhen },
  splits: { group: 'Stock', ...choice('once', 'repeated') },
  splitRounding: { group: 'Stock', ...choice('down', 'half-up') },
  dividend: { group: 'Stock', ...whole(0, 50) },
  dividendTo: { group: 'Stock', ...choice('mover', 'all') },
  founderShares: { group: 'Stock', ...whole(0, 100) },
  conversion: { group: 'Stock', ...whole(1, 10) },
  conversionRounding: { group: 'Stock', ...choice('half-up', 'down') },
  bonus: { group: 'Stock', ...whole(0, 100) },
  bonusTo: { group: 'Stock', ...choice('holders', 'largest-holder') },
  unowned: { group: 'Stock', ...choice('nothing', 'as-one') },
  arithmetic: { group: 'Stock', ...choice('altair', 'exact') },

  trading: { group: 'Trading', ...choice('in-order', 'sheet') },
  selling: { group: 'Trading', ...choice('none', 'owned', 'unchecked') },
  fractions: { group: 'Trading', ...flag },
  shares: { group: 'Trading', ...whole(0, 1_000_000) },

  blackHoles: { group: 'Black holes', kind: 'scatter', most: 100, chance: 0.25 },
  blackHolePull: { group: 'Black holes', ...whole(0, 2000) },
  swallow: { group: 'Black holes', ...choice('at-zero', 'below-zero') },
  loneOutposts: { group: 'Black holes', ...choice('stay', 'lost') },

  moves: { group: 'End', ...whole(0, 4160) },
  rounds: { group: 'End', ...whole(0, 1000) },
  full: { group: 'End', ...whole(0, 100) },
  lanes: { group: 'End', ...whole(0, 1040) },
  largest: { group: 'End', ...whole(0, 1040) },
  endCheck: { group: 'End', ...choice('after-trading', 'before-trading') },
  endCommand: { group: 'End', ...flag },

  books: { group: 'Table', ...choice('private', 'open') },
};

/** Every option by its key, and the keys in the order of the form. */
export const OPTIONS: Readonly<Record<StarLanesOption, OptionRow>> = ROWS;
export const OPTION_KEYS = optionKeys<Config>(ROWS);

/** The options of Star Lanes, ready to use. */
export const starLanesOptions = optionTable({
  groups: GROUPS,
  rows: ROWS,
  editions: CONFIGS,
  earlier: EARLIER,
  contradictionIn,
});
