/**
 * The table of options: for every choice its group, limits and a sentence. Checking, notation and
 * the forms on screens are all made from this table, so they cannot disagree.
 */
export { optionName } from '../../core/config-notation.ts';
import type { Config, Stars } from './config.ts';

/** The keys of everything a player can choose. */
export type OptionKey = Exclude<keyof Config, 'edition'>;

interface NumberKind {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  /** Whether parts of one are allowed. */
  readonly parts: boolean;
}
interface ChoiceKind<Choice extends string> {
  readonly kind: 'choice';
  /** What can be chosen, each with its meaning. */
  readonly choices: Readonly<Record<Choice, string>>;
}
interface FlagKind {
  readonly kind: 'flag';
}
interface StarsKind {
  readonly kind: 'stars';
  readonly min: number;
  readonly max: number;
}

/** The groups of the form, in order. */
export const OPTION_GROUPS = ['Captains', 'Galaxy', 'Travel', 'Trading', 'Bank', 'Development', 'News', 'End'] as const;

interface Words {
  readonly group: (typeof OPTION_GROUPS)[number];
  readonly sentence: string;
}

/** One option: what it is called in a notation follows from its key (`minDistance` is `min-distance`). */
export type Option = Words & (NumberKind | ChoiceKind<string> | FlagKind | StarsKind);

/** The kind of option that fits a value of the configuration, so that the table cannot miss a choice. */
type KindFor<Value> = [Value] extends [number]
  ? NumberKind
  : [Value] extends [boolean]
    ? FlagKind
    : [Stars] extends [Value]
      ? StarsKind
      : [Value] extends [string]
        ? ChoiceKind<Value>
        : never;

const whole = (min: number, max: number) => ({ kind: 'number', min, max, parts: false }) as const;
const parts = (min: number, max: number) => ({ kind: 'number', min, max, parts: true }) as const;
const choice = <Choices extends Readonly<Record<string, string>>>(choices: Choices) =>
  ({ kind: 'choice', choices }) as const;
const flag = { kind: 'flag' } as const;

/** In the order of the form. */
const TABLE: { readonly [Key in OptionKey]: Words & KindFor<Config[Key]> } = {
  minPlayers: { group: 'Captains', ...whole(1, 12), sentence: 'The fewest captains.' },
  maxPlayers: { group: 'Captains', ...whole(1, 12), sentence: 'The most captains.' },
  ships: { group: 'Captains', ...whole(1, 12), sentence: 'Ships each captain has.' },
  tons: { group: 'Captains', ...parts(25, 999_999_999), sentence: 'Tons of cargo a ship can carry.' },
  cash: { group: 'Captains', ...whole(0, 1_000_000), sentence: 'Cash on board of every ship at the start.' },

  stars: {
    group: 'Galaxy',
    kind: 'stars',
    min: 3,
    max: 30,
    sentence: 'Stars at the start: a number, or so many for the captains (never more than `most-stars`).',
  },
  mapSize: { group: 'Galaxy', ...whole(60, 400), sentence: 'Side of the map in light years; SOL is in the middle.' },
  minDistance: { group: 'Galaxy', ...parts(5, 50), sentence: 'Light years between any two stars, at least.' },
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

  delays: { group: 'Travel', ...parts(0, 100), sentence: 'Percent of departures that are delayed, and announced so.' },
  onTime: { group: 'Travel', ...parts(0, 100), sentence: 'Percent of ships that land when they are expected.' },

  bids: { group: 'Trading', ...whole(1, 1_000_000), sentence: 'Bids a captain has for one bargain.' },
  margin: {
    group: 'Trading',
    ...parts(0.001, 5),
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

  interest: { group: 'Bank', ...parts(0, 50), sentence: 'Percent of interest a year.' },

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

/** Every option by its key. */
export const OPTIONS: Readonly<Record<OptionKey, Option>> = TABLE;

/** The keys in the order of the table. */
export const OPTION_KEYS: readonly OptionKey[] = Object.keys(OPTIONS).filter(isOptionKey);

function isOptionKey(key: string): key is OptionKey {
  return Object.hasOwn(OPTIONS, key);
}
