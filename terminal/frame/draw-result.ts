/** The end of any match: who has won, what everybody is worth, and the medal of who played alone. */
import { money } from '../../games/star-lanes/text.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { fit, padded, textWidth } from '../screen/mark-width.ts';
import { seatStyle } from '../screen/style.ts';
import { drawRule } from './draw-rule.ts';
import { shortMoney } from './figures.ts';

interface Standing {
  readonly worth: number;
  /** What the worth is made of, in words; `amount` writes its figures. */
  readonly made: (amount: (dollars: number) => string) => string;
}

/** Of what was won alone, and what more there is to win. */
export interface Medals {
  readonly won: string | undefined;
  readonly next: { readonly medal: string; readonly worth: number } | undefined;
}

/** Behind rank, name and worth. */
const MADE_AT = 46;

/** As long as $36.9M or $1,575. */
const SHORT = 6;

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
  const amount = amountsIn(
    area.width - MADE_AT,
    ranked.map(({ made }) => made),
  );
  drawRule(cells, area, verdict(ranked, names));
  ranked.slice(0, area.height - 1).forEach(({ seat, worth, made }, rank) => {
    const y = area.y + 1 + rank;
    cells.put(area.x, y, `  ${rank + 1}. ${padded(names[seat] ?? '', 20)}`, seatStyle(seat));
    cells.put(area.x + 26, y, money(worth).padStart(18), 'strong');
    cells.put(area.x + MADE_AT, y, fit(made(amount), area.width - MADE_AT), 'faint');
  });
  const [only] = ranked;
  if (ranked.length === 1 && only !== undefined)
    cells.put(area.x + 2, area.y + 3, fit(medalWords(medals(only.worth)), area.width - 2), 'gain');
}

/** In full where everybody's fit, else short for everybody. */
function amountsIn(room: number, all: readonly Standing['made'][]): (dollars: number) => string {
  const whole = (dollars: number): string => money(Math.round(dollars));
  return all.every((made) => textWidth(made(whole)) <= room) ? whole : (dollars) => shortMoney(dollars, SHORT);
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
