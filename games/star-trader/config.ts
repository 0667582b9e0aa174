/**
 * The configuration of a match of Star Trader: every choice the rules leave open, as plain data.
 * What each option means, its limits and its words are in `options.ts`.
 */

/** How many stars there are at the start: a number, or a formula for the number of captains. */
export type Stars = number | '3n+1' | '2n+1';

/** One value for every option. The comments cite the line of the 1974 listings a quirk comes from. */
export interface Config {
  /** The edition this configuration was made from; its notation is told as what differs from it. */
  readonly edition: string;

  // The captains
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly ships: number;
  readonly tons: number;
  readonly cash: number;

  // The galaxy
  readonly stars: Stars;
  readonly mapSize: number;
  readonly minDistance: number;
  /** Half the side of the box around SOL in which the developed stars lie. */
  readonly developed: number;
  /** Half the side of the box around SOL in which no frontier star lies (L1940 of the set-up). */
  readonly frontier: number;
  readonly frontierReach: 'edge' | 'circle';
  /** The classes from the fifth star on, in turn. */
  readonly classes: 'underdeveloped-first' | 'frontier-first';
  /** `floored` tests the distance before it rounds (L2310-L2370), so that stars can lie a little closer. */
  readonly places: 'floored' | 'whole';
  readonly names: 'drawn' | 'shuffled';

  // Travel
  readonly delays: number;
  /** In 1974 only 5 ships in 100 are on time: the test for lateness looks the wrong way round. */
  readonly onTime: number;

  // Trading
  readonly bids: number;
  readonly margin: number;
  readonly cents: boolean;
  /** L3870-L3990 give the stock the sign of the production: what a star has too much of turns into need. */
  readonly oversupply: 'turns' | 'kept';
  /** The same lines put no price on a good that is neither made nor used. */
  readonly idle: 'no-price' | 'base-price';
  /** Percent of what the best bids come to that a factor keeps; 0: there are none. */
  readonly factor: number;

  // The bank
  readonly interest: number;

  // Development
  readonly mostStars: number;

  // News
  /** `rounded` is the computed GOTO of the HP: a star is shown in the next class from half way on. */
  readonly labels: 'rounded' | 'exact';
  readonly growthNews: 'classes' | 'steps';
  readonly reports: 'on-demand' | 'yearly';

  // The end
  readonly years: number;
}
