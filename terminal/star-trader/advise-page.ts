/** Advice on a match of Star Trader, as a page of text or as JSON. */
import type { StarTraderAdvice, StarTraderSuggestion } from '../../bots/star-trader/adviser/advice.ts';
import { advise } from '../../bots/star-trader/adviser/advise.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { money, tellDate } from '../../games/star-trader/text.ts';
import type { Ask, View } from '../../games/star-trader/types.ts';
import { reasonWords, suggestionWords } from '../../text/en/star-trader-advice.ts';
import { about, wrap } from '../review/figures.ts';
import { questionAfter } from '../review/question.ts';
import { SEED, writeJson } from '../review/reviewer.ts';
import type { Adviser } from '../review/reviewer.ts';
import { explainMatchProblem } from '../../text/en/problems.ts';

const PLAYOUTS = 400;

export const adviseStarTrader: Adviser = async (record, { at: after, playouts = PLAYOUTS, json }) => {
  const asked = questionAfter(starTrader, record, after);
  if (!asked.ok) return { ok: false, problem: explainMatchProblem(starTrader, asked.problem) };
  const { at, question } = asked.value;
  const advice = advise(question, { playouts }, new Mulberry32(SEED));
  const options = advice.options.map((option) => ({
    ...option,
    words: suggestionWords(option),
    reason: reasonWords(option.because),
  }));
  const told = { ...advice, options };
  return { ok: true, value: json ? writeJson({ at, ...told }) : print(told, question.view, record.names, at) };
};

interface ToldOption extends StarTraderSuggestion {
  readonly words: string;
  readonly reason: string;
}

interface ToldAdvice extends StarTraderAdvice {
  readonly options: readonly ToldOption[];
}

function print({ to, ask, options }: ToldAdvice, view: View, names: readonly string[], at: number): string {
  const who = must(names[to], 'a name');
  const star = view.ask?.star ?? '';
  const title = `After ${at} actions, ${tellDate(view.today)} at ${star}: ${who} is asked ${ASKED[ask]}.`;
  return `${wrap(title, 0)}\n${options.map((option, i) => printOption(option, i + 1)).join('\n')}`;
}

const ASKED: Readonly<Record<Ask['ask'], string>> = {
  sell: 'what to sell',
  buy: 'what to buy',
  bid: 'for a bid',
  bank: 'whether to see the bank',
  withdraw: 'what to withdraw',
  deposit: 'what to deposit',
  destination: 'where to go',
};

function printOption({ words, gain, reason }: ToldOption, number: number): string {
  const mark = `${String(number).padStart(2)}. `;
  const figures = `${gain < 0 ? 'loses' : 'gains'} about ${about(Math.abs(gain), money)}.`;
  return `${wrap(`${words.slice(0, 1).toUpperCase()}${words.slice(1)}: ${figures}`, 4, mark)}${wrap(reason, 4)}`;
}
