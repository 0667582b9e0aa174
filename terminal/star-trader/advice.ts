/** What the computer's captain would do about the question: filled in, with its reason; never done. */
import { fitLines, wrapped } from '../screen/marks.ts';
import { advise } from '../../bots/star-trader/adviser/advise.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Area, Cells } from '../screen/cells.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { trader, traderGame } from './speech.ts';
import { PLAYOUTS } from './stop.ts';

export function withAdvice(model: TraderMatchModel, ui: TraderUi): TraderUi {
  const { view, events } = model;
  const { ask } = view;
  const [best] = advise({ view, heard: events }, { playouts: PLAYOUTS }, new Mulberry32(1)).options;
  if (best === undefined || ask === undefined) return ui;
  const { action } = best;
  const advice = trader().advice(trader().suggestion(best), traderGame().because(best.because));
  switch (action.type) {
    case 'sell':
    case 'buy':
      return { ...ui, advice, typed: action.units === undefined ? '' : String(action.units) };
    case 'bid':
      return { ...ui, advice, typed: String(action.total) };
    case 'withdraw':
    case 'deposit':
      return { ...ui, advice, typed: String(action.amount) };
    case 'go': {
      const place = ask.ask === 'destination' ? ask.ports.findIndex(({ star }) => star === action.star) : -1;
      return { ...ui, advice, picked: Math.max(0, place) };
    }
    case 'pass':
      return { ...ui, advice, typed: ask.ask === 'bank' ? '' : '0' };
    case 'factor':
    case 'bank':
    case 'report':
      return { ...ui, advice };
  }
}

/** The advice in lines; none where none was asked for. */
export function adviceLines({ advice }: TraderUi, width: number): readonly string[] {
  return advice === '' ? [] : wrapped(advice, width - 4);
}

export function drawAdvice(cells: Cells, ui: TraderUi, { x, y, width, height }: Area): void {
  fitLines(adviceLines(ui, width), height, width - 4).forEach((line, i) => cells.put(x + 2, y + i, line, 'star'));
}
