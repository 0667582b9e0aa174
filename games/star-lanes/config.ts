/**
 * The configuration of a match of Star Lanes: every choice the rules leave open, as plain data.
 * What each option means, its limits and its words are in `options.ts`.
 */
import type { Scatter } from '../../core/options.ts';

/** The largest galaxy. */
export const MOST_ROWS = 26;
export const MOST_COLUMNS = 40;

/** The most spaces a player may choose from. */
export const MOST_CANDIDATES = 20;

/** One value for every option. The comments cite the line of the 1977 listing a quirk comes from. */
export interface Config {
  /** The edition this configuration was made from; its notation is told as what differs from it. */
  readonly edition: string;

  // The board
  readonly rows: number;
  readonly columns: number;
  readonly companies: number;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly cash: number;
  readonly stars: Scatter;
  readonly blackHoles: Scatter;
  /** A drawn galaxy, row by row (`map-notation.ts`), instead of a scattered one; empty when there is none. */
  readonly map: string;

  // The offer
  readonly candidates: number;
  /** `reject` is the loop of L230-L340, one draw for the row and one for the column. */
  readonly offer: 'reject' | 'fair';
  /** Spaces that would found a company when none is free (L260-L337). */
  readonly deadSpaces: 'refused' | 'outposts' | 'west-star-missed';
  readonly tooFew: 'end' | 'fewer';
  readonly firstOffers: 'any' | 'founding';

  // Placing
  readonly basePrice: number;
  readonly growth: number;
  readonly starBonus: number;
  readonly outpostBonus: number;
  /** L660: the first company that is free. */
  readonly founded: 'first' | 'chosen';
  /** L1060-L1090: the largest neighbour takes all the others; `pairwise` merges two at a time. */
  readonly mergers: 'largest' | 'pairwise';
  /** L1070: the first of North, South, East, West among the largest. */
  readonly ties: 'compass' | 'price' | 'market-value' | 'chosen';
  /** L1315: the merging space is not counted in the size. */
  readonly mergerSize: 'none' | 'one' | 'each';
  /** L490 jumps past L540: the merging space adds nothing to the price. */
  readonly mergerGrowth: boolean;
  /** L490 jumps past L700-L730: stars next to a merging space are ignored. */
  readonly mergerStars: boolean;
  /** L490 jumps past L740-L770: outposts next to a merging space stay as they are. */
  readonly mergerOutposts: boolean;
  /** Without L1317-L1322 the neighbours are not read again, and dead companies are absorbed again. */
  readonly phantoms: boolean;

  // Stock
  readonly growthSplit: number;
  /** L780 splits at 3000 or more. */
  readonly growthSplitWhen: 'reached' | 'passed' | 'never';
  readonly mergerSplit: number;
  /** L1320 splits only above 3000. */
  readonly mergerSplitWhen: 'reached' | 'passed' | 'never';
  readonly splits: 'once' | 'repeated';
  readonly splitRounding: 'down' | 'half-up';
  readonly dividend: number;
  readonly dividendTo: 'mover' | 'all';
  readonly founderShares: number;
  readonly conversion: number;
  /** L1250 rounds to the nearest share, halves up. */
  readonly conversionRounding: 'half-up' | 'down';
  readonly bonus: number;
  readonly bonusTo: 'holders' | 'largest-holder';
  /** L1270 divides by the shares of the loser; `as-one` counts no shares as one. */
  readonly unowned: 'nothing' | 'as-one';
  /** Altair BASIC counts in single precision (24 bits, halves rounded away from zero). */
  readonly arithmetic: 'altair' | 'exact';

  // Trading
  /** L810-L900: every company once, in alphabetical order. */
  readonly trading: 'in-order' | 'sheet';
  /** L860 checks only that the order can be paid: a negative order sells, without limit. */
  readonly selling: 'unchecked' | 'owned' | 'none';
  /** L850 takes VAL of the answer: a part of a share is as good as a whole one. */
  readonly fractions: boolean;
  readonly shares: number;

  // Black holes
  readonly blackHolePull: number;
  readonly swallow: 'at-zero' | 'below-zero';
  readonly loneOutposts: 'stay' | 'lost';

  // The end
  readonly moves: number;
  readonly rounds: number;
  readonly full: number;
  readonly lanes: number;
  readonly largest: number;
  readonly endCheck: 'after-trading' | 'before-trading';
  readonly endCommand: boolean;

  // The table
  readonly books: 'private' | 'open';
}
