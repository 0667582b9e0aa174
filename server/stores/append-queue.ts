/**
 * What is to be kept of matches: what arrives together is written together and shares one commit, which is what costs. Each is
 * answered for itself, and only when it is durable.
 */
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { NoSuchMatch } from '../../table/store.ts';
import type { Addition } from '../../table/store.ts';
import { Failure } from './driver.ts';
import type { Driver, Statement } from './driver.ts';
import type { PatientDriver } from './patience.ts';
import { entryOf, matchOf } from './rows.ts';
import { selectEntries, selectMatch, writeAdditions } from './statements.ts';

/** A match that is kept from now on, and the statement that does so. */
interface NewMatch {
  readonly match: string;
  readonly secret: string;
  readonly insert: Statement;
}

interface WaitingWrite {
  readonly write: Addition | NewMatch;
  /** When it came, of `performance`. */
  readonly since: number;
  readonly resolve: (isFirst: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** The most that share a commit, so that none waits long for the others. */
export const MOST_TOGETHER = 200;

export class AppendQueue {
  readonly #driver: Driver;
  readonly #patient: PatientDriver;
  #waiting: WaitingWrite[] = [];
  #isAwake = false;
  #began = -Infinity;
  readonly #commits = new Set<Promise<void>>();
  /** Whether the last thing that was to be written could not be: a full disk can still be read. */
  hasFailed = false;

  constructor(driver: Driver, patient: PatientDriver) {
    this.#driver = driver;
    this.#patient = patient;
  }

  add(write: Addition | NewMatch): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, since: performance.now(), resolve, reject });
      this.#wake();
    });
  }

  /** Waits until everything that came has been answered. */
  async finish(): Promise<void> {
    while (this.#isAwake || this.#commits.size > 0) {
      await (this.#commits.size > 0 ? Promise.race(this.#commits) : setImmediate());
    }
  }

  /** Everything that is read from sockets in this turn of the event loop comes before the next `setImmediate`. */
  #wake(): void {
    if (this.#isAwake || this.#waiting.length === 0 || this.#commits.size >= this.#driver.mostCommits) return;
    this.#isAwake = true;
    const early = this.#began + this.#driver.commitsApart - performance.now();
    void (early > 0 ? sleep(early) : setImmediate()).then(() => this.#begin());
  }

  #begin(): void {
    this.#isAwake = false;
    this.#began = performance.now();
    const commit = this.#commit(this.#waiting.splice(0, MOST_TOGETHER), false).finally(() => {
      this.#commits.delete(commit);
      this.#wake();
    });
    this.#commits.add(commit);
    this.#wake();
  }

  async #commit(together: readonly WaitingWrite[], isRepeated: boolean): Promise<void> {
    try {
      const writes = together.map((waiting) => waiting.write);
      const statements = statementsOf(writes, this.#driver.isShared);
      const since = Math.min(...together.map((waiting) => waiting.since));
      const outcome = await this.#patient.write(statements, { since, isRepeated });
      this.hasFailed = false;
      if (outcome === 'written') for (const waiting of together) this.#isWritten(waiting);
      else await this.#isTaken(together, outcome === 'doubtful');
    } catch (error) {
      this.hasFailed = !isMissing(error);
      // One that cannot be written must not keep the others from it.
      if (together.length > 1 && !isUnsettled(error)) await this.#separately(together, isRepeated);
      else for (const waiting of together) waiting.reject(sayWhy(error, waiting.write));
    }
  }

  async #isTaken(together: readonly WaitingWrite[], isDoubtful: boolean): Promise<void> {
    const [waiting] = together;
    if (together.length > 1 || waiting === undefined) await this.#separately(together, isDoubtful);
    else if (isDoubtful && (await this.#isKept(waiting.write))) this.#isWritten(waiting);
    else waiting.resolve(false);
  }

  async #separately(together: readonly WaitingWrite[], isRepeated: boolean): Promise<void> {
    await Promise.all(together.map((waiting) => this.#commit([waiting], isRepeated)));
  }

  #isWritten({ write, resolve }: WaitingWrite): void {
    resolve(true);
    if (isNew(write)) return;
    const { match, entries } = write;
    this.#driver.tell(['grown', match, (entries.at(-1) ?? entries[0]).at + 1, entries]);
  }

  /** Whether the log holds these very entries; of a match that is there already, the secret says whether it is this one. */
  async #isKept(write: Addition | NewMatch): Promise<boolean> {
    if (isNew(write)) {
      const [row] = await this.#patient.ask(selectMatch(write.match));
      return row !== undefined && matchOf(row).secret === write.secret;
    }
    const { match, entries } = write;
    const kept = (await this.#patient.ask(selectEntries(match, entries[0].at))).map(entryOf);
    return entries.every((entry, index) => {
      const { act, by, time, hash } = kept[index] ?? {};
      return act === entry.act && by === entry.by && time === entry.time && hash === entry.hash;
    });
  }
}

function isNew(write: Addition | NewMatch): write is NewMatch {
  return 'insert' in write;
}

function statementsOf(writes: readonly (Addition | NewMatch)[], isShared: boolean): readonly Statement[] {
  const matches: Statement[] = [];
  const additions: Addition[] = [];
  for (const write of writes) {
    if (isNew(write)) matches.push(write.insert);
    else additions.push(write);
  }
  return [...matches, ...writeAdditions(additions, isShared)];
}

function isUnsettled(error: unknown): boolean {
  return error instanceof Failure && error.kind === 'unsettled';
}

/** There is no such match: nothing is wrong with the database. */
function isMissing(error: unknown): boolean {
  return error instanceof Failure && error.kind === 'missing';
}

function sayWhy(error: unknown, { match }: Addition | NewMatch): unknown {
  return isMissing(error) ? new NoSuchMatch(match, error) : error;
}
