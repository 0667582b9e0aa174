/** What lies over the screen of Star Trader. */
import { clear, drawItems, drawSaying, drawSureLeave, drawText, pageArea } from '../frame/draw-box.ts';
import { drawNews } from '../frame/draw-news.ts';
import { tableItems } from '../frame/table-items.ts';
import type { Cells } from '../screen/cells.ts';
import { drawCalendar } from './draw-calendar.ts';
import { drawPrices, drawTraderWorths } from './draw-charts.ts';
import { drawLetter } from './draw-letter.ts';
import { drawRoute } from './draw-route.ts';
import { drawStars } from './draw-stars.ts';
import { TRADER_HELP } from './help-text.ts';
import { traderNews } from './news.ts';
import type { TraderSight } from './trader-sight.ts';
import type { TraderOverlay, TraderUi } from './trader-ui.ts';

export function drawTraderOverlay(cells: Cells, sight: TraderSight, ui: TraderUi, overlay: TraderOverlay): void {
  const whole = pageArea(cells);
  switch (overlay) {
    case 'table':
      return drawItems(cells, tableItems(sight));
    case 'say':
      return drawSaying(cells, ui.saying);
    case 'sure-leave':
      return drawSureLeave(cells);
    case 'help':
      return drawText(cells, TRADER_HELP, ui.scroll);
    case 'news':
      clear(cells, whole);
      return drawNews(cells, traderNews(sight), whole, ui.scroll);
    case 'stars':
      clear(cells, whole);
      return drawStars(cells, sight, whole, ui.star);
    case 'route':
      clear(cells, whole);
      return drawRoute(cells, sight, ui.route, whole);
    case 'worth':
      clear(cells, whole);
      return drawTraderWorths(cells, sight, whole, ui.fine);
    case 'prices':
      clear(cells, whole);
      return drawPrices(cells, sight, whole, ui.star, ui.good, ui.fine);
    case 'calendar':
      clear(cells, whole);
      return drawCalendar(cells, sight, whole, ui.scroll);
    case 'letter':
      clear(cells, whole);
      return drawLetter(cells, sight, whole, ui.back, ui.scroll);
  }
}
