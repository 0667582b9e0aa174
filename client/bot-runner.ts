/**
 * Asking a computer player, wherever it thinks: in this program, a worker of the page, or threads. Who asks is patient
 * for a while; what failed or kept silent is given up, and the question put once more. A match goes on whatever happens.
 */
import type { Answer, Question } from '../bots/bot.ts';
import type { Types } from '../core/contract.ts';

/** A question to a computer player by name. */
export interface BotTask<T extends Types> {
  readonly bot: string;
  readonly question: Question<T>;
  readonly seed: number;
}

/** Where the computer players of a match think, one question at a time. */
export interface BotRunner<T extends Types> {
  /** Fails where there is no such player, or whatever runs it broke. */
  answer(task: BotTask<T>): Promise<Answer<T>>;
  /** Gives up whatever was thinking, because it failed or kept silent. */
  restart(trouble: string): void;
  /** Ends all thinking; what was not answered will not be. */
  close(): Promise<void>;
}

/** Calls back after this many milliseconds; the function it returns calls that off. */
export type Wait = (milliseconds: number, then: () => void) => () => void;

/** A question is put so often. */
const TRIES = 2;

/** The answer to a question; undefined where none could be had. */
export async function askBot<T extends Types>(
  runner: BotRunner<T>,
  task: BotTask<T>,
  { patience, wait }: { readonly patience: number; readonly wait: Wait },
): Promise<Answer<T> | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await inTime(runner.answer(task), patience, wait);
    } catch (error) {
      runner.restart(error instanceof Error ? error.message : String(error));
    }
  }
  return undefined;
}

async function inTime<Value>(work: Promise<Value>, patience: number, wait: Wait): Promise<Value> {
  let cancel = (): void => {};
  const late = new Promise<never>((_, reject) => {
    cancel = wait(patience, () => reject(new Error(`no answer within ${patience} ms`)));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
  }
}
