/** Plays the moments of a record one after the other, as fast as somebody wants, until the last or until somebody steps in. */
import type { Wait } from '../../../client/bot-runner.ts';

/** How many times as fast as usual. */
export const SPEEDS = [1, 2, 4, 8] as const;
export type PlaybackSpeed = (typeof SPEEDS)[number];

/** How long a moment stays in which something happened, and one without news, in milliseconds. */
const NEWS_MS = 1600;
const STEP_MS = 400;

/** What is played. */
export interface Reel {
  readonly now: () => number;
  readonly last: number;
  readonly show: (moment: number) => void;
  /** Whether something happened that is worth reading. */
  readonly isNews: (moment: number) => boolean;
}

export class Playback {
  readonly #reel: Reel;
  readonly #wait: Wait;
  readonly #changed: () => void;
  #speed: PlaybackSpeed = 1;
  #isPlaying = false;
  #shown = 0;
  #cancel = (): void => {};

  constructor(reel: Reel, wait: Wait, changed: () => void) {
    this.#reel = reel;
    this.#wait = wait;
    this.#changed = changed;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  get speed(): PlaybackSpeed {
    return this.#speed;
  }

  /** Plays from here; at the end once more from the beginning. */
  play(): void {
    const { now, last, show } = this.#reel;
    if (now() >= last) show(0);
    this.#isPlaying = true;
    this.#goOn();
    this.#changed();
  }

  pause(): void {
    this.#cancel();
    this.#isPlaying = false;
    this.#changed();
  }

  setSpeed(speed: PlaybackSpeed): void {
    this.#speed = speed;
    if (this.#isPlaying) this.#goOn();
    this.#changed();
  }

  #goOn(): void {
    this.#cancel();
    const { now, isNews } = this.#reel;
    this.#shown = now();
    const stay = (isNews(this.#shown) ? NEWS_MS : STEP_MS) / this.#speed;
    this.#cancel = this.#wait(stay, () => this.#step());
  }

  #step(): void {
    const { now, last, show } = this.#reel;
    // Who steps by hand wants to look at something.
    if (now() !== this.#shown) return this.pause();
    show(this.#shown + 1);
    if (now() >= last) this.pause();
    else this.#goOn();
  }
}
