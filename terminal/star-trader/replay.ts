/** A record of Star Trader, moment by moment. */
import { starTrader } from '../../games/star-trader/index.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { tellDate } from '../../games/star-trader/text.ts';
import { drawNews } from '../frame/draw-news.ts';
import { drawCalendar } from './draw-calendar.ts';
import { drawTraderWorths } from './draw-charts.ts';
import { drawTraderOver } from './draw-desk.ts';
import { drawLetter } from './draw-letter.ts';
import { drawTraderSide } from './draw-side.ts';
import { drawStarMap } from './draw-star-map.ts';
import { drawStars } from './draw-stars.ts';
import { traderLayout } from './layout.ts';
import { isNews, traderNews } from './news.ts';
import { lookTrader } from './trader-sight.ts';
import type { TraderSight } from './trader-sight.ts';
import type { ReplayScreen } from '../frame/replay-page.ts';
import { replaySight } from '../replay/replay-sight.ts';

export const STAR_TRADER_REPLAY: ReplayScreen<StarTraderTypes, TraderSight> = {
  game: starTrader,
  turns: { opens: 'landed', words: 'landing' },
  sightAt: (steps, at) =>
    lookTrader(
      replaySight(starTrader, steps, at, (state) => {
        const viewer = starTrader.toAct(state) ?? 0;
        return { view: starTrader.view(state, viewer), viewer };
      }),
    ),
  headline: ({ view }) => `${view.config.edition} · ${tellDate(view.today)}`,
  isTold: (event) => isNews(event) || event.type === 'declined' || event.type === 'opened',
  overlays: [
    { key: 'w', words: 'worth', draw: drawTraderWorths },
    { key: 's', words: 'stars', draw: (cells, sight, area) => drawStars(cells, sight, area, 0) },
    { key: 'c', words: 'calendar', draw: (cells, sight, area) => drawCalendar(cells, sight, area, 0) },
    { key: 'l', words: 'letter', draw: (cells, sight, area) => drawLetter(cells, sight, area, 0, 0) },
    { key: 'n', words: 'news', draw: (cells, sight, area) => drawNews(cells, traderNews(sight), area) },
  ],
  draw(cells, sight, _fine, drawDone) {
    const layout = traderLayout(cells);
    drawStarMap(cells, sight, layout.map, undefined);
    drawTraderSide(cells, sight, layout.side, layout.news === undefined);
    if (layout.news !== undefined) drawNews(cells, traderNews(sight), layout.news);
    if (sight.view.phase === 'over') drawTraderOver(cells, sight, layout.desk);
    else drawDone(layout.desk);
  },
};
