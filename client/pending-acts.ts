/**
 * Acts that were submitted and not answered yet. When the connection is lost it is unknown which of them
 * were kept; what happened meanwhile tells, and the others are sent again.
 */
import type { Act } from '../table/act.ts';
import type { Rejection } from '../table/protocol.ts';
import { textOf } from '../table/update.ts';
import type { Happened } from '../table/update.ts';

/** What became of an act. */
export type ActAnswer =
  /** It is kept, as this entry of the log. */
  | { readonly is: 'done'; readonly at: number }
  | { readonly is: 'refused'; readonly rejection: Rejection }
  /** It was lost on the way, and the match has gone on without it. */
  | { readonly is: 'superseded' };

/** Something that is to be done at a table. */
export interface Submission {
  readonly match: string;
  readonly seat: number;
  readonly at: number;
  readonly act: Act;
}

export interface PendingAct extends Submission {
  readonly id: number;
  /** Waits for an answer on the current socket. */
  isSent: boolean;
  /** It was sent before, and whether it arrived is not known. */
  isDoubtful: boolean;
  /** The match has gone on: perhaps with this very act. */
  isStale: boolean;
  tries: number;
}

export class PendingActs {
  readonly #pending = new Map<number, PendingAct & { readonly resolve: (answer: ActAnswer) => void }>();
  /** What players did while acts were pending, by match and place; those whose answer came are taken out. */
  readonly #unclaimed = new Map<string, Map<number, Happened>>();
  readonly #claimed = new Map<string, Set<number>>();
  #lastId = 0;

  add(submission: Submission): Promise<ActAnswer> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#pending.set(id, { ...submission, id, isSent: false, isDoubtful: false, isStale: false, tries: 0, resolve });
    });
  }

  get(id: number): PendingAct | undefined {
    return this.#pending.get(id);
  }

  /** Those of a match, in the order they were submitted; all without one. */
  of(match?: string): readonly PendingAct[] {
    return [...this.#pending.values()].filter((one) => match === undefined || one.match === match);
  }

  /** Whether some were sent once and must not be sent again before it is known what was kept. */
  isAnyInDoubt(match: string): boolean {
    return this.of(match).some(({ isSent, isDoubtful }) => isDoubtful && !isSent);
  }

  /** Whether an answer is still to come over the current socket. */
  isAnyOnItsWay(match: string): boolean {
    return this.of(match).some(({ isSent }) => isSent);
  }

  /** Remembers what was done, as long as something is pending. */
  hear(match: string, happened: readonly Happened[]): void {
    if (this.of(match).length === 0) return;
    const unclaimed = this.#unclaimed.get(match) ?? new Map<number, Happened>();
    this.#unclaimed.set(match, unclaimed);
    for (const one of happened) if (this.#claimed.get(match)?.has(one.at) !== true) unclaimed.set(one.at, one);
  }

  /** What was sent may or may not have arrived: the socket is gone, or the server is not sure. */
  doubt(those: readonly PendingAct[]): void {
    for (const one of those) [one.isDoubtful, one.isSent] = [one.isDoubtful || one.isSent, false];
  }

  /** Answers those in doubt of which is known by now whether they were kept. */
  settle(match: string): void {
    for (const one of this.of(match).filter(({ isDoubtful }) => isDoubtful)) {
      const kept = [...(this.#unclaimed.get(match)?.values() ?? [])].find((entry) => isOf(one, entry));
      if (kept !== undefined) this.answer(one.id, { is: 'done', at: kept.at });
      else if (one.isStale) this.answer(one.id, { is: 'superseded' });
    }
  }

  answer(id: number, answer: ActAnswer): void {
    const one = this.#pending.get(id);
    if (one === undefined) return;
    this.#pending.delete(id);
    if (answer.is === 'done') this.#claim(one.match, answer.at);
    if (this.of(one.match).length === 0) this.#forget(one.match);
    one.resolve(answer);
  }

  #claim(match: string, at: number): void {
    this.#unclaimed.get(match)?.delete(at);
    const claimed = this.#claimed.get(match) ?? new Set<number>();
    this.#claimed.set(match, claimed.add(at));
  }

  #forget(match: string): void {
    this.#unclaimed.delete(match);
    this.#claimed.delete(match);
  }
}

/** Whether an entry is what was submitted: the same seat did the same, not before it was submitted. */
function isOf({ seat, act, at }: Submission, entry: Happened): boolean {
  return entry.at >= at && entry.by === seat && entry.act === act.act && entry.text === textOf(act);
}
