/**
 * What can be seen of every port before a ship is sent there: what the stop would gain, what could be gained from there on, how long
 * both take, what kind of star it is, and who else is bound for it. These are the numbers that the judge of ports weighs.
 */
import { wholes } from '../../../core/numbers.ts';
import { daysBetween } from '../../../games/star-trader/departure.ts';
import { GOOD_COUNT } from '../../../games/star-trader/goods.ts';
import { COSMOPOLITAN, DEVELOPED, UNDERDEVELOPED, ownerOf, portOf } from '../../../games/star-trader/position.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import { expectedDelay } from '../../../insight/star-trader/lateness.ts';
import { daysLeft } from '../../../insight/star-trader/visit.ts';
import type { TradingStyle } from '../../../insight/star-trader/visit.ts';
import { Counter } from './counter.ts';

/** How many numbers describe a port. */
export const FEATURE_COUNT = 24;

/** Further before the end than this, more time changes nothing. */
const FAR = 720;

/** A port a ship could go to, in numbers. */
export interface PortLook {
  readonly star: number;
  /** Days until the ship lands there, with the delays to be expected. */
  readonly days: number;
  readonly features: readonly number[];
}

/** The next stop as it can be expected; without a gain where the match is over before. */
interface Stop {
  readonly star: number;
  readonly days: number;
  readonly gain: number;
  readonly weight: number;
  readonly cargo: number;
  readonly since: number;
  readonly onward: Onward;
}

/** The stops after it: the best gain a day and how long it takes, the best gain, and all gains a day together. */
interface Onward {
  readonly rate: number;
  readonly days: number;
  readonly gain: number;
  readonly rates: number;
}

const NOTHING_AFTER: Onward = { rate: 0, days: 0, gain: 0, rates: 0 };

export class PortOutlook {
  readonly counter: Counter;
  readonly #delay: number;
  /** The ship's cargo while it is looked at as it will be after a stop. */
  readonly #kept = wholes(GOOD_COUNT);

  constructor(like: Position, style: TradingStyle) {
    this.counter = new Counter(like, style);
    this.#delay = Math.round(expectedDelay(like.config));
  }

  /** Every port but the one the ship is in. It changes nothing in the position that it does not undo. */
  look(position: Position): PortLook[] {
    const here = portOf(position, position.ship);
    const stops: Stop[] = [];
    let rate = 0;
    for (let star = 0; star < position.stars; star++) {
      if (star === here) continue;
      const stop = this.#stop(position, here, star);
      stops.push(stop);
      rate = Math.max(rate, stop.gain / stop.days);
    }
    return stops.map((stop) => ({
      star: stop.star,
      days: stop.days,
      features: this.#featuresOf(position, stop, rate),
    }));
  }

