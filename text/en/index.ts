/** English: the words of the app, and for each game what its entry says and where its words are. Every other language has the same. */
import { appEn } from './app.ts';
import type { AppWords } from './app.ts';
import type { LessonWords } from '../../lessons/lesson.ts';
import type { ProblemTeller } from '../problems.ts';
import { usualMoves } from '../star-lanes.ts';
import type { LessonFrameWords } from './lesson.ts';
import { starLanesEn } from './star-lanes.ts';
import type { StarLanesWords } from './star-lanes.ts';
import type { StarTraderWords } from './star-trader.ts';
import type { RulesSheet } from '../../insight/rules-card.ts';
import type { LanesRulesExamples } from '../../insight/star-lanes/rules-examples.ts';
import type { TraderRulesExamples } from '../../insight/star-trader/rules-examples.ts';

/** The words of each game, by its id. */
export interface WordsOfGames {
  readonly 'star-lanes': StarLanesWords;
  readonly 'star-trader': StarTraderWords;
}

/** What each game's page of rules is made from. */
export interface RulesOfGames {
  readonly 'star-lanes': (examples: LanesRulesExamples) => RulesSheet;
  readonly 'star-trader': (examples: TraderRulesExamples) => RulesSheet;
}

export type GameId = keyof WordsOfGames;

/** What is said of a game before it is played. */
export interface GameCard {
  readonly title: string;
  readonly play: string;
  /** What it is, in a sentence. */
  readonly about: string;
  readonly newGame: string;
  /** Of a match that can be gone on with: how far it is, and who plays. */
  readonly resumeAbout: (at: number, of: number, names: string) => string;
  /** What its program of the 1970s was like; undefined where there was none. */
  readonly teletype: string | undefined;
}

export interface Language {
  readonly app: AppWords;
  /** What is wrong, in words: nobody needs them for a first move. */
  readonly problems: () => Promise<ProblemTeller>;
  /** What every lesson says beside its own words. */
  readonly lesson: () => Promise<LessonFrameWords>;
  readonly games: {
    readonly [Id in GameId]: {
      readonly card: GameCard;
      readonly words: () => Promise<WordsOfGames[Id]>;
      readonly rules: () => Promise<RulesOfGames[Id]>;
      /** The words of its first match. */
      readonly lesson: () => Promise<LessonWords>;
    };
  };
}

export const en: Language = {
  app: appEn,
  problems: async () => (await import('./problems.ts')).tellerEn,
  lesson: async () => (await import('./lesson.ts')).lessonEn,
  games: {
    'star-lanes': {
      card: {
        title: 'Star Lanes',
        play: 'Play Star Lanes',
        about: `Found shipping companies among the stars, buy their stock, and be the richest player after ${usualMoves()} moves.`,
        newGame: 'Choose players and rules',
        resumeAbout: (move, of, names) => `Move ${move} of ${of}, ${names}`,
        teletype: 'The original program of 1977: type your answers and press Return.',
      },
      words: () => Promise.resolve(starLanesEn),
      rules: async () => (await import('./star-lanes-how-to-play.ts')).lanesRulesEn,
      lesson: async () => (await import('./star-lanes-lesson.ts')).lanesLessonEn,
    },
    'star-trader': {
      card: {
        title: 'Star Trader',
        play: 'Play Star Trader',
        about:
          'Dave Kaufman’s game of 1974: carry goods from star to star, bargain over every lot, and be the richest captain when the years are over.',
        newGame: 'Choose captains and rules',
        resumeAbout: (year, of, names) => `Star Trader, year ${year} of ${of}, ${names}`,
        teletype:
          'The program of 1974: the same questions in the same order, in our words. Type your answers and press Return.',
      },
      words: async () => (await import('./star-trader.ts')).starTraderEn,
      rules: async () => (await import('./star-trader-how-to-play.ts')).traderRulesEn,
      lesson: async () => (await import('./star-trader-lesson.ts')).traderLessonEn,
    },
  },
};

/** The game of the first page. */
export const FIRST_GAME: GameId = 'star-lanes';

/** What the first move needs, without waiting. */
export const wordsAtOnce: Partial<WordsOfGames> = { 'star-lanes': starLanesEn };
