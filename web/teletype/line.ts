/** A line with a baud rate: text goes in at once and comes out as fast as the line carries it. */

/** Baud; 0 stands for a line that carries everything at once. */
export const SPEEDS = [110, 300, 1200, 0] as const;

/** Ten bits a character, but eleven at 110 baud, where a teletype needs two stop bits. */
function perSecond(baud: number): number {
  return baud <= 110 ? baud / 11 : baud / 10;
}

export class PhoneLine {
  readonly #put: (text: string) => void;
  readonly #baud: () => number;
  #waiting = '';
  #last = 0;
  #timer: number | undefined;
  readonly #sleepers: (() => void)[] = [];

  constructor(put: (text: string) => void, baud: () => number) {
    this.#put = put;
    this.#baud = baud;
  }

  send(text: string): void {
    if (this.#waiting === '') this.#last = performance.now();
    this.#waiting += text;
    if (this.#timer === undefined) this.#carry();
  }

  /** When nothing waits any more. */
  idle(): Promise<void> {
    return this.#waiting === '' ? Promise.resolve() : new Promise((resolve) => this.#sleepers.push(resolve));
  }

  /** Everything that still waits, at once: somebody who types does not want to wait. */
  flush(): void {
    this.#print(this.#waiting.length);
  }

  /** Forgets what waits. */
  cut(): void {
    this.#waiting = '';
    if (this.#timer !== undefined) cancelAnimationFrame(this.#timer);
    this.#timer = undefined;
  }

  #carry(): void {
    this.#timer = undefined;
    const now = performance.now();
    const rate = perSecond(this.#baud());
    const due = this.#baud() === 0 ? this.#waiting.length : Math.floor(((now - this.#last) * rate) / 1000);
    if (due > 0) {
      this.#last = now;
      this.#print(due);
    }
    if (this.#waiting !== '') this.#timer = requestAnimationFrame(() => this.#carry());
  }

  #print(count: number): void {
    const text = this.#waiting.slice(0, count);
    this.#waiting = this.#waiting.slice(count);
    if (text !== '') this.#put(text);
    if (this.#waiting === '') for (const wake of this.#sleepers.splice(0)) wake();
  }
}

/** The bell of the teletype: one short tone. */
export function ring(): void {
  try {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = 1760;
    loudness.gain.setValueAtTime(0.15, context.currentTime);
    loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4);
    tone.connect(loudness).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.4);
    tone.addEventListener('ended', () => void context.close());
  } catch {
    // A device without sound has no bell.
  }
}
