/**
 * Who is connected through other processes. It is told now and then and never kept: a process that
 * falls silent is forgotten, and so are those who were connected through it.
 */
import type { Seat } from '../../core/contract.ts';
import { parseJson } from '../../table/json.ts';

/** Who has not been heard of for so long is gone. */
const FORGET_MS = 50_000;

interface HereSeats {
  readonly seats: readonly Seat[];
  readonly until: number;
}

export class Presence {
  /** Names this process among those over the same database. */
  readonly #process: string;
  readonly #now: () => number;
  readonly #elsewhere = new Map<string, Map<string, HereSeats>>();

  constructor(process: string, now: () => number) {
    this.#process = process;
    this.#now = now;
  }

  /** The seats somebody is connected for through other processes. */
  elsewhere(match: string): Seat[] {
    const processes = this.#elsewhere.get(match);
    if (processes === undefined) return [];
    return [...processes.values()].filter(({ until }) => until > this.#now()).flatMap(({ seats }) => seats);
  }

  /** What to tell the others. */
  news(match: string, seats: Iterable<Seat>): string {
    return JSON.stringify({ here: match, process: this.#process, seats: [...seats] });
  }

  /** Hears what another process told; says which match it is about when something is new. */
  hear(news: string): string | undefined {
    const said = parseJson(news);
    if (typeof said !== 'object' || said === null) return undefined;
    const { here: match, process, seats }: Partial<Record<string, unknown>> = { ...said };
    if (typeof match !== 'string' || typeof process !== 'string' || !isSeats(seats)) return undefined;
    const before = this.elsewhere(match).join(' ');
    const processes = this.#elsewhere.get(match) ?? new Map<string, HereSeats>();
    if (seats.length === 0) processes.delete(process);
    else processes.set(process, { seats, until: this.#now() + FORGET_MS });
    if (processes.size === 0) this.#elsewhere.delete(match);
    else this.#elsewhere.set(match, processes);
    return this.elsewhere(match).join(' ') === before ? undefined : match;
  }

  /** Forgets everybody who has not been heard of. */
  tidy(): void {
    for (const [match, processes] of this.#elsewhere) {
      for (const [process, { until }] of processes) if (until <= this.#now()) processes.delete(process);
      if (processes.size === 0) this.#elsewhere.delete(match);
    }
  }
}

function isSeats(seats: unknown): seats is Seat[] {
  return Array.isArray(seats) && seats.length < 100 && seats.every((seat) => Number.isInteger(seat));
}
