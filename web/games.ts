/**
 * The games of this page: the only file of `web/` that names them. The first one is there from the start, for nothing may
 * keep the first move waiting; the others come when they are wanted.
 */
import { lazy } from 'solid-js';
import type { Component } from 'solid-js';
import { Mulberry32 } from '../core/chance.ts';
import type { Types } from '../core/contract.ts';
import type { GameCard } from '../text/en/index.ts';
import { gameCard, t, wantWords } from './app/words.ts';
import type { GameScreens } from './frame/game-screens.ts';
import { starLanesScreens } from './star-lanes/screens.tsx';

/** A program of the 1970s: typed lines go in, printed text comes out. */
export interface TeletypeSession {
  readonly over: boolean;
  start(): string;
  answer(line: string): string;
}

export interface GameEntry {
  readonly id: string;
  /** What is said of it before it is played. */
  card(this: void): GameCard;
  /** Its screens, or how they come, with the words they are written in. */
  readonly screens: GameScreens<Types> | (() => Promise<GameScreens<Types>>);
  /** The first word of older addresses that led to the form for a new match. */
  readonly oldAddress: string;
  /** How it was explained when it came out. */
  readonly Instructions?: Component;
  /** Its program of the 1970s. */
  readonly teletype?: {
    about(): string;
    /** The bell is heard when its character arrives, so it is always on the line. */
    load(): Promise<(seed: number) => TeletypeSession>;
  };
}

/** The game of the first page. */
export const FIRST_GAME = {
  id: 'star-lanes',
  card: () => gameCard('star-lanes'),
  screens: starLanesScreens,
  oldAddress: 'new',
  Instructions: lazy(async () => ({ default: (await import('./star-lanes/instructions.tsx')).Instructions })),
  teletype: {
    about: () => t().teletype.about,
    async load() {
      const { Session } = await import('../teletype/star-lanes/session.ts');
      return (seed) => new Session({ chance: new Mulberry32(seed), layout: 'spec', bell: true });
    },
  },
} as const satisfies GameEntry;

const STAR_TRADER: GameEntry = {
  id: 'star-trader',
  card: () => gameCard('star-trader'),
  async screens() {
    const [{ starTraderScreens }] = await Promise.all([import('./star-trader/screens.tsx'), wantWords('star-trader')]);
    return starTraderScreens;
  },
  oldAddress: 'trader',
  teletype: {
    about: () => t().teletype.aboutTrader,
    async load() {
      const { Session } = await import('../teletype/star-trader/session.ts');
      return (seed) => new Session({ chance: new Mulberry32(seed), bell: true });
    },
  },
};

export const OTHER_GAMES: readonly GameEntry[] = [STAR_TRADER];
export const GAMES: readonly GameEntry[] = [FIRST_GAME, ...OTHER_GAMES];

/** The entry of a game by its id; undefined for a game that this page does not have. */
export function entryOf(game: string): GameEntry | undefined {
  return GAMES.find(({ id }) => id === game);
}
