/** A record as stops: what each captain knew when a ship landed and when it left, what was dealt, and where it went. */
import type { EventOf, Seat } from '../../../core/contract.ts';
import type { Result } from '../../../core/result.ts';
import { replay } from '../../../core/record.ts';
import type { MatchRecord, ReplayProblem } from '../../../core/record.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import type { StarTraderTypes } from '../../../games/star-trader/index.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import type { Event } from '../../../games/star-trader/types.ts';
import { standings } from '../../../games/star-trader/worth.ts';
import { EventCache } from '../../../insight/event-cache.ts';
import { positionFor } from '../../../insight/star-trader/logbook.ts';

export interface RecordedStop {
  readonly by: Seat;
  readonly ship: number;
  /** How many actions of the record came before its first question, and before the departure. */
  readonly arrived: number;
  readonly actions: number;
  /** What its captain knew on landing; undefined for the first departures. */
  readonly landing: Position | undefined;
  readonly landed: EventOf<Event, 'landed'> | undefined;
  readonly deals: readonly EventOf<Event, 'dealt'>[];
  /** What its captain knew when it was asked where to go. */
  readonly leaving: Position;
  readonly departed: EventOf<Event, 'departed'>;
  /** What everybody was worth then. */
  readonly totals: readonly number[];
}

export interface Stops {
  readonly stops: readonly RecordedStop[];
  readonly heard: readonly Event[];
  readonly end: Position;
}

/** Plays a record again, stop by stop; a stop that was not finished is left out. */
export function stopsOf(record: MatchRecord): Result<Stops, ReplayProblem<StarTraderTypes>> {
  const watching = new Watching();
  const again = replay(starTrader, record, (state, events) => watching.see(state, events));
  if (!again.ok) return again;
  return { ok: true, value: { stops: watching.stops, heard: watching.heard, end: again.value.state } };
}

class Watching {
  readonly stops: RecordedStop[] = [];
  readonly heard: Event[] = [];
  readonly #cache = new EventCache();
  #actions = -1;
  #arrived: number | undefined;
  #landing: Position | undefined;
  #landed: EventOf<Event, 'landed'> | undefined;
  #deals: EventOf<Event, 'dealt'>[] = [];
  #leaving: { readonly position: Position; readonly totals: readonly number[] } | undefined;

  see(state: Position, events: readonly Event[]): void {
    this.#actions++;
    const departed = events.find((event) => event.type === 'departed');
    if (departed !== undefined) this.#leave(departed);
    this.heard.push(...events.filter((event) => starTrader.isVisible(state, event, 'watcher')));
    this.#deals.push(...events.filter((event) => event.type === 'dealt'));
    const landed = events.find((event) => event.type === 'landed');
    if (landed !== undefined)
      [this.#landed, this.#landing, this.#arrived] = [landed, this.#known(state), this.#actions];
    if (state.phase === 'destination')
      this.#leaving = { position: this.#known(state), totals: standings(state).map(({ total }) => total) };
  }

  #known(state: Position): Position {
    return positionFor(starTrader.view(state, 'watcher'), this.heard, this.#cache);
  }

  #leave(departed: EventOf<Event, 'departed'>): void {
    if (this.#leaving === undefined) return;
    const { position: leaving, totals } = this.#leaving;
    this.stops.push({
      by: departed.by,
      ship: departed.ship,
      arrived: this.#arrived ?? this.#actions - 1,
      actions: this.#actions - 1,
      landing: this.#landing,
      landed: this.#landed,
      deals: this.#deals,
      leaving,
      departed,
      totals,
    });
    [this.#landing, this.#landed, this.#arrived, this.#deals] = [undefined, undefined, undefined, []];
  }
}
