/** Puts updates into words for the wire: what all viewers share is written once, each seat's part once. */
import type { Types, Viewer } from '../../core/contract.ts';
import type { Table, Taken } from '../../table/table.ts';
import { commonUpdate, ownUpdate } from '../../table/update.ts';
import type { Happened } from '../../table/update.ts';

export class Telling<T extends Types> {
  readonly #table: Table<T>;
  readonly #taken: readonly Taken<T>[];
  readonly #common: string;
  readonly #texts = new Map<Viewer, string>();

  constructor(table: Table<T>, taken: readonly Taken<T>[], here: ReadonlySet<number>, now: number) {
    this.#table = table;
    this.#taken = taken;
    const common = JSON.stringify(commonUpdate(table, here, now));
    this.#common = `{"type":"update",${common.slice(1, -1)},`;
  }

  /** The frame for a viewer. */
  frame(as: Viewer): string {
    const known = this.#texts.get(as);
    if (known !== undefined) return known;
    const text = this.#common + JSON.stringify(ownUpdate(this.#table, as, this.#taken)).slice(1);
    this.#texts.set(as, text);
    return text;
  }

  /** The frame for somebody who has just come, with what happened before. */
  welcome(as: Viewer, happened: readonly Happened<T['Event']>[]): string {
    return this.#common + JSON.stringify({ ...ownUpdate(this.#table, as, []), happened }).slice(1);
  }
}
