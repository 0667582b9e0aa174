/** The adviser of Star Trader: what the best captain would answer. One press lets it see to a whole stop. */
import { must } from '../../../core/must.ts';
import type { StarTraderAdvice } from '../../../bots/star-trader/adviser/advice.ts';
import type { Action, StarTraderTypes } from '../../../games/star-trader/index.ts';
import { aboutMoney, money, signed } from '../../app/words.ts';
import { askThread } from '../../frame/adviser.ts';
import type { GameAdviser } from '../../frame/adviser.ts';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';

export function traderAdviser(): GameAdviser<StarTraderTypes> {
  const { ask } = useTrader();
  return {
    key: () => 'A',
    stretch: () => `${ask()?.ship} ${ask()?.star}`,
    async advise(question, signal) {
      const { options } = await askThread<StarTraderAdvice>(openTraderThread, question, signal);
      return options.map(({ action, gain, because }) => ({
        action,
        words: () => actionWords(action),
        worth: () => (Math.round(gain) === 0 ? undefined : w().advice.gain(signed(gain, aboutMoney))),
        because: () => w().because(because),
      }));
    },
  };
}

/** A thread for one question, or for one record to review. */
export function openTraderThread(): Worker {
  return new Worker(new URL('adviser-worker.ts', import.meta.url), { type: 'module' });
}

function actionWords(action: Action): string {
  const words = w().advice;
  switch (action.type) {
    case 'sell':
    case 'buy':
      return words[action.type](must(action.units, 'how many units'));
    case 'bid':
      return words.bid(money(action.total));
    case 'withdraw':
    case 'deposit':
      return words[action.type](money(action.amount));
    case 'go':
      return words.go(action.star);
    case 'factor':
    case 'bank':
    case 'report':
    case 'pass':
      return words[action.type];
  }
}
