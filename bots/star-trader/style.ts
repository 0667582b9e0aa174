/** How a captain trades: the few numbers in which the levels differ. */
export interface Style {
  /** How much of a need is sold at most: 1 fills it, 2 is all the star will take. */
  readonly oversell: number;
  /** What a unit on board is worth beyond its base price, as a part of it: somebody will need it. */
  readonly carry: number;
  /**
   * What a day should bring, as so many times the best gain a day on offer: ports are judged by what they gain beyond that,
   * and the more it is, the shorter are the ways. Left out: by their gain a day.
   */
  readonly haste?: number;
}
