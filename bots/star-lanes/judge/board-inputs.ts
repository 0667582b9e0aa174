/**
 * A board in numbers, as the player to move sees it once a space is placed: the companies in their slots, pairs of them, the
 * rivals and the whole. All are ratios of about 1 in size, so that one network judges boards, editions and tables of any size.
 */
import type { Config } from '../../../games/star-lanes/config.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import { movesLeft } from '../progress.ts';
import { worth } from '../worth.ts';
import { AROUNDS, BoardScan, CLASSES, aroundAt } from './board-scan.ts';
import { BOARD_INPUTS, COMPANY_WIDTH, MEANS_FROM, RIVALS_FROM, RIVAL_WIDTH, SEATS, WHOLE_FROM } from './layout.ts';
import { PAIRS, SLOTS, pairAt } from './slots.ts';

/** A kind of space the next player may be offered: a company grows, two slots merge, or a company is founded. */
export const GROWS = 0;
const MERGES = 1;
export const FOUNDS = 2;
/** The most kinds that are told apart. */
const MOST_KINDS = 96;

/** Where the galaxy sets the limit, about so much of it is placed on. */
const PLACED_AT_MOST = 0.65;

export class BoardInputs {
  readonly x = new Float32Array(BOARD_INPUTS);
  readonly scan: BoardScan;
  /** The seats that are looked at, the player to move first; and 1 over the worth of each. */
  readonly seats = new Uint8Array(SEATS);
  readonly perWorth = new Float64Array(SEATS);
  seen = 0;
  /** Of every rival looked at: the part of their worth that is in each slot, `seat * SLOTS + slot`. */
  readonly stakes = new Float64Array(SEATS * SLOTS);
  /** By pair of slots: how likely a merger is next, and after one more space. */
  readonly near = new Float64Array(PAIRS);
  readonly far = new Float64Array(PAIRS);
  /** 1 over the spaces that may be offered. */
  each = 1;
  /** Where a greedy player would put all money; -1 for none. */
  promising = -1;
  /** What a space adds to a price, about. */
  unit = 1;
  kinds = 0;
  readonly kind = new Uint8Array(MOST_KINDS);
  readonly one = new Uint8Array(MOST_KINDS);
  readonly other = new Uint8Array(MOST_KINDS);
  readonly count = new Uint16Array(MOST_KINDS);
  readonly gain = new Float64Array(MOST_KINDS);
  readonly #worths: Float64Array;
  #limit = 1;
  #left = 0;
  #inAll = 1;
  #weight = 1;
  #gap = 0;

  constructor(like: Position) {
    this.scan = new BoardScan(like);
    this.#worths = new Float64Array(like.players);
  }

  read(position: Position): void {
    const { config } = position;
    this.x.fill(0);
    this.scan.read(position);
    this.each = 1 / Math.max(1, this.scan.open);
    this.unit = unitOf(config);
    this.#limit = config.growthSplitWhen === 'never' ? 30 * this.unit : config.growthSplit;
    this.#left = movesLeft(position, position.moves + 1);
    this.#inAll = Math.min(position.movesInAll, Math.ceil(PLACED_AT_MOST * config.rows * config.columns));
    // The same gap means more the less there is left to play.
    this.#weight = 0.3 / Math.sqrt(this.#left / this.#inAll + 0.03);
    this.promising = this.scan.promising(position);
    this.#chooseSeats(position);
    this.#listKinds(position);
    for (let slot = 0; slot < this.scan.slots.used; slot++) this.#readCompany(position, slot);
    this.#readPairs();
    this.#gap = 9;
    for (let i = 1; i < this.seen; i++) this.#readRival(position, i);
    if (position.players > 1) this.#readMeans(position);
    this.#readWhole(position);
  }

  /** The player to move and the richest others, in the order of play. */
  #chooseSeats(position: Position): void {
    const { players, mover } = position;
    const worths = this.#worths;
    for (let seat = 0; seat < players; seat++) worths[seat] = Math.max(1, worth(position, seat));
    this.seats[0] = mover;
    this.seen = 1;
    for (let turn = 1; turn < players; turn++) {
      const seat = (mover + turn) % players;
      if (this.#richer(position, seat, turn) < SEATS - 1) this.seats[this.seen++] = seat;
    }
    for (let i = 0; i < this.seen; i++) this.perWorth[i] = 1 / worths[this.seats[i]!]!;
  }

