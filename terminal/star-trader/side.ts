/** Beside the map: what the captains are worth, where their ships are, and with more room all prices. */
import { starTraderKit } from '../../games/star-trader/kit.ts';
import type { ShipView } from '../../games/star-trader/types.ts';
import { must } from '../../core/must.ts';
import { isOverdue } from '../../insight/star-trader/landings.ts';
import { shortMoney } from '../frame/figures.ts';
import { drawStandings } from '../frame/standings.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded, wrapped } from '../screen/marks.ts';
import { seatStyle } from '../screen/style.ts';
import { CHART_WIDTH, drawPriceChart } from './stars.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { frameWords } from '../words.ts';
import { trader } from './speech.ts';
import { cargoWords, dueWords, shipMark } from './words.ts';

const WORTH = 12;
const BANK = 11;
/** Where a ship is, or goes: → KIRK JAN 12 2071. */
const WHERE_AT = 6;
const WHERE = 18;
const TONS = 5;
const CASH = 9;
const CARGO_AT = WHERE_AT + WHERE + TONS + CASH + 1;

/** Returns the row below. */
export function drawTraderSide(cells: Cells, model: TraderMatchModel, _: TraderUi, area: Area): number {
  const end = area.y + area.height;
  const { players, ships, stars } = model.view;
  const gap = area.height - players - ships.length - 2 >= 2 ? 1 : 0;
  const below = drawCaptains(cells, model, { ...area, height: Math.max(3, Math.min(players + 2, area.height - 4)) });
  const under = drawShips(cells, model, { ...area, y: below + gap, height: end - below - gap });
  if (area.width < CHART_WIDTH || end - under - 1 < stars.length + 1) return under;
  return drawPriceChart(cells, model, { ...area, y: under + 1, height: end - under - 1 }, undefined);
}

/** The richest first, and what who plays alone plays for; returns the row below. */
function drawCaptains(cells: Cells, model: TraderMatchModel, area: Area): number {
  const { view, names } = model;
  const told = trader().side;
  const below = drawStandings(
    cells,
    model,
    { ...area, height: area.height - 1 },
    told.captains,
    [
      { head: told.worth, width: WORTH, amounts: view.captains.map(({ total }) => total) },
      { head: told.bank, width: BANK, amounts: view.captains.map(({ bank }) => bank) },
    ],
    (seat) => `${shipMark(view, seat).slice(0, 1)} ${must(names[seat], 'a name')}`,
  );
  const target = targetWords(model);
  if (target === '') return below;
  const lines = wrapped(target, area.width - 2);
  lines.forEach((line, i) => cells.put(area.x + 2, below + i, line, 'faint'));
  return below + lines.length;
}

/** Who plays alone plays for a medal. */
function targetWords({ view: { config, captains, phase } }: TraderMatchModel): string {
  const [only, ...others] = captains;
  if (only === undefined || others.length > 0 || phase === 'over') return '';
  const next = starTraderKit.nextMedal(config, only.total);
  const { side, money } = trader();
  return next === undefined ? '' : side.target(money(next.worth), frameWords().result.medals[next.medal]);
}

/** One's own ships first, then those that land next; returns the row below. */
function drawShips(cells: Cells, model: TraderMatchModel, { x, y, width, height }: Area): number {
  const wide = width >= 56;
  const told = trader().side;
  const heads =
    padded(told.ships, WHERE_AT + WHERE) + padded(told.tons, TONS, 'right') + padded(told.cash, CASH, 'right');
  cells.put(x, y, heads, 'heading');
  if (wide) cells.put(x + CARGO_AT, y, told.cargo, 'heading');
  const all = orderOf(model);
  const isWhole = all.length <= height - 1;
  const shown = all.slice(0, Math.max(0, isWhole ? height - 1 : height - 2));
  shown.forEach((ship, i) => {
    const state = must(model.view.ships[ship], 'a ship');
    const row = y + 1 + i;
    const isAsked = model.view.ask?.ship === ship;
    cells.put(x, row, isAsked ? '▸' : ' ', 'strong');
    cells.put(x + 2, row, padded(shipMark(model.view, ship), 4), seatStyle(state.owner));
    cells.put(x + WHERE_AT, row, padded(whereWords(model, state), WHERE), isAsked ? 'strong' : 'plain');
    const figures = padded(String(state.weight), TONS, 'right') + padded(shortMoney(state.cash, 8), CASH, 'right');
    cells.put(x + WHERE_AT + WHERE, row, figures, isAsked ? 'strong' : 'plain');
    if (wide) cells.put(x + CARGO_AT, row, cargoWords(state.cargo), 'faint', x + width);
  });
  const below = y + 1 + shown.length;
  if (isWhole) return below;
  cells.put(x + 2, below, frameWords().more(all.length - shown.length), 'faint');
  return below + 1;
}

function whereWords({ view }: TraderMatchModel, ship: ShipView): string {
  const { at, to, eta } = ship;
  return at === undefined
    ? `→ ${to} ${dueWords(eta, isOverdue(ship, view.today), view.today)}`
    : trader().exchange.at(at);
}

function orderOf({ view, landings, viewer }: TraderMatchModel): number[] {
  const under = landings.map(({ ship }) => ship);
  const all = [...view.ships.keys()].sort((one, other) => under.indexOf(one) - under.indexOf(other));
  const isOwn = (ship: number): boolean => view.ships[ship]?.owner === viewer;
  return [...all.filter(isOwn), ...all.filter((ship) => !isOwn(ship))];
}
