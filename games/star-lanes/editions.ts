/**
 * The editions: named configurations as plain data. Each says only how it differs from the game of
 * 1977; adding one means adding one object here. `docs/rules/star-lanes.md` says where the figures of
 * the historic ones come from.
 */
import type { EditionCard } from '../../core/kit.ts';
import type { MedalWorths } from '../../core/medals.ts';
import type { EarlierEditions } from '../../core/options.ts';
import type { Config } from './config.ts';

/** The companies by letter, A first: the five of 1977, and seven more in their manner. */
export const COMPANY_NAMES: readonly string[] = [
  'Altair Starways',
  'Betelgeuse, Ltd.',
  'Capella Freight Co.',
  'Denebola Shippers',
  'Eridani Expediters',
  'Fomalhaut Forwarders',
  'Gacrux Haulage',
  'Hadar Merchantmen',
  'Izar Couriers',
  'Jabbah Transport Co.',
  'Kochab Carriers',
  'Lesath Lines, Inc.',
];

/** A named set of options with its place in history. Historic ones may do what no later one may: sell short, trade parts of shares. */
interface StarLanesEdition extends EditionCard {
  /** Names that differ from the usual ones, by letter. */
  readonly names?: Readonly<Record<string, string>>;
  /**
   * Of an edition that can be played alone: bronze is what the greedy player reaches in half of its matches, silver what the
   * strategist reaches in half of them, gold in one of ten. `npm run bench:medals` prints them.
   */
  readonly medals?: MedalWorths;
  /** What differs from 1977. */
  readonly options: Partial<Omit<Config, 'edition'>>;
}

/** The game of 1977, option by option. */
const OF_1977: Omit<Config, 'edition'> = {
  rows: 9,
  columns: 12,
  companies: 5,
  // The prompt says 2-4, but the program plays on with one.
  minPlayers: 1,
  maxPlayers: 4,
  cash: 6000,
  stars: { each: [1, 20] },
  blackHoles: { count: 0 },
  map: '',
  candidates: 5,
  offer: 'reject',
  deadSpaces: 'refused',
  // The original loops for ever; here the match ends.
  tooFew: 'end',
  firstOffers: 'any',
  basePrice: 100,
  growth: 100,
  starBonus: 500,
  outpostBonus: 100,
  founded: 'first',
  mergers: 'largest',
  ties: 'compass',
  mergerSize: 'none',
  mergerGrowth: false,
  mergerStars: false,
  mergerOutposts: false,
  phantoms: false,
  growthSplit: 3000,
  growthSplitWhen: 'reached',
  mergerSplit: 3000,
  mergerSplitWhen: 'passed',
  splits: 'once',
  splitRounding: 'down',
  dividend: 5,
  dividendTo: 'mover',
  founderShares: 5,
  conversion: 2,
  conversionRounding: 'half-up',
  bonus: 10,
  bonusTo: 'holders',
  // The original stops with ?/0 ERROR IN 1270; here nobody is paid.
  unowned: 'nothing',
  arithmetic: 'altair',
  trading: 'in-order',
  selling: 'unchecked',
  fractions: true,
  shares: 0,
  blackHolePull: 500,
  swallow: 'at-zero',
  loneOutposts: 'stay',
  moves: 48,
  rounds: 0,
  full: 0,
  lanes: 0,
  largest: 0,
  endCheck: 'after-trading',
  endCommand: false,
  books: 'private',
};

const OSBORNE: Partial<Omit<Config, 'edition'>> = {
  minPlayers: 2,
  moves: 0,
  lanes: 70,
  splitRounding: 'half-up',
  mergerSize: 'one',
  unowned: 'as-one',
  arithmetic: 'exact',
};

/** What our own editions have in common: every known bug fixed. */
const MENDED: Partial<Omit<Config, 'edition'>> = {
  offer: 'fair',
  tooFew: 'fewer',
  firstOffers: 'founding',
  ties: 'price',
  mergerSize: 'one',
  mergerGrowth: true,
  mergerStars: true,
  mergerOutposts: true,
  growthSplitWhen: 'passed',
  splits: 'repeated',
  conversionRounding: 'down',
  arithmetic: 'exact',
  trading: 'sheet',
  selling: 'owned',
  fractions: false,
  books: 'open',
};

