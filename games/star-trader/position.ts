/**
 * A match of Star Trader as compact data that the rules change in place. `apply` plays on a copy;
 * search copies into a scratch position (`copyFrom`) and allocates nothing. Stars, ships and goods
 * are counted from 0; ship number t belongs to seat t mod players.
 */
import type { Chance } from '../../core/chance.ts';
import type { Seat } from '../../core/contract.ts';
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
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly level: Float64Array;
  /** Which of `STAR_NAMES` it bears. */
  readonly name: Uint8Array;
  /** When stock and prices were last reckoned. */
  readonly reckoned: Int32Array;
  /** Whether they ever were: the prices of a star that has just appeared are unknown. */
  readonly priced: Uint8Array;
  /** Stock: that of a star lies together, `star * 6 + good`. Above zero for sale, below it needed. */
  readonly stock: Float64Array;
  /** What a unit cost at the last reckoning, and whether the star sold it (1), bought it (-1) or neither. */
  readonly price: Float64Array;
  readonly sign: Int8Array;

  // Ships, by number.
  /** What is on board: `ship * 6 + good`. */
  readonly cargo: Int32Array;
  readonly weight: Int32Array;
  readonly cash: Float64Array;
  /** When it will land, which no player knows; `eta` is what was announced. */
  readonly lands: Int32Array;
  readonly eta: Int32Array;
  readonly late: Uint8Array;
  readonly from: Uint8Array;
  readonly to: Uint8Array;

  // Accounts, by seat.
  readonly balance: Float64Array;
  /** When interest was last added. */
  readonly banked: Int32Array;

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
    this.x = new Int16Array(stars);
    this.y = new Int16Array(stars);
    this.level = new Float64Array(stars);
    this.name = new Uint8Array(stars);
    this.reckoned = new Int32Array(stars);
    this.priced = new Uint8Array(stars);
    this.stock = new Float64Array(stars * GOOD_COUNT);
    this.price = new Float64Array(stars * GOOD_COUNT);
    this.sign = new Int8Array(stars * GOOD_COUNT);
    this.cargo = new Int32Array(ships * GOOD_COUNT);
    this.weight = new Int32Array(ships);
    this.cash = new Float64Array(ships);
    this.lands = new Int32Array(ships);
    this.eta = new Int32Array(ships);
    this.late = new Uint8Array(ships);
    this.from = new Uint8Array(ships);
    this.to = new Uint8Array(ships);
    this.balance = new Float64Array(players);
    this.banked = new Int32Array(players);
    this.chance = chance;
    if (from === undefined) this.clear();
    else this.copyFrom(from);
  }

  /** Every ship at SOL on the first day, with its first cargo. */
  private clear(): void {
    this.date = dateOf(1, FIRST_YEAR);
    this.cash.fill(this.config.cash);
    this.lands.fill(this.date);
    this.eta.fill(this.date);
    this.banked.fill(this.date);
    for (let ship = 0; ship < this.ships; ship++) this.cargo.set(FIRST_CARGO, ship * GOOD_COUNT);
    this.weight.fill(FIRST_CARGO.reduce((tons, units, good) => tons + units * WEIGHTS[good]!, 0));
  }

  /** Takes over everything of another position of the same configuration and number of players, but for its chance. */
  copyFrom(other: Position): void {
    this.x.set(other.x);
    this.y.set(other.y);
    this.level.set(other.level);
    this.name.set(other.name);
    this.reckoned.set(other.reckoned);
    this.priced.set(other.priced);
    this.stock.set(other.stock);
    this.price.set(other.price);
    this.sign.set(other.sign);
    this.cargo.set(other.cargo);
    this.weight.set(other.weight);
    this.cash.set(other.cash);
    this.lands.set(other.lands);
    this.eta.set(other.eta);
    this.late.set(other.late);
    this.from.set(other.from);
    this.to.set(other.to);
    this.balance.set(other.balance);
    this.banked.set(other.banked);
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
