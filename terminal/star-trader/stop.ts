/** One key for a bargain or a whole stop: a factor bargains, or the adviser is followed question by question. */
import type { Answering } from '../../client/answer-on.ts';
import { advise } from '../../bots/star-trader/adviser/advise.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Action, Event, StarTraderTypes, View } from '../../games/star-trader/index.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { factorPrice } from '../../insight/star-trader/factor-price.ts';
import { duringStop, factorOrder } from '../../insight/star-trader/stop-orders.ts';
import type { KeyHelp } from '../frame/bars.ts';
import { play } from '../frame/ui.ts';
import { amountOf, typedAmount } from './amount.ts';
import type { TraderKeyResult, TraderMatchModel, TraderUi } from './model.ts';
import { trader } from './speech.ts';

/** A look at some futures that nobody has to wait for. */
export const PLAYOUTS = 60;

/** What sees to the stop that is under way in a view. */
export function stopAnswering(by: string, first: View): Answering<StarTraderTypes> {
  return { answer: duringStop(first, by === 'factor' ? factorOrder : adviserAnswer) };
}

function adviserAnswer(view: View, heard: readonly Event[]): Action | undefined {
  return advise({ view, heard }, { playouts: PLAYOUTS }, new Mulberry32(1)).options[0]?.action;
}

/** Whether a factor can be sent now. */
export function offersFactor(ask: Ask | undefined): boolean {
  return ask !== undefined && 'factor' in ask;
}

/** Where it may be asked, the adviser is followed through a stop by who shares the device with nobody. */
export function mayFollow({ mayAdvise, own }: Pick<TraderMatchModel, 'mayAdvise' | 'own'>): boolean {
  return mayAdvise && own.length === 1;
}

/** `f` lets a factor bargain over what stands in the field, `F` for the whole stop; `A` follows the adviser through it. */
export function handleStopKey(
  model: TraderMatchModel,
  ui: TraderUi,
  ask: Ask,
  text: string,
): TraderKeyResult | undefined {
  if (text === 'A' && mayFollow(model)) return { ui, effect: { type: 'answer-on', by: 'adviser' } };
  if (!offersFactor(ask)) return undefined;
  if (text === 'F') return { ui, effect: { type: 'answer-on', by: 'factor' } };
  const action = text === 'f' ? factorAction(model, ui, ask) : undefined;
  return action && play(ui, action);
}

/** Nothing is no bargain. */
function factorAction({ sizes }: TraderMatchModel, ui: TraderUi, ask: Ask): Action | undefined {
  const amount = amountOf(ask, sizes?.pays);
  if (ask.ask === 'bid' || amount === undefined) return { type: 'factor' };
  const units = typedAmount(ui, amount);
  return units === 0 ? undefined : { type: 'factor', units };
}

/** The keys that let a factor see to a bargain or to the stop. */
export function factorKeys({ view }: TraderMatchModel): readonly KeyHelp[] {
  if (!offersFactor(view.ask)) return [];
  const { keys } = trader();
  return [
    ['f', keys.factor],
    ['F', keys.factorAll],
  ];
}

/** What a factor would come to, for the number that stands there; empty where there is none. */
export function factorWords({ view, events }: TraderMatchModel, ask: Ask, units: number): string {
  if (ask.ask !== 'sell' && ask.ask !== 'buy' && ask.ask !== 'bid') return '';
  const price = ask.ask === 'bid' ? ask.factor : factorPrice(view, events, ask, units);
  if (price === undefined) return '';
  const side = ask.ask === 'bid' ? ask.side : ask.ask;
  return trader().trade.factor(side, trader().money(price));
}
