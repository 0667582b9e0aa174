/**
 * Tells what a player means from what only happens to lie under the pointer: a press counts on what has been there for a
 * moment, or once the pointer was moved to it; and a pointer that rests points at nothing new.
 */

export interface PointerPlace {
  readonly x: number;
  readonly y: number;
}

/** How long something must have been there before a press that was not aimed at it counts, in milliseconds. */
const MOMENT = 300;
/** Hands tremble: a pointer that stays this near, in pixels, was not moved. */
const SLACK = 6;

export class PressGuard {
  readonly #now: () => number;
  #since: number;
  /** Where the pointer was when what is there now came. */
  #from: PointerPlace | undefined;
  #at: PointerPlace | undefined;
  #hasMoved = false;

  /** `now` is a clock in milliseconds, `at` where the pointer was seen last. */
  constructor(now: () => number, at?: PointerPlace) {
    this.#now = now;
    this.#since = now();
    this.#from = at;
    this.#at = at;
  }

  /** What can be pressed is something else from now on. */
  renew(): void {
    this.#since = this.#now();
    this.#from = this.#at;
    this.#hasMoved = false;
  }

  /** The pointer was seen at a place: browsers tell so, too, when something moves under a pointer that rests. */
  follow(at: PointerPlace): void {
    this.#at = at;
    const from = this.#from;
    this.#hasMoved ||= from === undefined || Math.hypot(at.x - from.x, at.y - from.y) > SLACK;
  }

  /** Whether the pointer was moved since what is there now came. */
  get hasMoved(): boolean {
    return this.#hasMoved;
  }

  /** Whether a press now is meant for what is there now. */
  get isMeant(): boolean {
    return this.#hasMoved || this.#now() - this.#since >= MOMENT;
  }
}
