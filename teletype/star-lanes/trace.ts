/**
 * The trace: one object for every finished turn, with what was offered, done and paid and how
 * everything stands afterwards. Its short names are those of the recorded games it is compared with.
 */
import type { Chance } from '../../core/chance.ts';
import type { Seat, Step } from '../../core/contract.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Action, Event, StarLanesTypes } from '../../games/star-lanes/index.ts';
import { qualifying } from '../../games/star-lanes/offer.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { LanesWitness } from './match.ts';
import { round24 } from '../../core/altair-number.ts';
import { must } from '../../core/must.ts';

/** What was offered: turn, player from 1, draws so far, the candidates and how many spaces qualified. */
interface Offered {
  readonly t: number;
  readonly p: number;
  readonly draws: number;
  readonly cand: readonly string[];
  readonly legal_n: number;
}

/** What was done: events, space, its neighbours before, kind of move, dividend. */
interface Moved {
  readonly ev: readonly TraceEvent[];
  readonly move: string;
  readonly nsew: string;
  readonly kind: string;
  readonly div: number;
}

/** How everything stands: board, sizes, prices, cash by player, shares by player and company. */
interface TracedStanding {
  readonly board: string;
  readonly q: readonly number[];
  readonly s1: readonly number[];
  readonly cash: readonly number[];
  readonly hold: readonly (readonly number[])[];
}

/** One finished turn; `buy` lists the accepted orders that are not 0. */
export type TraceTurn = Offered & Moved & { readonly buy: readonly [string, number][] } & TracedStanding;

/** Tells `say` of every turn as it ends. */
export class LanesTrace implements LanesWitness {
  readonly #say: (turn: TraceTurn) => void;
  #offered: Offered | undefined;
  #moved: Moved | undefined;
  #buy: [string, number][] = [];

  constructor(say: (turn: TraceTurn) => void) {
    this.#say = say;
  }

  started(_names: readonly string[], _chance: Chance, { state, events }: Step<StarLanesTypes>): void {
    this.#noteOffer(state, events);
  }

  acted(before: Position, _by: Seat, action: Action, { state, events }: Step<StarLanesTypes>): void {
    if (action.type === 'place') this.#moved = moved(before, action.space, events);
    if (action.type === 'trade') this.#noteOrders(action);
    if (!events.some(({ type }) => type === 'offered' || type === 'ended')) return;
    this.#finish(state);
    this.#noteOffer(state, events);
  }

  #noteOffer(state: Position, events: readonly Event[]): void {
    const offer = events.find((event) => event.type === 'offered');
    if (offer === undefined) return;
    this.#offered = {
      t: offer.move,
      p: offer.to + 1,
      draws: state.chance.draws,
      cand: offer.spaces,
      legal_n: qualifying(state),
    };
  }

  #noteOrders({ orders }: Extract<Action, { type: 'trade' }>): void {
    for (const { company, shares } of orders) if (shares !== 0) this.#buy.push([company, shares]);
  }

  #finish(state: Position): void {
    if (this.#offered !== undefined && this.#moved !== undefined) {
      this.#say({ ...this.#offered, ...this.#moved, buy: this.#buy, ...standing(state) });
    }
    this.#buy = [];
  }
}

function moved(before: Position, space: string, events: readonly Event[]): Moved {
  const dividend = events.find((event) => event.type === 'dividend');
  return {
    ev: traceEvents(events),
    move: space,
    nsew: neighbours(starLanes.view(before, 'watcher').map, space),
    kind: kindOf(events),
    div: dividend?.amount ?? 0,
  };
}

function kindOf(events: readonly Event[]): string {
  const mergers = events.filter(({ type }) => type === 'merged').length;
  if (mergers > 0) return `merge${mergers + 1}`;
  if (events.some(({ type }) => type === 'founded')) return 'new';
  return events.some(({ type }) => type === 'grown') ? 'grow' : 'outpost';
}

/** The marks North, South, East and West of a space; # is off the board. */
function neighbours(map: readonly string[], space: string): string {
  const row = Number(space.slice(0, 1)) - 1;
  const column = space.charCodeAt(1) - 65;
  const around = [map[row - 1]?.[column], map[row + 1]?.[column], map[row]?.[column + 1], map[row]?.[column - 1]];
  return around.map((mark) => mark ?? '#').join('');
}

function standing(state: Position): TracedStanding {
  const { map, companies, players } = starLanes.view(state, 'watcher');
  const books = Array.from({ length: players }, (_, seat) =>
    must(starLanes.view(state, seat).books[seat], 'own books'),
  );
  return {
    board: map.join(''),
    q: companies.map(({ size }) => size),
    s1: companies.map(({ price }) => price),
    cash: books.map((book) => book.cash),
    hold: books.map((book) => book.shares),
  };
}

/** A merger: loser `x` and survivor `t`, sizes `q`, prices `p`, shares and bonus by player, and all of it afterwards. */
interface TraceMerger {
  readonly x: string;
  readonly t: string;
  readonly qx: number;
  readonly qt: number;
  readonly px: number;
  readonly pt: number;
  readonly old: readonly number[];
  readonly had: readonly number[];
  readonly bonus: readonly number[];
  readonly q_after: number;
  readonly p_after: number;
  readonly hold_after: readonly number[];
}

/** The events of a move as the trace writes them: a company founded, a merger with its table, a split. */
type TraceEvent = ['new', string] | ['merge', TraceMerger] | ['split', string, number];

/** The events worth tracing, in order. */
function traceEvents(events: readonly Event[]): TraceEvent[] {
  return events.flatMap((event, at): TraceEvent[] => {
    if (event.type === 'founded') return [['new', event.company]];
    if (event.type === 'split') return [['split', event.company, event.from]];
    return event.type === 'merged' ? [['merge', merger(event, events[at + 1])]] : [];
  });
}

/** A merger is traced with the split that follows from it, if one does. */
function merger(event: Event & { type: 'merged' }, next: Event | undefined): TraceMerger {
  const split = next?.type === 'split' ? next : undefined;
  const { exchanges } = event;
  return {
    x: event.from,
    t: event.into,
    qx: event.fromSize,
    qt: event.intoSize,
    px: event.fromPrice,
    pt: event.intoPrice,
    old: exchanges.map(({ old }) => old),
    had: exchanges.map(({ had }) => had),
    bonus: exchanges.map(({ bonus }) => bonus),
    q_after: event.size,
    p_after: split?.price ?? event.price,
    hold_after: exchanges.map(({ had, gained }) => round24(had + gained) * (split === undefined ? 1 : 2)),
  };
}
