/**
 * Puts updates into messages for the wire: whole ones, and what has changed since a viewer's last one. A part is written once
 * for all viewers who may see the same and have seen the same; what only one viewer sees comes first and is short.
 */
import type { Types, Viewer } from '../../core/contract.ts';
import type { Table, Taken } from '../../table/table.ts';
import { commonUpdate, happenedFor, lastUndo } from '../../table/update.ts';
import type { CommonUpdate, Happened } from '../../table/update.ts';
import { WireMessage } from '../wire-message.ts';
import { ToldParts } from './told-parts.ts';

/** What the viewers of a table have been told, version by version: the last state of every part, and when it changed. */
export class ToldUpdates {
  version = 0;
  /** The seats as they were last told. */
  seats: CommonUpdate['seats'] = [];
  readonly common = new ToldParts();
  readonly #views = new Map<Viewer, ToldParts>();

  viewOf(like: Viewer): ToldParts {
    const known = this.#views.get(like);
    if (known !== undefined) return known;
    const made = new ToldParts();
    this.#views.set(like, made);
    return made;
  }
}

/** What one viewer has been told. */
export interface ToldTo {
  readonly as: Viewer;
  /** Who may know the same as they did then; undefined: they have been told nothing yet. */
  like?: Viewer | undefined;
  version: number;
  /** How long the log was. */
  at: number;
}

/** The words for one viewer alone. */
interface OwnWords {
  readonly whole: string;
  readonly change: string;
}

interface Written {
  readonly like: Viewer;
  /** The version it begins from; 0: none, it is whole. */
  readonly from: number;
  /** What follows the words for one viewer alone. */
  readonly rest: string;
  /** The message without any such words. */
  readonly message: WireMessage;
}

const OPENING = '{"type":"update"';

export class UpdateWriter<T extends Types> {
  readonly #table: Table<T>;
  readonly #taken: readonly Taken<T>[];
  readonly #told: ToldUpdates;
  readonly #version: number;
  readonly #written: Written[] = [];
  readonly #own = new Map<Viewer, OwnWords>();

  constructor(
    table: Table<T>,
    taken: readonly Taken<T>[],
    around: { here: ReadonlySet<number>; now: number; told: ToldUpdates; chain?: string | undefined },
  ) {
    this.#table = table;
    this.#taken = taken;
    this.#told = around.told;
    this.#version = ++around.told.version;
    // Where it is and of what is part of every update.
    const { match: _, at: _at, ...common } = commonUpdate(table, around.here, around.now, around.chain);
    if (!areSame(around.told.seats, common.seats)) around.told.seats = common.seats;
    around.told.common.take({ ...common, seats: around.told.seats }, this.#version);
  }

  /** The words that a viewer alone is told; the same ones need not be told twice in a row. */
  ownWords(as: Viewer): string {
    return this.#ownOf(as).change;
  }

  /** A whole update for a viewer. */
  whole(to: ToldTo): WireMessage {
    const like = this.#like(to.as);
    const { rest } = this.#find(like, 0) ?? this.#keep(like, 0, this.#wholeRest(like, this.#happenedFor(like)));
    this.#isTold(to, like);
    return messageOf(this.#ownOf(to.as).whole, rest);
  }

  /** What has changed since a viewer's last update: a whole one, where they have had none, or may know something else now. */
  change(to: ToldTo, isOwnKnown: boolean): WireMessage {
    const like = this.#like(to.as);
    if (to.like !== like) return this.whole(to);
    const shared = this.#find(like, to.version) ?? this.#keep(like, to.version, this.#changedRest(like, to));
    this.#isTold(to, like);
    return isOwnKnown ? shared.message : messageOf(this.#ownOf(to.as).change, shared.rest);
  }

  /** The message for somebody who has just come, with what happened before. */
  welcome(to: ToldTo, happened: readonly Happened<T['Event']>[]): WireMessage {
    const like = this.#like(to.as);
    this.#isTold(to, like);
    return messageOf(this.#ownOf(to.as).whole, this.#wholeRest(like, happened));
  }

  /** Before there is a view, there is none that could change. */
  #isTold(to: ToldTo, like: Viewer): void {
    to.like = this.#table.state === undefined ? undefined : like;
    to.version = this.#version;
    to.at = this.#table.at;
  }

  /** What is shared has been written already, when there are many: nearly all know the same. */
  #find(like: Viewer, from: number): Written | undefined {
    for (const one of this.#written) if (one.like === like && one.from === from) return one;
    return undefined;
  }

  #keep(like: Viewer, from: number, rest: string): Written {
    const written = { like, from, rest, message: messageOf('', rest) };
    this.#written.push(written);
    return written;
  }

  #ownOf(as: Viewer): OwnWords {
    const known = this.#own.get(as);
    if (known !== undefined) return known;
    const viewer = as === 'watcher' ? '"watcher"' : String(as);
    const undo = lastUndo(this.#table, as);
    const view = this.#table.state === undefined ? '' : `,"view":{"as":${viewer}`;
    const words = {
      whole: `,"as":${viewer}${undo === undefined ? '' : `,"undo":${undo}`}${view}`,
      change: `,"as":${viewer},"undo":${undo ?? 'null'}`,
    };
    this.#own.set(as, words);
    return words;
  }

  /** From what follows `as` in the view on. */
  #wholeRest(like: Viewer, happened: readonly Happened<T['Event']>[]): string {
    const view = this.#view(like);
    return `${view === undefined ? '' : `${view.whole}}`}${this.#place}${this.#told.common.whole}${happenedIn(happened)}`;
  }

  #changedRest(like: Viewer, { version, at }: ToldTo): string {
    const view = this.#view(like)?.since(version) ?? '';
    const changed = view === '' ? '' : `,"view":{${view.slice(1)}}`;
    const common = this.#told.common.since(version);
    return `,"since":${at}${this.#place}${common}${changed}${happenedIn(this.#happenedFor(like))}`;
  }

  get #place(): string {
    const { head, at } = this.#table;
    return `,"match":"${head.id}","at":${at}`;
  }

  #view(like: Viewer): ToldParts | undefined {
    const { game, state } = this.#table;
    if (state === undefined) return undefined;
    const parts = this.#told.viewOf(like);
    if (parts.version !== this.#version) parts.take(game.view(state, like), this.#version, 'as');
    return parts;
  }

  #happenedFor(as: Viewer): readonly Happened<T['Event']>[] {
    return this.#taken.map((taken) => happenedFor(this.#table, taken, as));
  }

  /** Who may know exactly what this viewer may. */
  #like(as: Viewer): Viewer {
    const { game, state } = this.#table;
    return state === undefined ? 'watcher' : (game.canonicalViewer?.(state, as) ?? as);
  }
}

/** Seats seldom change. What is the same object as before need not be written to find out whether it has changed. */
function areSame(before: CommonUpdate['seats'], after: CommonUpdate['seats']): boolean {
  return (
    before.length === after.length &&
    after.every((seat, i) => {
      const was = before[i];
      return (
        was !== undefined &&
        was.here === seat.here &&
        was.minded === seat.minded &&
        was.name === seat.name &&
        was.bot === seat.bot &&
        was.for === seat.for
      );
    })
  );
}

function happenedIn(happened: readonly object[]): string {
  return `,"happened":${JSON.stringify(happened)}}`;
}

/** What one viewer alone is told comes first, then what is shared. */
function messageOf(words: string, rest: string): WireMessage {
  return new WireMessage(OPENING + words + rest);
}
