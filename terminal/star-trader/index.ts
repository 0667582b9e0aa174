/** Star Trader in the terminal: what fills the slots of the frames. */
import { starTraderBots } from '../../bots/star-trader/index.ts';
import { must } from '../../core/must.ts';
import { anyAction } from '../../games/star-trader/any-action.ts';
import { EDITIONS } from '../../games/star-trader/editions.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { medalFor, nextMedal } from '../../games/star-trader/medals.ts';
import { money, tellDate } from '../../games/star-trader/text.ts';
import { STAR_TRADER_COMMANDS } from './commands.ts';
import { STAR_TRADER_TELETYPE } from './teletype.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import { drawTraderDesk, handleTraderKey, traderDeskKeys } from './desk.ts';
import { TRADER_HELP } from './help-text.ts';
import { traderLayout } from './layout.ts';
import { STAR_TRADER_TALK } from './lines.ts';
import { drawStarMap } from './map.ts';
import { lookTrader, newTraderUi, nextTraderUi, traderQuestionId, withLetters } from './model.ts';
import type { TraderModel, TraderUi } from './model.ts';
import { TRADER_NEWS } from './news.ts';
import { TRADER_OVERLAYS } from './overlays.ts';
import { drawTraderSide } from './side.ts';
import { traderQuestion } from './words.ts';

const EDITION_NAMES = ['today', ...Object.keys(EDITIONS).filter((name) => name !== 'today')];

export const STAR_TRADER: GameScreens<StarTraderTypes, TraderModel, TraderUi> = {
  ...TRADER_NEWS,
  kit: starTraderKit,
  title: 'Star Trader',
  about: 'the game of 1974: ships, stars and bargains',
  editions: EDITION_NAMES.map((name) => ({ ...must(EDITIONS[name], name), name })),
  players: starTraderBots.map(({ name, about }) => ({ name, about })),
  usualRival: 'merchant',
  minder: 'captain',
  talk: STAR_TRADER_TALK,
  bots: () => Promise.resolve(starTraderBots),
  anyAction,
  isView: (view) => 'stars' in view && 'ships' in view,
  progress: ({ today, endYear }) => ({
    words: `${tellDate(today)} (it ends in ${endYear})`,
    figures: { day: today.day, year: today.year, endYear },
  }),
  money,
  medals: (config, worth) => ({ won: medalFor(config, worth), next: nextMedal(config, worth) }),
  isHotSeatPrivate: () => false,

  help: TRADER_HELP,
  moment: ({ today }) => tellDate(today),
  question: traderQuestion,
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
  overlays: TRADER_OVERLAYS,
  standings: ({ captains }) =>
    captains.map(({ total, onShips, bank, cargo }) => ({
      worth: total,
      made: (amount) => `money ${amount(onShips + bank)}, cargo ${amount(cargo)}`,
    })),

  turns: { words: 'landing', opens: 'landed' },
  openView(state) {
    const viewer = starTrader.toAct(state) ?? 0;
    return { view: starTrader.view(state, viewer), viewer };
  },
  isTold: (event) => TRADER_NEWS.isNews(event) || event.type === 'declined' || event.type === 'opened',

  review: async (...given) => (await import('./review.ts')).reviewStarTrader(...given),
  advise: async (...given) => (await import('./advise-page.ts')).adviseStarTrader(...given),
  teletype: STAR_TRADER_TELETYPE,
  commands: STAR_TRADER_COMMANDS,
};
