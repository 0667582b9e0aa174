/** A record of Star Trader, moment by moment. */
import { starTrader } from '../../games/star-trader/index.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { tellDate } from '../../games/star-trader/text.ts';
import { drawNews } from '../match/draw-news.ts';
import { drawCalendar } from '../star-trader/draw-calendar.ts';
import { drawTraderWorths } from '../star-trader/draw-charts.ts';
import { drawTraderOver } from '../star-trader/draw-desk.ts';
import { drawLetter } from '../star-trader/draw-letter.ts';
import { drawTraderSide } from '../star-trader/draw-side.ts';
import { drawStarMap } from '../star-trader/draw-star-map.ts';
import { drawStars } from '../star-trader/draw-stars.ts';
import { traderLayout } from '../star-trader/layout.ts';
import { isNews, traderNews } from '../star-trader/news.ts';
import { lookTrader } from '../star-trader/trader-sight.ts';
import type { TraderSight } from '../star-trader/trader-sight.ts';
import type { ReplayScreen } from './replay-page.ts';
import { replaySight } from './replay-sight.ts';

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
