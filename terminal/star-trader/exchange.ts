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
import { cargoWords, dueWords } from './words.ts';

const NAME = 16;
const MONEY = 10;
const GOOD = 5;
const WIDTH = NAME + 3 * MONEY + GOODS.length * GOOD;

export function drawTraderExchange(cells: Cells, model: TraderMatchModel, { scroll }: TraderUi, area: Area): void {
  const captains = fleetExchange(model.view);
  const lines = area.width - 2 < WIDTH ? narrowLines(model, captains) : wideLines(model, captains);
  drawLines(cells, lines, area, scroll);
}

function wideLines(model: TraderMatchModel, captains: readonly ListedCaptain[]): BoxLine[] {
  const heads = trader()
    .exchange.heads.map((head) => padded(head, MONEY, 'right'))
    .join('');
  const goods = GOODS.map((good) => padded(good, GOOD, 'right')).join('');
  return [
    [{ text: padded(trader().exchange.captains, NAME) + heads + goods, style: 'heading' }],
    ...captains.flatMap(({ seat, rank, worth, goods: held, ships }): BoxLine[] => [
      [
        ...captainParts(model, seat, rank, NAME),
        { text: [worth.total, worth.bank, worth.onShips].map(column).join('') + unitsOf(held), style: 'strong' },
      ],
      ...ships.map((ship): BoxLine => [
        { text: padded(`    ${ship.mark}`, 8), style: seatStyle(seat) },
        { text: padded(whereWords(ship, model.view.today), NAME - 8 + 2 * MONEY), style: 'faint' },
        { text: column(ship.cash) + unitsOf(ship.cargo) },
      ]),
    ]),
  ];
}

/** The goods in words below each ship. */
function narrowLines(model: TraderMatchModel, captains: readonly ListedCaptain[]): BoxLine[] {
  const heads = trader()
    .exchange.heads.map((head) => padded(head, MONEY, 'right'))
    .join('');
  return [
    [{ text: padded(trader().exchange.captains, NAME) + heads, style: 'heading' }],
    ...captains.flatMap(({ seat, rank, worth, ships }): BoxLine[] => [
      [
        ...captainParts(model, seat, rank, NAME),
        { text: [worth.total, worth.bank, worth.onShips].map(column).join(''), style: 'strong' },
      ],
      ...ships.flatMap((ship): BoxLine[] => [
        [
          { text: padded(`    ${ship.mark}`, 8), style: seatStyle(seat) },
          { text: padded(whereWords(ship, model.view.today), NAME - 8 + 2 * MONEY), style: 'faint' },
          { text: column(ship.cash) },
        ],
        [{ text: `        ${cargoWords(ship.cargo)}`, style: 'faint' }],
      ]),
    ]),
  ];
}

function captainParts({ names, update }: TraderMatchModel, seat: number, rank: number, room: number) {
  return [
    { text: update.toAct === seat ? '▸ ' : '  ', style: 'strong' },
    { text: padded(`${rank} ${must(names[seat], 'a name')}`, room - 2), style: seatStyle(seat) },
  ] as const;
}

function whereWords(ship: ListedShip, today: Stardate): string {
  const { at, to, eta } = ship;
  const { exchange } = trader();
  return at === undefined ? exchange.to(to, dueWords(eta, isOverdue(ship, today), today)) : exchange.at(at);
}

function column(amount: number): string {
  return padded(shortMoney(amount, MONEY - 1), MONEY, 'right');
}

function unitsOf(goods: readonly number[]): string {
  return goods.map((units) => padded(units === 0 ? '·' : String(units), GOOD, 'right')).join('');
}
