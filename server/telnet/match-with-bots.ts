/** A match of somebody who called against computer players: their lines are typed for them, so slowly that one can read them. */
import type { Types } from '../../core/contract.ts';
import type { SeatedProgram } from '../../teletype/basic/program.ts';
import { typeForBots } from '../../teletype/typist.ts';
import type { TelnetSeats } from './telnet-bots.ts';

interface MatchParts {
  readonly seats: TelnetSeats;
  readonly print: (text: string) => void;
  /** Is called once: the program has ended, or the caller has. */
  onEnd(): void;
}

export class MatchWithBots {
  readonly #program: SeatedProgram<Types>;
  readonly #rivals: readonly string[];
  readonly #parts: MatchParts;
  #isTyping = false;
  #isOver = false;

  /** The caller sits in the first seat, the computer players in those after it. */
  constructor(program: SeatedProgram<Types>, rivals: readonly string[], parts: MatchParts) {
    this.#program = program;
    this.#rivals = rivals;
    this.#parts = parts;
  }

  begin(): void {
    this.#parts.print(this.#program.start());
    void this.#letBotsType();
  }

  /** The caller typed a line; while a computer player is asked it is nobody's answer. */
  hear(line: string): void {
    if (this.#isTyping) return;
    this.#parts.print(this.#program.answer(line));
    if (this.#program.over) this.end();
    else void this.#letBotsType();
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#parts.onEnd();
  }

  get #isBotAsked(): boolean {
    const { question } = this.#program;
    return question !== undefined && this.#rivals[question.seat - 1] !== undefined;
  }

  async #letBotsType(): Promise<void> {
    // Not even for a moment: several lines of the caller may have come together.
    if (!this.#isBotAsked) return;
    const { seats, print } = this.#parts;
    this.#isTyping = true;
    try {
      await typeForBots(this.#program, {
        botAt: (seat) => this.#rivals[seat - 1],
        think: (bot, question) => seats.think(bot, question),
        pause: async ({ view }) => {
          await new Promise((resolve) => setTimeout(resolve, seats.paceOf(view)).unref());
          return !this.#isOver;
        },
        print: (text) => {
          print(text);
          return Promise.resolve(!this.#isOver);
        },
      });
    } catch {
      print('\nTHE COMPUTER PLAYERS ARE GONE. CALL AGAIN.\n');
      this.end();
    }
    this.#isTyping = false;
  }
}
