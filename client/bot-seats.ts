/** Computer players in a match that is played without a table, as at a teletype: each is reminded of what it wanted to be. */
import type { Seat, Types } from '../core/contract.ts';
import { Mulberry32 } from '../core/chance.ts';
import type { GameKit } from '../core/kit.ts';
import type { Memo, Question } from '../bots/bot.ts';
import { botSeed } from '../table/bot-seed.ts';
import { askBot } from './bot-runner.ts';
import type { BotRunner, Wait } from './bot-runner.ts';

/** What a seat is asked after a number of actions. */
interface AskedSeat<T extends Types> extends Pick<Question<T>, 'view' | 'heard'> {
  readonly seat: Seat;
  readonly at: number;
}

interface BotSeatsParts<T extends Types> {
  readonly kit: Pick<GameKit<T>, 'anyAction'>;
  readonly runner: BotRunner<T>;
  /** Tells the luck of this match's computer players from that of others. */
  readonly luck: string;
  readonly patience: number;
  readonly wait: Wait;
}

export class BotSeats<T extends Types> {
  readonly #parts: BotSeatsParts<T>;
  readonly #memos = new Map<Seat, Memo | undefined>();

  constructor(parts: BotSeatsParts<T>) {
    this.#parts = parts;
  }

  /** What a computer player does; anything allowed where it cannot be asked. */
  async think(bot: string, { seat, view, heard, at }: AskedSeat<T>): Promise<T['Action']> {
    const { kit, runner, luck } = this.#parts;
    const seed = botSeed(luck, at);
    const question = { view, heard, memo: this.#memos.get(seat) };
    const answer = await askBot(runner, { bot, question, seed }, this.#parts);
    this.#memos.set(seat, answer?.memo);
    return answer?.action ?? kit.anyAction(view, new Mulberry32(seed));
  }
}
