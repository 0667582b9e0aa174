/**
 * A match of Star Trader as compact data that the rules change in place. `apply` plays on a copy;
 * search copies into a scratch position (`copyFrom`) and allocates nothing. Stars, ships and goods
 * are counted from 0; ship number t belongs to seat t mod players.
 */
import type { Chance } from '../../core/chance.ts';
import type { Seat } from '../../core/contract.ts';
import { doubles, overwrite } from '../../core/numbers.ts';
import { FIRST_YEAR, dateOf } from './calendar.ts';
import type { Config } from './config.ts';
import { FIRST_CARGO, GOOD_COUNT, WEIGHTS } from './goods.ts';
import { STAR_NAMES } from './star-names.ts';
import type { StopPhase, Side } from './types.ts';

/** The level of SOL, and of every star that has come as far. */
export const COSMOPOLITAN = 15;
/** From this level on a star has a bank. */
export const DEVELOPED = 10;
export const UNDERDEVELOPED = 5;
export const FRONTIER = 0;

export class Position {
  readonly config: Config;
  readonly players: number;
  /** How many ships there are in all. */
  readonly ships: number;
  // Stars, by number; `stars` of them exist.
  readonly x: number[];
  readonly y: number[];
  readonly level: number[];
  /** Which of `STAR_NAMES` it bears. */
  readonly name: number[];
  /** When stock and prices were last reckoned. */
  readonly reckoned: number[];
  /** Whether they ever were: the prices of a star that has just appeared are unknown. */
  readonly priced: number[];
  /** Stock: that of a star lies together, `star * 6 + good`. Above zero for sale, below it needed. */
  readonly stock: number[];
  /** What a unit cost at the last reckoning, and whether the star sold it (1), bought it (-1) or neither. */
  readonly price: number[];
  readonly sign: number[];

  // Ships, by number.
  /** What is on board: `ship * 6 + good`. */
  readonly cargo: number[];
  readonly weight: number[];
  readonly cash: number[];
  /** When it will land, which no player knows; `eta` is what was announced. */
  readonly lands: number[];
  readonly eta: number[];
  readonly late: number[];
  readonly from: number[];
  readonly to: number[];

  // Accounts, by seat.
  readonly balance: number[];
  /** When interest was last added. */
  readonly banked: number[];

  chance: Chance;
  stars = 0;
  /** The half of the map the next star is placed on: 1 top, 2 right, 3 bottom, 4 left. */
  half = 1;
  /** Today. */
  date = 0;
  /** The first year that is not played any more; all captains together may put it off. */
  endYear: number;
  phase: StopPhase = 'destination';
  /** The ship in port. */
  ship = 0;
  /** Whether ships are still given their first destinations. */
  opening = true;
  /** Whether all prices were reported since the ship in port was asked for its destination. */
  reported = false;
  /** What is being traded: on which side, which good (-1 before the first), how many units. */
  side: Side = 'sell';
  good = -1;
  units = 0;
  /** The bargain: which bid comes next, what the star thinks a unit is worth, and the last bid. */
  round = 1;
  fair = 0;
  bid = 0;
  /** What a factor keeps of the bargain under way; 0 where the captain bargains. */
  fee = 0;
  /** Whether the bank is visited to pay for a bargain. */
  paying = false;

