/** What was there before the app (`preload.ts`), and what became of it. */

export interface Early {
  /** What was pressed already: a match was asked for, or the first one, which teaches. */
  pressed: 'match' | 'lesson' | undefined;
  /** Is told of a press once the app can answer it. */
  onPress: (() => void) | undefined;
  /** A thread of computer players that was started before anybody asked, while nobody has taken it. */
  players: Worker | undefined;
}

declare global {
  var starLanesEarly: Early | undefined;
}

export const early: Early = globalThis.starLanesEarly ?? { pressed: undefined, onPress: undefined, players: undefined };
