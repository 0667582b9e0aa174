/**
 * What a connection knows of a match it watches: the latest update for each seat it sees the match
 * from, and up to which place of the log it has heard what happened. Nothing that happened is told
 * twice, and what is missing is noticed.
 */
import type { Viewer } from '../core/contract.ts';
import { SETTLED } from '../table/update.ts';
import type { BriefUpdate, Happened, Update } from '../table/update.ts';

export class WatchedMatch {
  readonly id: string;
  /** From which place on somebody wants to hear what happened; undefined: from now on. */
  readonly #from: number | undefined;
  readonly #latest = new Map<Viewer, Update>();
  /** The place in the log up to which each viewer has heard what happened. */
  readonly #heardTo = new Map<Viewer, number>();
  /** How long the log was when the server was last asked for what is missing, and from which place on it was asked. */
  #askedAt = -1;
  #askedFrom = -1;
  /** What never changes, as it was told first. */
  #head: Update['head'] | undefined;
  #config: unknown;
  #hasAnswer = false;

  constructor(id: string, from: number | undefined) {
    this.id = id;
    this.#from = from;
  }

  /** Whether the server has told everything that had happened since it was asked. */
  get isAnswered(): boolean {
    return this.#hasAnswer && [...this.#latest].every(([as, { at }]) => (this.#heardTo.get(as) ?? at) >= at);
  }

  /** The latest update as a seat sees it; or as whoever watches sees it. */
  latest(as?: Viewer): Update | undefined {
    return as === undefined ? [...this.#latest.values()][0] : this.#latest.get(as);
  }

  /** The place from which the server is to tell what happened. */
  get seen(): number | undefined {
    return this.#heardTo.size === 0 ? this.#from : Math.min(...this.#heardTo.values());
  }

  /** The server is asked for the match, on a new wire or for what is missing. */
  ask(): void {
    this.#askedAt = Math.max(-1, ...[...this.#latest.values()].map(({ at }) => at));
    this.#askedFrom = this.seen ?? -1;
    this.#hasAnswer = false;
  }

  /**
   * Whether something happened that the server has not told yet. A long history comes in pages, so it is asked for again as
   * long as that brings something; otherwise not before the match goes on.
   */
  get isMissingSome(): boolean {
    const hasLearned = (this.seen ?? -1) > this.#askedFrom;
    return [...this.#latest].some(
      ([as, { at }]) => (this.#heardTo.get(as) ?? at) < at && (hasLearned || at > this.#askedAt),
    );
  }

  /** Takes an update: the newest there is now, with what is new of what happened; undefined when nothing is. */
  take(brief: BriefUpdate): Update | undefined {
    const update = this.#whole(brief);
    if (update === undefined) return undefined;
    this.#hasAnswer = true;
    const from = this.#place(update);
    const happened = following(update.happened, from);
    const known = this.#latest.get(update.as);
    const isOld = known !== undefined && known.at > update.at;
    if (isOld && happened.length === 0) return undefined;
    this.#forgetOthers(update.as);
    this.#heardTo.set(update.as, from + happened.length);
    const newest = { ...(isOld ? known : update), happened };
    this.#latest.set(update.as, newest);
    return newest;
  }

  /** An update with all that was left out of it; undefined where that was never told. */
  #whole(update: BriefUpdate): Update | undefined {
    const { head = this.#head, view } = update;
    this.#head = head;
    if (head === undefined) return undefined;
    if (typeof view !== 'object' || view === null) return { ...update, head };
    if (SETTLED.view in view) this.#config = view[SETTLED.view];
    return { ...update, head, view: { [SETTLED.view]: this.#config, ...view } };
  }

  #place({ as, at, happened }: Update): number {
    const before = as === 'watcher' ? [...this.#heardTo.values()] : [this.#heardTo.get('watcher') ?? Infinity];
    const known = this.#heardTo.get(as) ?? Math.min(...before);
    return known < Infinity ? known : (this.#from ?? happened[0]?.at ?? at);
  }

  /** Who holds a seat is no watcher, and who watches holds none (any more). */
  #forgetOthers(as: Viewer): void {
    for (const other of this.#latest.keys()) {
      if ((other === 'watcher') === (as === 'watcher')) continue;
      this.#latest.delete(other);
      this.#heardTo.delete(other);
    }
  }
}

/** What follows a place without a gap. */
function following(happened: readonly Happened[], from: number): readonly Happened[] {
  const rest = happened.filter(({ at }) => at >= from);
  const gap = rest.findIndex(({ at }, i) => at !== from + i);
  return gap < 0 ? rest : rest.slice(0, gap);
}
