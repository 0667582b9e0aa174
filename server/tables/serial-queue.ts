/** Runs pieces of work one after the other, in the order they came. One that fails does not stop the others. */
export class SerialQueue {
  /** Settles, and never fails, when all that came so far is done. */
  #last: Promise<void> = Promise.resolve();
  #unfinished = 0;
  readonly #finish = (): void => {
    this.#unfinished--;
  };

  get isIdle(): boolean {
    return this.#unfinished === 0;
  }

  /** Begins at once where nothing else is being done. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#unfinished === 0 ? work() : this.#last.then(work);
    this.#unfinished++;
    this.#last = done.then(this.#finish, this.#finish);
    return done;
  }
}
