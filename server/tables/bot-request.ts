/** A question for a computer player, as it is sent to a thread, and its answer. */
import type { Question } from '../../bots/bot.ts';
import type { Types } from '../../core/contract.ts';

export interface BotRequest {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly question: Question<Types>;
  readonly seed: number;
}

/** The action in the game's notation; undefined where there is no such bot. */
export interface Answer {
  readonly id: number;
  readonly did: string | undefined;
}
