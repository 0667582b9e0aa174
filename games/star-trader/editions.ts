/**
 * The editions: named configurations as plain data. Each says only how it differs from the game of
 * 1974; adding one means adding one object here.
 */
import type { EditionCard, EditionLimit } from '../../core/kit.ts';
import type { MedalWorths } from '../../core/medals.ts';
import type { EarlierEditions } from '../../core/options.ts';
import type { Config } from './config.ts';

/** The limits of an edition's own questions. */
type OwnLimits = Readonly<Record<'minPlayers' | 'stars' | 'minDistance', EditionLimit>>;

/** A named set of options with its place in history. */
interface StarTraderEdition extends EditionCard {
  /** What the program itself never accepted, where that is less than the options allow. */
  readonly limits?: OwnLimits;
  /** The most ships in all. */
  readonly mostShips?: number;
  /**
   * Of an edition that can be played alone, by the years of a match: bronze is what the trader reaches in half of its matches,
   * silver what the captain reaches in half of them, gold in one of ten. `npm run bench:medals -- --game star-trader` prints them.
   */
  readonly medals?: Readonly<Record<number, MedalWorths>>;
  /** What differs from 1974. */
  readonly options: Partial<Omit<Config, 'edition'>>;
}

/** The standard game of 1974, option by option. */
const OF_1974: Omit<Config, 'edition'> = {
  minPlayers: 2,
  maxPlayers: 4,
  ships: 2,
  tons: 30,
  cash: 5000,
  stars: '3n+1',
  mapSize: 100,
  minDistance: 15,
  developed: 25,
  frontier: 25,
  frontierReach: 'edge',
  classes: 'underdeveloped-first',
  places: 'floored',
  names: 'drawn',
  delays: 5,
  onTime: 5,
  bids: 3,
  margin: 2,
  cents: true,
  oversupply: 'turns',
  idle: 'no-price',
  factor: 0,
  interest: 5,
  mostStars: 15,
  labels: 'rounded',
  growthNews: 'classes',
  reports: 'on-demand',
  years: 5,
};

/** Oldest first. */
const ALL = {
  kaufman1974: {
    title: 'Star Trader',
    year: 1974,
    machine: 'HP 2000, Time-Shared BASIC',
    history: 'Dave Kaufman’s game for the People’s Computer Company: two ships each, five years, bargaining.',
    historic: true,
    limits: {
      minPlayers: { least: 2, most: 12 },
      stars: { least: 4, most: 13 },
      minDistance: { least: 10, most: 25 },
    },
    mostShips: 12,
    options: {},
  },
  remake: {
    title: 'Star Trader, the remake',
    machine: 'Any, Python',
    history: 'The star map of a later remake, four times the area, with the trade of 1974; also for one captain.',
    historic: true,
    medals: {
      2: [480_000, 760_000, 860_000],
      5: [860_000, 1_700_000, 1_900_000],
      10: [1_400_000, 3_700_000, 4_200_000],
    },
    options: {
      minPlayers: 1,
      mapSize: 200,
      frontier: 50,
      frontierReach: 'circle',
      classes: 'frontier-first',
      places: 'whole',
      names: 'shuffled',
    },
  },
  today: {
    title: 'Star Trader today',
    year: 2026,
    machine: 'Browser, terminal and network',
    history:
      'The one we recommend: 1 to 12 captains, two years, a factor who bargains for you, an even chance of being on time.',
    historic: false,
    medals: {
      2: [600_000, 940_000, 1_000_000],
      5: [1_100_000, 2_100_000, 2_200_000],
      10: [1_900_000, 4_400_000, 4_700_000],
    },
    options: {
      minPlayers: 1,
      maxPlayers: 12,
      minDistance: 12,
      places: 'whole',
      onTime: 50,
      cents: false,
      oversupply: 'kept',
      idle: 'base-price',
      factor: 3,
      mostStars: 30,
      labels: 'exact',
      growthNews: 'steps',
      reports: 'yearly',
      years: 2,
    },
  },
} satisfies Readonly<Record<string, StarTraderEdition>>;

export type StarTraderEditionName = keyof typeof ALL;

/** Every edition by name, oldest first. */
export const EDITIONS: Readonly<Record<string, StarTraderEdition>> = ALL;

/** Every edition's configuration by name. */
export const CONFIGS: Readonly<Record<string, Config>> = Object.fromEntries(
  Object.entries(EDITIONS).map(([edition, { options }]) => [edition, { edition, ...OF_1974, ...options }]),
);

/** What editions were before: records of an earlier engine are played by it. */
export const EARLIER: EarlierEditions<Config> = {
  1: { today: { edition: 'today', ...OF_1974, ...ALL.today.options, places: 'floored', factor: 0, years: 5 } },
  2: { today: { edition: 'today', ...OF_1974, ...ALL.today.options, places: 'floored' } },
};
