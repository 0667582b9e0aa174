/**
 * Puts updates into words for the wire. Everything is written once for all who are told the same: the
 * common part for everybody, what happened and the view for those who may know the same.
 */
import type { Types, Viewer } from '../../core/contract.ts';
import type { Table, Taken } from '../../table/table.ts';
import { commonUpdate, happenedFor, lastUndo } from '../../table/update.ts';
import type { Happened } from '../../table/update.ts';
import type { Wording } from './wording.ts';

export class Telling<T extends Types> {
  readonly #table: Table<T>;
  readonly #taken: readonly Taken<T>[];
  readonly #wording: Wording;
  readonly #common: string;
  readonly #frames = new Map<Viewer, string>();
  readonly #happened = new Map<Viewer, string>();
  readonly #views = new Map<Viewer, string>();

  constructor(
    table: Table<T>,
    taken: readonly Taken<T>[],
    around: { here: ReadonlySet<number>; now: number; wording: Wording },
  ) {
    this.#table = table;
    this.#taken = taken;
    this.#wording = around.wording;
    const common = this.#wording.write(commonUpdate(table, around.here, around.now));
    this.#common = `{"type":"update",${common.slice(1, -1)}`;
  }

  /** The frame for a viewer. */
  frame(as: Viewer): string {
    return once(this.#frames, as, () => this.#frame(as, this.#happenedFor(this.#like(as))));
  }

  /** The frame for somebody who has just come, with what happened before. */
  welcome(as: Viewer, happened: readonly Happened<T['Event']>[]): string {
    return this.#frame(as, JSON.stringify(happened));
  }

  #frame(as: Viewer, happened: string): string {
    const undo = lastUndo(this.#table, as);
    const view = this.#viewFor(as);
    return [
      `${this.#common},"as":${JSON.stringify(as)}`,
      undo === undefined ? '' : `,"undo":${undo}`,
      `,"happened":${happened}`,
      view === undefined ? '' : `,"view":${view}`,
      '}',
    ].join('');
  }

  #happenedFor(as: Viewer): string {
    return once(this.#happened, as, () =>
      JSON.stringify(this.#taken.map((taken) => happenedFor(this.#table, taken, as))),
    );
  }

  #viewFor(as: Viewer): string | undefined {
    const { game, state } = this.#table;
    if (state === undefined) return undefined;
    const like = this.#like(as);
    const view = once(this.#views, like, () => this.#wording.write(game.view(state, like)));
    return like === as ? view : renamed(view, like, as);
  }

  /** Who may know exactly what this viewer may. */
  #like(as: Viewer): Viewer {
    const { game, state } = this.#table;
    return state === undefined ? as : (game.alike?.(state, as) ?? as);
  }
}

/** A view begins with whose it is. */
function renamed(view: string, like: Viewer, as: Viewer): string {
  const beginning = `{"as":${JSON.stringify(like)}`;
  return view.startsWith(beginning) ? `{"as":${JSON.stringify(as)}${view.slice(beginning.length)}` : view;
}

function once(texts: Map<Viewer, string>, as: Viewer, write: () => string): string {
  const known = texts.get(as);
  if (known !== undefined) return known;
  const text = write();
  texts.set(as, text);
  return text;
}
