/**
 * Level 7: judges every offered space with the whole list of trade plans by a network trained by self-play. At a table of two
 * its first look is as good as any search; with more players, where stock cannot be sold, it looks a round ahead.
 * Without its weights, and alone, where there is no rival to judge by, the searcher plays.
 */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Bot, Budget, Question } from '../bot.ts';
import { starLanesCard } from './cards.ts';
import { judgingBot } from './judge/bot.ts';
import { loadMind } from './judge/mind.ts';
import type { JudgingMind } from './judge/mind.ts';
import { searcher } from './searcher.ts';

/** How many of the best arms are tried, and how many futures the first look counts for. */
const LOOK = { arms: 6, prior: 4 };

/** How many playouts of the searcher take as long as one of the champion's. */
const SEARCHERS = 3;

export async function loadChampion(): Promise<Bot<StarLanesTypes>> {
  return championWith(await loadMind());
}

/** The champion with its networks; without them, the searcher under the champion's name. */
export function championWith(mind: JudgingMind | undefined): Bot<StarLanesTypes> {
  const card = starLanesCard('champion');
  if (mind === undefined) return { ...searcher, ...card, playouts: searcher.playouts };
  const judging = judgingBot(card, mind, LOOK);
  const of = ({ view }: Question<StarLanesTypes>): Bot<StarLanesTypes> => (view.players === 1 ? searcher : judging);
  const means = (question: Question<StarLanesTypes>, budget: Budget): Budget =>
    question.view.players === 1 ? { ...budget, playouts: SEARCHERS * budget.playouts } : budget;
  return {
    ...card,
    answer: (question, budget, chance) => of(question).answer(question, means(question, budget), chance),
    weigh: (question, budget, chance) => of(question).weigh!(question, means(question, budget), chance),
  };
}
