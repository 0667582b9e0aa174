/** The end of any match: who has won, what everybody is worth, and the medal of who played alone. */
import { money } from '../../games/star-lanes/text.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/mark-width.ts';
import { seatStyle } from '../screen/style.ts';
import { drawRule } from './draw-rule.ts';

interface Standing {
  readonly worth: number;
  /** What the worth is made of. */
  readonly made: string;
}

/** Of what was won alone, and what more there is to win. */
export interface Medals {
  readonly won: string | undefined;
  readonly next: { readonly medal: string; readonly worth: number } | undefined;
}

/** The standings by seat; the medals of whoever played alone. */
export function drawResult(
  cells: Cells,
  area: Area,
  names: readonly string[],
  standings: readonly Standing[],
  medals: (worth: number) => Medals,
): void {
  const ranked = standings
    .map((standing, seat) => ({ ...standing, seat }))
    .sort((one, other) => other.worth - one.worth);
  drawRule(cells, area, verdict(ranked, names));
  ranked.slice(0, area.height - 1).forEach(({ seat, worth, made }, rank) => {
    const y = area.y + 1 + rank;
    cells.put(area.x, y, `  ${rank + 1}. ${padded(names[seat] ?? '', 20)}`, seatStyle(seat));
    cells.put(area.x + 26, y, money(worth).padStart(18), 'strong');
    cells.put(area.x + 46, y, made, 'faint', area.x + area.width);
  });
  const [only] = ranked;
  if (ranked.length === 1 && only !== undefined)
    cells.put(area.x + 2, area.y + 3, medalWords(medals(only.worth)), 'gain', area.x + area.width);
}

function verdict(
  ranked: readonly { readonly worth: number; readonly seat: number }[],
  names: readonly string[],
): string {
  const [first] = ranked;
  if (first === undefined || ranked.length === 1) return 'The match is over.';
  const best = ranked.filter(({ worth }) => worth === first.worth).map(({ seat }) => names[seat] ?? '');
  return best.length === 1 ? `${best[0] ?? ''} has won!` : `${best.join(' and ')} share the first place.`;
}

/** What was won, and what more there is to win, in a sentence. */
export function medalWords({ won, next }: Medals): string {
  const words = won === undefined ? 'No medal this time' : `A ${won} medal`;
  return next === undefined ? `${words}.` : `${words}; ${next.medal} needs ${money(next.worth)}.`;
}
