/** The screen of Star Lanes, drawn from what is seen and what the player has begun to do. Pure. */
import type { View } from '../../games/star-lanes/index.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import { drawKeyBar } from '../frame/bars.ts';
import { drawDesk } from '../star-lanes/draw-desk.ts';
import { drawMap } from '../star-lanes/draw-map.ts';
import { drawNews } from '../frame/draw-news.ts';
import { drawOverlay } from './draw-overlay.ts';
import { drawSide } from './draw-side.ts';
import { drawFoot, drawHeadline } from '../frame/match-frame.ts';
import { keysOf } from './key-help.ts';
import { layoutOf } from './layout.ts';
import { moveWords } from './move-words.ts';
import { newsOf } from './news.ts';
import type { Sight } from './sight.ts';
import { isCurtained } from './ui.ts';
import type { MatchUi } from './ui.ts';

/** `now` is the time here, for clocks. */
export function drawMatch(sight: Sight, ui: MatchUi, size: Size, now: number): Cells {
  const cells = new Cells(size);
  if (isCurtained(ui, sight)) {
    drawCurtain(cells, sight);
    return cells;
  }
  const layout = layoutOf(size, sight.view);
  drawHeadline(cells, sight, headline(sight), now);
  drawMap(cells, sight, layout, ui.picked);
  drawSide(cells, sight, layout.side, ui.fine);
  drawDesk(cells, sight, ui, layout.desk);
  drawNews(cells, newsOf(sight), layout.news);
  drawFoot(cells, sight, ui, keysOf(sight, ui));
  if (ui.overlay !== undefined) drawOverlay(cells, sight, ui, ui.overlay);
  return cells;
}

/** Whose turn it is, in words that stand above everything. */
function headline({ view, names, asked, update }: Sight): string {
  const title = `Star Lanes · ${view.config.edition}`;
  if (view.phase === 'over') return `${title} · the match is over after ${view.moves} moves`;
  const move = moveWords(view, Math.min(view.moves + 1, view.movesInAll));
  const who = names[asked ?? update.toAct ?? view.mover] ?? '';
  return `${title} · ${move} · ${who}${asked === undefined ? '' : `, ${question(view)}`}`;
}

/** Where trading goes in order, one company is asked about at a time. */
function question({ ask, companies }: View): string {
  if (ask?.ask !== 'trade') return 'place a space';
  const one = ask.trading === 'in-order' ? ask.companies[0]?.company : undefined;
  return one === undefined ? 'trade' : `trade ${companies.find(({ company }) => company === one)?.name ?? one}`;
}

/** Between two players whose books are private. */
function drawCurtain(cells: Cells, { names, viewer }: Sight): void {
  const name = viewer === 'watcher' ? '' : (names[viewer] ?? '');
  const y = Math.floor(cells.height / 2) - 2;
  const lines = [`${name}, it is your turn.`, '', 'Books are private: let nobody else look,', 'then press Enter.'];
  lines.forEach((line, i) => {
    cells.put(Math.floor((cells.width - line.length) / 2), y + i, line, i === 0 ? 'strong' : 'plain');
  });
  drawKeyBar(cells, [
    ['Enter', 'show my books'],
    ['q', 'leave'],
  ]);
}
