/** A question for a computer player, as it is sent to a thread, and its answer. */
import type { Memo, Question } from '../../bots/bot.ts';
import type { Seat, Types } from '../../core/contract.ts';

export interface BotRequest {
  readonly match: string;
  readonly seat: Seat;
  readonly game: string;
  readonly bot: string;
  /** `heard` is the same list as long as nothing was taken back: it only grows. */
  readonly question: Question<Types>;
  readonly seed: number;
  /** Whether people wait for the answer: theirs come first. */
  readonly isUrgent: boolean;
}

/** What a thread is sent: of what was heard, only what it has not been sent before. */
export interface ThreadRequest extends Omit<BotRequest, 'match' | 'seat' | 'isUrgent'> {
  /** The seat of a match whose events the thread keeps. */
  readonly key: string;
  /** How many events it has; 0: it begins anew. */
  readonly known: number;
  /** Seats whose events it need not keep any longer. */
  readonly forget: readonly string[];
}

/** What a computer player answers: the action in the game's notation, and its memo. */
export interface BotReply {
  readonly did: string;
  readonly memo?: Memo | undefined;
}

/** What a thread answers; undefined where there is no such bot. */
export type ThreadReply = BotReply | undefined;
