/** What frames the screen of every match: the bars, the clock, and the one sentence that must not be overlooked. */
import type { Cells } from '../screen/cells.ts';
import { fit } from '../screen/mark-width.ts';
import { drawKeyBar, drawTopBar } from '../frame/bars.ts';
import type { KeyHelp } from '../frame/bars.ts';
import { noticeOf } from '../frame/notice.ts';
import type { MatchModel } from '../match/table-sight.ts';
import type { TableUi } from '../frame/table-ui.ts';

/** The bar at the top; `now` is the time here, for clocks. */
export function drawHeadline(cells: Cells, sight: MatchModel, headline: string, now: number): void {
  drawTopBar(cells, headline, corner(sight, now));
}

/** The notice, where there is one, and the keys. */
export function drawFoot(cells: Cells, sight: MatchModel, ui: TableUi, keys: readonly KeyHelp[]): void {
  const notice = noticeOf(sight, ui);
  if (notice !== undefined) {
    const y = cells.height - 2;
    cells.put(0, y, ' '.repeat(cells.width));
    cells.put(1, y, fit(notice, cells.width - 2), 'warning');
  }
  drawKeyBar(cells, keys);
}

function corner({ update, connection: link, lag }: MatchModel, now: number): string {
  const clock = update.lateAt === undefined ? '' : clockWord(update.lateAt + lag - now);
  if (link === 'lost' || link === 'connecting') return `${clock} no connection …`.trimStart();
  return link === 'gone' ? 'the server does not know this match' : clock;
}

function clockWord(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} days`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