/** Oldest first. */
const ALL = {
  faber1977: {
    title: 'Star Lanes',
    year: 1977,
    machine: 'Altair 8800, Altair 8K BASIC 3.2',
    history: 'Steven Faber’s game, written in December 1976: five companies, 48 moves.',
    historic: true,
    medals: [11_000_000, 63_000_000, 470_000_000],
    options: {},
  },
  napoli1979: {
    title: 'Star Lanes for the Apple II',
    year: 1979,
    machine: 'Apple II, Applesoft BASIC',
    history: 'R. Napoli’s conversion: a stock of exactly $3,000 does not split, and END ends the game.',
    historic: true,
    names: { A: 'Apple Starways' },
    options: { minPlayers: 2, growthSplitWhen: 'passed', endCommand: true, arithmetic: 'exact' },
  },
  osborne: {
    title: 'Star Lanes, First Osborne Group',
    year: 1982,
    machine: 'Osborne 1, MBASIC under CP/M',
    history: 'Ends when the lanes fill 70 spaces instead of after 48 moves; here with its two bugs fixed.',
    historic: true,
    names: { B: 'Beetlejuice, Ltd.' },
    options: OSBORNE,
  },
  'osborne-as-shipped': {
    title: 'Star Lanes, First Osborne Group, as shipped',
    year: 1982,
    machine: 'Osborne 1, MBASIC under CP/M',
    history: 'The same with its bugs: mergers count companies twice, and a star to the West is overlooked.',
    historic: true,
    names: { B: 'Beetlejuice, Ltd.' },
    options: { ...OSBORNE, mergerSize: 'each', phantoms: true, deadSpaces: 'west-star-missed' },
  },
  singer1984: {
    title: 'Star Traders',
    year: 1984,
    machine: 'IBM PC, GW-BASIC and DOS',
    history: 'S. J. Singer’s version, the best known: a merger also splits stock at exactly $3,000.',
    historic: true,
    options: { minPlayers: 2, mergerSplitWhen: 'reached', arithmetic: 'exact' },
  },
  microbee1988: {
    title: 'Star Traders for the Microbee',
    year: 1988,
    machine: 'Microbee, MicroWorld BASIC',
    history: 'Singer’s rules in Australia, alone or with up to three others.',
    historic: true,
    medals: [11_000_000, 62_000_000, 530_000_000],
    options: { mergerSplitWhen: 'reached', arithmetic: 'exact' },
  },
  beej: {
    title: 'Star Lanes in C',
    year: 1997,
    machine: 'Unix, C and curses',
    history: 'Brian Hall’s game on 10x12 with black holes, free trading and pairwise mergers.',
    historic: true,
    medals: [150_000_000, 720_000_000_000, 5_600_000_000_000],
    options: {
      rows: 10,
      blackHoles: { each: [1, 60] },
      offer: 'fair',
      mergers: 'pairwise',
      ties: 'market-value',
      mergerSize: 'one',
      mergerGrowth: true,
      mergerStars: true,
      mergerOutposts: true,
      growthSplitWhen: 'passed',
      splitRounding: 'half-up',
      unowned: 'as-one',
      arithmetic: 'exact',
      trading: 'sheet',
      selling: 'owned',
      fractions: false,
      loneOutposts: 'lost',
      moves: 0,
      lanes: 65,
      endCheck: 'before-trading',
      endCommand: true,
      books: 'open',
    },
  },
  today: {
    title: 'Star Lanes today',
    year: 2026,
    machine: 'Browser, terminal and network',
    history: 'The one we recommend: the game of 1977 with every known bug fixed and one trade sheet.',
    historic: false,
    medals: [11_000_000, 1_100_000_000, 18_000_000_000],
    options: MENDED,
  },
  quick: {
    title: 'Quick game',
    year: 2026,
    machine: 'Browser, terminal and network',
    history: 'A small galaxy and eight turns each: a quarter of an hour for four people.',
    historic: false,
    medals: [34_000, 42_000, 95_000],
    options: { ...MENDED, rows: 7, columns: 9, companies: 4, moves: 0, rounds: 8 },
  },
  grand: {
    title: 'Grand galaxy',
    year: 2026,
    machine: 'Browser, terminal and network',
    history: 'A galaxy of 14x20 with eight companies, for up to eight players.',
    historic: false,
    medals: [110_000, 160_000, 430_000],
    options: {
      ...MENDED,
      rows: 14,
      columns: 20,
      companies: 8,
      maxPlayers: 8,
      candidates: 7,
      moves: 0,
      rounds: 20,
    },
  },
} satisfies Readonly<Record<string, StarLanesEdition>>;

export type StarLanesEditionName = keyof typeof ALL;

/** Every edition by name, oldest first. */
export const EDITIONS: Readonly<Record<string, StarLanesEdition>> = ALL;

/** The configuration of an edition. */
function configOf(name: string, edition: StarLanesEdition): Config {
  return { edition: name, ...OF_1977, ...edition.options };
}

/** Every edition's configuration by name. */
export const CONFIGS: Readonly<Record<string, Config>> = Object.fromEntries(
  Object.entries(EDITIONS).map(([name, edition]) => [name, configOf(name, edition)]),
);

/** What editions were before: records of an earlier engine are played by it. */
export const EARLIER: EarlierEditions<Config> = {
  1: Object.fromEntries(
    Object.entries(EDITIONS).map(([name, edition]) => [name, { ...configOf(name, edition), firstOffers: 'any' }]),
  ),
};

/** What a company is called in the edition a configuration comes from. */
export function companyName(config: Config, company: number): string {
  const letter = String.fromCharCode(65 + company);
  return EDITIONS[config.edition]?.names?.[letter] ?? COMPANY_NAMES[company] ?? letter;
}
