/** What a computer player of the page is asked: plain data, so that it can travel to the worker. */
import type { Thinking } from '../../bots/arena/player.ts';
import type { BotTask } from '../../client/bot-runner.ts';
import type { Types } from '../../core/contract.ts';

export interface BotQuestion<T extends Types> extends BotTask<T> {
  /** The game, such as `star-lanes`. */
  readonly game: string;
  /** In playouts alone the same question has the same answer on every machine. */
  readonly thinking: Thinking;
}