  /** How many other rivals come before one: they are richer, or as rich and play sooner. */
  #richer({ players, mover }: Position, seat: number, turn: number): number {
    const mine = this.#worths[seat]!;
    let richer = 0;
    for (let i = 1; i < players; i++) {
      const theirs = this.#worths[(mover + i) % players]!;
      if (theirs > mine || (theirs === mine && i < turn)) richer++;
    }
    return richer;
  }

  #addKind(kind: number, one: number, other: number, count: number, gain: number): void {
    if (count === 0 || this.kinds === MOST_KINDS) return;
    const at = this.kinds++;
    this.kind[at] = kind;
    this.one[at] = one;
    this.other[at] = other;
    this.count[at] = count;
    this.gain[at] = gain;
  }

  #listKinds({ config }: Position): void {
    const { slots, around, founding, near } = this.scan;
    this.kinds = 0;
    for (let i = 0; i < slots.active; i++) {
      const company = slots.company[i]!;
      for (const { at, stars, outposts, holes } of BESIDE_A_COMPANY) {
        const count = around[company * AROUNDS + at]!;
        if (count > 0) this.#addKind(GROWS, company, 0, count, config.growth + bonusOf(config, stars, outposts, holes));
      }
      for (let j = i + 1; i < slots.used && j < slots.used; j++) this.#addKind(MERGES, i, j, near[pairAt(i, j)]!, 0);
    }
    for (const { at, stars, outposts, holes } of NEIGHBOURHOODS) {
      const count = founding[at]!;
      const price = config.basePrice + bonusOf(config, stars, outposts, holes);
      if (count > 0) this.#addKind(FOUNDS, 0, 0, count, Math.max(0, config.founderShares * price));
    }
  }

  #readCompany(position: Position, slot: number): void {
    const { scan, each, unit, x } = this;
    const c = scan.slots.company[slot]!;
    const price = Math.max(1, position.price[c]!);
    const per = (10 * each) / price;
    const at = slot * COMPANY_WIDTH;
    x[at] = 1;
    x[at + 1] = Math.min(3, price / this.#limit);
    x[at + 2] = Math.min(4, (2 * unit) / price);
    x[at + 3] = (5.4 * position.size[c]!) / (position.config.rows * position.config.columns);
    x[at + 4] = position.size[c] === position.size[scan.slots.company[0]!] ? 1 : 0;
    x[at + 5] = scan.classes[c * CLASSES]! * 5 * each;
    x[at + 6] = scan.classes[c * CLASSES + 1]! * 5 * each;
    x[at + 7] = scan.classes[c * CLASSES + 2]! * 10 * each;
    x[at + 8] = scan.classes[c * CLASSES + 3]! * 20 * each;
    x[at + 9] = clamp(scan.growth[c]! * per, 8);
    x[at + 10] = (scan.growth[c]! / unit) * each;
    x[at + 11] = scan.best[c]! / (20 * unit);
    x[at + 12] = scan.wins[c]! * 10 * each;
    x[at + 13] = scan.loses[c]! * 10 * each;
    x[at + 14] = clamp(scan.won[c]! * per, 8);
    x[at + 15] = clamp(scan.lost[c]! * per, 8);
    x[at + 16] = price > this.#limit / 2 ? 1 : 0;
    x[at + 17] = scan.pulled[c]! * 10 * each;
    x[at + 18] = clamp(scan.worst[c]! / price, 2);
    x[at + 19] = position.price[c]! > 0 ? clamp(scan.promise(position, c) * 10 * each, 8) : 0;
    x[at + 20] = c === this.promising ? 1 : 0;
  }

  #readPairs(): void {
    const { each, scan } = this;
    for (let i = 0; i < PAIRS; i++) {
      this.near[i] = scan.near[i]! * 20 * each;
      this.far[i] = scan.far[i]! * 10 * each;
    }
  }

  #readRival({ held, price, cash, mover, players, config }: Position, i: number): void {
    const { x, scan, each, unit } = this;
    const { companies } = config;
    const seat = this.seats[i]!;
    const per = this.perWorth[i]!;
    const at = RIVALS_FROM + (i - 1) * RIVAL_WIDTH;
    let promise = 0;
    for (let c = 0; c < companies; c++) promise += held[seat * companies + c]! * per * scan.growth[c]!;
    for (let slot = 0; slot < scan.slots.used; slot++) {
      const c = scan.slots.company[slot]!;
      const shares = held[seat * companies + c]! * per;
      x[at + slot] = this.stakes[i * SLOTS + slot] = shares * price[c]!;
      x[at + SLOTS + slot] = Math.min(4, shares * unit);
    }
    const ratio = Math.log(this.#worths[mover]! * per);
    x[at + 2 * SLOTS] = cash[seat]! * per;
    x[at + 2 * SLOTS + 1] = clamp(promise * 5 * each, 4);
    x[at + 2 * SLOTS + 2] = clamp(ratio, 4);
    x[at + 2 * SLOTS + 3] = clamp(ratio * this.#weight, 4);
    x[at + 2 * SLOTS + 4] = ((seat - mover + players) % players) / players;
    if (this.promising >= 0) {
      x[at + 2 * SLOTS + 5] = held[seat * companies + this.promising]! * per * price[this.promising]!;
    }
    this.#gap = Math.min(this.#gap, ratio);
  }

  /** What part of the worth the rivals have in each slot, on average. */
  #readMeans({ held, price, mover, players, config }: Position): void {
    const { slots } = this.scan;
    for (let slot = 0; slot < slots.used; slot++) {
      const c = slots.company[slot]!;
      let sum = 0;
      for (let seat = 0; seat < players; seat++) {
        if (seat !== mover) sum += (held[seat * config.companies + c]! * price[c]!) / this.#worths[seat]!;
      }
      this.x[MEANS_FROM + slot] = sum / (players - 1);
    }
  }

  #readWhole(position: Position): void {
    const { scan, each, unit } = this;
    const { players, active, config } = position;
    const left = this.#left;
    const spaces = config.rows * config.columns;
    const mean = this.#worths.reduce((sum, one) => sum + one, 0) / players;
    const is = (truth: boolean): number => (truth ? 1 : 0);
    this.x.set(
      [
        clamp(this.#gap, 4),
        clamp(this.#gap * this.#weight, 4),
        left / this.#inAll,
        Math.exp(-left / 6),
        1 / (1 + left),
        Math.min(3, Math.floor(left / players) / 12),
        Math.min(3, left * each),
        is(left < players),
        scan.open / spaces,
        scan.quiet / spaces,
        scan.found[0]! * 5 * each,
        scan.found[1]! * 10 * each,
        scan.found[2]! * 20 * each,
        active / config.companies,
        is(active === config.companies),
        (scan.outposts * 5) / spaces,
        (scan.stars * 10) / spaces,
        0.3 * Math.log(mean / (100 * unit)),
        is(players === 2),
        is(players === 3),
        is(players === 4),
        is(players > 4),
        2 / players,
        is(config.selling !== 'none'),
        is(config.trading === 'in-order'),
        is(config.mergerGrowth),
        is(config.mergerOutposts),
        is(config.mergerSize !== 'none'),
        config.dividend * 0.1,
        is(config.dividendTo === 'all'),
        config.bonus * 0.1,
        2 / config.conversion,
        config.candidates * 0.2,
        Math.min(1, config.candidates * each),
        config.companies * 0.1,
        config.founderShares * 0.1,
        spaces / 200,
        config.starBonus / (10 * unit),
        is(config.shares > 0),
        Math.min(3, this.#limit / (30 * unit)),
        (scan.slots.active - scan.slots.used) * 0.2,
        is(config.endCheck === 'before-trading'),
      ],
      WHOLE_FROM,
    );
  }
}

/** What a space adds to a price, about: $100 in the game of 1977. */
function unitOf({ growth, outpostBonus, starBonus }: Config): number {
  return Math.max(1, (growth + outpostBonus + 0.2 * starBonus) / 3);
}

function bonusOf(config: Config, stars: number, outposts: number, holes: number): number {
  return config.starBonus * stars + config.outpostBonus * outposts - config.blackHolePull * holes;
}

export function clamp(value: number, most: number): number {
  return value > most ? most : value < -most ? -most : value;
}

/** Every neighbourhood with its number. */
const NEIGHBOURHOODS = [0, 1, 2, 3, 4].flatMap((stars) =>
  [0, 1, 2, 3, 4].flatMap((outposts) =>
    [0, 1, 2, 3, 4]
      .filter((holes) => stars + outposts + holes <= 4)
      .map((holes) => ({ stars, outposts, holes, at: aroundAt(stars, outposts, holes) })),
  ),
);
const BESIDE_A_COMPANY = NEIGHBOURHOODS.filter(({ stars, outposts, holes }) => stars + outposts + holes < 4);
