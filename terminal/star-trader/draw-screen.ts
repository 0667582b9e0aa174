/** The screen of Star Trader, drawn from what is seen and what the captain has begun to do. Pure. */
import { GOOD_NAMES, tellDate } from '../../games/star-trader/text.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { drawNews } from '../frame/draw-news.ts';
import { drawFoot, drawHeadline } from '../frame/match-frame.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import { drawTraderDesk } from './draw-desk.ts';
import { drawTraderOverlay } from './draw-overlay.ts';
import { drawTraderSide } from './draw-side.ts';
import { drawStarMap } from './draw-star-map.ts';
import { traderKeys } from './key-help.ts';
import { traderLayout } from './layout.ts';
import { traderNews } from './news.ts';
import type { TraderSight } from './trader-sight.ts';
import type { TraderUi } from './trader-ui.ts';

/** `now` is the time here, for clocks. */
export function drawTrader(sight: TraderSight, ui: TraderUi, size: Size, now: number): Cells {
  const cells = new Cells(size);
  const layout = traderLayout(size);
  drawHeadline(cells, sight, headline(sight), now);
  drawStarMap(cells, sight, layout.map, pickedStar(sight, ui));
  drawTraderSide(cells, sight, layout.side, layout.news === undefined);
  drawTraderDesk(cells, sight, ui, layout.desk);
  if (layout.news !== undefined) drawNews(cells, traderNews(sight), layout.news);
  if (ui.overlay !== undefined) {
    cells.cursor = undefined;
    drawTraderOverlay(cells, sight, ui, ui.overlay);
  }
  drawFoot(cells, sight, ui, traderKeys(sight, ui));
  return cells;
}

/** The port that is looked at. */
function pickedStar({ view: { ask }, asked }: TraderSight, { picked }: TraderUi): string | undefined {
  return ask?.ask === 'destination' && asked !== undefined ? ask.ports[picked]?.star : undefined;
}

function headline({ view, names, asked, update }: TraderSight): string {
  const title = `Star Trader · ${view.config.edition}`;
  if (view.phase === 'over') return `${title} · the match is over in ${view.today.year}`;
  const who = names[asked ?? update.toAct ?? -1] ?? '';
  const question = asked === undefined || view.ask === undefined ? '' : `, ${questionOf(view.ask)}`;
  return `${title} · ${tellDate(view.today)} · ${who}${question}`;
}

function questionOf(ask: Ask): string {
  switch (ask.ask) {
    case 'sell':
      return `sell ${GOOD_NAMES[ask.good]} to ${ask.star}?`;
    case 'buy':
      return `buy ${GOOD_NAMES[ask.good]} at ${ask.star}?`;
    case 'bid':
      return `bid for ${ask.units} ${ask.good}`;
    case 'bank':
      return `the bank at ${ask.star}?`;
    case 'withdraw':
    case 'deposit':
      return `${ask.ask} at ${ask.star}`;
    case 'destination':
      return `from ${ask.star} where to?`;
  }
}
