/** A record of Star Lanes, moment by moment. */
import { starLanes } from '../../games/star-lanes/index.ts';
import type { StarLanesTypes, View } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import { drawMap } from '../match/draw-map.ts';
import { drawNews } from '../match/draw-news.ts';
import { drawOver } from '../match/draw-over.ts';
import { drawSide } from '../match/draw-side.ts';
import { drawWorths } from '../match/draw-worths.ts';
import { layoutOf } from '../match/layout.ts';
import { moveWords } from '../match/move-words.ts';
import { newsOf } from '../match/news.ts';
import type { Sight } from '../match/sight.ts';
import type { ReplayScreen } from './replay-page.ts';
import { replaySight } from './replay-sight.ts';

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
