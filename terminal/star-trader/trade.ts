/** What is asked in port: how many units to sell or buy, the bids of a bargain, and the bank. */
import { must } from '../../core/must.ts';
import { BASE_PRICES, GOODS } from '../../games/star-trader/goods.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import type { Ask, BankAsk, BidAsk, TradeAsk } from '../../games/star-trader/types.ts';
import { bargainsSoFar } from '../../insight/star-trader/bargain-so-far.ts';
import { drawRule } from '../frame/bars.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/marks.ts';
import { drawAdvice } from './advice.ts';
import { amountOf, drawField, typedAmount } from './amount.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { lotOf, trader } from './speech.ts';
import { priceStyle, priceWord } from './stars.ts';
import { factorWords } from './stop.ts';
import { gainWords, shipMark, starNamed } from './words.ts';

/** The captain who is asked, and the ship. */
function whoseShip({ view, names }: TraderMatchModel, { to, ship }: Ask): string {
  return `${must(names[to], 'a name')} ${shipMark(view, ship)}`;
}

export function drawTrade(cells: Cells, model: TraderMatchModel, ui: TraderUi, ask: TradeAsk, area: Area): void {
  const { x, y } = area;
  const { view, sizes } = model;
  const { trade: told, money } = trader();
  const amount = must(amountOf(ask, sizes?.pays), 'what is asked for');
  drawRule(cells, area, questionWords(model, ask));
  const units = typedAmount(ui, amount);
  let at = cells.put(x + 2, y + 1, told.howMany(ask.ask), 'strong');
  at = drawField(cells, at, y + 1, ui.typed, amount.usual) + 2;
  const factor = factorWords(model, ask, units);
  const hints = [told.fit(sizes?.most), factor].filter((hint) => hint !== '').join('; ');
  cells.put(at, y + 1, hints, 'faint', x + area.width);
  const price = Math.abs(must(starNamed(view, ask.star).prices?.[GOODS.indexOf(ask.good)], 'a price in port'));
  const base = must(BASE_PRICES[GOODS.indexOf(ask.good)], 'a base price');
  const gain = (ask.ask === 'sell' ? price - base : base - price) * units;
  const words = told.total(money(price), money(price * units), gainWords(gain, 12));
  cells.put(x + 2, y + 2, words, gain < 0 ? 'loss' : 'plain', x + area.width);
  drawPortSheet(cells, model, ask, { ...area, y: y + 3, height: 3 });
  drawAdvice(cells, ui, { ...area, y: y + 6, height: area.height - 6 });
}

function questionWords(model: TraderMatchModel, ask: TradeAsk): string {
  const who = whoseShip(model, ask);
  const { trade } = trader();
  if (ask.ask === 'sell') return trade.needs(who, ask.star, lotOf(ask.need, ask.good), ask.hold);
  return trade.sells(who, ask.star, lotOf(ask.forSale, ask.good), ask.fits);
}

const COLUMN = 9;

/** The goods side by side: what the star says, and what the ship holds. */
function drawPortSheet(
  cells: Cells,
  { view }: TraderMatchModel,
  { star: name, ship, good: current }: { readonly star: string; readonly ship: number; readonly good: Good },
  { x, y }: Area,
): void {
  const { trade: told, money } = trader();
  const { prices } = starNamed(view, name);
  const { cargo, weight, cash } = must(view.ships[ship], 'a ship');
  cells.put(x + 2, y, trader().stars.wantsMark, 'faint');
  cells.put(x + 2, y + 1, padded(name, 9), 'faint');
  cells.put(x + 2, y + 2, padded(told.onBoard, 9), 'faint');
  GOODS.forEach((good, i) => {
    const [at, isCurrent] = [x + 11 + i * COLUMN, good === current];
    const price = prices?.[i];
    cells.put(at, y, padded(isCurrent ? `▸${good}` : good, COLUMN, 'right'), isCurrent ? 'strong' : 'heading');
    cells.put(at, y + 1, padded(priceWord(price), COLUMN, 'right'), priceStyle(price));
    cells.put(at, y + 2, padded(String(cargo[i]), COLUMN, 'right'), isCurrent ? 'strong' : 'plain');
  });
  const tons = told.tons(weight, view.config.tons);
  cells.put(x + 11 + 6 * COLUMN + 2, y + 1, tons, 'faint');
  cells.put(x + 11 + 6 * COLUMN + 2, y + 2, money(Math.round(cash)), 'strong');
}

