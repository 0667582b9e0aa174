/**
 * Puts updates into words for the wire. Everything is written once for all who are told the same;
 * what is told to one viewer alone comes first and is short. For four players and four watchers of a match of `today`, each
 * with brief updates, that takes 0.05 ms an action; `JSON.stringify` for each of them takes 0.18 ms.
 */
import type { Types, Viewer } from '../../core/contract.ts';
import type { Table, Taken } from '../../table/table.ts';
import { SETTLED, commonUpdate, happenedFor, lastUndo } from '../../table/update.ts';
import type { CommonUpdate, Happened } from '../../table/update.ts';
import type { JsonCache } from './json-cache.ts';

/** A message in two parts, one after the other. */
export interface Message {
  /** For one viewer alone; nothing but ASCII. */
  readonly own: string;
  /** For all who may know the same. */
  readonly rest: Buffer;
}

export class UpdateWriter<T extends Types> {
  readonly #table: Table<T>;
  readonly #taken: readonly Taken<T>[];
  readonly #common: CommonUpdate;
  readonly #json: JsonCache;
  readonly #rests = new Map<string, Buffer>();

  constructor(
    table: Table<T>,
    taken: readonly Taken<T>[],
    around: { here: ReadonlySet<number>; now: number; json: JsonCache; chain?: string | undefined },
  ) {
    this.#table = table;
    this.#taken = taken;
    this.#common = commonUpdate(table, around.here, around.now, around.chain);
    this.#json = around.json;
  }

  /** Whether there is anything to be seen yet. */
  get hasView(): boolean {
    return this.#table.state !== undefined;
  }

  /** The message for a viewer; a brief one leaves out what never changes. */
  message(as: Viewer, isBrief: boolean): Message {
    const like = this.#like(as);
    const key = `${like} ${isBrief}`;
    const rest = this.#rests.get(key) ?? this.#rest(like, isBrief, this.#happenedFor(like));
    this.#rests.set(key, rest);
    return { own: this.#own(as), rest };
  }

  /** The message for somebody who has just come, with what happened before. */
  welcome(as: Viewer, happened: readonly Happened<T['Event']>[]): Message {
    return { own: this.#own(as), rest: this.#rest(as, false, happened) };
  }

  #own(as: Viewer): string {
    const viewer = as === 'watcher' ? '"watcher"' : String(as);
    const undo = lastUndo(this.#table, as);
    return [
      `{"type":"update","as":${viewer}`,
      undo === undefined ? '' : `,"undo":${undo}`,
      this.hasView ? `,"view":{"as":${viewer}` : '',
    ].join('');
  }

  /** From what follows `as` in the view on. */
  #rest(like: Viewer, isBrief: boolean, happened: readonly Happened<T['Event']>[]): Buffer {
    const { game, state } = this.#table;
    const [settled, settledInView] = isBrief ? [SETTLED.update, SETTLED.view] : [undefined, undefined];
    const view = state === undefined ? '' : `${this.#json.write(game.view(state, like), 'as', settledInView)}}`;
    const common = this.#json.write(this.#common, settled);
    return Buffer.from(`${view}${common},"happened":${JSON.stringify(happened)}}`);
  }

  #happenedFor(as: Viewer): readonly Happened<T['Event']>[] {
    return this.#taken.map((taken) => happenedFor(this.#table, taken, as));
  }

  /** Who may know exactly what this viewer may. */
  #like(as: Viewer): Viewer {
    const { game, state } = this.#table;
    return state === undefined ? as : (game.canonicalViewer?.(state, as) ?? as);
  }
}
