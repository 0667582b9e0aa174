/** Goes on trying while the database is away: it may be restarting. */
import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '../../core/must.ts';
import { Failure } from './driver.ts';
import type { Driver, Row, Statement } from './driver.ts';

/** How long somebody waits for an answer before they hear that there is none. */
const PATIENCE = 30_000;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

/** Asks what may be asked twice. */
export async function ask(driver: Driver, ...statements: readonly Statement[]): Promise<readonly Row[]> {
  const answers = await insist(() => driver.run(...statements), Date.now());
  return must(answers.at(-1), 'the rows of the last statement');
}

/**
 * What came of writing rows under a primary key:
 * - written
 * - taken: the key was there before
 * - doubtful: the key is there, but perhaps from an earlier try of ours whose answer was lost
 */
export type WriteOutcome = 'written' | 'taken' | 'doubtful';

/**
 * Writes new rows. Only trying again can tell what came of a try without an answer: one that is still under way makes
 * the next one wait, and the primary key lets only one of them through.
 */
export async function write(
  driver: Driver,
  statements: readonly Statement[],
  { since, isRepeated = false }: { since: number; isRepeated?: boolean },
): Promise<WriteOutcome> {
  let tries = isRepeated ? 1 : 0;
  try {
    await insist(() => (tries++, driver.run(...statements)), since);
    return 'written';
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'taken') throw error;
    return tries > 1 ? 'doubtful' : 'taken';
  }
}

async function insist<T>(work: () => Promise<T>, since: number): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      const isWorthIt = error instanceof Failure && error.kind === 'unsettled' && Date.now() - since < PATIENCE;
      if (!isWorthIt) throw error;
    }
    await sleep(pause);
  }
}
