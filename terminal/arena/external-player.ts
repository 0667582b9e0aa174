/**
 * A program in a seat, spoken to in the line protocol of `docs/bot-protocol.md`. It is kept from match
 * to match; when it hangs or dies it loses the move and is started again, three times in a match.
 */
import type { Question } from '../../bots/bot.ts';
import type { PlayerAnswer, ArenaPlayer, Thinking } from '../../bots/arena/player.ts';
import type { Chance } from '../../core/chance.ts';
import type { Game, Seat, Types } from '../../core/contract.ts';
import { BotProcess } from './bot-process.ts';

const PROTOCOL = 1;
const MOST_RESTARTS = 3;
const TOO_OFTEN = `was started ${MOST_RESTARTS + 1} times in this match, and hung or died each time`;

/** What a program is told of the contest, and how long it may keep silent. */
export interface ExternalSetup<T extends Types> {
  readonly command: string;
  readonly game: Game<T>;
  readonly edition: string;
  readonly thinking: Thinking;
  readonly answerSeconds: number;
}

export class ExternalPlayer<T extends Types> implements ArenaPlayer<T> {
  readonly #setup: ExternalSetup<T>;
  #process: BotProcess | undefined;
  #hello = '';
  /** How many of the events the program that runs now was told. */
  #told = 0;
  #restarts = 0;

  constructor(setup: ExternalSetup<T>) {
    this.#setup = setup;
  }

  sitDown(seat: Seat, players: number): void {
    const { game, edition } = this.#setup;
    this.#hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL, game: game.id, edition, seat, players });
    this.#restarts = 0;
    if (this.#process?.alive === true) this.#greet(this.#process);
    else this.#start();
  }

  async answer(question: Question<T>, chance: Chance): Promise<PlayerAnswer<T>> {
    if (this.#process === undefined) return { ok: false, fault: 'failed', why: TOO_OFTEN };
    const reply = await this.#process.ask(this.#write(question, chance), 1000 * this.#setup.answerSeconds);
    if (reply.ok) return this.#read(reply.line);
    this.#restart();
    return reply;
  }

  /** Ends the program. */
  close(): void {
    this.#process?.kill();
  }

  #start(): void {
    this.#process = new BotProcess(this.#setup.command);
    this.#greet(this.#process);
  }

  #greet(process: BotProcess): void {
    process.tell(this.#hello);
    this.#told = 0;
  }

  /** At once, not when it is asked next, so that it has the others' turns to get ready. */
  #restart(): void {
    this.#process = undefined;
    if (this.#restarts++ < MOST_RESTARTS) this.#start();
  }

  #write({ view, heard }: Question<T>, chance: Chance): string {
    const { playouts, milliseconds = 1000 * this.#setup.answerSeconds } = this.#setup.thinking;
    const news = heard.slice(this.#told);
    this.#told = heard.length;
    const seed = Math.floor(chance.draw() * 2 ** 32);
    return JSON.stringify({ type: 'question', view, heard: news, budget: { milliseconds, playouts }, seed });
  }

  #read(line: string): PlayerAnswer<T> {
    const action = this.#setup.game.parseAction(line);
    if (action !== undefined) return { ok: true, action };
    return { ok: false, fault: 'illegal', why: `"${line.slice(0, 60)}" is no action` };
  }
}
