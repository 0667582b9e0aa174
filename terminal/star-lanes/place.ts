/** The question which space to play: every offered space with what it would do, and the keys that choose one. */
import { fitLines, textWidth, wrapped } from '../screen/marks.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { companyStyle } from '../screen/style.ts';
import type { OfferedSpace } from '../../games/star-lanes/types.ts';
import { must } from '../../core/must.ts';
import { drawRule } from '../frame/bars.ts';
import { moreWords, windowAround } from '../frame/scrolling.ts';
import { play } from '../frame/ui.ts';
import { keyOf, placeOf } from '../../client/offer-keys.ts';
import type { Key } from '../screen/key.ts';
import { outcomeOf } from './outcome.ts';
import type { OutcomeWords } from './outcome.ts';
import type { LanesKeyResult, LanesMatchModel, LanesUi } from './model.ts';
import { lanes, lanesGame } from './speech.ts';
import { frameWords } from '../words.ts';

export function drawPlace(
  cells: Cells,
  model: LanesMatchModel,
  { picked, typed }: LanesUi,
  spaces: readonly OfferedSpace[],
  area: Area,
): void {
  const outcomes = spaces.map((space) => ({ space, outcome: outcomeOf(model, space) }));
  // In little room the question in the bar above must do.
  const headed = area.height > spaces.length + LEAST_DETAILS;
  const top = area.y + (headed ? 1 : 0);
  const shown = windowAround(spaces.length, area.y + area.height - top - LEAST_DETAILS, picked);
  if (headed)
    drawRule(cells, area, `${lanes().place.ask(must(model.names[model.view.mover], 'a name'))} ${typed}`.trimEnd());
  outcomes.slice(shown.first, shown.end).forEach(({ space, outcome }, i) => {
    const place = shown.first + i;
    drawLine(cells, { ...area, y: top + i, height: 1 }, space, outcome, keyOf(place), place === picked);
  });
  const below = top + shown.end - shown.first;
  const { outcome } = must(outcomes[picked], 'the space that is looked at');
  const details = { ...area, y: below, height: area.y + area.height - below };
  drawDetails(cells, details, outcome, moreWords(shown));
}

/** Lines about the space that is looked at: what it brings is always told. */
const LEAST_DETAILS = 2;

function drawLine(
  cells: Cells,
  area: Area,
  { space, companies }: OfferedSpace,
  outcome: OutcomeWords,
  key: string,
  isPicked: boolean,
): void {
  const { x, y, width } = area;
  cells.hit(area, { key: 'select', what: 'space', place: placeOf(key) });
  cells.put(x, y, isPicked ? '▸' : ' ', 'strong');
  cells.put(x + 2, y, ` ${key} `, isPicked ? 'offered-picked' : 'offered');
  cells.put(x + 6, y, space, isPicked ? 'strong' : 'plain');
  let at = x + 11;
  for (const company of outcome.companies) at = cells.put(at, y, company, companyStyle(company)) + 1;
  const choice = companies === undefined ? '' : lanes().place.or(companies.slice(1).join(', '));
  const points =
    outcome.brief.length === 0 ? '' : `${frameWords().signs.colon}${outcome.brief.join(frameWords().signs.semicolon)}`;
  const [line = '', more] = wrapped(`${outcome.title}${choice}${points}`, x + width - at - 2);
  const end = cells.put(at, y, line, isPicked ? 'strong' : 'plain');
  if (more !== undefined) cells.put(end, y, ' …', 'faint');
}

function drawDetails(cells: Cells, { x, y, width, height }: Area, outcome: OutcomeWords, more: string): void {
  cells.put(x + width - textWidth(more) - 1, y + height - 1, more, 'faint');
  const text =
    outcome.points.length === 0 ? lanes().place.nothing : `${outcome.points.join(frameWords().signs.semicolon)}.`;
  const indent = width < NARROW ? 2 : 11;
  const room = width - indent - 3 - textWidth(more);
  const style = outcome.gap < 0 ? 'loss' : outcome.gap > 0 ? 'gain' : 'faint';
  fitLines(wrapped(text, room), height, room).forEach((line, i) => cells.put(x + indent, y + i, line, style));
}

/** In less, details begin at the left. */
const NARROW = 70;

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
      return /[A-Z]/.test(ui.typed) ? chooseNamed(spaces, ui) : choose(spaces, ui, ui.picked);
    case 'select':
      return key.what === 'space' ? choose(spaces, ui, key.place) : undefined;
    case 'backspace':
      return { ui: { ...ui, typed: ui.typed.slice(0, -1) } };
    case 'escape':
      return { ui: { ...ui, typed: '' } };
    case 'text':
      return typeText(spaces, ui, key.text);
    default:
      return undefined;
  }
}

function look(spaces: readonly OfferedSpace[], ui: LanesUi, by: number): LanesKeyResult {
  return { ui: { ...ui, typed: '', picked: (ui.picked + by + spaces.length) % spaces.length } };
}

/**
 * A number looks at its space, and pressed again plays it; with a letter behind it, it is the name of a space. Small letters
 * are other keys, too: they are letters of a name only where it is offered.
 */
function typeText(spaces: readonly OfferedSpace[], ui: LanesUi, text: string): LanesKeyResult | undefined {
  const typed = (ui.typed + text).toUpperCase();
  const isName = spaces.some(({ space }) => space.startsWith(typed));
  const isLetter = /^\d+[A-Z]+$/.test(typed);
  if (isLetter && (isName || text !== text.toLowerCase())) return typeName(spaces, ui, typed);
  const place = placeOf(text);
  if (spaces[place] !== undefined) {
    if (ui.typed === text && !isName) return choose(spaces, ui, place);
    return { ui: { ...ui, picked: place, typed: isName ? typed : text } };
  }
  return /^\d+$/.test(text) ? { ui: { ...ui, typed: isName ? typed : text } } : undefined;
}

/** What is typed so far; the space of that name is looked at. */
function typeName(spaces: readonly OfferedSpace[], ui: LanesUi, typed: string): LanesKeyResult {
  const named = spaces.findIndex(({ space }) => space === typed);
  return { ui: { ...ui, typed, picked: named < 0 ? ui.picked : named } };
}

function chooseNamed(spaces: readonly OfferedSpace[], ui: LanesUi): LanesKeyResult | undefined {
  const named = spaces.findIndex(({ space }) => space === ui.typed);
  if (named >= 0) return choose(spaces, ui, named);
  const refusal = { why: 'not-offered', space: ui.typed, spaces: spaces.map(({ space }) => space) } as const;
  return { ui: { ...ui, typed: '', problem: lanesGame().explain(refusal) } };
}

/** Plays a space; where there is a choice of companies that comes first. */
function choose(spaces: readonly OfferedSpace[], ui: LanesUi, place: number): LanesKeyResult | undefined {
  const offered = spaces[place];
  if (offered === undefined) return undefined;
  if (offered.companies !== undefined) return { ui: { ...ui, typed: '', picked: place, overlay: 'choose', scroll: 0 } };
  return play({ ...ui, typed: '', picked: place }, { type: 'place', space: offered.space });
}
