/** Below the map: what is asked, with all it takes to answer it; else who is to act; in the end who has won. */
import type { Area, Cells } from '../screen/cells.ts';
import { drawOver } from './draw-over.ts';
import { drawPlace } from './draw-place.ts';
import { drawTrade } from './draw-trade.ts';
import type { Sight } from './sight.ts';
import type { MatchUi } from './ui.ts';

export function drawDesk(cells: Cells, sight: Sight, ui: MatchUi, area: Area): void {
  const { view, asked, update, names } = sight;
  if (view.phase === 'over') return drawOver(cells, sight, area);
  if (asked === undefined) {
    const who = names[update.toAct ?? view.mover] ?? '';
    const what = update.phase === 'paused' ? 'The match is paused.' : `${who} is to ${view.phase}.`;
    cells.put(area.x, area.y, what, 'faint');
  } else if (view.ask?.ask === 'place') drawPlace(cells, sight, ui, view.ask.spaces, area);
  else drawTrade(cells, sight, ui, area);
}
