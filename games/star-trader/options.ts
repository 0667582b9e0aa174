/**
 * The table of options: for every choice its group, limits and a sentence. `core/options.ts` makes checking, notation, forms
 * and help of it.
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
  minPlayers: { group: 'Captains', ...whole(1, 12), sentence: 'The fewest captains.' },
  maxPlayers: { group: 'Captains', ...whole(1, 12), sentence: 'The most captains.' },
  ships: { group: 'Captains', ...whole(1, 12), sentence: 'Ships each captain has.' },
  tons: { group: 'Captains', ...decimal(25, 999_999_999), sentence: 'Tons of cargo a ship can carry.' },
  cash: { group: 'Captains', ...whole(0, 1_000_000), sentence: 'Cash on board of every ship at the start.' },

  stars: {
    group: 'Galaxy',
    kind: 'formula',
    min: 3,
    max: 30,
    formulas: ['3n+1', '2n+1'],
    sentence: 'Stars at the start: a number, or a formula for the captains (never more than `most-stars`).',
  },
  mapSize: { group: 'Galaxy', ...whole(60, 400), sentence: 'Side of the map in light years; SOL is in the middle.' },
  minDistance: { group: 'Galaxy', ...decimal(5, 50), sentence: 'Light years between any two stars, at least.' },
  developed: {
    group: 'Galaxy',
    ...whole(10, 200),
    sentence: 'Developed stars lie no further than this to the side of SOL, above it or below it.',
  },
  frontier: {
    group: 'Galaxy',
    ...whole(0, 190),
    sentence: 'Frontier stars lie at least so far to the side of SOL, above it or below it.',
  },
  frontierReach: {
    group: 'Galaxy',
    ...choice({ edge: 'to the edges and corners of the map', circle: 'no further from SOL than the edges are' }),
    sentence: 'How far out frontier stars lie.',
  },
  classes: {
    group: 'Galaxy',
    ...choice({
      'underdeveloped-first': 'underdeveloped, developed, frontier',
      'frontier-first': 'frontier, underdeveloped, developed',
    }),
    sentence: 'The classes from the fifth star on, in turn.',
  },
  places: {
    group: 'Galaxy',
    ...choice({
      floored: 'anywhere, tested for the distance, then rounded down to whole light years',
      whole: 'in whole light years from the start',
    }),
    sentence: 'How places are drawn.',
  },
  names: {
    group: 'Galaxy',
    ...choice({ drawn: 'each drawn until it is a new one', shuffled: 'the list is shuffled' }),
    sentence: 'How stars get their names.',
  },

  delays: {
    group: 'Travel',
    ...decimal(0, 100),
    sentence: 'Percent of departures that are delayed, and announced so.',
  },
  onTime: { group: 'Travel', ...decimal(0, 100), sentence: 'Percent of ships that land when they are expected.' },

  bids: { group: 'Trading', ...whole(1, 1_000_000), sentence: 'Bids a captain has for one bargain.' },
  margin: {
    group: 'Trading',
    ...decimal(0.001, 5),
    sentence: 'Profit margin: the larger, the less prices differ; a price is off by at most two thirds, divided by it.',
  },
  cents: { group: 'Trading', ...flag, sentence: 'Parts of a dollar can be bid, deposited and withdrawn.' },
  oversupply: {
    group: 'Trading',
    ...choice({
      turns: 'counts as need at the next visit, as in 1974',
      kept: 'is used up month by month, and the star wants none meanwhile',
    }),
    sentence: 'What a star has got too much of.',
  },
  idle: {
    group: 'Trading',
    ...choice({ 'no-price': 'has no price and cannot be traded', 'base-price': 'has its base price' }),
    sentence: 'A good that a star neither makes nor uses.',
  },
  factor: {
    group: 'Trading',
    ...decimal(0, 50),
    sentence:
      'Percent that a factor keeps who bargains for you, of what the best bids come to; 0: there are no factors.',
  },

  interest: { group: 'Bank', ...decimal(0, 50), sentence: 'Percent of interest a year.' },

  mostStars: { group: 'Development', ...whole(3, 30), sentence: 'Stars a galaxy can grow to.' },

  labels: {
    group: 'News',
    ...choice({
      rounded: 'the nearest one, as in 1974: it can be shown before it is reached',
      exact: 'the one a star has reached',
    }),
    sentence: 'The class that is shown for a star.',
  },
  growthNews: {
    group: 'News',
    ...choice({ classes: 'only when a star reaches a class', steps: 'every step' }),
    sentence: 'What is heard of the development of stars.',
  },
  reports: {
    group: 'News',
    ...choice({ 'on-demand': 'each January, and when a captain asks for it in port', yearly: 'each January' }),
    sentence: 'When all prices are reported.',
  },

  years: { group: 'End', ...whole(1, 100_000), sentence: 'Years a match lasts.' },
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
