/**
 * What a connection knows of a match it watches: the latest update for each seat it sees the match from, and everything
 * that happened since it was asked to watch. Nothing that happened is told twice, and what is missing is noticed.
 */
import type { Viewer } from '../core/contract.ts';
import { applyChange, isChange } from '../table/update-change.ts';
import type { Happened, Update, UpdateChange } from '../table/update.ts';

/** What one viewer knows. */
interface KnownUpdate {
  readonly update: Update;
  readonly story: readonly Happened[];
  /** The place in the log up to which the viewer has heard what happened. */
  readonly heardTo: number;
}

export class WatchedMatch {
  readonly id: string;
  /** From which place on somebody wants to hear what happened; undefined: from now on. */
  readonly #from: number | undefined;
  readonly #known = new Map<Viewer, KnownUpdate>();
  /** How long the log was when the server was last asked for what is missing, and from which place on it was asked. */
  #askedAt = -1;
  #askedFrom = -1;
  /** The last update for each viewer as it came, which the next one changes; and who the last one of all was for. */
  readonly #lastTold = new Map<Viewer, Update>();
  #lastAs: Viewer | undefined;
  /** Whether something changed that is not known here, and whether a whole update was asked for since. */
  #hasGap = false;
  #isAsked = false;
  #hasAnswer = false;

  constructor(id: string, from: number | undefined) {
    this.id = id;
    this.#from = from;
  }

  /** Whether the server has told everything that had happened since it was asked. */
  get isAnswered(): boolean {
    return this.#hasAnswer && [...this.#known.values()].every(({ update, heardTo }) => heardTo >= update.at);
  }

  /** Who the match is seen as: the seats of this device, or a watcher. */
  get viewers(): readonly Viewer[] {
    return [...this.#known.keys()];
  }

  /** The latest update as a seat sees it; or as whichever of the viewers came first. */
  latest(as?: Viewer): Update | undefined {
    return (as === undefined ? [...this.#known.values()][0] : this.#known.get(as))?.update;
  }

  /** Everything a viewer was told, in order. */
  story(as: Viewer): readonly Happened[] {
    return this.#known.get(as)?.story ?? [];
  }

  /** The place from which the server is to tell what happened. */
  get seen(): number | undefined {
    return this.#known.size === 0 ? this.#from : Math.min(...this.#places);
  }

  /** The server is asked for the match, on a new socket or for what is missing. */
  ask(): void {
    this.#askedAt = Math.max(-1, ...[...this.#known.values()].map(({ update }) => update.at));
    this.#askedFrom = this.seen ?? -1;
    this.#hasAnswer = false;
    this.#hasGap = false;
    this.#isAsked = true;
  }

  /**
   * Whether something happened that the server has not told yet. A long history comes in pages, so it is asked for again as
   * long as that brings something; otherwise not before the match goes on.
   */
  get isMissingSome(): boolean {
    if (this.#hasGap) return true;
    const hasLearned = (this.seen ?? -1) > this.#askedFrom;
    return [...this.#known.values()].some(
      ({ update, heardTo }) => heardTo < update.at && (hasLearned || update.at > this.#askedAt),
    );
  }

  /** Takes an update: the newest there is now, with what is new of what happened; undefined when nothing is. */
  take(told: Update | UpdateChange): Update | undefined {
    const update = this.#whole(told);
    if (update === undefined) return undefined;
    this.#hasAnswer = true;
    const { as } = update;
    const known = this.#known.get(as);
    const before = known ?? this.#before(as);
    const from = before?.heardTo ?? this.#from ?? update.happened[0]?.at ?? update.at;
    const happened = following(update.happened, from);
    const isOld = known !== undefined && known.update.at > update.at;
    if (isOld && happened.length === 0) return undefined;
    this.#forgetOthers(update);
    const newest = { ...(isOld ? known.update : update), happened };
    const story =
      happened.length === 0 && before !== undefined ? before.story : [...(before?.story ?? []), ...happened];
    this.#known.set(as, { update: newest, story, heardTo: from + happened.length });
    return newest;
  }

  get #places(): readonly number[] {
    return [...this.#known.values()].map(({ heardTo }) => heardTo);
  }

  /** An update with all that has not changed; undefined where that is not known here. */
  #whole(told: Update | UpdateChange): Update | undefined {
    const update = isChange(told) ? this.#changed(told) : told;
    if (update === undefined) return undefined;
    if (!isChange(told)) this.#isAsked = false;
    this.#lastAs = update.as;
    this.#lastTold.set(update.as, update);
    return update;
  }

  /** What changes an update that is not known here is a reason to ask, unless it is late and says nothing new. */
  #changed(change: UpdateChange): Update | undefined {
    const as = change.as ?? this.#lastAs;
    const before = as === undefined ? undefined : this.#lastTold.get(as);
    const update = applyChange(before, change);
    const isLate = before !== undefined && change.at <= before.at;
    if (update === undefined && !isLate) this.#hasGap = !this.#isAsked;
    return update;
  }

  /** What somebody new has heard already: who sits down as a watcher, who has lost the seat as the player. */
  #before(as: Viewer): KnownUpdate | undefined {
    if (as !== 'watcher') return this.#known.get('watcher');
    return [...this.#known.values()].toSorted((one, other) => one.heardTo - other.heardTo)[0];
  }

  /** Who holds a seat is no watcher, who watches holds none (any more), and a seat may be moved to another device. */
  #forgetOthers({ as, happened }: Update): void {
    for (const [other, { update }] of this.#known) {
      const isMoved = happened.some(({ at, act, by }) => act === 'move' && by === other && at >= update.at);
      const isOtherKind = (other === 'watcher') !== (as === 'watcher');
      if (isOtherKind || (other !== as && isMoved)) this.#known.delete(other);
    }
  }
}

/** What follows a place without a gap. */
function following(happened: readonly Happened[], from: number): readonly Happened[] {
  const rest = happened.filter(({ at }) => at >= from);
  const gap = rest.findIndex(({ at }, i) => at !== from + i);
  return gap < 0 ? rest : rest.slice(0, gap);
}
