/**
 * The table of options: for every choice its group, limits and a sentence. `core/options.ts` makes checking, notation, forms
 * and help of it.
 */
import { choice, flag, optionKeys, optionTable, whole } from '../../core/options.ts';
import type { OptionKey, OptionRow, OptionRows } from '../../core/options.ts';
import { MOST_COLUMNS, MOST_ROWS } from './config.ts';
import type { Config } from './config.ts';
import { contradictionIn } from './contradictions.ts';
import { CONFIGS, EARLIER } from './editions.ts';

/** The keys of everything a player can choose. */
export type StarLanesOption = OptionKey<Config>;

/** The groups of the form, in order. */
const GROUPS = ['Board', 'Offer', 'Placing', 'Stock', 'Trading', 'Black holes', 'End', 'Table'] as const;

const splitWhen = choice({
  reached: 'the price reaches the limit',
  passed: 'the price passes the limit',
  never: 'never',
});

export type StarLanesGroup = (typeof GROUPS)[number];

/** In the order of the form. */
const ROWS: OptionRows<Config, StarLanesGroup> = {
  rows: { group: 'Board', ...whole(5, MOST_ROWS), sentence: 'Rows of the galaxy, numbered from the North.' },
  columns: { group: 'Board', ...whole(5, MOST_COLUMNS), sentence: 'Columns of the galaxy, lettered from the West.' },
  companies: { group: 'Board', ...whole(2, 12), sentence: 'Companies that can exist at one time.' },
  minPlayers: { group: 'Board', ...whole(1, 8), sentence: 'The fewest players.' },
  maxPlayers: { group: 'Board', ...whole(1, 8), sentence: 'The most players.' },
  cash: { group: 'Board', ...whole(0, 1_000_000), sentence: 'Cash everybody begins with.' },
  stars: {
    group: 'Board',
    kind: 'scatter',
    most: 260,
    chance: 0.5,
    sentence: 'Stars: a chance for each space (1/20) or an exact number (8).',
  },
  map: { group: 'Board', kind: 'map', sentence: 'A drawn galaxy instead of a scattered one; `none` scatters.' },

  candidates: { group: 'Offer', ...whole(1, 20), sentence: 'Spaces offered each turn.' },
  offer: {
    group: 'Offer',
    ...choice({
      reject: 'row and column are drawn again until a space qualifies, as in 1977',
      fair: 'each space that qualifies is as likely as the next, with one draw a try',
    }),
    sentence: 'How the offered spaces are drawn.',
  },
  deadSpaces: {
    group: 'Offer',
    ...choice({
      refused: 'never offered',
      outposts: 'offered, and an outpost is placed there',
      'west-star-missed': 'refused, but a star to the West is overlooked (a slip of the Osborne listing)',
    }),
    sentence: 'Spaces that would found a company when none is free.',
  },
  tooFew: {
    group: 'Offer',
    ...choice({ end: 'the match ends', fewer: 'those that are left are offered; none left ends the match' }),
    sentence: 'What happens when fewer spaces qualify than are to be offered.',
  },
  firstOffers: {
    group: 'Offer',
    ...choice({
      any: 'any spaces that qualify, as in 1977',
      founding: 'one of them founds a company, where the galaxy has such a space',
    }),
    sentence: 'What each player’s first offer holds.',
  },

  basePrice: { group: 'Placing', ...whole(10, 1000), sentence: 'Price of a company before stars and outposts.' },
  growth: {
    group: 'Placing',
    ...whole(0, 1000),
    sentence: 'What a space adds to the price of the company that grows.',
  },
  starBonus: { group: 'Placing', ...whole(0, 2000), sentence: 'What each star next to the space adds to the price.' },
  outpostBonus: { group: 'Placing', ...whole(0, 1000), sentence: 'What each outpost that joins adds to the price.' },
  founded: {
    group: 'Placing',
    ...choice({ first: 'the first one that is free', chosen: 'the player chooses' }),
    sentence: 'Which company is founded.',
  },
  mergers: {
    group: 'Placing',
    ...choice({
      largest: 'the largest takes in all the others',
      pairwise: 'two at a time: N-S, N-E, N-W, W-E, E-S, W-S',
    }),
    sentence: 'How three or four companies merge.',
  },
  ties: {
    group: 'Placing',
    ...choice({
      compass: 'the first of North, South, East, West',
      price: 'the higher price, then North, South, East, West',
      'market-value': 'the higher value of all its shares, then a coin',
      chosen: 'the player chooses',
    }),
    sentence: 'Which of several companies of the largest size survives a merger.',
  },
  mergerSize: {
    group: 'Placing',
    ...choice({
      none: 'not counted, as in 1977',
      one: 'counted once',
      each: 'counted for every company that is taken in',
    }),
    sentence: 'The merging space in the size of the survivor.',
  },
  mergerGrowth: { group: 'Placing', ...flag, sentence: 'The merging space adds to the price as growth does.' },
  mergerStars: { group: 'Placing', ...flag, sentence: 'Stars next to a merging space count.' },
  mergerOutposts: { group: 'Placing', ...flag, sentence: 'Outposts next to a merging space join.' },
  phantoms: {
    group: 'Placing',
    ...flag,
    sentence: 'Companies already taken in are taken in again for every pair of sides (a slip of the Osborne listing).',
  },

  growthSplit: { group: 'Stock', ...whole(500, 100_000), sentence: 'Price at which growth splits the stock.' },
  growthSplitWhen: { group: 'Stock', ...splitWhen, sentence: 'After growth or founding the stock splits when...' },
  mergerSplit: { group: 'Stock', ...whole(500, 100_000), sentence: 'Price at which a merger splits the stock.' },
  mergerSplitWhen: { group: 'Stock', ...splitWhen, sentence: 'After a merger the stock splits when...' },
  splits: {
    group: 'Stock',
    ...choice({
      once: 'once',
      repeated: 'until the limit is no longer reached (or passed, as the option before says)',
    }),
    sentence: 'How often a stock splits in one go.',
  },
  splitRounding: {
    group: 'Stock',
    ...choice({ down: 'the odd half is lost', 'half-up': 'the odd half is rounded up' }),
    sentence: 'Half of an odd price.',
  },
  dividend: { group: 'Stock', ...whole(0, 50), sentence: 'Percent of the stock’s value paid as dividend.' },
  dividendTo: {
    group: 'Stock',
    ...choice({ mover: 'the player who moved', all: 'everybody, after every move' }),
    sentence: 'Who is paid a dividend.',
  },
  founderShares: { group: 'Stock', ...whole(0, 100), sentence: 'Shares given to the founder.' },
  conversion: {
    group: 'Stock',
    ...whole(1, 10),
    sentence: 'Shares of a company taken in that make one of the survivor.',
  },
  conversionRounding: {
    group: 'Stock',
    ...choice({ 'half-up': 'half a share becomes a whole one', down: 'half a share is lost' }),
    sentence: 'Shares that do not convert evenly.',
  },
  bonus: {
    group: 'Stock',
    ...whole(0, 100),
    sentence: 'Merger bonus, as a multiple of the price of the company taken in.',
  },
  bonusTo: {
    group: 'Stock',
    ...choice({
      holders: 'all its holders, by their part of the shares',
      'largest-holder': 'its largest holder alone',
    }),
    sentence: 'Who is paid the merger bonus.',
  },
  unowned: {
    group: 'Stock',
    ...choice({ nothing: 'pays nothing', 'as-one': 'counts as having one share (the Osborne and C games)' }),
    sentence: 'A company taken in that nobody holds shares in (what some own and others owe counted together).',
  },
  arithmetic: {
    group: 'Stock',
    ...choice({ altair: 'single precision, as on the Altair', exact: 'to the dollar' }),
    sentence: 'How money is counted.',
  },

  trading: {
    group: 'Trading',
    ...choice({ 'in-order': 'each company once, in alphabetical order', sheet: 'one sheet, in any order' }),
    sentence: 'How stock is traded.',
  },
  selling: {
    group: 'Trading',
    ...choice({
      none: 'stock cannot be sold',
      owned: 'what one owns can be sold',
      unchecked: 'nothing is checked: players can sell shares they do not own (historic editions only)',
    }),
    sentence: 'Selling stock.',
  },
  fractions: { group: 'Trading', ...flag, sentence: 'Parts of a share can be traded (historic editions only).' },
  shares: {
    group: 'Trading',
    ...whole(0, 1_000_000),
    sentence: "Shares of one company that can be in players' hands before no more are sold; 0 sets no limit.",
  },

  blackHoles: {
    group: 'Black holes',
    kind: 'scatter',
    most: 100,
    chance: 0.25,
    sentence: 'Black holes: an exact number (3) or a chance for each space (1/60).',
  },
  blackHolePull: {
    group: 'Black holes',
    ...whole(0, 2000),
    sentence: 'What each black hole next to the space takes off the price.',
  },
  swallow: {
    group: 'Black holes',
    ...choice({ 'at-zero': 'at zero or below', 'below-zero': 'below zero' }),
    sentence: 'The price at which a company is swallowed.',
  },
  loneOutposts: {
    group: 'Black holes',
    ...choice({ stay: 'stays', lost: 'is lost: the space stays empty' }),
    sentence: 'An outpost placed next to a black hole.',
  },

  moves: { group: 'End', ...whole(0, 4160), sentence: 'Moves in all after which the match ends; 0 sets no limit.' },
  rounds: { group: 'End', ...whole(0, 1000), sentence: 'Moves each player has; 0 sets no limit.' },
  full: {
    group: 'End',
    ...whole(0, 100),
    sentence: 'Percent of the galaxy that is no longer empty when the match ends; 0 sets no limit.',
  },
  lanes: {
    group: 'End',
    ...whole(0, 1040),
    sentence: 'Size of all companies together at which the match ends; 0 sets no limit.',
  },
  largest: {
    group: 'End',
    ...whole(0, 1040),
    sentence: 'Size of one company at which the match ends; 0 sets no limit.',
  },
  endCheck: {
    group: 'End',
    ...choice({
      'after-trading': 'when the last player has traded',
      'before-trading': 'at once: the last player does not trade',
    }),
    sentence: 'When the end takes effect.',
  },
  endCommand: { group: 'End', ...flag, sentence: 'The player to move may end the match for all.' },

  books: {
    group: 'Table',
    ...choice({ private: 'players see only their own', open: 'everybody sees all' }),
    sentence: 'Cash and holdings.',
  },
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
