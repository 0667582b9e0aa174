/** Who looks at a table through which seats. */
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import type { Table } from '../../table/table.ts';
import type { WireMessage } from '../wire-message.ts';
import type { ToldTo, UpdateWriter } from '../tables/update-writer.ts';

/** Somebody who watches a table through a socket. */
export interface TableListener {
  /** What is kept of their device's secret for this match; undefined when the device has none. */
  readonly hash: string | undefined;
  /** Whether they want to be told what has changed only. */
  readonly wantsChanges: boolean;
  send(message: WireMessage): void;
}

/** How somebody looks on: what they have been told as each of their seats, and what they alone were told in the last update. */
interface Look {
  readonly told: readonly ToldTo[];
  as: Viewer | undefined;
  undo: number | undefined;
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
  add(listener: TableListener, table: Table, welcome: (to: ToldTo) => WireMessage): void {
    const told = viewersOf(table, listener).map(nothingTold);
    this.#all.set(listener, { told, as: undefined, undo: undefined });
    this.#seats = undefined;
    for (const to of told) listener.send(welcome(to));
  }

  delete(listener: TableListener): void {
    this.#all.delete(listener);
    this.#seats = undefined;
  }

  /** Somebody sat down, stood up or moved: everybody is looked at again. */
  seatAnew(table: Table): void {
    for (const [listener, look] of this.#all) {
      const toldAs = (as: Viewer): ToldTo => look.told.find((to) => to.as === as) ?? nothingTold(as);
      this.#all.set(listener, { ...look, told: viewersOf(table, listener).map(toldAs) });
    }
    this.#seats = undefined;
  }

  /** The seats somebody here sees the table from. */
  get seats(): ReadonlySet<Seat> {
    const viewers = (): Viewer[] => [...this.#all.values()].flatMap(({ told }) => told.map(({ as }) => as));
    this.#seats ??= new Set(viewers().filter((viewer) => viewer !== 'watcher'));
    return this.#seats;
  }

  /** Tells everybody, for each of their seats. */
  tell(writer: UpdateWriter<Types>): void {
    for (const [listener, look] of this.#all) for (const to of look.told) send(writer, listener, look, to);
  }

  /** Tells only who has not been told of this version. */
  tellOutdated(writer: UpdateWriter<Types>, version: number): void {
    for (const [listener, look] of this.#all)
      for (const to of look.told) if (to.version < version) send(writer, listener, look, to);
  }

  /** Tells only who sees the table from this seat. */
  tellSeat(writer: UpdateWriter<Types>, seat: Seat): void {
    for (const [listener, look] of this.#all)
      for (const to of look.told) if (to.as === seat) send(writer, listener, look, to);
  }
}

function nothingTold(as: Viewer): ToldTo {
  return { as, version: 0, at: 0 };
}

/** Who a device looks at a table as: each of its seats, or a watcher. */
export function viewersOf(table: Table, { hash }: Pick<TableListener, 'hash'>): readonly Viewer[] {
  const seats = seatsOf(table, hash);
  return seats.length === 0 ? WATCHER : seats;
}

function send(writer: UpdateWriter<Types>, listener: TableListener, look: Look, to: ToldTo): void {
  if (!listener.wantsChanges) return listener.send(writer.whole(to));
  const undo = writer.undoOf(to.as);
  listener.send(writer.change(to, undo, look.as === to.as && look.undo === undo));
  look.as = to.as;
  look.undo = undo;
}
