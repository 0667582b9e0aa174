/** The question which space to play: every offered space with what it would do, and all about the one looked at. */
import type { Area, Cells } from '../screen/cells.ts';
import { companyStyle } from '../screen/style.ts';
import type { OfferedSpace } from '../../games/star-lanes/types.ts';
import { drawRule } from '../frame/draw-rule.ts';
import { keyOf } from '../match/keys.ts';
import { outcomeOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Sight } from './sight.ts';
import type { MatchUi } from './ui.ts';
import { wrapped } from '../frame/wrap.ts';

export function drawPlace(cells: Cells, sight: Sight, ui: MatchUi, spaces: readonly OfferedSpace[], area: Area): void {
  const outcomes = spaces.map((space) => outcomeOf(sight, space));
  // In little room the question in the bar above must do.
  const headed = area.height > spaces.length + 1;
  if (headed) drawRule(cells, area, `${sight.names[sight.asked ?? -1] ?? ''}, where do you place?`);
  const top = area.y + (headed ? 1 : 0);
  const room = area.y + area.height - top;
  const first = Math.max(0, Math.min(ui.picked - room + 1, spaces.length - room));
  const shown = spaces.slice(first, first + room);
  shown.forEach((space, i) => drawLine(cells, area, top + i, space, first + i, outcomes[first + i], ui.picked));
  const below = top + shown.length;
  drawDetails(cells, { ...area, y: below, height: area.y + area.height - below }, outcomes[ui.picked]);
}

function drawLine(
  cells: Cells,
  { x, width }: Area,
  y: number,
  { space, companies }: OfferedSpace,
  place: number,
  outcome: Outcome | undefined,
  picked: number,
): void {
  const isPicked = place === picked;
  cells.put(x, y, isPicked ? '▸' : ' ', 'strong');
  cells.put(x + 2, y, ` ${keyOf(place)} `, isPicked ? 'offered-picked' : 'offered');
  cells.put(x + 6, y, space, isPicked ? 'strong' : 'plain');
  let at = x + 11;
  for (const company of outcome?.companies ?? []) at = cells.put(at, y, company, companyStyle(company)) + 1;
  const choice = companies === undefined ? '' : ` (or ${companies.slice(1).join(', ')})`;
  const points = outcome === undefined || outcome.brief.length === 0 ? '' : `: ${outcome.brief.join('; ')}`;
  const [line = '', more] = wrapped(`${outcome?.title ?? ''}${choice}${points}`, x + width - at - 2);
  const end = cells.put(at, y, line, isPicked ? 'strong' : 'plain');
  if (more !== undefined) cells.put(end, y, ' …', 'faint');
}

function drawDetails(cells: Cells, { x, y, width, height }: Area, outcome: Outcome | undefined): void {
  if (height < 1 || outcome === undefined) return;
  const text = outcome.points.length === 0 ? 'Nothing changes in anybody’s books.' : `${outcome.points.join('; ')}.`;
  const lines = wrapped(text, width - 14);
  const style = outcome.gain < 0 ? 'loss' : outcome.gain > 0 ? 'gain' : 'faint';
  lines.slice(0, height).forEach((line, i) => {
    const isCut = i === height - 1 && lines.length > height;
    cells.put(x + 11, y + i, isCut ? `${line} …` : line, style);
  });
}
