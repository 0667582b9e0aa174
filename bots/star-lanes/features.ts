/**
 * A position in numbers, as one seat sees it at the start of a turn: a row for every
 * active company and one for the whole. All are ratios of about 1 in size, so that one network can
 * judge boards, editions and numbers of players it has never seen.
 */
import type { Position } from '../../games/star-lanes/position.ts';
import { Outlook } from '../../insight/star-lanes/outlook.ts';
import { movesLeft, progress } from './progress.ts';
import { worth } from './worth.ts';

export const COMPANY_FEATURES = 20;
export const WHOLE_FEATURES = 16;

/** Room for the features of one position. */
export class Features {
  /** Row after row, COMPANY_FEATURES each. */
  readonly companies: Float64Array;
  readonly whole = new Float64Array(WHOLE_FEATURES);
  /** How many rows of `companies` are in use. */
  rows = 0;

  readonly #outlook: Outlook;
  readonly #worths: Float64Array;
  // What `see` has worked out for the rows that follow.
  #rival = 0;
  #scale = 1;
  #left = 0;
  #largest = 0;

  constructor(companies: number, players: number) {
    this.companies = new Float64Array(companies * COMPANY_FEATURES);
    this.#outlook = new Outlook(companies);
    this.#worths = new Float64Array(players);
  }

  /** Reads the map; it serves all trade plans and all seats until the next space is placed. */
  readMap(position: Position): void {
    this.#outlook.read(position);
    let largest = 0;
    for (let company = 0; company < position.config.companies; company++) {
      largest = Math.max(largest, position.size[company]!);
    }
    this.#largest = largest;
  }

  /** Fills in everything as `me` sees it; `next` is whose turn begins and `moves` how many are done. */
  see(position: Position, me: number, next: number, moves: number): void {
    this.#seeWhole(position, me, next, moves);
    this.rows = 0;
    for (let company = 0; company < position.config.companies; company++) {
      if (position.size[company] !== 0) this.#seeCompany(position, company, me);
    }
  }

  #seeWhole(position: Position, me: number, next: number, moves: number): void {
    const { players, config, cash } = position;
    const total = this.#readWorths(position, me);
    const mine = this.#worths[me]!;
    const best = this.#worths[this.#rival]!;
    const others = players > 1 ? (total - mine) / (players - 1) : mine;
    const wait = (me - next + players) % players;
    const left = 1 - progress(position, moves);
    const ownMoves = Math.floor((movesLeft(position, moves) + players - 1 - wait) / players);
    const gap = Math.log(mine / best);
    const gapOthers = Math.log(mine / others);
    // The same gap means more the less there is left to play.
    const weight = 0.3 / Math.sqrt(left + 0.03);
    const spaces = config.rows * config.columns;
    this.#left = left;
    this.#scale = players / total;
    const x = this.whole;
    x[0] = left;
    x[1] = gap;
    x[2] = gap * weight;
    x[3] = gapOthers;
    x[4] = gapOthers * weight;
    x[5] = cash[me]! * this.#scale;
    x[6] = cash[this.#rival]! * this.#scale;
    x[7] = wait / players;
    x[8] = ownMoves / 24;
    x[9] = position.active / config.companies;
    x[10] = position.empty / spaces;
    x[11] = position.empty > 0 ? (config.candidates * this.#outlook.founding) / position.empty : 0;
    x[12] = 1 / players;
    x[13] = 0.3 * Math.log(total / players / 10_000);
    x[14] = config.selling === 'none' ? 0 : config.trading === 'sheet' ? 1 : 0.7;
    x[15] = config.mergerGrowth ? 1 : 0;
  }

  /** Everybody's worth, and the best rival; returns the sum. */
  #readWorths(position: Position, me: number): number {
    let total = 0;
    let rival = -1;
    for (let seat = 0; seat < position.players; seat++) {
      const value = Math.max(1, worth(position, seat));
      this.#worths[seat] = value;
      total += value;
      if (seat !== me && (rival < 0 || value > this.#worths[rival]!)) rival = seat;
    }
    this.#rival = rival < 0 ? me : rival;
    return total;
  }

  #seeCompany(position: Position, company: number, me: number): void {
    const { players, config, held } = position;
    const companies = config.companies;
    let issued = 0;
    let top = 0;
    for (let seat = 0; seat < players; seat++) {
      const shares = held[seat * companies + company]!;
      issued += shares;
      if (seat !== me && shares > top) top = shares;
    }
    const price = position.price[company]!;
    const value = price * this.#scale;
    const own = held[me * companies + company]! * value;
    const rival = held[this.#rival * companies + company]! * value;
    const steady = Math.max(config.basePrice, price);
    const promise = (10 * this.#outlook.promise(company, issued)) / steady;
    const x = this.companies;
    const at = this.rows++ * COMPANY_FEATURES;
    x[at] = price / 3000;
    x[at + 1] = position.size[company]! / 20;
    x[at + 2] = own;
    x[at + 3] = rival;
    x[at + 4] = players > 1 ? (issued * value - own) / (players - 1) : 0;
    x[at + 5] = issued > 0 ? own / (issued * value) : 0;
    x[at + 6] = issued > 0 ? top / issued : 0;
    x[at + 7] = promise;
    x[at + 8] = own * promise;
    x[at + 9] = rival * promise;
    x[at + 10] = (10 * this.#outlook.spaces[company]!) / Math.max(1, position.empty);
    x[at + 11] = position.size[company] === this.#largest ? 1 : 0;
    x[at + 12] = (10 * this.#outlook.mergerPromise(company, issued)) / steady;
    x[at + 13] = this.#left;
    x[at + 14] = own > top * value ? 1 : 0;
    x[at + 15] = (own - rival) * this.#left;
    x[at + 16] = (own - rival) * promise * this.#left;
    x[at + 17] = issued > 0 ? Math.min(2, 50 / issued) : 2;
    x[at + 18] = (10 * this.#outlook.mergers[company]!) / Math.max(1, position.empty);
    x[at + 19] = (own - rival) * x[at + 12]!;
  }
}
