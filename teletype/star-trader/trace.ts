/**
 * The trace: one object for every event, with the number of draws so far. Its short names are those
 * of the recorded games it is compared with. Every action is played once more on a copy, so that
 * each event can be looked at while everything still stands as it did then.
 */
import type { Chance } from '../../core/chance.ts';
import type { Seat, Step } from '../../core/contract.ts';
import { offerOf, stockHere } from '../../games/star-trader/bargain.ts';
import { play } from '../../games/star-trader/index.ts';
import type { Action, Event, Refusal, StarTraderTypes } from '../../games/star-trader/index.ts';
import { Position } from '../../games/star-trader/position.ts';
import { begin } from '../../games/star-trader/turn.ts';
import type { VoyageWitness } from './match.ts';
import { traceBank, traceEvent } from './trace-events.ts';
import { must } from '../../core/must.ts';

/** One bid: the round, what the star thought a unit and all of them worth, what it printed, and what was bid. */
interface Round {
  readonly k: number;
  readonly fair_unit: number;
  readonly fair_total: number;
  readonly star_offer: number;
  readonly bid: number;
  readonly typing_error?: true;
}

/** Tells `say` of every event as it happens. */
export class VoyageTrace implements VoyageWitness {
  readonly #say: (event: object) => void;
  #ships: readonly string[] = [];
  #rounds: Round[] = [];
  /** The star's stock when the bargain began. */
  #stock = 0;

  constructor(say: (event: object) => void) {
    this.#say = say;
  }

  started(_names: readonly string[], chance: Chance, { state }: Step<StarTraderTypes>, ships: readonly string[]): void {
    this.#ships = ships;
    const position = new Position(state.config, state.players, chance.copy());
    begin(position, (event) => this.#trace(position, event));
  }

  acted(before: Position, _by: Seat, action: Action): void {
    if (action.type === 'bid') this.#rounds.push(roundOf(before, action.total));
    const position = before.copy();
    play(position, action, (event) => this.#trace(position, event, before));
  }

  /** A bid that nobody can have meant is traced as a slip. */
  refused(before: Position, action: Action, { why }: Refusal): void {
    if (action.type !== 'bid' || (why !== 'watch-your-typing' && why !== 'nothing-to-bid')) return;
    this.#rounds.push({ ...roundOf(before, action.total), typing_error: true });
  }

  #trace(position: Position, event: Event, before = position): void {
    const traced = this.#traced(position, event, before);
    if (traced !== undefined) this.#say({ ...traced, draws: position.chance.draws });
  }

  #traced(position: Position, event: Event, before: Position): object | undefined {
    switch (event.type) {
      case 'opened':
        this.#rounds = [];
        this.#stock = stockHere(position);
        return undefined;
      case 'dealt':
      case 'failed':
        return this.#bargain(position, event);
      case 'withdrawn':
      case 'deposited':
        return traceBank(before, event);
      case 'landed':
        return traceEvent(position, event, must(this.#ships[event.ship], 'the name of a ship'));
      default:
        return traceEvent(position, event, '');
    }
  }

  #bargain(position: Position, event: Extract<Event, { type: 'dealt' | 'failed' }>): object {
    const { side, units } = event;
    return {
      ev: side,
      good: position.good + 1,
      units,
      star_stock: this.#stock,
      rounds: this.#rounds,
      result: resultOf(event),
    };
  }
}

function roundOf(position: Position, bid: number): Round {
  const { round, fair, units } = position;
  return { k: round, fair_unit: fair, fair_total: fair * units, star_offer: offerOf(position), bid };
}

function resultOf(event: Extract<Event, { type: 'dealt' | 'failed' }>): string {
  if (event.type === 'dealt') return event.side === 'sell' ? 'bought_by_star' : 'sold_to_player';
  if (event.why === 'cash') return 'no_cash';
  return event.side === 'sell' ? 'pass' : 'too_low';
}
