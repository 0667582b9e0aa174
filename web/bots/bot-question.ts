/** What a computer player of the page is asked: plain data, so that it can travel to the worker. */
import type { Thinking } from '../../bots/arena/player.ts';
import type { Memo } from '../../bots/bot.ts';
import type { Types } from '../../core/contract.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';

export interface BotQuestion<T extends Types = StarLanesTypes> {
  /** The game, such as `star-lanes`. */
  readonly game: string;
  /** The name of the computer player, such as `searcher`. */
  readonly bot: string;
  readonly view: T['View'];
  /** Every event the seat was allowed to hear, in order. */
  readonly heard: readonly T['Event'][];
  /** What the computer player returned with its last answer for this seat. */
  readonly memo?: Memo | undefined;
  /** In playouts alone the same question has the same answer on every machine. */
  readonly thinking: Thinking;
  readonly seed: number;
}
