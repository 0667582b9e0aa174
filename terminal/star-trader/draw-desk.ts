/** Below the map: what is asked, with all it takes to answer it; else what goes on; in the end who has won. */
import { medalFor, nextMedal } from '../../games/star-trader/medals.ts';
import { drawNews } from '../frame/draw-news.ts';
import { drawResult } from '../frame/draw-result.ts';
import { drawRule } from '../frame/draw-rule.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { drawBank } from './draw-bank.ts';
import { drawBid } from './draw-bid.ts';
import { drawPorts } from './draw-ports.ts';
import { drawTrade } from './draw-trade.ts';
import { traderNews } from './news.ts';
import type { TraderSight } from './trader-sight.ts';
import type { TraderUi } from './trader-ui.ts';

export function drawTraderDesk(cells: Cells, sight: TraderSight, ui: TraderUi, area: Area): void {
  const { view, asked } = sight;
  const { ask } = view;
  if (view.phase === 'over') return drawTraderOver(cells, sight, area);
  if (asked === undefined || ask === undefined) return drawWaiting(cells, sight, area);
  switch (ask.ask) {
    case 'sell':
    case 'buy':
      return drawTrade(cells, sight, ui, ask, area);
    case 'bid':
      return drawBid(cells, sight, ui, ask, area);
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return drawBank(cells, sight, ui, ask, area);
    case 'destination':
      return drawPorts(cells, sight, ui, ask, area);
  }
}

export function drawTraderOver(cells: Cells, { view: { captains, config }, names }: TraderSight, area: Area): void {
  const standings = captains.map(({ total, onShips, bank, cargo }) => ({
    worth: total,
    made: (amount: (dollars: number) => string) => `money ${amount(onShips + bank)}, cargo ${amount(cargo)}`,
  }));
  drawResult(cells, area, names, standings, (worth) => ({
    won: medalFor(config, worth),
    next: nextMedal(config, worth),
  }));
}

/** While others are asked: who, and what happened last. */
function drawWaiting(cells: Cells, sight: TraderSight, area: Area): void {
  const { update, names, view } = sight;
  const who = names[update.toAct ?? -1] ?? '';
  const what = view.ask === undefined ? '' : ` is in port at ${view.ask.star}`;
  drawRule(cells, area, update.phase === 'paused' ? 'The match is paused.' : `${who}${what} …`);
  drawNews(cells, traderNews(sight), { ...area, y: area.y + 1, height: area.height - 1 });
}
