/** What the test can have the page do. The page runs in a browser and the test in Node; this is all both know. */
import type { Action, StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { BotQuestion } from '../../web/bots/bot-question.ts';

export type LanesQuestion = BotQuestion<StarLanesTypes>;

/** What becomes of a worker. `is killed`: it answers once, and is ended while it thinks about the next question. */
export type Fate = 'is killed' | 'throws' | 'hangs' | 'is missing';

export interface Asked {
  readonly questions: readonly LanesQuestion[];
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
  askHere(questions: readonly LanesQuestion[]): Promise<number>;
  /** Asks, closes while the second question is thought about, and asks the rest; gives what came of each question. */
  close(questions: readonly LanesQuestion[]): Promise<readonly string[]>;
}
