/** Work that was accepted and is not done yet: a server that closes finishes it first. */
export class InFlight {
  readonly #all = new Set<Promise<void>>();

  /** Takes note of work that answers for its own failures. */
  add(work: Promise<void>): void {
    const done = work.finally(() => this.#all.delete(done));
    this.#all.add(done);
  }

  /** Waits until all is done, but no longer than this many milliseconds. */
  async finish(within: number): Promise<void> {
    let patience: NodeJS.Timeout | undefined;
    const tired = new Promise<boolean>((resolve) => {
      patience = setTimeout(() => resolve(true), within);
    });
    const isTired = async (): Promise<boolean> => Promise.race([tired, Promise.all(this.#all).then(() => false)]);
    while (this.#all.size > 0 && !(await isTired()));
    clearTimeout(patience);
  }
}
