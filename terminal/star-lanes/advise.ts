/** Advice on a match of Star Lanes, as a page of text or as JSON. */
import type { Figures, StarLanesAdvice } from '../../bots/star-lanes/adviser/advice.ts';
import { advise } from '../../bots/star-lanes/adviser/advise.ts';
import { networksOf } from '../../bots/star-lanes/adviser/evaluator.ts';
import { loadWeights } from '../../bots/star-lanes/weights.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { money } from '../../games/star-lanes/text.ts';
import type { View } from '../../games/star-lanes/types.ts';
import { reasonWords, suggestionWords, tradeWords } from '../../text/en/star-lanes-advice.ts';
import type { Advised } from '../../text/en/star-lanes-advice.ts';
import { about, percent, wrap } from '../review/figures.ts';
import { questionAfter } from '../review/question.ts';
import { SEED, writeJson } from '../review/reviewer.ts';
import type { Adviser } from '../review/reviewer.ts';
import { explainMatchProblem } from '../../text/en/problems.ts';

const PLAYOUTS = 800;

export const adviseStarLanes: Adviser = async (record, { at: after, playouts = PLAYOUTS, json }) => {
  const asked = questionAfter(starLanes, record, after);
  if (!asked.ok) return { ok: false, problem: explainMatchProblem(starLanes, asked.problem) };
  const { at, question } = asked.value;
  const { names } = record;
  const networks = networksOf(await loadWeights());
  const advice = advise(question, networks, { playouts }, new Mulberry32(SEED));
  const told = toldAdvice(advice, { names, config: question.view.config });
  return { ok: true, value: json ? writeJson({ at, ...told }) : printAdvice(told, { view: question.view, names, at }) };
};

type ToldAdvice = ReturnType<typeof toldAdvice>;
type ToldOption = ToldAdvice['options'][number];

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

/** What the page says beside the advice itself. */
interface Scene {
  readonly view: View;
  readonly names: readonly string[];
  /** After how many actions of the record. */
  readonly at: number;
}

function printAdvice(advice: ToldAdvice, { view, names, at }: Scene): string {
  const who = must(names[advice.to], 'a name');
  const what = advice.ask === 'place' ? 'choose a space' : 'trade';
  const title = `After ${at} actions, move ${view.moves + 1} of at most ${view.movesInAll}: ${who} is to ${what}.`;
  const options = advice.options.map((option, i) => printOption(option, i + 1, view.players));
  return `${wrap(title, 0)}\n${options.join('\n')}`;
}

function printOption(option: ToldOption, number: number, players: number): string {
  const mark = `${String(number).padStart(2)}. `;
  return [
    wrap(`${capital(option.words)}: ${figures(option, players)}`, 4, mark),
    wrap(option.reason, 4),
    ...option.plans.map((plan, i) => printPlan(plan, i, players)),
  ].join('');
}

function printPlan(plan: ToldOption['plans'][number], i: number, players: number): string {
  return wrap(`${i === 0 ? 'Then' : 'Or'} ${plan.words}: ${figures(plan, players)}`, 6, '    - ');
}

/** Who plays alone wins in any case: only the worth is news. */
function figures({ chance, worth }: Figures, players: number): string {
  const end = `about ${about(worth, money)} at the end`;
  return players === 1 ? `${end}.` : `${percent(chance)} to win, ${end}.`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
