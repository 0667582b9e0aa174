/** A place at a table: who sits there, and who acts for them. */
import type { Act } from './act.ts';
import type { SeatPlan } from './match.ts';

/** Why a computer player minds somebody's seat. */
export type Absence = 'late' | 'left';

export class TableSeat {
  readonly plan: SeatPlan;
  /** The name of who sits here; undefined while the seat is free. */
  name: string | undefined;
  /** The computer player that sits here for good. */
  bot: string | undefined;
  minded: Absence | undefined;
  /** What the player added to the chance. */
  words = '';
  /** The hash of words that are told when all seats are fixed, and of those that follow should chance be drawn anew. */
  wordsHash: string | undefined;
  nextHash: string | undefined;
  /** The hash of the secret that holds the seat, and of the one that may take it over. */
  held: string | undefined;
  offered: string | undefined;

  constructor(plan: SeatPlan) {
    this.plan = plan;
    if (plan.for === 'bot') this.fill(plan.bot);
  }

  /** A computer player sits down. */
  fill(bot: string): void {
    this.bot = bot;
    this.name = bot;
  }

  sit({ name, words, wordsHash }: Act & { readonly act: 'sit' }, hash: string | undefined): void {
    this.name = name;
    this.words = words;
    this.wordsHash = wordsHash;
    this.held = hash;
  }

  /** Before the match another device brings words of its own; while words are being told, for the next draw. */
  bringWords(wordsHash: string | undefined, isFixed: boolean): void {
    if (isFixed) this.nextHash = wordsHash;
    else if (wordsHash !== undefined || this.wordsHash !== undefined) [this.words, this.wordsHash] = ['', wordsHash];
  }

  reveal(words: string, next: string): void {
    this.words = words;
    this.nextHash = next;
  }

  /** Chance is drawn anew: who withheld the words loses the seat, all others have a say through words nobody knows. */
  redraw(): void {
    if (this.isAwaited || (this.plan.for === 'person' && this.bot !== undefined)) return this.stand();
    if (this.wordsHash !== undefined) [this.words, this.wordsHash, this.nextHash] = ['', this.nextHash, undefined];
  }

  stand(): void {
    this.name = undefined;
    this.bot = undefined;
    this.words = '';
    this.wordsHash = undefined;
    this.nextHash = undefined;
    this.held = undefined;
    this.offered = undefined;
  }

  /** Whether the words of this seat are still to be told. */
  get isAwaited(): boolean {
    return this.wordsHash !== undefined && this.words === '';
  }

  get isFree(): boolean {
    return this.name === undefined;
  }

  /** Whether a person sits here, present or not. */
  get isPerson(): boolean {
    return this.bot === undefined && this.name !== undefined;
  }

  /** Whether a computer player acts here: its own seat, or that of somebody who is late or gone. */
  get isPlayedByBot(): boolean {
    return this.bot !== undefined || this.minded !== undefined;
  }
}
