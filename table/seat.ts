/** A place at a table: who sits there, and who acts for them. */
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

  sit(name: string, words: string, hash: string | undefined): void {
    this.name = name;
    this.words = words;
    this.held = hash;
  }

  stand(): void {
    this.name = undefined;
    this.words = '';
    this.held = undefined;
    this.offered = undefined;
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
