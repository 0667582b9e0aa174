/** How the page knows a game before anybody plays it: what the registry (`web/games.ts`) holds of each. */
import type { Component } from 'solid-js';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { SeatedProgram } from '../../teletype/basic/program.ts';
import type { GameCard, GameId } from '../../text/en/index.ts';
import type { GameScreens } from './game-screens.ts';

/** A program of the 1970s with its game. */
export interface TeletypeGame {
  readonly kit: Pick<GameKit<Types>, 'game' | 'anyAction' | 'isWorthWatching'>;
  /** Given names, it begins at the first move. The bell is heard when its character arrives, so it is always on the line. */
  open(seed: number, names: readonly string[] | undefined): SeatedProgram<Types>;
}

/** A game's first match in the page. */
export interface PageLesson<T extends Types> {
  readonly id: GameId;
  readonly lesson: Lesson<T>;
  /** Where something is that the lesson speaks of, on the game's own screens: selectors, the first that is in view counts. */
  parts(this: void, at: string): readonly string[];
  /** The selector of what a bubble never covers: what can be pressed, and what is read for it. */
  readonly kept: string;
  /** The selector of what should stay in sight beside it, where there is room. */
  readonly seen: string;
}

export interface GameEntry {
  readonly id: string;
  /** What is said of it before it is played. */
  card(this: void): GameCard;
  /** Its screens, or how they come, with the words they are written in. */
  readonly screens: GameScreens<Types> | (() => Promise<GameScreens<Types>>);
  /** The first word of older addresses that led to the form for a new match. */
  readonly oldAddress?: string;
  /** Its first match, which teaches it. */
  lesson?(this: void): Promise<PageLesson<Types>>;
  /** How it was explained when it came out. */
  readonly Instructions?: Component;
  /** Its program of the 1970s. */
  readonly teletype?: {
    /** The computer players that can sit down at it, weakest first. */
    readonly bots: readonly string[];
    load(): Promise<TeletypeGame>;
  };
}
