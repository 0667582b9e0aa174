/** A question for a computer player, as it is sent to a thread, and its answer. */
import type { Memo, Question } from '../../bots/bot.ts';
import type { Types } from '../../core/contract.ts';

export interface BotRequest {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly question: Question<Types>;
  readonly seed: number;
}

/** What a computer player answers: the action in the game's notation, and its memo. */
export interface BotReply {
  readonly did: string;
  readonly memo?: Memo | undefined;
}

/** The reply to a request; undefined where there is no such bot. */
export interface ThreadReply {
  readonly id: number;
  readonly reply: BotReply | undefined;
}
