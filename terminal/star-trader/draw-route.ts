/** The route planner: the stars to visit in turn, when the ship can be there, how late it may be, and what each stop brings. */
import { planLegs } from '../../insight/star-trader/plan-legs.ts';
import type { Leg } from '../../insight/star-trader/plan-legs.ts';
import { tellDate } from '../../games/star-trader/text.ts';
import type { View } from '../../games/star-trader/types.ts';
import { drawRule } from '../frame/draw-rule.ts';
import { wrapped } from '../frame/wrap.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/mark-width.ts';
import type { TraderSight } from './trader-sight.ts';
import { cargoWords, dealWords, gainWords, shipMark, shortDate, starKey } from './words.ts';

/** The ship a route is planned for: the one that is asked about, else the first of one's own that lands. */
function plannedShip({ view, asked, landings, viewer }: TraderSight): number | undefined {
  if (asked !== undefined && view.ask !== undefined) return view.ask.ship;
  return landings.find(({ owner }) => owner === viewer)?.ship;
}

export function drawRoute(cells: Cells, sight: TraderSight, route: readonly string[], area: Area): void {
  const { view, events } = sight;
  const ship = plannedShip(sight);
  const state = ship === undefined ? undefined : view.ships[ship];
  if (ship === undefined || state === undefined) {
    drawRule(cells, area, 'No ship of yours to plan for');
    return;
  }
  drawRule(cells, area, `A route for ${shipMark(view, ship)} with ${cargoWords(state.cargo)}`);
  const below = drawStarKeys(cells, view, area, area.y + 1);
  const legs = planLegs(view, events, ship, route);
  if (legs.length === 0)
    cells.put(area.x + 2, below + 1, 'Press the keys of stars, in the order they are visited.', 'faint');
  const end = drawLegs(cells, legs, { ...area, y: below + 1, height: area.y + area.height - below - 3 });
  if (legs.length > 0) drawSum(cells, legs, area, end);
}

/** The key of every star, the present one included: it can be come back to. Returns the row below. */
function drawStarKeys(cells: Cells, view: View, { x, width }: Area, y: number): number {
  let [at, row] = [x + 2, y];
  view.stars.forEach(({ star }) => {
    if (at + 9 > x + width) [at, row] = [x + 2, row + 1];
    cells.put(at, row, ` ${starKey(view, star)} `, 'offered');
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
  while (shown.length > 1 && shown.reduce((sum, one) => sum + one.length, 0) > height) shown = shown.slice(1);
  for (const [head = '', ...more] of shown) {
    cells.put(x + 2, row++, head, 'strong', x + width);
    for (const line of more) cells.put(x + 2, row++, line, 'plain', x + width);
  }
  return row;
}

function legLines(
  { from, to, days, expectedDelay, expected, inTime, deals, gain, late, cargo }: Leg,
  width: number,
): string[] {
  const onTime = Math.round(100 * (late[0] ?? 0));
  const head = `${from} → ${to}: ${days} days, some ${Math.round(expectedDelay)} late (on time ${onTime} %), about ${tellDate(expected)}`;
  if (!inTime) return [head, '    after the end of the match'];
  const words = `${dealWords(deals)}: ${gainWords(gain, 12)}; then on board: ${cargoWords(cargo)}`;
  return [head, ...wrapped(words, width - 4).map((line) => `    ${line}`)];
}

function drawSum(cells: Cells, legs: readonly Leg[], { x, width }: Area, y: number): void {
  const gain = legs.reduce((sum, leg) => sum + leg.gain, 0);
  const days = legs.reduce((sum, leg) => sum + leg.days + leg.expectedDelay, 0);
  const last = legs.at(-1);
  const words = `In all ${gainWords(gain, 12)} in some ${Math.round(days)} days, ${gainWords(days === 0 ? 0 : gain / days, 10)} a day; there ${last === undefined ? '' : shortDate(last.expected)}.`;
  cells.put(x + 2, y, words, gain > 0 ? 'gain' : 'plain', x + width);
}
