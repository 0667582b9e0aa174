/** The route planner: the stars to visit in turn, when the ship can be there, how late it may be, and what each stop brings. */
import { planLegs } from '../../insight/star-trader/plan-legs.ts';
import type { Leg } from '../../insight/star-trader/plan-legs.ts';
import type { View } from '../../games/star-trader/types.ts';
import { must } from '../../core/must.ts';
import { drawRule } from '../frame/bars.ts';
import { closedOverlay, play } from '../frame/ui.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded, wrapped } from '../screen/marks.ts';
import { placeOf } from '../../client/offer-keys.ts';
import { textKey } from '../screen/key.ts';
import type { Key } from '../screen/key.ts';
import { moreWords } from '../frame/scrolling.ts';
import type { TraderKeyResult, TraderMatchModel, TraderUi } from './model.ts';
import { trader } from './speech.ts';
import { cargoWords, dealWords, gainWords, shipMark, starKey } from './words.ts';

/** The ship a route is planned for: the one that is asked about, else the first of one's own that lands. */
function plannedShip({ view, asked, landings, viewer }: TraderMatchModel): number | undefined {
  if (asked !== undefined && view.ask !== undefined) return view.ask.ship;
  return landings.find(({ owner }) => owner === viewer)?.ship;
}

export function drawRoute(cells: Cells, model: TraderMatchModel, { route }: TraderUi, area: Area): void {
  const { view, events } = model;
  const told = trader().route;
  const ship = plannedShip(model);
  if (ship === undefined) {
    drawRule(cells, area, told.none);
    return;
  }
  drawRule(cells, area, told.title(shipMark(view, ship), cargoWords(must(view.ships[ship], 'a ship').cargo)));
  const below = drawStarKeys(cells, view, area, area.y + 1);
  const legs = planLegs(view, events, ship, route);
  if (legs.length === 0) cells.put(area.x + 2, below + 1, told.press, 'faint');
  const end = drawLegs(cells, legs, { ...area, y: below + 1, height: area.y + area.height - below - 3 });
  const last = legs.at(-1);
  if (last !== undefined) drawSum(cells, legs, last, area, end);
}

/** The key of every star, the present one included: it can be come back to. Returns the row below. */
function drawStarKeys(cells: Cells, view: View, { x, width }: Area, y: number): number {
  let [at, row] = [x + 2, y];
  view.stars.forEach(({ star }) => {
    if (at + 9 > x + width) [at, row] = [x + 2, row + 1];
    const key = starKey(view, star);
    cells.hit({ x: at, y: row, width: 10, height: 1 }, textKey(key));
    cells.put(at, row, ` ${key} `, 'offered');
    at = cells.put(at + 4, row, padded(star, 6));
  });
  return row + 1;
}

/** Returns the row below. */
function drawLegs(cells: Cells, legs: readonly Leg[], { x, y, width, height }: Area): number {
  const lines = legs.map((leg) => legLines(leg, width - 4));
  let row = y;
  // The last ones are what is being thought about.
  let shown = lines;
  const heightOf = (some: readonly string[][]): number => some.reduce((sum, one) => sum + one.length, 0);
  const isWhole = heightOf(lines) <= height;
  if (!isWhole) while (shown.length > 1 && heightOf(shown) > height - 1) shown = shown.slice(1);
  if (!isWhole) cells.put(x + 2, row++, moreWords({ above: lines.length - shown.length, below: 0 }), 'faint');
  for (const leg of shown)
    leg.forEach((line, i) => cells.put(x + 2, row++, line, i === 0 ? 'strong' : 'plain', x + width));
  return row;
}

function legLines(
  { from, to, days, expectedDelay, expected, inTime, deals, gain, late, cargo }: Leg,
  width: number,
): string[] {
  const onTime = Math.round(100 * must(late[0], 'the chance to be in time'));
  const { route, date } = trader();
  const head = route.leg(from, to, days, Math.round(expectedDelay), onTime, date(expected));
  if (!inTime) return [head, `    ${route.tooLate}`];
  const words = route.stop(dealWords(deals), gainWords(gain, 12), cargoWords(cargo));
  return [head, ...wrapped(words, width - 4).map((line) => `    ${line}`)];
}

function drawSum(cells: Cells, legs: readonly Leg[], last: Leg, { x, width }: Area, y: number): void {
  const gain = legs.reduce((sum, leg) => sum + leg.gain, 0);
  const days = legs.reduce((sum, leg) => sum + leg.days + leg.expectedDelay, 0);
  const { route, date } = trader();
  const aDay = gainWords(days === 0 ? 0 : gain / days, 10);
  const words = route.sum(gainWords(gain, 12), Math.round(days), aDay, date(last.expected));
  cells.put(x + 2, y, words, gain > 0 ? 'gain' : 'plain', x + width);
}

/** More stops than anybody plans. */
const LONGEST_ROUTE = 8;

export function handleRouteKey({ view, asked }: TraderMatchModel, ui: TraderUi, key: Key): TraderKeyResult {
  switch (key.key) {
    case 'backspace':
    case 'delete':
      return { ui: { ...ui, route: key.key === 'delete' ? [] : ui.route.slice(0, -1) } };
    case 'enter': {
      const [star] = ui.route;
      const mayGo = asked !== undefined && view.ask?.ask === 'destination' && star !== undefined;
      return mayGo ? play(closedOverlay(ui), { type: 'go', star }) : { ui: closedOverlay(ui) };
    }
    case 'text': {
      const star = view.stars[placeOf(key.text)]?.star;
      if (star === undefined) return key.text === 'q' || key.text === 'g' ? { ui: closedOverlay(ui) } : { ui };
      const isFull = ui.route.length >= LONGEST_ROUTE || ui.route.at(-1) === star;
      return isFull ? { ui } : { ui: { ...ui, route: [...ui.route, star] } };
    }
    default:
      return { ui };
  }
}
