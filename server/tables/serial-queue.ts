/** Runs pieces of work one after the other, in the order they came. One that fails does not stop the others. */
export class SerialQueue {
  readonly #waiting: (() => Promise<void>)[] = [];
  #running = false;

  get isIdle(): boolean {
    return !this.#running;
  }

  run<Value>(work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => work().then(resolve, reject));
      if (!this.#running) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#running = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) await next();
    this.#running = false;
  }
}
