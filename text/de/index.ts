import { usualMoves } from '../star-lanes.ts';
import type { Language } from '../en/index.ts';
import { appDe } from './app.ts';

export const de: Language = {
  app: appDe,
  problems: async () => (await import('./problems.ts')).tellerDe,
  lesson: async () => (await import('./lesson.ts')).lessonDe,
  games: {
    'star-lanes': {
      card: {
        title: 'Star Lanes',
        play: 'Star Lanes spielen',
        about: `Gründe Frachtgesellschaften zwischen den Sternen, kaufe ihre Aktien und sei nach ${usualMoves()} Zügen der reichste Spieler.`,
        newGame: 'Spieler und Regeln wählen',
        resumeAbout: (move, of, names) => `Zug ${move} von ${of}, ${names}`,
        teletype: 'Das Originalprogramm von 1977 (auf Englisch): Tippe deine Antworten und drücke Return.',
      },
      words: async () => (await import('./star-lanes.ts')).starLanesDe,
      rules: async () => (await import('./star-lanes-how-to-play.ts')).lanesRulesDe,
      lesson: async () => (await import('./star-lanes-lesson.ts')).lanesLessonDe,
    },
    'star-trader': {
      card: {
        title: 'Star Trader',
        play: 'Star Trader spielen',
        about:
          'Dave Kaufmans Spiel von 1974: Bring Waren von Stern zu Stern, feilsche um jeden Posten und sei am Ende der reichste Kapitän.',
        newGame: 'Kapitäne und Regeln wählen',
        resumeAbout: (year, of, names) => `Star Trader, Jahr ${year} von ${of}, ${names}`,
        teletype:
          'Das Programm von 1974: dieselben Fragen in derselben Reihenfolge, in unseren Worten (auf Englisch). Tippe deine Antworten und drücke Return.',
      },
      words: async () => (await import('./star-trader.ts')).starTraderDe,
      rules: async () => (await import('./star-trader-how-to-play.ts')).traderRulesDe,
      lesson: async () => (await import('./star-trader-lesson.ts')).traderLessonDe,
    },
  },
};
