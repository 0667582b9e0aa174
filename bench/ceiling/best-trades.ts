/**
 * The best voyage alone that can be found where everything is known, with what is traded at every stop as a part of the plan: simulated
 * annealing over the stars of every ship and, good by good, how much of what is possible is sold and bought there.
 */
import { CAPTAIN } from '../../bots/star-trader/captain.ts';
import { Counter } from '../../bots/star-trader/champion/counter.ts';
import { bank } from '../../bots/star-trader/playout.ts';
import type { Chance } from '../../core/chance.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { hasBank } from '../../games/star-trader/bank.ts';
import { GOOD_COUNT } from '../../games/star-trader/goods.ts';
import { Position, portOf } from '../../games/star-trader/position.ts';
import { go } from '../../games/star-trader/turn.ts';
import { standings } from '../../games/star-trader/worth.ts';

/** What is sold and then what is bought of each good, as a part of the most; undefined: as the captain does. */
type Shares = readonly (number | undefined)[];

/** What a ship trades where it is, and where it goes then. */
interface Stop {
  readonly shares: Shares;
  readonly star: number;
}

type Plan = readonly Stop[][];

const AS_USUAL: Shares = Array.from({ length: 2 * GOOD_COUNT }, () => undefined);
/** Dollars by which a plan may be worse at first and still be followed; it shrinks to nothing. */
const WARMTH = 15_000;
/** How often a change is one of a trade, and not one of the way. */
const TRADES = 0.5;

/** The worth of the best plan found in this number of tries. */
export function bestWithTrades(from: Position, tries: number, chance: Chance): number {
  const voyage = new Voyage(from, chance);
  let current: Plan = Array.from({ length: from.ships }, () => []);
  let worth = voyage.worth(current);
  let best = worth;
  for (let tried = 0; tried < tries; tried++) {
    const plan = changed(current, from.stars, chance);
    const found = voyage.worth(plan);
    const warmth = 1 + WARMTH * (1 - tried / tries) ** 2;
    if (found > worth || chance.draw() < Math.exp((found - worth) / warmth)) [current, worth] = [plan, found];
    best = Math.max(best, found);
  }
  return best;
}

class Voyage {
  readonly #from: Position;
  readonly #chance: Chance;
  readonly #scratch: Position;
  readonly #counter: Counter;

  constructor(from: Position, chance: Chance) {
    this.#from = from;
    this.#chance = chance;
    this.#scratch = new Position(from.config, from.players, new Mulberry32(1));
    this.#counter = new Counter(from, CAPTAIN);
  }

  /** What one is worth in the end. Where a plan ends, or flies to where the ship is, it goes on with any star. */
  worth(plan: Plan): number {
    const position = this.#scratch;
    position.copyFrom(this.#from);
    const calls = plan.map(() => 0);
    while (position.phase !== 'over') {
      const { ship } = position;
      const stop = this.#stop(must(plan[ship], 'a list for every ship'), calls[ship]!++);
      if (!position.opening) this.#trade(stop.shares);
      go(position, stop.star);
    }
    return must(standings(position)[0], 'a captain').total;
  }

  #stop(stops: Stop[], call: number): Stop {
    const here = portOf(this.#scratch, this.#scratch.ship);
    const planned = stops[call];
    if (planned !== undefined && planned.star !== here) return planned;
    const other = Math.floor(this.#chance.draw() * (this.#scratch.stars - 1));
    const stop = { shares: planned?.shares ?? AS_USUAL, star: other < here ? other : other + 1 };
    stops[call] = stop;
    return stop;
  }

  #trade(shares: Shares): void {
    const counter = this.#counter;
    counter.openInPort(this.#scratch);
    for (let good = 0; good < GOOD_COUNT; good++) {
      const share = shares[good];
      counter.deal(
        'sell',
        good,
        share === undefined ? counter.unitsToSell(good) : Math.round(share * counter.mostToSell(good)),
      );
    }
    for (let good = 0; good < GOOD_COUNT; good++) {
      const share = shares[GOOD_COUNT + good];
      counter.deal(
        'buy',
        good,
        share === undefined ? counter.unitsToBuy(good) : Math.round(share * counter.mostToBuy(good)),
      );
    }
    counter.close(this.#scratch);
    if (hasBank(this.#scratch)) bank(this.#scratch);
  }
}

/** The plan with one change for one ship. */
function changed(plan: Plan, stars: number, chance: Chance): Plan {
  const ship = Math.floor(chance.draw() * plan.length);
  return plan.map((stops, of) => (of === ship ? changedStops(stops, stars, chance) : [...stops]));
}

/** A trade is another; or a star is another, or left out, or new, or comes later by one, or all that follows is open again. */
function changedStops(stops: readonly Stop[], stars: number, chance: Chance): Stop[] {
  const at = Math.floor(chance.draw() * stops.length);
  const old = stops[at];
  if (old === undefined) return [];
  if (chance.draw() < TRADES) return stops.with(at, { ...old, shares: changedShares(old.shares, chance) });
  const star = Math.floor(chance.draw() * stars);
  const kind = chance.draw();
  if (kind < 0.4) return stops.with(at, { ...old, star });
  if (kind < 0.6) return stops.toSpliced(at, 1);
  if (kind < 0.8) return stops.toSpliced(at, 0, { shares: AS_USUAL, star });
  if (kind < 0.9) return stops.toSpliced(at, 2, ...stops.slice(at, at + 2).toReversed());
  return stops.slice(0, at);
}

function changedShares(shares: Shares, chance: Chance): Shares {
  const at = Math.floor(chance.draw() * shares.length);
  const [kind, share] = [chance.draw(), chance.draw()];
  if (kind < 0.25) return shares.with(at, undefined);
  if (kind < 0.5) return shares.with(at, 0);
  if (kind < 0.7) return shares.with(at, 1);
  return shares.with(at, kind < 0.8 ? 0.5 : share);
}
