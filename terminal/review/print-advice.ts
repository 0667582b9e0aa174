/** Advice as a page of text. */
import type {
  StarLanesAdvice,
  Figures,
  StarLanesSuggestion,
  PlanAdvice,
} from '../../bots/star-lanes/adviser/advice.ts';
import type { View } from '../../games/star-lanes/types.ts';
import { about, percent, wrap } from './figures.ts';

/** What the page says beside the advice itself. */
export interface Scene {
  readonly view: View;
  readonly names: readonly string[];
  /** After how many actions of the record. */
  readonly at: number;
}

export function printAdvice(advice: StarLanesAdvice, { view, names, at }: Scene): string {
  const who = names[advice.to] ?? `Player ${advice.to + 1}`;
  const what = advice.ask === 'place' ? 'choose a space' : 'trade';
  const title = `After ${at} actions, move ${view.moves + 1} of at most ${view.movesInAll}: ${who} is to ${what}.`;
  const options = advice.options.map((option, i) => printOption(option, i + 1, view.players));
  return `${wrap(title, 0)}\n${options.join('\n')}`;
}

function printOption(option: StarLanesSuggestion, number: number, players: number): string {
  const mark = `${String(number).padStart(2)}. `;
  return [
    wrap(`${capital(option.words)}: ${figures(option, players)}`, 4, mark),
    wrap(option.reason, 4),
    ...option.plans.map((plan, i) => printPlan(plan, i, players)),
  ].join('');
}

function printPlan(plan: PlanAdvice, i: number, players: number): string {
  return wrap(`${i === 0 ? 'Then' : 'Or'} ${plan.words}: ${figures(plan, players)}`, 6, '    - ');
}

/** Who plays alone wins in any case: only the worth is news. */
function figures({ chance, worth }: Figures, players: number): string {
  const end = `about ${about(worth)} at the end`;
  return players === 1 ? `${end}.` : `${percent(chance)} to win, ${end}.`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
