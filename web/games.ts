/**
 * The games of this page: the only file of `web/` that names them. The first one is there from the start, for nothing may
 * keep the first move waiting; the others come when they are wanted.
 */
import { lazy } from 'solid-js';
import { starLanesCards } from '../bots/star-lanes/cards.ts';
import { starTraderCards } from '../bots/star-trader/cards.ts';
import { Mulberry32 } from '../core/chance.ts';
import { gameCard, wantWords } from './app/words.ts';
import type { GameEntry } from './frame/game-entry.ts';
import { starLanesScreens } from './star-lanes/screens.tsx';

/** The game of the first page, and of the match of the day. */
export const FIRST_GAME = {
  id: 'star-lanes',
  card: () => gameCard('star-lanes'),
  screens: starLanesScreens,
  oldAddress: 'new',
  lesson: async () => (await import('./star-lanes/lesson.ts')).lanesPageLesson,
  Instructions: lazy(async () => ({ default: (await import('./star-lanes/instructions.tsx')).Instructions })),
  teletype: {
    bots: starLanesCards.map(({ name }) => name),
    async load() {
      const { openStarLanes } = await import('../teletype/star-lanes/session.ts');
      return {
        kit: starLanesScreens.kit,
        open: (seed, names) => openStarLanes({ chance: new Mulberry32(seed), layout: 'spec', bell: true }, names),
      };
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
  lesson: async () => (await import('./star-trader/lesson.ts')).traderPageLesson,
  teletype: {
    bots: starTraderCards.map(({ name }) => name),
    async load() {
      const [{ openStarTrader }, { starTraderKit }] = await Promise.all([
        import('../teletype/star-trader/session.ts'),
        import('../games/star-trader/kit.ts'),
      ]);
      return {
        kit: starTraderKit,
        open: (seed, names) => openStarTrader({ chance: new Mulberry32(seed), bell: true }, names),
      };
    },
  },
};

/** Those beside it. */
export const OTHER_GAMES: readonly GameEntry[] = [STAR_TRADER];
