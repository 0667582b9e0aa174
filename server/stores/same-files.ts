/**
 * Whether the files of a database are still the ones that are open. What is written into a file that was deleted or replaced is gone
 * when it is closed, and no error says so.
 */
import { statSync } from 'node:fs';
import { StoreProblem } from './driver.ts';

/** How often that is looked at, at most, in milliseconds: it is asked before everything that is read or written. */
const CHECK_MS = 1000;

export class SameFiles {
  readonly #paths: readonly string[];
  readonly #identities = new Map<string, string>();
  #checked = -Infinity;

  /** Takes the files that are there now for the right ones; one that is made later, when it is first seen. */
  constructor(paths: readonly string[]) {
    this.#paths = paths;
    this.check();
  }

  /** Throws `StoreProblem` while a file is missing or another. Moved back, it is the same again. */
  check(now = performance.now()): void {
    // SQLite makes its journal when it first needs one.
    const knowsAll = this.#identities.size === this.#paths.length;
    if (knowsAll && now - this.#checked < CHECK_MS) return;
    for (const path of this.#paths) this.#checkOne(path);
    this.#checked = now;
  }

  #checkOne(path: string): void {
    const identity = identityOf(path);
    const first = this.#identities.get(path);
    if (first === undefined && identity !== undefined) this.#identities.set(path, identity);
    if (first === undefined || first === identity) return;
    const what = identity === undefined ? 'deleted or moved' : 'replaced';
    throw new StoreProblem(
      `The file ${path} was ${what} while the server uses it. Nothing is saved until it is back; if it is lost, stop the server and restore a backup.`,
    );
  }
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev} ${found.ino}`;
}