  #daysTo(position: Position, from: number, to: number): number {
    return daysBetween(position, from, to) + this.#delay;
  }

  #stop(position: Position, here: number, star: number): Stop {
    const days = this.#daysTo(position, here, star);
    const date = position.date + days;
    const since = date - position.reckoned[star]!;
    if (days >= daysLeft(position))
      return { star, days, gain: 0, weight: 0, cargo: 0, since: 0, onward: NOTHING_AFTER };
    const { counter } = this;
    this.#land(position, star, date);
    const { gain, weight } = counter;
    let cargo = 0;
    for (let good = 0; good < GOOD_COUNT; good++) cargo += counter.cargo[good]! * counter.valueOf(good);
    return { star, days, gain, weight, cargo, since, onward: this.#onward(position, star, days) };
  }

  /** What could be gained after the stop that was just looked at. */
  #onward(position: Position, star: number, days: number): Onward {
    const { ship } = position;
    const [weight, cash] = [position.weight[ship]!, position.cash[ship]!];
    const row = ship * GOOD_COUNT;
    for (let good = 0; good < GOOD_COUNT; good++) {
      this.#kept[good] = position.cargo[row + good]!;
      position.cargo[row + good] = this.counter.cargo[good]!;
    }
    position.weight[ship] = this.counter.weight;
    position.cash[ship] = this.counter.cash;
    const onward = this.#bestFrom(position, star, days);
    for (let good = 0; good < GOOD_COUNT; good++) position.cargo[row + good] = this.#kept[good]!;
    position.weight[ship] = weight;
    position.cash[ship] = cash;
    return onward;
  }

  #bestFrom(position: Position, from: number, days: number): Onward {
    const left = daysLeft(position);
    let [rate, rateDays, gain, rates] = [0, 0, 0, 0];
    for (let star = 0; star < position.stars; star++) {
      if (star === from) continue;
      const more = this.#daysTo(position, from, star);
      if (days + more >= left) continue;
      const next = this.#land(position, star, position.date + days + more);
      if (next / more > rate) [rate, rateDays] = [next / more, more];
      gain = Math.max(gain, next);
      rates += next / more;
    }
    return { rate, days: rateDays, gain, rates };
  }

  /** Lets the ship in port trade at a star on a date, after all that are due there before; returns what it gains. */
  #land(position: Position, star: number, date: number): number {
    const { counter } = this;
    counter.open(position, star);
    for (let ship = nextDue(position, star, date, -1); ship >= 0; ship = nextDue(position, star, date, ship)) {
      counter.pass(position, position.lands[ship]!);
      counter.board(position, ship);
      counter.trade();
    }
    counter.pass(position, date);
    counter.board(position, position.ship);
    counter.trade();
    return counter.gain;
  }

  /** In tens of thousands of dollars and months, so that all are of about the same size. */
  #featuresOf(position: Position, stop: Stop, rate: number): number[] {
    const { star, gain, days, onward } = stop;
    const left = daysLeft(position);
    const [nearest, meanDays] = this.#waysFrom(position, star);
    const level = position.level[star]!;
    const far = Math.min(left, FAR) / FAR;
    const spent = Math.min(days, left);
    const isOpen = days < left;
    const due = dueAt(position, star, position.date + days);
    return [
      gain / 1e4,
      spent / 30,
      (rate * spent) / 1e4,
      left - days > nearest ? 1 : 0,
      nearest / 30,
      meanDays / 30,
      level / COSMOPOLITAN,
      level < UNDERDEVELOPED ? 1 : 0,
      level >= UNDERDEVELOPED && level < DEVELOPED ? 1 : 0,
      ...due,
      stop.weight / 30,
      stop.cargo / 1e5,
      stop.since / 100,
      onward.rate / 100,
      onward.gain / 1e4,
      onward.days / 100,
      onward.rates / 1000,
      isOpen ? 0 : 1,
      level >= COSMOPOLITAN ? 1 : 0,
      (gain * far) / 1e4,
      (days * far) / 30,
    ];
  }

  /** Days from a star to the nearest other, and to all others on average. */
  #waysFrom(position: Position, star: number): [number, number] {
    let [nearest, sum] = [Infinity, 0];
    for (let other = 0; other < position.stars; other++) {
      if (other === star) continue;
      const days = this.#daysTo(position, star, other);
      nearest = Math.min(nearest, days);
      sum += days;
    }
    return [nearest, sum / (position.stars - 1)];
  }
}

/** The ship that lands there next after another, before a date; -1 for none. */
function nextDue(
  { ships, ship: own, to, lands, date: today }: Position,
  star: number,
  date: number,
  after: number,
): number {
  let next = -1;
  for (let ship = 0; ship < ships; ship++) {
    const day = lands[ship]!;
    if (ship === own || to[ship] !== star || day <= today || day >= date) continue;
    if (after >= 0 && (day < lands[after]! || (day === lands[after] && ship <= after))) continue;
    if (next < 0 || day < lands[next]!) next = ship;
  }
  return next;
}

/** How many other ships are bound for a star: own before a date and after it, rivals' before it and after it. */
function dueAt(position: Position, star: number, date: number): [number, number, number, number] {
  const { ships, ship: own, to, lands, opening, date: today } = position;
  const due: [number, number, number, number] = [0, 0, 0, 0];
  for (let ship = 0; ship < ships; ship++) {
    // At the start the ships after this one are still to be sent off.
    if (ship === own || to[ship] !== star || lands[ship]! < today || (opening && ship > own)) continue;
    const isOwn = ownerOf(position, ship) === ownerOf(position, own);
    due[(isOwn ? 0 : 2) + (lands[ship]! < date ? 0 : 1)]! += 1;
  }
  return due;
}
