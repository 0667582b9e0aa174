/** Star Lanes in the language that is spoken. */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import { lanesRulesExamples } from '../../insight/star-lanes/rules-examples.ts';
import type { LanesRulesExamples } from '../../insight/star-lanes/rules-examples.ts';
import type { RulesSheet } from '../../insight/rules-card.ts';
import { englishRules, explainOptions } from '../../text/en/options.ts';
import { lanesRulesEn } from '../../text/en/star-lanes-how-to-play.ts';
import { lanesTerminalEn } from '../../text/en/star-lanes-terminal.ts';
import type { LanesTerminalWords } from '../../text/en/star-lanes-terminal.ts';
import { starLanesEn } from '../../text/en/star-lanes.ts';
import type { StarLanesWords } from '../../text/en/star-lanes.ts';
import { LANGUAGES } from '../../text/index.ts';
import type { LanguageTag } from '../../text/index.ts';
import type { GameSpeech } from '../frame/game-screens.ts';
import { Spoken } from '../spoken.ts';

interface LanesSpeech {
  /** What any program says of the game. */
  readonly game: StarLanesWords;
  /** What only this one says. */
  readonly terminal: LanesTerminalWords;
  readonly rules: (examples: LanesRulesExamples) => RulesSheet;
}

const TERMINAL: Readonly<Record<LanguageTag, () => Promise<LanesTerminalWords>>> = {
  en: () => Promise.resolve(lanesTerminalEn),
  de: async () => (await import('../../text/de/star-lanes-terminal.ts')).lanesTerminalDe,
  fr: async () => (await import('../../text/fr/star-lanes-terminal.ts')).lanesTerminalFr,
};

/** What is typed on a command line is named as it is typed. */
const ENGLISH: StarLanesWords = {
  ...starLanesEn,
  ...englishRules(starLanesKit),
  optionProblem: (problem) => explainOptions(starLanes, problem),
};

const spoken = new Spoken<LanesSpeech>(
  { game: ENGLISH, terminal: lanesTerminalEn, rules: lanesRulesEn },
  async (language) => {
    const { games } = await LANGUAGES[language].load();
    const [game, terminal, rules] = await Promise.all([
      games['star-lanes'].words(),
      TERMINAL[language](),
      games['star-lanes'].rules(),
    ]);
    return { game: language === 'en' ? ENGLISH : game, terminal, rules };
  },
);

/** What only the terminal says of it. */
export function lanes(): LanesTerminalWords {
  return spoken.now.terminal;
}

/** What any program says of it. */
export function lanesGame(): StarLanesWords {
  return spoken.now.game;
}

export function lanesRules(config: StarLanesTypes['Config']): RulesSheet {
  return spoken.now.rules(lanesRulesExamples(config));
}

export function lanesSpeech(): GameSpeech<StarLanesTypes> {
  return { ...spoken.now.game, ...spoken.now.terminal };
}

export function speakLanes(language: LanguageTag): Promise<void> {
  return spoken.speak(language);
}
