/**
 * What a trade plan leaves on a board, in numbers: the own stakes, what mergers would bring everybody, how far the own stock is
 * from the rivals', and the best of the spaces each would be offered next if the board stayed as it is.
 */
import { sharesIssued } from '../../../games/star-lanes/position.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import { FOUNDS, GROWS, clamp } from './board-inputs.ts';
import type { BoardInputs } from './board-inputs.ts';
import { APART_FROM, ARM_INPUTS, MERGERS_FROM, NEXT_FROM, REST_FROM, SEATS, SUMS_FROM } from './layout.ts';
import { PAIRS, SLOTS, pairAt } from './slots.ts';

/** Kinds of spaces that are looked at in one go. */
const MOST_KINDS = 96;

export class ArmInputs {
  readonly x = new Float32Array(ARM_INPUTS);
  /** What a merger of each pair of slots would add to a seat's worth, as a part of it: `seat * PAIRS + pair`. */
  readonly #gains = new Float64Array(SEATS * PAIRS);
  readonly #issued = new Float64Array(SLOTS);
  /** By kind of space, seat by seat: what it would change. */
  readonly #changes = new Float64Array(MOST_KINDS * SEATS);
  readonly #values = new Float64Array(MOST_KINDS);
  readonly #order = new Uint8Array(MOST_KINDS);
  /** The chance that none of a number of spaces is offered; worked out once a board. */
  #none: Float64Array = new Float64Array(1);
  #open = 1;

  /** Begins with a board; every plan on it may follow. */
  begin({ scan }: BoardInputs, { config }: Position): void {
    const open = (this.#open = Math.max(1, scan.open));
    if (this.#none.length < open + 1) this.#none = new Float64Array(open + 1);
    for (let spaces = 0; spaces <= open; spaces++) this.#none[spaces] = noneOffered(open, spaces, config.candidates);
  }

  /** Describes the books after a plan. */
  read(board: BoardInputs, after: Position): void {
    this.x.fill(0);
    this.#readStakes(board, after);
    this.#readMergers(board, after);
    for (let i = 1; i < board.seen; i++) this.x[APART_FROM + i - 1] = this.#apart(board, i);
    this.#readChanges(board, after);
    for (let i = 0; i < board.seen; i++) this.#readNext(board, i);
  }

  #readStakes(board: BoardInputs, after: Position): void {
    const { held, price, cash, mover, config } = after;
    const { x } = this;
    const { slots, growth } = board.scan;
    const per = board.perWorth[0]!;
    let promise = 0;
    let most = 0;
    let rest = 0;
    let restPromise = 0;
    for (let i = 0; i < slots.active; i++) {
      const c = slots.company[i]!;
      const shares = held[mover * config.companies + c]! * per;
      const stake = shares * price[c]!;
      promise += shares * growth[c]!;
      most = Math.max(most, stake);
      if (i >= SLOTS) {
        rest += stake;
        restPromise += shares * growth[c]!;
        continue;
      }
      x[i] = stake;
      x[SLOTS + i] = Math.min(4, shares * board.unit);
      this.#issued[i] = sharesIssued(after, c);
    }
    x[REST_FROM] = cash[mover]! * per;
    x[REST_FROM + 1] = clamp(promise * 5 * board.each, 4);
    x[REST_FROM + 2] = most;
    x[REST_FROM + 3] = rest;
    x[REST_FROM + 4] = clamp(restPromise * 5 * board.each, 4);
    const { promising } = board;
    if (promising >= 0) x[REST_FROM + 5] = held[mover * config.companies + promising]! * per * price[promising]!;
  }

  #readMergers(board: BoardInputs, after: Position): void {
    const { x } = this;
    const gains = this.#gains;
    const others = board.seen > 1 ? 1 / (board.seen - 1) : 0;
    for (let i = 0; i < board.scan.slots.used; i++) {
      for (let j = i + 1; j < board.scan.slots.used; j++) {
        const pair = pairAt(i, j);
        const near = board.near[pair]!;
        const soon = near > 0 || board.far[pair]! > 0;
        let theirs = 0;
        for (let k = 0; k < board.seen; k++) {
          const gain = (gains[k * PAIRS + pair] = soon ? this.#mergerGain(board, after, i, j, k) : 0);
          x[SUMS_FROM + k]! += gain * near;
          if (k > 0) theirs += gain;
        }
        x[MERGERS_FROM + pair] = gains[pair]! * near;
        x[MERGERS_FROM + PAIRS + pair] = theirs * others * near;
        x[MERGERS_FROM + 2 * PAIRS + pair] = gains[pair]! * board.far[pair]!;
      }
    }
  }

  /** What a seat's worth would change by, as a part of it, if a slot took in a later one. */
  #mergerGain(board: BoardInputs, { held, price, config }: Position, into: number, from: number, i: number): number {
    const survivor = board.scan.slots.company[into]!;
    const loser = board.scan.slots.company[from]!;
    const at = board.seats[i]! * config.companies;
    const shares = held[at + loser]!;
    const added = price[loser]! + (config.mergerGrowth ? config.growth : 0);
    const half = config.conversionRounding === 'half-up' ? 0.5 : 0;
    const got = Math.floor(shares / config.conversion + half);
    const issued = this.#issued[from]!;
    const bonus = issued > 0 ? (config.bonus * shares * price[loser]!) / issued : 0;
    const gain = held[at + survivor]! * added + got * (price[survivor]! + added) - shares * price[loser]! + bonus;
    return clamp(gain * board.perWorth[i]!, 3);
  }

