/** The adviser of Star Lanes: the best space or trade, with its reason, in the words of the page. */
import type { StarLanesAdvice, StarLanesSuggestion, TradeReason } from '../../bots/star-lanes/adviser/advice.ts';
import { must } from '../../core/must.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Action, Order } from '../../games/star-lanes/types.ts';
import { foresee } from '../../insight/star-lanes/foresee.ts';
import { aboutMoney, listed, money, percent, signs } from '../app/words.ts';
import { askThread } from '../frame/adviser.ts';
import type { AdvisedAction, GameAdviser } from '../frame/adviser.ts';
import { useLanes } from './model.ts';
import type { LanesModel } from './model.ts';
import { gapLine, outcomeOf } from './outcome-lines.ts';
import type { SpaceLines } from './outcome-lines.ts';
import { w } from './words.ts';

export function lanesAdviser(): GameAdviser<StarLanesTypes> {
  const model = useLanes();
  return {
    // In a trade the letters are companies.
    key: () => (model.view().ask?.ask === 'trade' ? 'V' : 'A'),
    stretch: () => String(model.view().moves),
    async advise(question, signal) {
      // As it was asked about: by the time it is told of, the question may be another one.
      const asked = { ...model, position: must(model.placing.position(), 'a question to this device') };
      const { options } = await askThread<StarLanesAdvice>(openLanesThread, question, signal);
      return options.map((option) => advised(option, asked));
    },
  };
}

/** The match, and the position it was asked about. */
interface AskedModel extends LanesModel {
  readonly position: Position;
}

/** A thread for one question, or for one record to review. */
export function openLanesThread(): Worker {
  return new Worker(new URL('adviser-worker.ts', import.meta.url), { type: 'module' });
}

function advised(option: StarLanesSuggestion, asked: AskedModel): AdvisedAction<StarLanesTypes> {
  const { action, chance, worth } = option;
  return {
    action,
    words: () => actionWords(option, asked),
    worth: () =>
      asked.view().players === 1 ? w().advice.worth(aboutMoney(worth)) : w().advice.chance(percent(chance)),
    because: () => reasonWords(option, asked),
  };
}

function actionWords({ action, trade }: StarLanesSuggestion, asked: AskedModel): string {
  switch (action.type) {
    case 'place':
      return `${w().match.placeOn(action.space)}${signs().colon}${outcomeAt(action, asked).title}`;
    case 'trade':
      return capital(tradeWords(trade?.orders ?? action.orders));
    case 'end':
      return w().advice.end;
  }
}

/** Why, from the same facts as the preview; after a space, with the trade that is planned with it. */
function reasonWords({ action, because, plans }: StarLanesSuggestion, asked: AskedModel): string {
  if (action.type === 'place') {
    const [plan] = plans;
    const gains = gapLine(outcomeAt(action, asked).gap, asked.names());
    return plan === undefined ? gains : `${gains}${signs().semicolon}${w().advice.afterwards(tradeWords(plan.orders))}`;
  }
  switch (because.why) {
    case 'nothing-to-buy':
    case 'holds':
      return holdingWords(because, asked);
    case 'debt':
      return w().advice.debt;
    case 'end-now':
      return w().advice.endNow(money(because.worth));
    case 'outpost':
    case 'lost':
    case 'founds':
    case 'grows':
    case 'merges':
      throw new Error('a placing is told by its outcome');
  }
}

function holdingWords(because: TradeReason, { view, nameOf }: AskedModel): string {
  if (because.why === 'nothing-to-buy') return w().advice.nothingToBuy;
  const { company, shares, issued, rival } = because;
  const held = w().advice.holds(shares, issued, companyName(view().config, companyOf(company)));
  return rival === undefined
    ? held
    : `${held}${signs().semicolon}${w().advice.rival(nameOf(rival.seat), rival.shares)}`;
}

/** Companies by their letters: all of them together would be too long to read. */
export function tradeWords(orders: readonly Order[]): string {
  const lots = (wanted: (shares: number) => boolean): readonly string[] =>
    orders
      .filter(({ shares }) => wanted(shares))
      .map(({ company, shares }) => w().advice.lot(Math.abs(shares), company));
  const [sold, bought] = [lots((shares) => shares < 0), lots((shares) => shares > 0)];
  const parts = [
    ...(sold.length === 0 ? [] : [w().advice.sell(listed(sold))]),
    ...(bought.length === 0 ? [] : [w().advice.buy(listed(bought))]),
  ];
  return parts.length === 0 ? w().advice.keep : parts.join(', ');
}

function outcomeAt({ space, company }: Extract<Action, { type: 'place' }>, asked: AskedModel): SpaceLines {
  const facts = must(foresee(asked.position, space, company), 'what an offered space would bring');
  return outcomeOf(facts, { names: asked.names(), known: asked.view().books.map((books) => books !== undefined) });
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
