/** Who looks at a table through which seats. */
import type { Seat, Viewer } from '../../core/contract.ts';
import type { Table } from '../../table/table.ts';

/** Somebody who watches a table through a socket. */
export interface TableListener {
  /** What is kept of their device's secret for this match; undefined when the device has none. */
  readonly hash: string | undefined;
  send(text: string): void;
}

const WATCHER: readonly Viewer[] = ['watcher'];

/** The seats a device holds. Hashes are compared, so how long that takes tells nothing about a secret. */
export function seatsOf({ seats }: Pick<Table, 'seats'>, hash: string | undefined): readonly Seat[] {
  return hash === undefined ? [] : [...seats.keys()].filter((seat) => seats[seat]?.held === hash);
}

/** All who watch one table, each with the seats they see it from; a device without any is a watcher. */
export class Viewers {
  readonly #all = new Map<TableListener, readonly Viewer[]>();
  /** Counted again when somebody has come, gone or changed places. */
  #seats: ReadonlySet<Seat> | undefined;

  get size(): number {
    return this.#all.size;
  }

  add(listener: TableListener, table: Table): readonly Viewer[] {
    const seats = seatsOf(table, listener.hash);
    const viewers = seats.length === 0 ? WATCHER : seats;
    this.#all.set(listener, viewers);
    this.#seats = undefined;
    return viewers;
  }

  delete(listener: TableListener): void {
    this.#all.delete(listener);
    this.#seats = undefined;
  }

  /** Somebody sat down, stood up or moved: everybody is looked at again. */
  seatAnew(table: Table): void {
    for (const listener of this.#all.keys()) this.add(listener, table);
  }

  /** The seats somebody here sees the table from. */
  get seats(): ReadonlySet<Seat> {
    this.#seats ??= new Set([...this.#all.values()].flat().filter((viewer) => viewer !== 'watcher'));
    return this.#seats;
  }

  /** Sends everybody the frame for each of their seats; or only what a seat sees. */
  send(frame: (as: Viewer) => string, only?: Seat): void {
    for (const [listener, viewers] of this.#all) {
      for (const as of viewers) if (only === undefined || only === as) listener.send(frame(as));
    }
  }
}
