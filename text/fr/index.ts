import { usualMoves } from '../star-lanes.ts';
import type { Language } from '../en/index.ts';
import { appFr } from './app.ts';

export const fr: Language = {
  app: appFr,
  problems: async () => (await import('./problems.ts')).tellerFr,
  lesson: async () => (await import('./lesson.ts')).lessonFr,
  games: {
    'star-lanes': {
      card: {
        title: 'Star Lanes',
        play: 'Jouer à Star Lanes',
        about: `Fondez des compagnies de fret entre les étoiles, achetez leurs actions et soyez le plus riche après ${usualMoves()} coups en tout.`,
        newGame: 'Choisir joueurs et règles',
        resumeAbout: (move, of, names) => `Coup ${move} sur ${of}, ${names}`,
        teletype: 'Le programme original de 1977 (en anglais) : tapez vos réponses, puis appuyez sur Entrée.',
      },
      words: async () => (await import('./star-lanes.ts')).starLanesFr,
      rules: async () => (await import('./star-lanes-how-to-play.ts')).lanesRulesFr,
      lesson: async () => (await import('./star-lanes-lesson.ts')).lanesLessonFr,
    },
    'star-trader': {
      card: {
        title: 'Star Trader',
        play: 'Jouer à Star Trader',
        about:
          'Le jeu de Dave Kaufman (1974) : transportez des marchandises d’étoile en étoile, marchandez chaque lot et soyez le capitaine le plus riche à la fin.',
        newGame: 'Choisir capitaines et règles',
        resumeAbout: (year, of, names) => `Star Trader, année ${year} sur ${of}, ${names}`,
        teletype:
          'Le programme de 1974 : les mêmes questions dans le même ordre, dans nos mots (en anglais). Tapez vos réponses, puis appuyez sur Entrée.',
      },
      words: async () => (await import('./star-trader.ts')).starTraderFr,
      rules: async () => (await import('./star-trader-how-to-play.ts')).traderRulesFr,
      lesson: async () => (await import('./star-trader-lesson.ts')).traderLessonFr,
    },
  },
};
