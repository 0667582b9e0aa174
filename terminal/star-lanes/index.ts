/** Star Lanes in the terminal: what fills the slots of the frames. */
import { must } from '../../core/must.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { lanesHeadlines } from '../../insight/star-lanes/headlines.ts';
import { lanesCard } from '../../text/star-lanes-cards.ts';
import { STAR_LANES_LISTING } from './listing.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import type { Area, Cells } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import { frameWords } from '../words.ts';
import { handleAdviceKey } from './advice.ts';
import { lanesLayout } from './layout.ts';
import { STAR_LANES_TALK } from './lines.ts';
import { drawMap } from './map.ts';
import { lanesQuestionId, lookLanes, newLanesUi, nextLanesUi } from './model.ts';
import type { LanesKeyResult, LanesMatchModel, LanesUi } from './model.ts';
import { LANES_OVERLAYS } from './overlays.ts';
import { drawPlace, handlePlaceKey } from './place.ts';
import { handleTradeKey } from './sheet.ts';
import { drawSide } from './side.ts';
import { lanes, lanesGame, lanesRules, lanesSpeech, speakLanes } from './speech.ts';
import { drawTrade } from './trade.ts';
import { lanesKeys, lanesMoment, lanesNewsStyle, lanesQuestion } from './words.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { LAYOUTS } from '../../teletype/basic/paper.ts';
import { openStarLanes } from '../../teletype/star-lanes/session.ts';
import { LanesTrace } from '../../teletype/star-lanes/trace.ts';
import type { PlayedProgram } from '../teletype/play.ts';
import { RecordFile } from '../teletype/record-file.ts';

/** Star Lanes at the teletype. */
const STAR_LANES_TELETYPE: PlayedProgram = {
  ...STAR_LANES_LISTING.teletype,
  hint: 'Type capitals, as on the teletype (7E, MAP, STOCK).',
  layouts: LAYOUTS,
  open({ record, names, ...options }) {
    const kept = record === undefined ? [] : [new RecordFile(record, starLanes)];
    return (say) =>
      openStarLanes({ ...options, witnesses: [...kept, ...(say === undefined ? [] : [new LanesTrace(say)])] }, names);
  },
};

export const STAR_LANES: GameScreens<StarLanesTypes, LanesMatchModel, LanesUi> = {
  ...STAR_LANES_LISTING,
  speak: speakLanes,
  speech: lanesSpeech,
  talk: STAR_LANES_TALK,
  bots: async (names) => (await import('../../bots/star-lanes/index.ts')).loadStarLanesBots(names),
  progress: ({ moves, movesInAll }) => ({
    words: lanes().progress(moves, movesInAll),
    figures: { moves, movesInAll },
  }),

  rules: lanesRules,

  moment: lanesMoment,
  question: lanesQuestion,
  endWords: ({ moves }) => lanes().ended(moves),
  endReason({ events, names }) {
    const end = events.findLast((event) => event.type === 'ended');
    return end && lanesGame().ending(end.why, end.by === undefined ? '' : must(names[end.by], 'who called it'));
  },
  newsStyle: lanesNewsStyle,

  look: lookLanes,
  newUi: newLanesUi,
  questionId: lanesQuestionId,
  nextUi: nextLanesUi,
  cards(news, { view, names, viewer }) {
    const own = viewer === 'watcher' ? undefined : viewer;
    const reader = { names, own, config: view.config };
    return lanesHeadlines(news, view, own).map((headline) => lanesCard(headline, lanesGame(), reader));
  },
  // As in 1977.
  boxesCards: true,
  layout: lanesLayout,
  drawMap,
  drawSide,
  drawDesk,
  deskKeys: lanesKeys,
  handleKey,
  overlays: LANES_OVERLAYS,
  items: ({ view, asked }) =>
    asked !== undefined && view.ask?.mayEnd === true
      ? [{ key: 'e', words: lanes().endNow, does: { overlay: 'sure-end' } }]
      : [],
  standings: ({ standings }) =>
    must(standings, 'the standings of a match that is over').map(({ net, stock, cash }) => ({
      worth: net,
      made: (amount) => lanes().made(amount(stock), amount(cash)),
    })),

  review: async (...given) => (await import('./review.ts')).reviewStarLanes(...given),
  advise: async (...given) => (await import('./review.ts')).adviseStarLanes(...given),
  teletype: STAR_LANES_TELETYPE,
};

function drawDesk(cells: Cells, model: LanesMatchModel, ui: LanesUi, area: Area): void {
  const { view, asked, update, names } = model;
  if (asked === undefined) {
    const who = must(names[update.toAct ?? view.mover], 'a name');
    const what = update.phase === 'paused' ? frameWords().notice.paused : lanes().waits[view.phase](who);
    cells.put(area.x, area.y, what, 'faint');
  } else if (view.ask?.ask === 'place') drawPlace(cells, model, ui, view.ask.spaces, area);
  else drawTrade(cells, model, ui, area);
}

function handleKey(model: LanesMatchModel, ui: LanesUi, key: Key): LanesKeyResult | undefined {
  const { ask } = model.view;
  if (model.asked === undefined || ask === undefined) return undefined;
  const advised = handleAdviceKey(model, ui, key);
  if (advised !== undefined) return advised;
  return ask.ask === 'place' ? handlePlaceKey(ask.spaces, ui, key) : handleTradeKey(model, ui, key);
}
