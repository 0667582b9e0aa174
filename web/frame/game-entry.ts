/** How the page knows a game before anybody plays it: what the registry (`web/games.ts`) holds of each. */
import type { Component } from 'solid-js';
import type { Types } from '../../core/contract.ts';
import type { TeletypeProgram } from '../../teletype/index.ts';
import type { GameCard } from '../../text/en/index.ts';
import type { GameScreens } from './game-screens.ts';

export interface GameEntry {
  readonly id: string;
  /** What is said of it before it is played. */
  card(this: void): GameCard;
  /** Its screens, or how they come, with the words they are written in. */
  readonly screens: GameScreens<Types> | (() => Promise<GameScreens<Types>>);
  /** The first word of older addresses that led to the form for a new match. */
  readonly oldAddress?: string;
  /** How it was explained when it came out. */
  readonly Instructions?: Component;
  /** Its program of the 1970s. */
  readonly teletype?: {
    about(): string;
    /** The bell is heard when its character arrives, so it is always on the line. */
    load(): Promise<(seed: number) => TeletypeProgram>;
  };
}
