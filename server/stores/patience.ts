/**
 * Goes on trying while the database is away: it may be restarting. Where that takes longer than people should wait, everything is refused
 * at once until the database answers again (a circuit breaker).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '../../core/must.ts';
import { DatabaseAway, Failure } from './driver.ts';
import type { Driver, Row, Statement } from './driver.ts';

/** How long somebody waits for an answer before they hear that there is none: a usual restart takes less. */
const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/**
 * What came of writing rows under a primary key:
 * - written
 * - taken: the key was there before
 * - doubtful: the key is there, but perhaps from an earlier try of ours whose answer was lost
 */
export type WriteOutcome = 'written' | 'taken' | 'doubtful';

export class PatientDriver {
  readonly #driver: Pick<Driver, 'run'>;
  readonly #now: () => number;
  readonly #closing = new AbortController();
  /** When the database last answered anything, also with a no. */
  #answered = -Infinity;
  /** Why the database is known to be away, while it is. */
  #away: Failure | undefined;
  #probing: Promise<void> | undefined;

  /** The clock is that of `performance`, which nobody sets. */
  constructor(driver: Pick<Driver, 'run'>, now: () => number = () => performance.now()) {
    this.#driver = driver;
    this.#now = now;
  }

  /** Whether everything is refused at once. */
  get isAway(): boolean {
    return this.#away !== undefined;
  }

  /** Asks what may be asked twice. Throws `DatabaseAway` untried while the database is known to be away. */
  async ask(...statements: readonly Statement[]): Promise<readonly Row[]> {
    const answers = await this.#insist(() => this.#driver.run(...statements), this.#now());
    return must(answers.at(-1), 'the rows of the last statement');
  }

  /**
   * Writes new rows. Only trying again can tell what came of a try without an answer: one that is still under way makes
   * the next one wait, and the primary key lets only one of them through. `since` is when somebody began to wait.
   */
  async write(
    statements: readonly Statement[],
    { since = this.#now(), isRepeated = false }: { since?: number; isRepeated?: boolean } = {},
  ): Promise<WriteOutcome> {
    let tries = isRepeated ? 1 : 0;
    try {
      await this.#insist(() => (tries++, this.#driver.run(...statements)), since);
      return 'written';
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'taken') throw error;
      return tries > 1 ? 'doubtful' : 'taken';
    }
  }

  /** Ends the probe, before the driver is closed. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#probing;
  }

  async #insist<T>(work: () => Promise<T>, since: number): Promise<T> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      if (this.#away !== undefined) throw new DatabaseAway(this.#away);
      try {
        const answer = await work();
        this.#answered = this.#now();
        return answer;
      } catch (error) {
        if (!(error instanceof Failure) || error.kind !== 'unsettled') {
          this.#answered = this.#now();
          throw error;
        }
        const now = this.#now();
        if (now - since >= PATIENCE_MS) {
          // Where others are answered, only this could not be done.
          if (now - this.#answered >= PATIENCE_MS) this.#probe(error);
          throw error;
        }
      }
      await sleep(pause);
    }
  }

  #probe(failure: Failure): void {
    if (this.#away !== undefined || this.#closing.signal.aborted) return;
    this.#away = failure;
    this.#probing = this.#untilItAnswers();
  }

  async #untilItAnswers(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted && !(await this.#answers()))
      await sleep(LONGEST_PAUSE_MS, undefined, { signal, ref: false }).catch(() => {});
    this.#away = undefined;
  }

  async #answers(): Promise<boolean> {
    try {
      await this.#driver.run({ text: 'SELECT 1', values: [] });
      return true;
    } catch (error) {
      return !(error instanceof Failure) || error.kind !== 'unsettled';
    }
  }
}
