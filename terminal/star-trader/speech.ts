/** Star Trader in the language that is spoken. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { describeEvent } from '../../games/star-trader/text.ts';
import { traderRulesExamples } from '../../insight/star-trader/rules-examples.ts';
import type { TraderRulesExamples } from '../../insight/star-trader/rules-examples.ts';
import type { RulesSheet } from '../../insight/rules-card.ts';
import { englishRules, explainOptions } from '../../text/en/options.ts';
import { traderRulesEn } from '../../text/en/star-trader-how-to-play.ts';
import { traderTerminalEn } from '../../text/en/star-trader-terminal.ts';
import type { TraderTerminalWords } from '../../text/en/star-trader-terminal.ts';
import { starTraderEn } from '../../text/en/star-trader.ts';
import type { StarTraderWords } from '../../text/en/star-trader.ts';
import { LANGUAGES } from '../../text/index.ts';
import type { LanguageTag } from '../../text/index.ts';
import type { GameSpeech } from '../frame/game-screens.ts';
import { Spoken } from '../spoken.ts';

interface TraderSpeech {
  /** What any program says of the game. */
  readonly game: TraderGameWords;
  /** What only this one says. */
  readonly terminal: TraderTerminalWords;
  readonly rules: (examples: TraderRulesExamples) => RulesSheet;
}

/** The events with their configuration, as every game tells them. */
type TraderGameWords = Omit<StarTraderWords, 'tell'> & Pick<GameSpeech<StarTraderTypes>, 'tell'>;

const TERMINAL: Readonly<Record<LanguageTag, () => Promise<TraderTerminalWords>>> = {
  en: () => Promise.resolve(traderTerminalEn),
  de: async () => (await import('../../text/de/star-trader-terminal.ts')).traderTerminalDe,
  fr: async () => (await import('../../text/fr/star-trader-terminal.ts')).traderTerminalFr,
};

/** What is typed on a command line is named as it is typed; the news are as exact as the records. */
const ENGLISH: TraderGameWords = {
  ...starTraderEn,
  ...englishRules(starTraderKit),
  tell: describeEvent,
  optionProblem: (problem) => explainOptions(starTrader, problem),
};

const spoken = new Spoken<TraderSpeech>(
  { game: ENGLISH, terminal: traderTerminalEn, rules: traderRulesEn },
  async (language) => {
    const { games } = await LANGUAGES[language].load();
    const [game, terminal, rules] = await Promise.all([
      games['star-trader'].words(),
      TERMINAL[language](),
      games['star-trader'].rules(),
    ]);
    return { game: language === 'en' ? ENGLISH : game, terminal, rules };
  },
);

/** What only the terminal says of it. */
export function trader(): TraderTerminalWords {
  return spoken.now.terminal;
}

/** What any program says of it. */
export function traderGame(): TraderGameWords {
  return spoken.now.game;
}

/** `12 of medicine`. */
export function lotOf(units: number, good: Good): string {
  const { lot, goods } = spoken.now.game;
  return spoken.now.terminal.lotOf(lot(units, good), units, goods[good]);
}

export function traderRules(config: StarTraderTypes['Config']): RulesSheet {
  return spoken.now.rules(traderRulesExamples(config));
}

export function traderSpeech(): GameSpeech<StarTraderTypes> {
  const { game, terminal } = spoken.now;
  // Interest has cents, which nobody wants to read in a result.
  return { ...game, ...terminal, money: (amount) => terminal.money(Math.round(amount)) };
}

export function speakTrader(language: LanguageTag): Promise<void> {
  return spoken.speak(language);
}
