/** Star Trader in the terminal: what fills the slots of the frames. */
import { traderRulesExamples } from '../../insight/star-trader/rules-examples.ts';
import { traderRulesEn } from '../../text/en/star-trader-how-to-play.ts';
import { starTraderCards } from '../../bots/star-trader/cards.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { tellDate } from '../../games/star-trader/text.ts';
import { starTraderEn } from '../../text/en/star-trader.ts';
import { STAR_TRADER_LISTING } from './listing.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import { drawTraderDesk, handleTraderKey, traderDeskKeys } from './desk.ts';
import { traderLayout } from './layout.ts';
import { STAR_TRADER_TALK } from './lines.ts';
import { drawStarMap } from './map.ts';
import { lookTrader, newTraderUi, nextTraderUi, traderQuestionId, withLetters } from './model.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { TRADER_OVERLAYS } from './overlays.ts';
import { drawTraderSide } from './side.ts';
import { stopAnswering } from './stop.ts';
import { traderNewsStyle, traderQuestion } from './words.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { openStarTrader } from '../../teletype/star-trader/session.ts';
import { VoyageTrace } from '../../teletype/star-trader/trace.ts';
import type { PlayedProgram } from '../teletype/play.ts';
import { RecordFile } from '../teletype/record-file.ts';

/** Star Trader at the teletype. */
const STAR_TRADER_TELETYPE: PlayedProgram = {
  ...STAR_TRADER_LISTING.teletype,
  hint: 'Type capitals, as on the teletype (KIRK, MAP, REPORT, SAVE).',
  layouts: [],
  open({ chance, bell, record, names }) {
    const kept = record === undefined ? [] : [new RecordFile(record, starTrader)];
    return (say) =>
      openStarTrader(
        { chance, bell, witnesses: [...kept, ...(say === undefined ? [] : [new VoyageTrace(say)])] },
        names,
      );
  },
};

export const STAR_TRADER: GameScreens<StarTraderTypes, TraderMatchModel, TraderUi> = {
  ...STAR_TRADER_LISTING,
  players: starTraderCards.map(({ name }) => ({ name, about: starTraderEn.bots[name] })),
  talk: STAR_TRADER_TALK,
  bots: async () => (await import('../../bots/star-trader/index.ts')).starTraderBots,
  progress: ({ today, endYear }) => ({
    words: `${tellDate(today)} (it ends in ${endYear})`,
    figures: { day: today.day, year: today.year, endYear },
  }),

  rules: (config) => traderRulesEn(traderRulesExamples(config)),

  moment: ({ today }) => tellDate(today),
  question: traderQuestion,
  newsStyle: traderNewsStyle,
  endWords: ({ today }) => `in ${today.year}`,

  look: lookTrader,
  newUi: newTraderUi,
  questionId: traderQuestionId,
  nextUi: nextTraderUi,
  noticed: withLetters,
  layout: traderLayout,
  drawMap: drawStarMap,
  drawSide: drawTraderSide,
  drawDesk: drawTraderDesk,
  deskKeys: traderDeskKeys,
  handleKey: handleTraderKey,
  answering: stopAnswering,
  overlays: TRADER_OVERLAYS,
  standings: ({ captains }) =>
    captains.map(({ total, onShips, bank, cargo }) => ({
      worth: total,
      made: (amount) => `money ${amount(onShips + bank)}, cargo ${amount(cargo)}`,
    })),

  turn: 'landing',

  review: async (...given) => (await import('./review.ts')).reviewStarTrader(...given),
  advise: async (...given) => (await import('./review.ts')).adviseStarTrader(...given),
  teletype: STAR_TRADER_TELETYPE,
};
