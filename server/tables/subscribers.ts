/** Who looks at a table through which seats. */
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import type { Table } from '../../table/table.ts';
import type { Message, UpdateWriter } from '../tables/update-writer.ts';

/** Somebody who watches a table through a socket. */
export interface TableListener {
  /** What is kept of their device's secret for this match; undefined when the device has none. */
  readonly hash: string | undefined;
  /** Whether what never changes need not be told again. */
  readonly isBrief: boolean;
  send(message: Message): void;
}

/** How somebody looks on. */
interface Look {
  readonly as: readonly Viewer[];
  /** Whether they have been told what never changes: it comes with the first view. */
  isSettled: boolean;
}

const WATCHER: readonly Viewer[] = ['watcher'];

/** The seats a device holds. Hashes are compared, so how long that takes tells nothing about a secret. */
export function seatsOf({ seats }: Pick<Table, 'seats'>, hash: string | undefined): readonly Seat[] {
  return hash === undefined ? [] : [...seats.keys()].filter((seat) => seats[seat]?.held === hash);
}

/** All who watch one table, each with the seats they see it from; a device without any is a watcher. */
export class Subscribers {
  readonly #all = new Map<TableListener, Look>();
  /** Counted again when somebody has come, gone or changed places. */
  #seats: ReadonlySet<Seat> | undefined;

  get size(): number {
    return this.#all.size;
  }

  /** Somebody comes, or asks once more: then they are told everything once more. */
  add(listener: TableListener, table: Table, welcome: (as: Viewer) => Message): void {
    const as = viewersOf(table, listener);
    this.#all.set(listener, { as, isSettled: table.state !== undefined });
    this.#seats = undefined;
    for (const viewer of as) listener.send(welcome(viewer));
  }

  delete(listener: TableListener): void {
    this.#all.delete(listener);
    this.#seats = undefined;
  }

  /** Somebody sat down, stood up or moved: everybody is looked at again. */
  seatAnew(table: Table): void {
    for (const [listener, { isSettled }] of this.#all)
      this.#all.set(listener, { as: viewersOf(table, listener), isSettled });
    this.#seats = undefined;
  }

  /** The seats somebody here sees the table from. */
  get seats(): ReadonlySet<Seat> {
    this.#seats ??= new Set([...this.#all.values()].flatMap(({ as }) => as).filter((viewer) => viewer !== 'watcher'));
    return this.#seats;
  }

  /** Tells everybody, for each of their seats. */
  tell(writer: UpdateWriter<Types>): void {
    for (const [listener, look] of this.#all) {
      for (const as of look.as) send(writer, listener, as, look);
      look.isSettled ||= writer.hasView;
    }
  }

  /** Tells only who sees the table from this seat. */
  tellSeat(writer: UpdateWriter<Types>, seat: Seat): void {
    for (const [listener, look] of this.#all) if (look.as.includes(seat)) send(writer, listener, seat, look);
  }
}

/** Who a device looks at a table as: each of its seats, or a watcher. */
export function viewersOf(table: Table, { hash }: Pick<TableListener, 'hash'>): readonly Viewer[] {
  const seats = seatsOf(table, hash);
  return seats.length === 0 ? WATCHER : seats;
}

function send(writer: UpdateWriter<Types>, listener: TableListener, as: Viewer, { isSettled }: Look): void {
  listener.send(writer.message(as, listener.isBrief && isSettled));
}
