/** The end: who has won, and the medal of who played alone. */
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/mark-width.ts';
import { seatStyle } from '../screen/style.ts';
import { medalFor, nextMedal } from '../../games/star-lanes/medals.ts';
import { money } from '../../games/star-lanes/text.ts';
import { drawRule } from './draw-rule.ts';
import type { Sight } from './sight.ts';

export function drawOver(cells: Cells, sight: Sight, area: Area): void {
  const ranked = (sight.view.standings ?? [])
    .map((standing, seat) => ({ ...standing, seat }))
    .sort((one, other) => other.net - one.net);
  drawRule(cells, area, verdict(ranked, sight.names));
  ranked.slice(0, area.height - 1).forEach(({ seat, net, stock, cash }, rank) => {
    const y = area.y + 1 + rank;
    cells.put(area.x, y, `  ${rank + 1}. ${padded(sight.names[seat] ?? '', 20)}`, seatStyle(seat));
    cells.put(area.x + 26, y, money(net).padStart(18), 'strong');
    cells.put(area.x + 46, y, `${money(stock)} in stock, ${money(cash)} in cash`, 'faint', area.x + area.width);
  });
  const [only] = ranked;
  if (ranked.length === 1 && only !== undefined)
    cells.put(area.x + 2, area.y + 3, medalWords(sight, only.net), 'gain', area.x + area.width);
}

function verdict(ranked: readonly { readonly net: number; readonly seat: number }[], names: readonly string[]): string {
  const [first] = ranked;
  if (first === undefined || ranked.length === 1) return 'The match is over.';
  const best = ranked.filter(({ net }) => net === first.net).map(({ seat }) => names[seat] ?? '');
  return best.length === 1 ? `${best[0] ?? ''} has won!` : `${best.join(' and ')} share the first place.`;
}

function medalWords({ view: { config } }: Sight, worth: number): string {
  const medal = medalFor(config, worth);
  const next = nextMedal(config, worth);
  const won = medal === undefined ? 'No medal this time' : `A ${medal} medal`;
  return next === undefined ? `${won}.` : `${won}; ${next.medal} needs ${money(next.worth)}.`;
}
