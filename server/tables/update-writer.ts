/**
 * Puts updates into messages for the wire: whole ones, and what has changed since a viewer's last one. A part is written once
 * for all viewers who may see the same and have seen the same; what only one viewer sees comes first and is short.
 */
import type { Types, Viewer } from '../../core/contract.ts';
import type { Table, Taken } from '../../table/table.ts';
import { commonUpdate, happenedFor, lastUndo } from '../../table/update.ts';
import type { Happened, SeenSeat } from '../../table/update.ts';
import { WireMessage, WireText } from '../wire-message.ts';
import { ToldParts } from './told-parts.ts';

/** What the viewers of a table have been told, version by version: the last state of every part, and when it changed. */
export class ToldUpdates {
  version = 0;
  /** The seats as they were last written, and the version in which they became so. */
  seats: readonly SeenSeat[] = [];
  seatsVersion = 0;
  readonly common = new ToldParts();
  readonly #views = new Map<Viewer, ToldParts>();

  viewOf(like: Viewer): ToldParts {
    const known = this.#views.get(like);
    if (known !== undefined) return known;
    const made = new ToldParts('byElements');
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

interface Written {
  readonly like: Viewer;
  /** The version it begins from; 0: none, it is whole. */
  readonly from: number;
  /** What follows the words for one viewer alone. */
  readonly rest: WireText;
  /** The message without any such words. */
  readonly message: WireMessage;
}

const OPENING = '{"type":"update"';

/** Of what and where it is, and who looks. */
const IN_EVERY_UPDATE = ['match', 'at'];
const OWN = ['as'];

export class UpdateWriter<T extends Types> {
  readonly #table: Table<T>;
  readonly #taken: readonly Taken<T>[];
  readonly #told: ToldUpdates;
  readonly #version: number;
  readonly #written: Written[] = [];

  constructor(
    table: Table<T>,
    taken: readonly Taken<T>[],
    around: { here: ReadonlySet<number>; now: number; told: ToldUpdates; chain?: string | undefined },
  ) {
    this.#table = table;
    this.#taken = taken;
    this.#told = around.told;
    this.#version = ++around.told.version;
    const { told } = around;
    const common = commonUpdate(table, around.here, around.now, around.chain, told.seats);
    if (common.seats !== told.seats) [told.seats, told.seatsVersion] = [common.seats, this.#version];
    told.common.take(common, this.#version, IN_EVERY_UPDATE);
  }

  /** How many actions stay when a viewer takes back the last one: with `as`, what one viewer alone is told. */
  undoOf(as: Viewer): number | undefined {
    return lastUndo(this.#table, as);
  }

  /** A whole update for a viewer. */
  whole(to: ToldTo): WireMessage {
    const like = this.#like(to.as);
    const { rest } = this.#find(like, 0) ?? this.#keep(like, 0, this.#wholeRest(like, this.#happenedFor(like)));
    this.#isTold(to, like);
    return messageOf(this.#ownWords(to.as), rest);
  }

  /**
   * What has changed since a viewer's last update: a whole one, where they have had none, or may know something else now. What
   * they alone are told, `undo`, need not be told twice in a row.
   */
  change(to: ToldTo, undo: number | undefined, isOwnKnown: boolean): WireMessage {
    const like = this.#like(to.as);
    if (to.like !== like) return this.whole(to);
    const shared = this.#find(like, to.version) ?? this.#keep(like, to.version, this.#changedRest(like, to));
    this.#isTold(to, like);
    if (isOwnKnown) return shared.message;
    return messageOf(`,"as":${viewerIn(to.as)},"undo":${undo ?? 'null'}`, shared.rest);
  }

  /** The message for somebody who has just come, with what happened before. */
  welcome(to: ToldTo, happened: readonly Happened<T['Event']>[]): WireMessage {
    const like = this.#like(to.as);
    this.#isTold(to, like);
    return messageOf(this.#ownWords(to.as), new WireText(this.#wholeRest(like, happened)));
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

  #keep(like: Viewer, from: number, text: string): Written {
    const rest = new WireText(text);
    const written = { like, from, rest, message: messageOf('', rest) };
    this.#written.push(written);
    return written;
  }

  /** What one viewer alone is told in a whole update. */
  #ownWords(as: Viewer): string {
    const viewer = viewerIn(as);
    const undo = this.undoOf(as);
    const view = this.#table.state === undefined ? '' : `,"view":{"as":${viewer}`;
    return `,"as":${viewer}${undo === undefined ? '' : `,"undo":${undo}`}${view}`;
  }

  /** From what follows `as` in the view on. */
  #wholeRest(like: Viewer, happened: readonly Happened<T['Event']>[]): string {
    const view = this.#view(like);
    const inView = view === undefined ? '' : `${afterComma(view.whole)}}`;
    return `${inView}${this.#place}${afterComma(this.#told.common.whole)}${happenedIn(happened)}`;
  }

  #changedRest(like: Viewer, { version, at }: ToldTo): string {
    const view = this.#view(like);
    const changed = fieldOf('view', view?.since(version)) + fieldOf('elements', view?.elementsSince(version));
    const common = afterComma(this.#told.common.since(version));
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
    if (parts.version !== this.#version) parts.take(game.view(state, like), this.#version, OWN);
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

function viewerIn(as: Viewer): string {
  return as === 'watcher' ? '"watcher"' : String(as);
}

function afterComma(parts: string): string {
  return parts === '' ? '' : `,${parts}`;
}

/** A field of an object; nothing where it has no parts. */
function fieldOf(name: string, parts = ''): string {
  return parts === '' ? '' : `,"${name}":{${parts}}`;
}

function happenedIn(happened: readonly object[]): string {
  return `,"happened":${JSON.stringify(happened)}}`;
}

/** What one viewer alone is told comes first, then what is shared. */
function messageOf(words: string, rest: WireText): WireMessage {
  return new WireMessage(OPENING + words, rest);
}
