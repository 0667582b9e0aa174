/**
 * The table of options: for every choice its group and limits. `core/options.ts` makes checking, notation and forms of it;
 * what each means is in `option-words.ts` and in every other language.
 */
import { choice, decimal, flag, optionKeys, optionTable, whole } from '../../core/options.ts';
import type { OptionKey, OptionRow, OptionRows } from '../../core/options.ts';
import type { Config } from './config.ts';
import { contradictionIn } from './contradictions.ts';
import { CONFIGS, EARLIER } from './editions.ts';

/** The keys of everything a player can choose. */
export type StarTraderOption = OptionKey<Config>;

/** The groups of the form, in order. */
const GROUPS = ['Captains', 'Galaxy', 'Travel', 'Trading', 'Bank', 'Development', 'News', 'End'] as const;

export type StarTraderGroup = (typeof GROUPS)[number];

/** In the order of the form. */
const ROWS: OptionRows<Config, StarTraderGroup> = {
  minPlayers: { group: 'Captains', ...whole(1, 12) },
  maxPlayers: { group: 'Captains', ...whole(1, 12) },
  ships: { group: 'Captains', ...whole(1, 12) },
  tons: { group: 'Captains', ...decimal(25, 999_999_999) },
  cash: { group: 'Captains', ...whole(0, 1_000_000) },

  stars: { group: 'Galaxy', kind: 'formula', min: 3, max: 30, formulas: ['3n+1', '2n+1'] },
  mapSize: { group: 'Galaxy', ...whole(60, 400) },
  minDistance: { group: 'Galaxy', ...decimal(5, 50) },
  developed: { group: 'Galaxy', ...whole(10, 200) },
  frontier: { group: 'Galaxy', ...whole(0, 190) },
  frontierReach: { group: 'Galaxy', ...choice('edge', 'circle') },
  classes: { group: 'Galaxy', ...choice('underdeveloped-first', 'frontier-first') },
  places: { group: 'Galaxy', ...choice('floored', 'whole') },
  names: { group: 'Galaxy', ...choice('drawn', 'shuffled') },

  delays: { group: 'Travel', ...decimal(0, 100) },
  onTime: { group: 'Travel', ...decimal(0, 100) },

  bids: { group: 'Trading', ...whole(1, 1_000_000) },
  margin: { group: 'Trading', ...decimal(0.001, 5) },
  cents: { group: 'Trading', ...flag },
  oversupply: { group: 'Trading', ...choice('turns', 'kept') },
  idle: { group: 'Trading', ...choice('no-price', 'base-price') },
  factor: { group: 'Trading', ...decimal(0, 50) },

  interest: { group: 'Bank', ...decimal(0, 50) },

  mostStars: { group: 'Development', ...whole(3, 30) },

  labels: { group: 'News', ...choice('rounded', 'exact') },
  growthNews: { group: 'News', ...choice('classes', 'steps') },
  reports: { group: 'News', ...choice('on-demand', 'yearly') },

  years: { group: 'End', ...whole(1, 100_000) },
};

/** Every option by its key, and the keys in the order of the form. */
export const OPTIONS: Readonly<Record<StarTraderOption, OptionRow>> = ROWS;
export const OPTION_KEYS = optionKeys<Config>(ROWS);

/** The options of Star Trader, ready to use. */
export const starTraderOptions = optionTable({
  groups: GROUPS,
  rows: ROWS,
  editions: CONFIGS,
  earlier: EARLIER,
  contradictionIn,
});
