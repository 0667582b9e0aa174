/** Work that was accepted and is not done yet: a server that closes finishes it first. */
export class InFlight {
  #count = 0;
  /** Called when nothing is in flight any more. */
  #landed = (): void => {};
  readonly #end = (): void => this.end();

  /** Takes note of work that answers for its own failures. */
  add(work: Promise<void>): void {
    this.begin();
    work.then(this.#end, this.#end);
  }

  /** Takes note of work that says itself when it is done, with `end`. */
  begin(): void {
    this.#count++;
  }

  end(): void {
    if (--this.#count === 0) this.#landed();
  }

  /** Waits until all is done, but no longer than this many milliseconds. */
  async finish(within: number): Promise<void> {
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, within);
      this.#landed = () => {
        clearTimeout(patience);
        resolve();
      };
    });
  }
}