  /** How differently a rival has invested. */
  #apart(board: BoardInputs, i: number): number {
    let apart = 0;
    for (let slot = 0; slot < board.scan.slots.used; slot++) {
      apart += Math.abs(this.x[slot]! - board.stakes[i * SLOTS + slot]!);
    }
    return apart;
  }

  /** What every kind of space would change for every seat but by founding, which only its founder gains by. */
  #readChanges(board: BoardInputs, { held, config }: Position): void {
    const { kinds, kind, one, other, gain, seen, seats, perWorth } = board;
    for (let k = 0; k < kinds; k++) {
      for (let i = 0; i < seen; i++) {
        let change = 0;
        if (kind[k] === GROWS) change = held[seats[i]! * config.companies + one[k]!]! * gain[k]! * perWorth[i]!;
        else if (kind[k] !== FOUNDS) change = this.#gains[i * PAIRS + pairAt(one[k]!, other[k]!)]!;
        this.#changes[k * SEATS + i] = change;
      }
    }
  }

  /** The best for one seat of the spaces it may be offered, in expectation: for itself against the others, and for us. */
  #readNext(board: BoardInputs, i: number): void {
    this.#sortFor(board, i);
    const none = this.#none;
    const { count, kinds, scan } = board;
    const most = this.#open;
    let missed = 1;
    let sum = 0;
    let mine = 0;
    let seen = 0;
    let quiet = false;
    for (let at = 0; at <= kinds && missed > 1e-4; at++) {
      const k = this.#order[at]!;
      if (!quiet && (at === kinds || this.#values[k]! < 0)) {
        quiet = true;
        seen += scan.quiet;
        missed = none[Math.min(seen, most)]!;
      }
      if (at === kinds) break;
      seen += count[k]!;
      const later = none[Math.min(seen, most)]!;
      sum += (missed - later) * this.#values[k]!;
      mine += (missed - later) * this.#gainOfMine(board, k, i);
      missed = later;
    }
    this.x[NEXT_FROM + i] = clamp(sum * 5, 6);
    this.x[NEXT_FROM + SEATS + i] = clamp(mine * 5, 6);
  }

  #gainOfMine(board: BoardInputs, k: number, i: number): number {
    if (board.kind[k] !== FOUNDS) return this.#changes[k * SEATS]!;
    return i === 0 ? board.gain[k]! * board.perWorth[0]! : 0;
  }

  /** Orders the kinds by what a seat would gain on the others, best first. */
  #sortFor(board: BoardInputs, i: number): void {
    const { kinds, kind, gain, seen, perWorth } = board;
    const values = this.#values;
    const order = this.#order;
    const others = seen > 1 ? 1 / (seen - 1) : 0;
    for (let k = 0; k < kinds; k++) {
      let value = 0;
      if (kind[k] === FOUNDS) value = gain[k]! * perWorth[i]!;
      else for (let j = 0; j < seen; j++) value += this.#changes[k * SEATS + j]! * (j === i ? 1 : -others);
      values[k] = value;
      let at = k;
      for (; at > 0 && values[order[at - 1]!]! < value; at--) order[at] = order[at - 1]!;
      order[at] = k;
    }
  }
}

/** The chance that none of `spaces` of the open ones is among those offered. */
function noneOffered(open: number, spaces: number, candidates: number): number {
  let none = 1;
  for (let i = 0; i < candidates && i < open; i++) {
    const left = open - spaces - i;
    if (left <= 0) return 0;
    none *= left / (open - i);
  }
  return none;
}
