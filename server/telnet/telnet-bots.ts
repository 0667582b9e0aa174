/** Computer players for those who call: the threads that think for all tables think for them, and no more matches than there may be. */
import { randomUUID } from 'node:crypto';
import { cardsOf } from '../../bots/index.ts';
import type { Memo } from '../../bots/bot.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Seat, Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { unwrap } from '../../core/result.ts';
import { kitOf } from '../../games/index.ts';
import { botSeed } from '../../table/bot-seed.ts';
import type { SeatQuestion } from '../../teletype/basic/program.ts';
import { Counts } from '../limits.ts';
import type { Limits } from '../limits.ts';
import type { BotPool } from '../tables/bot-pool.ts';

/** How long one may read a line of a computer player, in milliseconds: what happens on the map longer than a bid. */
const PACE_MS = { long: 1000, short: 250 };

const MATCHES_PER_ADDRESS = 10;

export class TelnetBots {
  readonly #pool: Pick<BotPool, 'answer'>;
  readonly #most: number;
  readonly #perAddress = new Counts(MATCHES_PER_ADDRESS);
  #matches = 0;

  constructor(pool: Pick<BotPool, 'answer'>, { botMatches }: Pick<Limits, 'botMatches'>) {
    this.#pool = pool;
    this.#most = botMatches;
  }

  /** The computer players of a game, weakest first. */
  namesOf(game: string): readonly string[] {
    return cardsOf(game).map(({ name }) => name);
  }

  /** The most of them that one person may play against in the program of the 1970s. */
  mostOf(game: string): number {
    const kit = must(kitOf(game), game);
    return kit.game.seats(unwrap(kit.game.parseConfig(kit.historic))).max - 1;
  }

  /** Whether one more match may begin, in all and from this address; who was let in must `leave`. */
  enter(address: string): boolean {
    if (this.#matches >= this.#most || !this.#perAddress.enter(address)) return false;
    this.#matches++;
    return true;
  }

  leave(address: string): void {
    this.#matches--;
    this.#perAddress.leave(address);
  }

  /** Their seats in a new match. */
  seatsOf(game: string): TelnetSeats {
    return new TelnetSeats(this.#pool, game, `telnet ${randomUUID()}`);
  }
}

export class TelnetSeats {
  readonly #pool: Pick<BotPool, 'answer'>;
  readonly #game: string;
  readonly #match: string;
  readonly #memos = new Map<Seat, Memo | undefined>();

  constructor(pool: Pick<BotPool, 'answer'>, game: string, match: string) {
    this.#pool = pool;
    this.#game = game;
    this.#match = match;
  }

  /** What one of them does; anything allowed where no thread answers. */
  async think(bot: string, { seat, view, heard, at }: SeatQuestion<Types>): Promise<Types['Action']> {
    const kit = must(kitOf(this.#game), this.#game);
    const { game } = kit;
    const seed = botSeed(this.#match, at);
    const question = { view, heard, memo: this.#memos.get(seat) };
    const about = { match: this.#match, seat, game: game.id, bot, seed, isUrgent: true };
    const reply = await this.#pool.answer({ ...about, question });
    this.#memos.set(seat, reply?.memo);
    const action = reply && game.parseAction(reply.did);
    return action ?? kit.anyAction(view, new Mulberry32(seed));
  }

  paceOf(view: Types['View']): number {
    return must(kitOf(this.#game), this.#game).isWorthWatching(view) ? PACE_MS.long : PACE_MS.short;
  }
}