export function drawBid(cells: Cells, model: TraderMatchModel, ui: TraderUi, ask: BidAsk, area: Area): void {
  const { x, y, width, height } = area;
  const { view } = model;
  const { bid: told, money } = trader();
  const lot = lotOf(ask.units, ask.good);
  drawRule(cells, area, told.title(whoseShip(model, ask), ask.star, ask.side, lot, ask.round, ask.rounds));
  const { now, last } = bargainsSoFar(view, model.events);
  const before = (now?.rounds ?? []).flatMap(({ bid, ...round }) => (bid === undefined ? [] : [{ ...round, bid }]));
  // In little room the last rounds must do.
  const shown = before.slice(-Math.max(0, height - 6));
  shown.forEach(({ round, offer, bid }, i) => {
    const said = told.before(round, ask.star, ask.side, money(offer), money(bid));
    cells.put(x + 2, y + 1 + i, said, 'faint', x + width);
  });
  const top = y + 1 + shown.length;
  drawQuestion(cells, model, ui, ask, area, top);
  const ended = last?.end?.how === 'dealt' && last.by === ask.to && before.length === 0 ? lastWords(last) : '';
  if (ended !== '' && ui.advice === '') cells.put(x + 2, top + 4, ended, 'faint', x + width);
  drawAdvice(cells, ui, { ...area, y: top + 4, height: y + height - top - 4 });
}

function drawQuestion(
  cells: Cells,
  model: TraderMatchModel,
  ui: TraderUi,
  ask: BidAsk,
  { x, width }: Area,
  y: number,
): void {
  const amount = must(amountOf(ask), 'what is asked for');
  const { bid: told, money } = trader();
  const isFinal = ask.round === ask.rounds && ask.rounds > 1;
  const each = money(Math.round(ask.offer / ask.units));
  cells.put(x + 2, y, told.now(ask.round, ask.star, ask.side, money(ask.offer), each, isFinal), 'strong');
  if (ask.above >= ask.below) {
    cells.put(x + 2, y + 1, told.nothing, 'warning', x + width);
    return;
  }
  const at = drawField(cells, cells.put(x + 2, y + 1, told.yours, 'strong'), y + 1, ui.typed, amount.usual) + 2;
  const bid = typedAmount(ui, amount);
  const end = cells.put(at, y + 1, told.each(money(Math.round(bid / ask.units))), 'plain', x + width);
  const factor = factorWords(model, ask, ask.units);
  if (factor !== '') cells.put(end, y + 1, `; ${factor}`, 'faint', x + width);
  const hint = told.window(money(Math.ceil(ask.above)), money(Math.floor(ask.below)), ask.side);
  cells.put(x + 2, y + 2, hint, 'faint', x + width);
}

function lastWords({ star, side, units, good, end }: NonNullable<ReturnType<typeof bargainsSoFar>['last']>): string {
  return end?.how === 'dealt' ? trader().bid.last(units, good, side, star, trader().money(end.total)) : '';
}

export function drawBank(cells: Cells, model: TraderMatchModel, ui: TraderUi, ask: BankAsk, area: Area): void {
  const { x, y, width } = area;
  const { view } = model;
  const { bank: told, money } = trader();
  drawRule(cells, area, told.title(whoseShip(model, ask), ask.star));
  const books = told.books(money(ask.cash), money(ask.balance), view.config.interest);
  cells.put(x + 2, y + 1, books, 'plain', x + width);
  if (ask.toPay !== undefined) cells.put(x + 2, y + 2, told.toPay(money(ask.toPay)), 'warning', x + width);
  const row = y + (ask.toPay === undefined ? 2 : 3);
  const amount = amountOf(ask);
  if (amount === undefined) cells.put(x + 2, row, told.enter, 'strong');
  else {
    const words = ask.ask === 'withdraw' ? told.withdraw : told.deposit;
    const at = drawField(cells, cells.put(x + 2, row, words, 'strong'), row, ui.typed, amount.usual) + 2;
    cells.put(at, row, bankHint(ask, amount.most), 'faint', x + width);
  }
  drawAdvice(cells, ui, { ...area, y: row + 2, height: y + area.height - row - 2 });
}

function bankHint({ ask, toPay }: BankAsk, most: number): string {
  const { bank, money } = trader();
  const all = bank.takesAll(money(most));
  if (ask === 'deposit') return bank.putsAll(money(most));
  return toPay === undefined ? bank.onToDeposit(all) : all;
}
