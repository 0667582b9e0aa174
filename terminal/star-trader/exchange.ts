/** The exchange of Star Trader as a page: every captain with their ships, cash, bank and the goods aboard. */
import { must } from '../../core/must.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import { fleetExchange } from '../../insight/star-trader/exchange.ts';
import type { ListedCaptain, ListedShip } from '../../insight/star-trader/exchange.ts';
import { isOverdue } from '../../insight/star-trader/landings.ts';
import { drawLines } from '../frame/box.ts';
import type { BoxLine } from '../frame/box.ts';
import { shortMoney } from '../frame/figures.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/marks.ts';
import { seatStyle } from '../screen/style.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { trader } from './speech.ts';
import { dueWords } from './words.ts';

const NAME = 16;
const MONEY = 10;
const GOOD = 5;

export function drawTraderExchange(cells: Cells, model: TraderMatchModel, { scroll }: TraderUi, area: Area): void {
  const told = trader().exchange;
  const heads = told.heads.map((head) => padded(head, MONEY, 'right')).join('');
  const goods = GOODS.map((good) => padded(good, GOOD, 'right')).join('');
  const head: BoxLine = [{ text: padded(told.captains, NAME) + heads + goods, style: 'heading' }];
  const captains = fleetExchange(model.view).flatMap((captain) => captainLines(model, captain));
  drawLines(cells, [head, ...captains], area, scroll);
}

function captainLines({ names, update, view }: TraderMatchModel, captain: ListedCaptain): BoxLine[] {
  const { seat, rank, worth, goods, ships } = captain;
  const amounts = [worth.total, worth.bank, worth.onShips].map(column).join('');
  return [
    [
      { text: update.toAct === seat ? '▸ ' : '  ', style: 'strong' },
      { text: padded(`${rank} ${must(names[seat], 'a name')}`, NAME - 2), style: seatStyle(seat) },
      { text: amounts + unitsOf(goods), style: 'strong' },
    ],
    ...ships.map((ship): BoxLine => [
      { text: padded(`    ${ship.mark}`, 8), style: seatStyle(seat) },
      { text: padded(whereWords(ship, view.today), NAME - 8 + 2 * MONEY), style: 'faint' },
      { text: column(ship.cash) + unitsOf(ship.cargo) },
    ]),
  ];
}

function whereWords(ship: ListedShip, today: Stardate): string {
  const { at, to, eta } = ship;
  const { exchange } = trader();
  return at === undefined ? exchange.to(to, dueWords(eta, isOverdue(ship, today))) : exchange.at(at);
}

function column(amount: number): string {
  return padded(shortMoney(amount, MONEY - 1), MONEY, 'right');
}

function unitsOf(goods: readonly number[]): string {
  return goods.map((units) => padded(units === 0 ? '·' : String(units), GOOD, 'right')).join('');
}
