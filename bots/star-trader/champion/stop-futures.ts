/**
 * Futures: from a question in port on, every captain trades by one style and flies by a judge of ports, to the end of the match or as far
 * ahead as there is time for.
 */
import { Mulberry32 } from '../../../core/chance.ts';
import { wholes } from '../../../core/numbers.ts';
import { hasBank } from '../../../games/star-trader/bank.ts';
import { GOOD_COUNT } from '../../../games/star-trader/goods.ts';
import { Position, ownerOf } from '../../../games/star-trader/position.ts';
import { go } from '../../../games/star-trader/turn.ts';
import type { Side } from '../../../games/star-trader/types.ts';
import { valueOf } from '../../../insight/star-trader/visit.ts';
import type { TradingStyle } from '../../../insight/star-trader/visit.ts';
import { bank, drawLandings } from '../playout.ts';
import type { Counter } from './counter.ts';
import { PhaseWeights, PortJudge } from './port-judge.ts';
import type { PortScorer } from './port-judge.ts';
import { PortNetwork } from './port-network.ts';
import { ALONE, IN_COMPANY } from './port-weights.ts';

/** What to trade of the good in question, and where to go afterwards. */
export interface StopPlan {
  readonly units: number;
  readonly star: number;
}

/** Two years: further ahead the futures differ by luck alone. */
const DAYS = 720;
const FEWEST_DAYS = 180;
/** With more ships than these there are more landings a day, and fewer days are played ahead. */
const SHIPS = 4;

const PILOT_ALONE: PortScorer = new PhaseWeights(ALONE);
const PILOT_IN_COMPANY: PortScorer = new PortNetwork(IN_COMPANY);

export class StopFutures {
  readonly judge: PortJudge;
  readonly #from: Position;
  readonly #style: TradingStyle;
  readonly #seat: number;
  readonly #until: number;
  readonly #chance = new Mulberry32(1);
  readonly #luck: LegLuck;
  readonly #scratch: Position;

  /** `from` is asked what to trade, or where to go. */
  constructor(from: Position, style: TradingStyle) {
    this.#from = from;
    this.#style = style;
    this.#seat = ownerOf(from, from.ship);
    this.#until = from.date + Math.max(FEWEST_DAYS, Math.min(DAYS, Math.round((DAYS * SHIPS) / from.ships)));
    this.#scratch = new Position(from.config, from.players, this.#chance);
    this.#luck = new LegLuck(this.#chance, from.ships);
    this.judge = new PortJudge(from, style, from.players === 1 ? PILOT_ALONE : PILOT_IN_COMPANY);
  }

  get counter(): Counter {
    return this.judge.outlook.counter;
  }

  /** The ports to go to after trading so much of the good in question, the best first. */
  portsAfter(units: number): number[] {
    this.#scratch.copyFrom(this.#from);
    this.#leave(this.#scratch, units);
    return this.judge.ranked(this.#scratch);
  }

  /** The lead a way brings in the future of a seed. */
  lead({ units, star }: StopPlan, seed: number): number {
    const position = this.#scratch;
    this.#chance.reseed(seed);
    position.copyFrom(this.#from);
    drawLandings(position);
    this.#leave(position, units);
    this.#luck.begin(seed);
    this.#go(position, star);
    while (position.phase !== 'over' && position.date < this.#until) {
      if (!position.opening) this.#trade(position, undefined, 0);
      this.#go(position, this.judge.best(position));
    }
    return this.#leadIn(position);
  }

  #go(position: Position, star: number): void {
    // Alone plans hardly change the order of departures, and this gained nothing.
    if (position.players > 1) this.#luck.leave(position.ship);
    go(position, star);
  }

  /** The rest of the stop that is under way. */
  #leave(position: Position, units: number): void {
    const { phase } = position;
    if (phase === 'sell' || phase === 'buy') this.#trade(position, phase, units);
  }

  /** A whole stop, or the rest of one from the good in question on. */
  #trade(position: Position, side: Side | undefined, units: number): void {
    const { counter } = this;
    const { good } = position;
    counter.openInPort(position);
    if (side !== undefined) counter.deal(side, good, units);
    if (side === undefined) counter.trade();
    else if (side === 'sell') counter.trade(good + 1);
    else counter.trade(GOOD_COUNT, good + 1);
    counter.close(position);
    if (hasBank(position)) bank(position);
  }

  /** The lead over the best rival; alone, what one is worth. */
  #leadIn(position: Position): number {
    let rival = 0;
    for (let other = 0; other < position.players; other++) {
      if (other !== this.#seat) rival = Math.max(rival, this.#worth(position, other));
    }
    return this.#worth(position, this.#seat) - rival;
  }

  #worth(position: Position, seat: number): number {
    const { ships, players, cash, cargo, balance } = position;
    let worth = balance[seat]!;
    for (let ship = seat; ship < ships; ship += players) {
      worth += cash[ship]!;
      for (let good = 0; good < GOOD_COUNT; good++) {
        worth += cargo[ship * GOOD_COUNT + good]! * valueOf(position, good, this.#style);
      }
    }
    return worth;
  }
}

/**
 * The luck of every leg of every ship, the same whatever the others do: futures of two plans then differ by the plans and less by luck. With
 * one stream of draws for all ships, the first departure in another order gives all ships other luck.
 */
class LegLuck {
  readonly #chance: Mulberry32;
  readonly #legs: number[];
  #seed = 0;

  constructor(chance: Mulberry32, ships: number) {
    this.#chance = chance;
    this.#legs = wholes(ships);
  }

  begin(seed: number): void {
    this.#seed = seed;
    this.#legs.fill(0);
  }

  leave(ship: number): void {
    const leg = ++this.#legs[ship]!;
    this.#chance.reseed(this.#seed + Math.imul(ship + 1, 0x9e3779b1) + Math.imul(leg, 0x85ebca6b));
  }
}
