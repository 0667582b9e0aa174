/**
 * A match of Star Lanes as compact data that the rules change in place. `apply` plays on a copy;
 * search copies into a scratch position (`copyFrom`) and allocates nothing.
 */
import type { Chance } from '../../core/chance.ts';
import type { Seat } from '../../core/contract.ts';
import { doubles, overwrite, wholes } from '../../core/numbers.ts';
import type { Config } from './config.ts';
import type { Ending, Phase } from './types.ts';

// What a space of the padded map holds; 0 is the border around it. Companies come last: FIRST_COMPANY is A, the next one B.
// Outposts and stars have a bit of their own, and so have companies: or-ed together, the marks around a space tell what is among them.
export const EMPTY = 1;
export const HOLE = 2;
export const OUTPOST = 16;
export const STAR = 17;
export const FIRST_COMPANY = 32;

export class Position {
  readonly config: Config;
  readonly players: number;
  /** Width of the padded map: the next space to the South is `width` further on. */
  readonly width: number;
  /** Whether money is counted in the Altair's single precision. */
  readonly single: boolean;

  // The board, which only placing changes. A copy has the same until somebody places on one of the two: see `ownBoard`.
  map: Uint8Array;
  size: number[];
  price: number[];

  // The books and the offer.
  readonly cash: number[];
  /** Shares: those of a seat lie together, `seat * companies + company`. */
  readonly held: number[];
  readonly offered: number[];

  chance: Chance;
  /** How many of `offered` are offered. */
  offers = 0;
  /** How many companies are active: have a size. */
  active = 0;
  /** How many spaces are still empty. */
  empty = 0;
  /** Moves completed. */
  moves = 0;
  /** The most moves the match can have, unless all players agree to play longer. */
  movesInAll: number;
  mover: Seat = 0;
  phase: Phase = 'place';
  /** The company asked about when trading goes in order. */
  asked = 0;
  why: Ending | undefined = undefined;

  /** Whether another position has the same board. */
  #isBoardShared = false;

  /** A blank position, or a copy of one of the same configuration and number of players. */
  constructor(config: Config, players: number, chance: Chance, from?: Position) {
    const { companies, basePrice, cash } = config;
    this.config = config;
    this.players = players;
    this.width = config.columns + 2;
    this.single = config.arithmetic === 'altair';
    this.movesInAll = from === undefined ? movesInAll(config, players) : from.movesInAll;
    this.chance = chance;
    if (from === undefined) {
      this.map = blankMap(config);
      this.size = doubles(companies);
      this.price = doubles(companies, basePrice);
      this.cash = doubles(players, cash);
      this.held = doubles(players * companies);
      this.offered = wholes(config.candidates);
      this.empty = config.rows * config.columns;
    } else {
      this.map = from.map;
      this.size = from.size;
      this.price = from.price;
      this.cash = from.cash.slice();
      this.held = from.held.slice();
      this.offered = from.offered.slice();
      this.copyCounts(from);
      this.#isBoardShared = true;
      from.#isBoardShared = true;
    }
  }

  /** Takes over everything of another position of the same configuration and number of players, but for its chance. */
  copyFrom(other: Position): void {
    this.ownBoard();
    this.map.set(other.map);
    overwrite(this.size, other.size);
    overwrite(this.price, other.price);
    overwrite(this.cash, other.cash);
    overwrite(this.held, other.held);
    for (let i = 0; i < this.offered.length; i++) this.offered[i] = other.offered[i]!;
    this.copyCounts(other);
  }

  private copyCounts(other: Position): void {
    this.offers = other.offers;
    this.active = other.active;
    this.empty = other.empty;
    this.moves = other.moves;
    this.movesInAll = other.movesInAll;
    this.mover = other.mover;
    this.phase = other.phase;
    this.asked = other.asked;
    this.why = other.why;
  }

  /** Sees to it that no other position has the same board. To be called before anything on it is changed. */
  ownBoard(): void {
    if (!this.#isBoardShared) return;
    this.map = this.map.slice();
    this.size = this.size.slice();
    this.price = this.price.slice();
    this.#isBoardShared = false;
  }

  /** A position of its own that will go on in the same way. */
  copy(): Position {
    return new Position(this.config, this.players, this.chance.copy(), this);
  }
}

/** An empty galaxy with its border. */
function blankMap({ rows, columns }: Config): Uint8Array {
  const width = columns + 2;
  const map = new Uint8Array((rows + 2) * width);
  for (let row = 1; row <= rows; row++) map.fill(EMPTY, row * width + 1, row * width + 1 + columns);
  return map;
}

/** The moves an edition gives a match. */
export function movesInAll(config: Config, players: number): number {
  const byMoves = config.moves > 0 ? config.moves : Infinity;
  const byRounds = config.rounds > 0 ? config.rounds * players : Infinity;
  return Math.min(byMoves, byRounds, mostMoves(config));
}

/**
 * Where nothing ends it sooner, a match ends after four moves for every space: black holes empty
 * spaces again, and a match must not go on for ever.
 */
export function mostMoves({ rows, columns }: Config): number {
  return 4 * rows * columns;
}

/** The letter of a company: 0 is A. */
export function letterOf(company: number): string {
  return String.fromCharCode(65 + company);
}

/** The company of a letter; -1 when it is none. */
export function companyOf(letter: string): number {
  return letter.length === 1 ? letter.charCodeAt(0) - 65 : -1;
}

/** How many shares of a company all players hold together. */
export function sharesIssued(position: Position, company: number): number {
  const { held, players } = position;
  const companies = position.config.companies;
  let total = 0;
  for (let seat = 0; seat < players; seat++) total += held[seat * companies + company]!;
  return total;
}

/** A company that is gone: free again, at the base price, without a share (L1340-L1360). */
export function resetCompany(position: Position, company: number): void {
  const { size, price, held, config } = position;
  if (size[company] !== 0) position.active--;
  size[company] = 0;
  price[company] = config.basePrice;
  for (let at = company; at < held.length; at += config.companies) held[at] = 0;
}
