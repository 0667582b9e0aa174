/** What the test can have the page do. The page runs in a browser and the test in Node; this is all both know. */
import type { Action } from '../../games/star-lanes/index.ts';
import type { BotQuestion } from '../../web/bots/bot-question.ts';

/** What becomes of a worker. `is killed`: it answers once, and is ended while it thinks about the next question. */
export type Fate = 'is killed' | 'throws' | 'hangs' | 'is missing';

export interface Asked {
  readonly questions: readonly BotQuestion[];
  /** What becomes of the first workers; those that follow are well. */
  readonly fates: readonly Fate[];
  /** How long a worker's silence is borne beyond its time for thinking, in milliseconds. */
  readonly patience: number;
}

export interface Answered {
  readonly actions: readonly Action[];
  /** How many workers were started. */
  readonly workers: number;
  /** Why workers were given up. */
  readonly troubles: readonly string[];
  /** How often the page came to something else meanwhile. */
  readonly turns: number;
}

/** Each takes and gives plain data. */
export interface Trials {
  /** The answers of computer players in a worker. */
  ask(asked: Asked): Promise<Answered>;
  /** How often the page came to something else while it answered the questions in its own thread, as it never should. */
  askHere(questions: readonly BotQuestion[]): Promise<number>;
  /** Asks, closes when the first answer is there, and asks once more; gives what came of each question. */
  close(questions: readonly BotQuestion[]): Promise<readonly string[]>;
}
