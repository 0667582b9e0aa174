/** What was there before the app (`preload.ts`), and what became of it. */

export interface Early {
  /** Whether "Play" was pressed already. */
  pressed: boolean;
  /** A thread of computer players that was started before anybody asked, while nobody has taken it. */
  players: Worker | undefined;
}

declare global {
  var starLanesEarly: Early | undefined;
}

export const early: Early = globalThis.starLanesEarly ?? { pressed: false, players: undefined };
