/** The question which space to play: every offered space with what it would do, and the keys that choose one. */
import { wrapped } from '../screen/marks.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { companyStyle } from '../screen/style.ts';
import type { OfferedSpace } from '../../games/star-lanes/types.ts';
import { must } from '../../core/must.ts';
import { drawRule } from '../frame/bars.ts';
import { play } from '../frame/ui.ts';
import { keyOf, placeOf } from '../../client/offer-keys.ts';
import { textKey } from '../screen/key.ts';
import type { Key } from '../screen/key.ts';
import { outcomeOf } from './outcome.ts';
import type { OutcomeWords } from './outcome.ts';
import type { LanesKeyResult, LanesMatchModel, LanesUi } from './model.ts';
import { lanes } from './speech.ts';

export function drawPlace(
  cells: Cells,
  model: LanesMatchModel,
  { picked }: LanesUi,
  spaces: readonly OfferedSpace[],
  area: Area,
): void {
  const outcomes = spaces.map((space) => ({ space, outcome: outcomeOf(model, space) }));
  // In little room the question in the bar above must do.
  const headed = area.height > spaces.length + 1;
  if (headed) drawRule(cells, area, lanes().place.ask(must(model.names[model.view.mover], 'a name')));
  const top = area.y + (headed ? 1 : 0);
  const room = area.y + area.height - top;
  const first = Math.max(0, Math.min(picked - room + 1, spaces.length - room));
  const shown = outcomes.slice(first, first + room);
  shown.forEach(({ space, outcome }, i) =>
    drawLine(cells, { ...area, y: top + i, height: 1 }, space, outcome, keyOf(first + i), first + i === picked),
  );
  const below = top + shown.length;
  const { outcome } = must(outcomes[picked], 'the space that is looked at');
  drawDetails(cells, { ...area, y: below, height: area.y + area.height - below }, outcome);
}

function drawLine(
  cells: Cells,
  area: Area,
  { space, companies }: OfferedSpace,
  outcome: OutcomeWords,
  key: string,
  isPicked: boolean,
): void {
  const { x, y, width } = area;
  cells.hit(area, textKey(key));
  cells.put(x, y, isPicked ? '▸' : ' ', 'strong');
  cells.put(x + 2, y, ` ${key} `, isPicked ? 'offered-picked' : 'offered');
  cells.put(x + 6, y, space, isPicked ? 'strong' : 'plain');
  let at = x + 11;
  for (const company of outcome.companies) at = cells.put(at, y, company, companyStyle(company)) + 1;
  const choice = companies === undefined ? '' : lanes().place.or(companies.slice(1).join(', '));
  const points = outcome.brief.length === 0 ? '' : `: ${outcome.brief.join('; ')}`;
  const [line = '', more] = wrapped(`${outcome.title}${choice}${points}`, x + width - at - 2);
  const end = cells.put(at, y, line, isPicked ? 'strong' : 'plain');
  if (more !== undefined) cells.put(end, y, ' …', 'faint');
}

function drawDetails(cells: Cells, { x, y, width, height }: Area, outcome: OutcomeWords): void {
  if (height < 1) return;
  const text = outcome.points.length === 0 ? lanes().place.nothing : `${outcome.points.join('; ')}.`;
  const lines = wrapped(text, width - 14);
  const style = outcome.gap < 0 ? 'loss' : outcome.gap > 0 ? 'gain' : 'faint';
  lines.slice(0, height).forEach((line, i) => {
    const isCut = i === height - 1 && lines.length > height;
    cells.put(x + 11, y + i, isCut ? `${line} …` : line, style);
  });
}

export function handlePlaceKey(spaces: readonly OfferedSpace[], ui: LanesUi, key: Key): LanesKeyResult | undefined {
  switch (key.key) {
    case 'up':
    case 'left':
    case 'back-tab':
      return look(spaces, ui, -1);
    case 'down':
    case 'right':
    case 'tab':
      return look(spaces, ui, 1);
    case 'wheel':
      return look(spaces, ui, key.by);
    case 'enter':
      return choose(spaces, ui, ui.picked);
    case 'text':
      return choose(spaces, ui, placeOf(key.text));
    default:
      return undefined;
  }
}

function look(spaces: readonly OfferedSpace[], ui: LanesUi, by: number): LanesKeyResult {
  return { ui: { ...ui, picked: (ui.picked + by + spaces.length) % spaces.length } };
}

/** Plays a space; where there is a choice of companies that comes first. */
function choose(spaces: readonly OfferedSpace[], ui: LanesUi, place: number): LanesKeyResult | undefined {
  const offered = spaces[place];
  if (offered === undefined) return undefined;
  if (offered.companies !== undefined) return { ui: { ...ui, picked: place, overlay: 'choose', scroll: 0 } };
  return play({ ...ui, picked: place }, { type: 'place', space: offered.space });
}