  /** A position before the galaxy is made, or a copy of one of the same configuration and number of players. */
  constructor(config: Config, players: number, chance: Chance, from?: Position) {
    const ships = players * config.ships;
    const stars = Math.max(config.mostStars, starsFor(config, players));
    this.config = config;
    this.players = players;
    this.ships = ships;
    this.endYear = FIRST_YEAR + config.years;
    this.chance = chance;
    if (from === undefined) {
      this.x = doubles(stars);
      this.y = doubles(stars);
      this.level = doubles(stars);
      this.name = doubles(stars);
      this.reckoned = doubles(stars);
      this.priced = doubles(stars);
      this.stock = doubles(stars * GOOD_COUNT);
      this.price = doubles(stars * GOOD_COUNT);
      this.sign = doubles(stars * GOOD_COUNT);
      this.cargo = doubles(ships * GOOD_COUNT);
      this.weight = doubles(ships);
      this.cash = doubles(ships);
      this.lands = doubles(ships);
      this.eta = doubles(ships);
      this.late = doubles(ships);
      this.from = doubles(ships);
      this.to = doubles(ships);
      this.balance = doubles(players);
      this.banked = doubles(players);
      this.clear();
    } else {
      this.x = from.x.slice();
      this.y = from.y.slice();
      this.level = from.level.slice();
      this.name = from.name.slice();
      this.reckoned = from.reckoned.slice();
      this.priced = from.priced.slice();
      this.stock = from.stock.slice();
      this.price = from.price.slice();
      this.sign = from.sign.slice();
      this.cargo = from.cargo.slice();
      this.weight = from.weight.slice();
      this.cash = from.cash.slice();
      this.lands = from.lands.slice();
      this.eta = from.eta.slice();
      this.late = from.late.slice();
      this.from = from.from.slice();
      this.to = from.to.slice();
      this.balance = from.balance.slice();
      this.banked = from.banked.slice();
      this.copyCounts(from);
    }
  }

  /** Every ship at SOL on the first day, with its first cargo. */
  private clear(): void {
    this.date = dateOf(1, FIRST_YEAR);
    this.cash.fill(this.config.cash);
    this.lands.fill(this.date);
    this.eta.fill(this.date);
    this.banked.fill(this.date);
    for (let ship = 0; ship < this.ships; ship++) overwrite(this.cargo, FIRST_CARGO, ship * GOOD_COUNT);
    this.weight.fill(FIRST_CARGO.reduce((tons, units, good) => tons + units * WEIGHTS[good]!, 0));
  }

  /** Takes over everything of another position of the same configuration and number of players, but for its chance. */
  copyFrom(other: Position): void {
    overwrite(this.x, other.x);
    overwrite(this.y, other.y);
    overwrite(this.level, other.level);
    overwrite(this.name, other.name);
    overwrite(this.reckoned, other.reckoned);
    overwrite(this.priced, other.priced);
    overwrite(this.stock, other.stock);
    overwrite(this.price, other.price);
    overwrite(this.sign, other.sign);
    overwrite(this.cargo, other.cargo);
    overwrite(this.weight, other.weight);
    overwrite(this.cash, other.cash);
    overwrite(this.lands, other.lands);
    overwrite(this.eta, other.eta);
    overwrite(this.late, other.late);
    overwrite(this.from, other.from);
    overwrite(this.to, other.to);
    overwrite(this.balance, other.balance);
    overwrite(this.banked, other.banked);
    this.copyCounts(other);
  }

  private copyCounts(other: Position): void {
    this.stars = other.stars;
    this.half = other.half;
    this.date = other.date;
    this.endYear = other.endYear;
    this.phase = other.phase;
    this.ship = other.ship;
    this.opening = other.opening;
    this.reported = other.reported;
    this.side = other.side;
    this.good = other.good;
    this.units = other.units;
    this.round = other.round;
    this.fair = other.fair;
    this.bid = other.bid;
    this.fee = other.fee;
    this.paying = other.paying;
  }

  /** A position of its own that will go on in the same way. */
  copy(): Position {
    return new Position(this.config, this.players, this.chance.copy(), this);
  }
}

/** How many stars a match of this many captains begins with. */
export function starsFor({ stars, mostStars }: Config, players: number): number {
  if (typeof stars === 'number') return stars;
  return Math.min(mostStars, stars === '3n+1' ? 3 * players + 1 : 2 * players + 1);
}

/** Whose ship it is. The original looks it up in a loop that is too short for some numbers of ships. */
export function ownerOf({ players }: Position, ship: number): Seat {
  return ship % players;
}

/** The star a ship is at or on its way to. */
export function portOf({ to }: Position, ship: number): number {
  return to[ship]!;
}

/** What a star is called. */
export function starName({ name }: Position, star: number): string {
  return STAR_NAMES[name[star]!]!;
}

/** The number of the star with a name; -1 when there is none. */
export function starNumber(position: Position, name: string): number {
  for (let star = 0; star < position.stars; star++) if (starName(position, star) === name) return star;
  return -1;
}
