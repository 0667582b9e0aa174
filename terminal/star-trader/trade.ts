/** What is asked in port: how many units to sell or buy, the bids of a bargain, and the bank. */
import { must } from '../../core/must.ts';
import { BASE_PRICES, GOODS } from '../../games/star-trader/goods.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import type { Ask, BankAsk, BidAsk, TradeAsk } from '../../games/star-trader/types.ts';
import { bargainsSoFar } from '../../insight/star-trader/bargain-so-far.ts';
import { sideOf } from '../../insight/star-trader/units-to-trade.ts';
import { drawRule } from '../frame/bars.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/marks.ts';
import { adviceLines, drawAdvice } from './advice.ts';
import { amountOf, drawField, typedAmount } from './amount.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { lotOf, trader } from './speech.ts';
import { priceStyle, priceWord } from './stars.ts';
import { factorWords } from './stop.ts';
import { shipMark, starNamed } from './words.ts';
import { frameWords } from '../words.ts';

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
  const hints = [told.fit(sizes?.most), factor].filter((hint) => hint !== '').join(frameWords().signs.semicolon);
  cells.put(at, y + 1, hints, 'faint', x + area.width);
  const price = Math.abs(must(starNamed(view, ask.star).prices?.[GOODS.indexOf(ask.good)], 'a price in port'));
  const base = must(BASE_PRICES[GOODS.indexOf(ask.good)], 'a base price');
  const gain = (ask.ask === 'sell' ? price - base : base - price) * units;
  const off = Math.abs(price - base) * units;
  const words = told.total(money(price), money(price * units), money(off), sideOf(price, base));
  const advice = adviceLines(ui, area.width);
  // Advice is told whole: what it is about gives way to it.
  const hasWords = advice.length <= area.height - 2 - SHEET_ROWS - 1;
  if (hasWords) cells.put(x + 2, y + 2, words, gain < 0 ? 'loss' : 'plain', x + area.width);
  const top = y + (hasWords ? 3 : 2);
  const hasSheet = advice.length <= y + area.height - top - SHEET_ROWS;
  if (hasSheet) drawPortSheet(cells, model, ask, { ...area, y: top, height: SHEET_ROWS });
  const below = top + (hasSheet ? SHEET_ROWS : 0);
  drawAdvice(cells, ui, { ...area, y: below, height: y + area.height - below });
}

const SHEET_ROWS = 3;

function questionWords(model: TraderMatchModel, ask: TradeAsk): string {
  const who = whoseShip(model, ask);
  const { trade } = trader();
  if (ask.ask === 'sell') return trade.needs(who, ask.star, lotOf(ask.need, ask.good), ask.hold);
  return trade.sells(who, ask.star, lotOf(ask.forSale, ask.good), ask.fits);
}

const MOST_COLUMN = 9;
/** Behind the goods: 25 of 30 t, and the cash. */
const SHIP_COLUMNS = 13;

/** The goods side by side: what the star says, and what the ship holds. */
function drawPortSheet(
  cells: Cells,
  { view }: TraderMatchModel,
  { star: name, ship, good: current }: { readonly star: string; readonly ship: number; readonly good: Good },
  { x, y, width }: Area,
): void {
  const { trade: told, money } = trader();
  const column = Math.min(MOST_COLUMN, Math.floor((width - 11 - SHIP_COLUMNS) / GOODS.length));
  const { prices } = starNamed(view, name);
  const { cargo, weight, cash } = must(view.ships[ship], 'a ship');
  cells.put(x + 2, y, trader().stars.wantsMark, 'faint');
  cells.put(x + 2, y + 1, padded(name, 9), 'faint');
  cells.put(x + 2, y + 2, padded(told.onBoard, 9), 'faint');
  GOODS.forEach((good, i) => {
    const [at, isCurrent] = [x + 11 + i * column, good === current];
    const price = prices?.[i];
    cells.put(at, y, padded(isCurrent ? `▸${good}` : good, column, 'right'), isCurrent ? 'strong' : 'heading');
    cells.put(at, y + 1, padded(priceWord(price), column, 'right'), priceStyle(price));
    cells.put(at, y + 2, padded(String(cargo[i]), column, 'right'), isCurrent ? 'strong' : 'plain');
  });
  const tons = told.tons(weight, view.config.tons);
  cells.put(x + 11 + GOODS.length * column + 2, y + 1, tons, 'faint');
  cells.put(x + 11 + GOODS.length * column + 2, y + 2, money(Math.round(cash)), 'strong');
}

export function drawBid(cells: Cells, model: TraderMatchModel, ui: TraderUi, ask: BidAsk, area: Area): void {
  const { x, y, width, height } = area;
  const { view } = model;
  const { bid: told, money } = trader();
  const lot = lotOf(ask.units, ask.good);
  drawRule(cells, area, told.title(whoseShip(model, ask), ask.star, ask.side, lot, ask.round, ask.rounds));
  const { now, last } = bargainsSoFar(view, model.events);
  const before = (now?.rounds ?? []).flatMap(({ bid, ...round }) => (bid === undefined ? [] : [{ ...round, bid }]));
  const advice = adviceLines(ui, width);
  // In little room the last rounds must do; the advice is told whole.
  const room = height - 1 - QUESTION_ROWS - Math.max(1, advice.length);
  const shown = room <= 0 ? [] : before.slice(-room);
  shown.forEach(({ round, offer, bid }, i) => {
    const said = told.before(round, ask.star, ask.side, money(offer), money(bid));
    cells.put(x + 2, y + 1 + i, said, 'faint', x + width);
  });
  const top = y + 1 + shown.length;
  drawQuestion(cells, model, ui, ask, area, top);
  const ended = last?.end?.how === 'dealt' && last.by === ask.to && before.length === 0 ? lastWords(last) : '';
  if (ended !== '' && ui.advice === '') cells.put(x + 2, top + 4, ended, 'faint', x + width);
  const left = y + height - top - QUESTION_ROWS;
  const gap = advice.length < left ? 1 : 0;
  drawAdvice(cells, ui, { ...area, y: top + QUESTION_ROWS + gap, height: left - gap });
}

const QUESTION_ROWS = 3;

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
  const left = y + area.height - row - 1;
  const gap = adviceLines(ui, width).length < left ? 1 : 0;
  drawAdvice(cells, ui, { ...area, y: row + 1 + gap, height: left - gap });
}

function bankHint({ ask, toPay }: BankAsk, most: number): string {
  const { bank, money } = trader();
  const all = bank.takesAll(money(most));
  if (ask === 'deposit') return bank.putsAll(money(most));
  return toPay === undefined ? bank.onToDeposit(all) : all;
}
