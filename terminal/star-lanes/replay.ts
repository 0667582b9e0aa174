/** A record of Star Lanes, moment by moment. */
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes, View } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import { drawMap } from '../star-lanes/draw-map.ts';
import { drawNews } from '../frame/draw-news.ts';
import { drawOver } from '../star-lanes/draw-over.ts';
import { drawSide } from '../star-lanes/draw-side.ts';
import { drawWorths } from '../star-lanes/draw-worths.ts';
import { layoutOf } from '../star-lanes/layout.ts';
import { moveWords } from '../star-lanes/move-words.ts';
import { newsOf } from '../star-lanes/news.ts';
import type { Sight } from '../star-lanes/sight.ts';
import type { ReplayScreen } from '../frame/replay-page.ts';
import { replaySight } from '../replay/replay-sight.ts';

export const STAR_LANES_REPLAY: ReplayScreen<StarLanesTypes, Sight> = {
  game: starLanes,
  turns: { opens: 'offered', words: 'turn' },
  sightAt(steps, at) {
    const seen = replaySight(starLanes, steps, at, (state) => ({ view: wholeView(state), viewer: state.mover }));
    return { ...seen, position: undefined };
  },
  headline: ({ view }) => `${view.config.edition} · ${moveWords(view, view.moves)}`,
  isTold: ({ type }) => type !== 'offered',
  overlays: [
    { key: 'w', words: 'worth', draw: drawWorths },
    { key: 'n', words: 'news', draw: (cells, sight, area) => drawNews(cells, newsOf(sight), area) },
  ],
  draw(cells, sight, fine, drawDone) {
    const layout = layoutOf(cells, sight.view);
    drawMap(cells, sight, layout, -1);
    drawSide(cells, sight, layout.side, fine);
    drawNews(cells, newsOf(sight), layout.news);
    if (sight.view.phase === 'over') drawOver(cells, sight, layout.desk);
    else drawDone(layout.desk);
  },
};

/** Everybody's books, as only those who keep the record may know them. */
function wholeView(state: Position): View {
  const view = starLanes.view(state, state.mover);
  return { ...view, books: view.books.map((books, seat) => books ?? starLanes.view(state, seat).books[seat]) };
}
