/** Times that were measured, and what part of them was under how much. */
export class Stopwatch {
  readonly #ms: number[] = [];

  add(ms: number): void {
    this.#ms.push(ms);
  }

  get count(): number {
    return this.#ms.length;
  }

  /** The time that a part of all were not above, in milliseconds; 0 where nothing was measured. */
  quantile(part: number): number {
    const sorted = this.#ms.toSorted((one, other) => one - other);
    return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
  }
}
