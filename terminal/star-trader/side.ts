/** Beside the map: what the captains are worth, where their ships are, and with more room all prices. */
import { starTraderKit } from '../../games/star-trader/kit.ts';
import type { ShipView } from '../../games/star-trader/types.ts';
import { must } from '../../core/must.ts';
import { isOverdue } from '../../insight/star-trader/landings.ts';
import { shortMoney } from '../frame/figures.ts';
import { drawStandings } from '../frame/standings.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/marks.ts';
import { seatStyle } from '../screen/style.ts';
import { CHART_WIDTH, drawPriceChart } from './stars.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { frameWords } from '../words.ts';
import { trader } from './speech.ts';
import { cargoWords, dueWords, shipMark } from './words.ts';

const WORTH = 12;
const BANK = 11;

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
  cells.put(area.x, below, target, 'faint', area.x + area.width);
  return below + 1;
}

/** Who plays alone plays for a medal. */
function targetWords({ view: { config, captains, phase } }: TraderMatchModel): string {
  const [only, ...others] = captains;
  if (only === undefined || others.length > 0 || phase === 'over') return '';
  const next = starTraderKit.nextMedal(config, only.total);
  const { side, money } = trader();
  return next === undefined ? '' : `  ${side.target(money(next.worth), frameWords().result.medals[next.medal])}`;
}

/** One's own ships first, then those that land next; returns the row below. */
function drawShips(cells: Cells, model: TraderMatchModel, { x, y, width, height }: Area): number {
  const wide = width >= 56;
  const told = trader().side;
  cells.put(x, y, padded(told.ships, 22) + padded(told.tons, 5, 'right') + padded(told.cash, 10, 'right'), 'heading');
  if (wide) cells.put(x + 39, y, told.cargo, 'heading');
  const shown = orderOf(model).slice(0, height - 1);
  shown.forEach((ship, i) => {
    const state = must(model.view.ships[ship], 'a ship');
    const row = y + 1 + i;
    const isAsked = model.view.ask?.ship === ship;
    cells.put(x, row, isAsked ? '▸' : ' ', 'strong');
    cells.put(x + 2, row, padded(shipMark(model.view, ship), 4), seatStyle(state.owner));
    cells.put(x + 6, row, padded(whereWords(model, state), 16), isAsked ? 'strong' : 'plain');
    const figures = padded(String(state.weight), 5, 'right') + padded(shortMoney(state.cash, 9), 10, 'right');
    cells.put(x + 22, row, figures, isAsked ? 'strong' : 'plain');
    if (wide) cells.put(x + 39, row, cargoWords(state.cargo), 'faint', x + width);
  });
  return y + 1 + shown.length;
}

function whereWords({ view }: TraderMatchModel, ship: ShipView): string {
  const { at, to, eta } = ship;
  return at === undefined ? `→ ${to} ${dueWords(eta, isOverdue(ship, view.today))}` : trader().exchange.at(at);
}

function orderOf({ view, landings, viewer }: TraderMatchModel): number[] {
  const under = landings.map(({ ship }) => ship);
  const all = [...view.ships.keys()].sort((one, other) => under.indexOf(one) - under.indexOf(other));
  const isOwn = (ship: number): boolean => view.ships[ship]?.owner === viewer;
  return [...all.filter(isOwn), ...all.filter((ship) => !isOwn(ship))];
}
