/** A progress bar on one line, for people only: where nobody looks nothing is written. */
import type { Writable } from 'node:stream';

const WIDTH = 30;
const BACK_AND_CLEAR = '\r\u001b[K';

/** Between two drawings, in milliseconds. */
const PAUSE = 100;

export class Progress {
  readonly #stream: (Writable & { readonly isTTY?: boolean }) | undefined;
  readonly #unit: string;
  readonly #began = performance.now();
  #drawn = -Infinity;

  /** `unit` says what is counted: matches, moves. */
  constructor(stream: Writable & { readonly isTTY?: boolean }, unit: string) {
    this.#stream = stream.isTTY === true ? stream : undefined;
    this.#unit = unit;
  }

  /** That many of all are done; `note` is anything else worth knowing. */
  show(done: number, all: number, note = ''): void {
    const now = performance.now();
    if (now - this.#drawn < PAUSE && done < all) return;
    this.#drawn = now;
    this.#stream?.write(BACK_AND_CLEAR + progressLine(done, all, this.#unit, (now - this.#began) / 1000, note));
  }

  /** Takes the bar away. */
  end(): void {
    this.#stream?.write(BACK_AND_CLEAR);
  }
}

/** The bar after some seconds, such as `[##....] 33 %, 4 of 12 matches, 0:08 left`. */
export function progressLine(done: number, all: number, unit: string, seconds: number, note: string): string {
  const filled = Math.floor((WIDTH * done) / all);
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
  const left = done === 0 ? '' : `, ${minutes((seconds * (all - done)) / done)} left`;
  return `${bar} ${Math.floor((100 * done) / all)} %, ${done} of ${all} ${unit}${left}${note}`;
}

function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, rest] = [Math.floor(whole / 3600), whole % 3600];
  const pair = [Math.floor(rest / 60), rest % 60];
  return hours > 0 ? [hours, ...pair.map(twoDigits)].join(':') : `${pair[0]}:${twoDigits(rest % 60)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
