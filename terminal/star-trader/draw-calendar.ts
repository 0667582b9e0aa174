/** The calendar of coming landings: who is expected where and when, and with what on board. */
import { tellDate } from '../../games/star-trader/text.ts';
import { shortMoney } from '../frame/figures.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/mark-width.ts';
import { seatStyle } from '../screen/style.ts';
import type { TraderSight } from './trader-sight.ts';
import { cargoWords, shipMark, shortDate } from './words.ts';

export function drawCalendar(cells: Cells, sight: TraderSight, area: Area, scroll: number): void {
  const { view, landings, names } = sight;
  const { x, y, width, height } = area;
  const heads = `${padded('Landings', 20)}${padded('ship', 6)}${padded('from', 6)}${padded('to', 6)}${padded('latest', 9)}${padded('cash', 10, 'right')}  cargo`;
  cells.put(x, y, `Today is ${tellDate(view.today)}. The match ends on JAN 1 ${view.endYear}.`, 'faint');
  cells.put(x, y + 2, heads, 'heading', x + width);
  const room = height - 3;
  const first = Math.max(0, Math.min(scroll, landings.length - room));
  landings.slice(first, first + room).forEach(({ ship, owner, from, to, eta, latest, daysToGo }, i) => {
    const row = y + 3 + i;
    const state = view.ships[ship];
    const days = daysToGo < 0 ? 'overdue' : `in ${daysToGo} d`;
    cells.put(x, row, padded(`${tellDate(eta)} ${days}`, 20), daysToGo < 0 ? 'warning' : 'plain');
    cells.put(x + 20, row, padded(shipMark(view, ship), 6), seatStyle(owner));
    cells.put(x + 26, row, `${padded(from, 6)}${padded(to, 6)}${padded(shortDate(latest), 9)}`);
    cells.put(x + 47, row, padded(shortMoney(state?.cash ?? 0, 9), 10, 'right'));
    cells.put(x + 59, row, cargoWords(state?.cargo ?? []), 'faint', x + width);
  });
  if (landings.length === 0) cells.put(x, y + 3, 'No ship is under way.', 'faint');
  const below = y + 4 + landings.length;
  if (below < y + height)
    cells.put(x, below, names.map((name, seat) => `${shipMark(view, seat).slice(0, 1)} ${name}`).join('   '), 'faint');
}
