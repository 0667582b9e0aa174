/** The review of a match of Star Lanes, and advice on it. */
import type { Figures, StarLanesAdvice } from '../../bots/star-lanes/adviser/advice.ts';
import { advise } from '../../bots/star-lanes/adviser/advise.ts';
import { networksOf } from '../../bots/star-lanes/adviser/evaluator.ts';
import { careful, quick, review } from '../../bots/star-lanes/adviser/review.ts';
import type { PlayerReview, StarLanesReview } from '../../bots/star-lanes/adviser/review.ts';
import { loadWeights } from '../../bots/star-lanes/weights.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { unwrap } from '../../core/result.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { money } from '../../games/star-lanes/text.ts';
import { reasonWords, suggestionWords, tradeWords, turnWords } from '../../text/en/star-lanes-advice.ts';
import type { Advised } from '../../text/en/star-lanes-advice.ts';
import { figures } from './advice.ts';
import type { Adviser, Reviewer } from '../frame/game-screens.ts';
import { chanceLegend } from '../review/chart.ts';
import { percent, signed } from '../review/figures.ts';
import { SEED } from '../review/page.ts';
import type { ReviewPage } from '../review/page.ts';

export const reviewStarLanes: Reviewer<StarLanesTypes> = async (record, { quick: hurry, playouts }, onProgress) => {
  const networks = networksOf(await loadWeights());
  const usual = (hurry ? quick : careful)(record.names.length, networks);
  const depth = { ...usual, playouts: playouts ?? usual.playouts };
  const reviewed = review(record, { networks, depth, onProgress }, new Mulberry32(SEED));
  if (!reviewed.ok) return reviewed;
  const config = unwrap(starLanes.parseConfig(record.edition, record.engine));
  const told = toldReview(reviewed.value, { names: record.names, config });
  return { ok: true, value: { data: told, page: reviewPage(told) } };
};

type LanesReviewWords = ReturnType<typeof toldReview>;

/** The review with what happened, and what would have been better, in English. */
function toldReview({ evaluator, ...reviewed }: StarLanesReview, advised: Advised) {
  const turns = reviewed.turns.map(({ events, better, ...turn }) => ({
    ...turn,
    sentence: turnWords({ events }, advised),
    better: better && {
      did: better.did,
      words: better.trade === undefined ? '' : tradeWords(better.trade, advised.config),
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
  const curves = players.map(({ name, seat }) => ({
    name,
    chances: [must(start[seat], 'a chance'), ...turns.map((turn) => must(turn.chances[seat], 'a chance'))],
  }));
  // In the order of play, as a story.
  const points = turningPoints
    .toSorted((one, other) => one.move - other.move)
    .map(({ move, seat, from, to, sentence }) => {
      const { name } = must(players[seat], 'a player');
      return `Move ${move}: ${name} ${percent(from)} -> ${percent(to)}. ${sentence}`;
    });
  return {
    edition,
    people: ['player', 'players'],
    played: `${turns.length} moves`,
    over,
    players: players.map((player) => ({ ...player, figures: figuresOf(player) })),
    // Nobody needs a chart of who plays alone.
    charts: isAlone ? [] : [{ legend: chanceLegend('move'), curves }],
    stories: [{ heading: 'Turning points', sentences: points }],
    columns: [
      ['accuracy', 8],
      ['lost a move', 11],
      ['luck', 7],
    ],
    notes: [EXPLANATION, ...(isAlone ? [ALONE] : sight === 'champion' ? [] : [ROUGHLY])],
    money,
  };
}

function figuresOf({ accuracy, averageLoss, luck }: PlayerReview): string[] {
  const lost = `${(100 * averageLoss).toFixed(1)} %`;
  return [accuracy === undefined ? '-' : accuracy.toFixed(0), lost, signed(luck)];
}

const EXPLANATION =
  'Accuracy: how well the spaces and trades were chosen, 100 at best. Lost a move: the chance to win by which the ' +
  'best answer found was better, on average. Luck: how much better the offers were than others that might have been ' +
  'drawn, in chance to win, all moves together.';

const ALONE =
  'Alone there is nobody to beat: instead of the chance to win, a score of the worth at the end is measured.';

const ROUGHLY =
  'The champion’s weights are missing: these figures come from matches played out, and are rougher than usual.';

const PLAYOUTS = 800;

export const adviseStarLanes: Adviser<StarLanesTypes> = async (question, { names, playouts = PLAYOUTS }) => {
  const { view } = question;
  const networks = networksOf(await loadWeights());
  const advice = advise(question, networks, { playouts }, new Mulberry32(SEED));
  const told = toldAdvice(advice, { names, config: view.config });
  const who = must(names[told.to], 'a name');
  const what = told.ask === 'place' ? 'choose a space' : 'trade';
  const scene = `move ${view.moves + 1} of at most ${view.movesInAll}: ${who} is to ${what}.`;
  const withFigures = <Option extends Figures>(option: Option): Option & { readonly figures: string } => ({
    ...option,
    figures: figures(option, view.players),
  });
  const options = told.options.map((option) => ({ ...withFigures(option), plans: option.plans.map(withFigures) }));
  return { data: told, page: { scene, options } };
};

/** The advice with its words and reasons in English. */
function toldAdvice({ evaluator, ...advice }: StarLanesAdvice, advised: Advised) {
  const options = advice.options.map((option) => ({
    ...option,
    words: suggestionWords(option, advised),
    reason: reasonWords(option.because, advised),
    plans: option.plans.map((plan) => ({
      ...plan,
      words: tradeWords(plan, advised.config),
      reason: reasonWords(plan.because, advised),
    })),
  }));
  return { ...advice, sight: evaluator, options };
}
