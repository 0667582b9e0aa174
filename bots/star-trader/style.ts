/** How a captain trades: the few numbers in which the levels differ. */
export interface Style {
  /** How much of a need is sold at most: 1 fills it, 2 is all the star will take. */
  readonly oversell: number;
  /** What a unit on board is worth beyond its base price, as a part of it: somebody will need it. */
  readonly carry: number;
  /** How many stops ahead a route is planned. */
  readonly stops: number;
  /** Dollars a ship should earn a day: routes are judged by what they gain beyond that. Left out: by their gain a day. */
  readonly day?: number;
}
