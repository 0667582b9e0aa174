/** Below the map: what is asked, with all it takes to answer it; else what goes on. */
import { must } from '../../core/must.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { drawRule } from '../frame/bars.ts';
import type { KeyHelp } from '../frame/bars.ts';
import { openOverlay, play } from '../frame/ui.ts';
import type { Area, Cells } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import { frameWords } from '../words.ts';
import { withAdvice } from './advice.ts';
import { amountOf, handleAmountKey } from './amount.ts';
import type { TraderKeyResult, TraderMatchModel, TraderUi } from './model.ts';
import { drawPorts, handlePortKey, portKeys } from './ports.ts';
import { trader } from './speech.ts';
import { drawBank, drawBid, drawTrade } from './trade.ts';
import { factorKeys, handleStopKey, mayFollow } from './stop.ts';

export function drawTraderDesk(cells: Cells, model: TraderMatchModel, ui: TraderUi, area: Area): void {
  const { view, asked } = model;
  const { ask } = view;
  // While others are asked; what happened last stands below it.
  if (asked === undefined || ask === undefined) return drawRule(cells, area, waitingWords(model));
  switch (ask.ask) {
    case 'sell':
    case 'buy':
      return drawTrade(cells, model, ui, ask, area);
    case 'bid':
      return drawBid(cells, model, ui, ask, area);
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return drawBank(cells, model, ui, ask, area);
    case 'destination':
      return drawPorts(cells, model, ui, ask, area);
  }
}

function waitingWords({ update, names, view }: TraderMatchModel): string {
  if (update.toAct === undefined || update.phase === 'paused') return frameWords().notice.paused;
  return trader().waits(must(names[update.toAct], 'a name'), view.ask?.star);
}

export function handleTraderKey(model: TraderMatchModel, ui: TraderUi, key: Key): TraderKeyResult | undefined {
  if (key.key === 'select' && key.what === 'star') return openOverlay({ ...ui, star: key.place }, 'stars');
  const { ask } = model.view;
  if (model.asked === undefined || ask === undefined) return undefined;
  if (key.key === 'text' && key.text === 'a' && model.mayAdvise) return { ui: withAdvice(model, ui) };
  const forStop = key.key === 'text' ? handleStopKey(model, ui, ask, key.text) : undefined;
  return forStop ?? handleAnswerKey(model, ui, ask, key);
}

function handleAnswerKey(
  { view: { stars, config }, sizes }: TraderMatchModel,
  ui: TraderUi,
  ask: Ask,
  key: Key,
): TraderKeyResult | undefined {
  if (ask.ask === 'destination')
    return handlePortKey(
      ui,
      ask,
      stars.map(({ star }) => star),
      key,
    );
  const amount = amountOf(ask, sizes?.pays);
  return amount === undefined ? handleBankKey(ui, key) : handleAmountKey(ui, amount, config.cents, key);
}

/** Whether to see the bank. */
function handleBankKey(ui: TraderUi, key: Key): TraderKeyResult | undefined {
  const isYes = key.key === 'enter' || (key.key === 'text' && key.text === 'y');
  if (isYes) return play(ui, { type: 'bank' });
  const isNo = key.key === 'text' && (key.text === 'p' || key.text === '0');
  return isNo ? play(ui, { type: 'pass' }) : undefined;
}

/** The most important first: a factor's before the finer ways to answer. */
export function traderDeskKeys(model: TraderMatchModel): readonly KeyHelp[] {
  const { ask, stars } = model.view;
  const { keys } = trader();
  const advice = adviceKeys(model);
  switch (ask?.ask) {
    case 'destination':
      return [
        ['Enter', keys.fly],
        [stars.length > 9 ? frameWords().table.itsKey : portKeys(ask.ports, stars), keys.fly],
        ['↑↓', keys.look],
        ['g', keys.plan],
        ...advice,
        ...(ask.mayReport ? [['r', keys.report] as const] : []),
      ];
    case 'bank':
      return [['Enter', keys.enter], ['p', keys.pass], ...advice];
    case 'bid':
      return [['Enter', keys.bid], ...factorKeys(model), ['p', keys.breakOff], ...advice, ['+ -', keys.moreLess]];
    case 'sell':
    case 'buy':
    case 'withdraw':
    case 'deposit':
      return [
        ['Enter', keys[ask.ask]],
        ...factorKeys(model),
        ['p', keys.pass],
        ...advice,
        ['=', keys.all],
        ['+ -', keys.moreLess],
      ];
    case undefined:
      return [];
  }
}

function adviceKeys(model: TraderMatchModel): readonly KeyHelp[] {
  return [
    ...(model.mayAdvise ? [['a', trader().keys.advice] as const] : []),
    ...(mayFollow(model) ? [['A', trader().keys.asAdvised] as const] : []),
  ];
}
