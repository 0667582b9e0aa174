/** The review of a match of Star Lanes, and advice on it. */
import type { Figures, StarLanesAdvice } from '../../bots/star-lanes/adviser/advice.ts';
import { advise } from '../../bots/star-lanes/adviser/advise.ts';
import { careful, quick, review } from '../../bots/star-lanes/adviser/review.ts';
import type { PlayerReview, StarLanesReview } from '../../bots/star-lanes/adviser/review.ts';
import { loadMind } from '../../bots/star-lanes/judge/mind.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { unwrap } from '../../core/result.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event, StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import type { Advised } from '../../text/en/star-lanes-advice.ts';
import { figures } from './advice.ts';
import { lanes, lanesGame } from './speech.ts';
import type { Adviser, Reviewer } from '../frame/game-screens.ts';
import { chanceLegend } from '../review/chart.ts';
import { percent, signed } from '../review/figures.ts';
import { SEED } from '../review/page.ts';
import type { ReviewPage } from '../review/page.ts';

export const reviewStarLanes: Reviewer<StarLanesTypes> = async (record, { quick: hurry, playouts }, onProgress) => {
  const mind = await loadMind();
  const usual = (hurry ? quick : careful)(record.names.length, mind);
  const depth = { ...usual, playouts: playouts ?? usual.playouts };
  const reviewed = review(record, { mind, depth, onProgress }, new Mulberry32(SEED));
  if (!reviewed.ok) return reviewed;
  const config = unwrap(starLanes.parseConfig(record.edition, record.engine));
  const told = toldReview(reviewed.value, { names: record.names, config });
  return { ok: true, value: { data: told, page: reviewPage(told) } };
};

type LanesReviewWords = ReturnType<typeof toldReview>;

/** The review with what happened, and what would have been better, in words. */
function toldReview({ evaluator, ...reviewed }: StarLanesReview, advised: Advised) {
  const turns = reviewed.turns.map(({ events, better, ...turn }) => ({
    ...turn,
    sentence: turnWords(events, advised),
    better: better && {
      did: better.did,
      words: better.trade === undefined ? '' : lanes().advice.trade(better.trade, advised.config),
    },
  }));
  const points = reviewed.turningPoints.map(({ number: move, ...point }) => {
    const { by, sentence } = must(turns[move - 1], 'the turn of a turning point');
    return { move, by, ...point, sentence };
  });
  return { ...reviewed, sight: evaluator, turns, turningPoints: points };
}

function reviewPage({ edition, over, players, turns, turningPoints, start, sight }: LanesReviewWords): ReviewPage {
  const isAlone = players.length === 1;
  const { review: told, money } = lanes();
  const curves = players.map(({ name, seat }) => ({
    name,
    chances: [must(start[seat], 'a chance'), ...turns.map((turn) => must(turn.chances[seat], 'a chance'))],
  }));
  // In the order of play, as a story.
  const points = turningPoints
    .toSorted((one, other) => one.move - other.move)
    .map(({ move, seat, from, to, sentence }) => {
      const { name } = must(players[seat], 'a player');
      return told.point(move, name, percent(from), percent(to), sentence);
    });
  return {
    edition,
    people: told.people,
    played: told.played(turns.length),
    over,
    players: players.map((player) => ({ ...player, figures: figuresOf(player) })),
    // Nobody needs a chart of who plays alone.
    charts: isAlone ? [] : [{ legend: chanceLegend(told.by), curves }],
    stories: [{ heading: told.turningPoints, sentences: points }],
    columns: [
      [told.columns[0], 8],
      [told.columns[1], 11],
      [told.columns[2], 7],
    ],
    notes: [told.explanation, ...(isAlone ? [told.alone] : sight === 'champion' ? [] : [told.roughly])],
    money,
  };
}

function figuresOf({ accuracy, averageLoss, luck }: PlayerReview): string[] {
  const lost = lanes().review.lost(100 * averageLoss);
  return [accuracy === undefined ? '-' : accuracy.toFixed(0), lost, signed(luck)];
}

/** What happened in a turn: dividends and the end come by themselves. */
function turnWords(events: readonly Event[], { names, config }: Advised): string {
  return events
    .filter((event) => starLanesKit.isNews(event) && event.type !== 'dividend' && event.type !== 'ended')
    .map((event) => lanesGame().tell(event, names, config))
    .join(' ');
}

const PLAYOUTS = 800;

export const adviseStarLanes: Adviser<StarLanesTypes> = async (question, { names, playouts = PLAYOUTS }) => {
  const { view } = question;
  const mind = await loadMind();
  const advice = advise(question, mind, { playouts }, new Mulberry32(SEED));
  const told = toldAdvice(advice, { names, config: view.config });
  const who = must(names[told.to], 'a name');
  const scene = lanes().review.scene(view.moves + 1, view.movesInAll, who, told.ask === 'place');
  const withFigures = <Option extends Figures>(option: Option): Option & { readonly figures: string } => ({
    ...option,
    figures: figures(option, view.players),
  });
  const options = told.options.map((option) => ({ ...withFigures(option), plans: option.plans.map(withFigures) }));
  return { data: told, page: { scene, options } };
};

/** The advice with its words and reasons. */
function toldAdvice({ evaluator, ...advice }: StarLanesAdvice, advised: Advised) {
  const words = lanes().advice;
  const options = advice.options.map((option) => ({
    ...option,
    words: words.suggestion(option, advised),
    reason: words.reason(option.because, advised),
    plans: option.plans.map((plan) => ({
      ...plan,
      words: words.trade(plan, advised.config),
      reason: words.reason(plan.because, advised),
    })),
  }));
  return { ...advice, sight: evaluator, options };
}
