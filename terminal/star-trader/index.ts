/** Star Trader in the terminal: what fills the slots of the frames. */
import type { Event, StarTraderTypes } from '../../games/star-trader/index.ts';
import { traderHeadlines } from '../../insight/star-trader/headlines.ts';
import { traderCard } from '../../text/star-trader-cards.ts';
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
import { speakTrader, trader, traderGame, traderRules, traderSpeech } from './speech.ts';
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
  speak: speakTrader,
  speech: traderSpeech,
  talk: STAR_TRADER_TALK,
  bots: async () => (await import('../../bots/star-trader/index.ts')).starTraderBots,
  progress: ({ today, endYear }) => ({
    words: trader().progress(trader().date(today), endYear),
    figures: { day: today.day, year: today.year, endYear },
  }),

  rules: traderRules,

  moment: ({ today }) => trader().date(today),
  question: traderQuestion,
  newsStyle: traderNewsStyle,
  endWords: ({ today }) => trader().ended(today.year),
  endReason({ events }) {
    const end = events.findLast((event) => event.type === 'ended');
    return end && traderGame().ending[end.why];
  },

  look: lookTrader,
  newUi: newTraderUi,
  questionId: traderQuestionId,
  nextUi: nextTraderUi,
  noticed: withLetters,
  cards(news, { view, names, viewer, own, events }) {
    const reader = { names, own: viewer === 'watcher' ? undefined : viewer };
    const game = traderGame();
    const words = { ...game, tell: (event: Event) => game.tell(event, names, view.config) };
    // A newsletter opens by itself.
    const headlines = traderHeadlines(news, { own, config: view.config, heard: events });
    return headlines.filter(({ what }) => what !== 'year').map((one) => traderCard(one, words, reader));
  },
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
      made: (amount) => trader().made(amount(onShips + bank), amount(cargo)),
    })),

  review: async (...given) => (await import('./review.ts')).reviewStarTrader(...given),
  advise: async (...given) => (await import('./review.ts')).adviseStarTrader(...given),
  teletype: STAR_TRADER_TELETYPE,
};
