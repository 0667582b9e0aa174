/** The page's games with one more: what a third game adds to the registry is its entry. */
import type { GameEntry } from '../../../web/frame/game-entry.ts';
import { OTHER_GAMES as OURS } from '../../../web/games.ts';

const COUNTDOWN: GameEntry = {
  id: 'countdown',
  card: () => ({
    title: 'Countdown',
    play: 'Play Countdown',
    about: 'Take one to three stones; who takes the last wins.',
    newGame: 'Choose players and stones',
    resumeAbout: (at, of, names) => `Countdown, stone ${at} of ${of}, ${names}`,
    teletype: undefined,
  }),
  screens: async () => (await import('./screens.tsx')).countdownScreens,
};

export * from '../../../web/games.ts';
export const OTHER_GAMES: readonly GameEntry[] = [...OURS, COUNTDOWN];
