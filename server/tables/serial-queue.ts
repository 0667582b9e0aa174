/**
 * Runs pieces of work one after the other, in the order they came. One that fails does not stop the others. Work begins at once
 * where nothing else is being done, and without a promise where nobody waits for one: an act would make a dozen.
 */

/** Something to do; it says when it is done, at once or later, and never throws. */
type Task = (finish: () => void) => void;

export class SerialQueue {
  readonly #waiting: Task[] = [];
  #isBusy = false;
  /** Set while tasks are begun: those that are done at once follow each other in a loop, however many. */
  #isBeginning = false;
  readonly #finish = (): void => {
    this.#isBusy = false;
    this.#begin();
  };

  get isIdle(): boolean {
    return !this.#isBusy && this.#waiting.length === 0;
  }

  run<Value>(work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.start((finish) => {
        const done = begun(work);
        done.then(resolve, reject);
        done.then(finish, finish);
      });
    });
  }

  /** The same for work that answers by itself. */
  start(task: Task): void {
    this.#waiting.push(task);
    this.#begin();
  }

  #begin(): void {
    if (this.#isBeginning) return;
    this.#isBeginning = true;
    while (!this.#isBusy) {
      const task = this.#waiting.shift();
      if (task === undefined) break;
      this.#isBusy = true;
      task(this.#finish);
    }
    this.#isBeginning = false;
  }
}

/** Work that fails before it has begun has failed like any other. */
async function begun<Value>(work: () => Promise<Value>): Promise<Value> {
  return work();
}
