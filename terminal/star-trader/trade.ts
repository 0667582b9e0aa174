/** What is asked in port: how many units to sell or buy, the bids of a bargain, and the bank. */
import { must } from '../../core/must.ts';
import { BASE_PRICES, GOODS } from '../../games/star-trader/goods.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import { GOOD_NAMES, money } from '../../games/star-trader/text.ts';
import type { Ask, BankAsk, BidAsk, TradeAsk } from '../../games/star-trader/types.ts';
import { bargainsSoFar } from '../../insight/star-trader/bargain-so-far.ts';
import { drawRule } from '../frame/bars.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded } from '../screen/marks.ts';
import { drawAdvice } from './advice.ts';
import { amountOf, drawField, typedAmount } from './amount.ts';
import type { TraderMatchModel, TraderUi } from './model.ts';
import { WANTS, priceStyle, priceWord } from './stars.ts';
import { factorWords } from './stop.ts';
import { gainWords, shipMark, starNamed } from './words.ts';

/** The captain who is asked, and the ship. */
function whoseShip({ view, names }: TraderMatchModel, { to, ship }: Ask): string {
  return `${must(names[to], 'a name')} ${shipMark(view, ship)}`;
}

export function drawTrade(cells: Cells, model: TraderMatchModel, ui: TraderUi, ask: TradeAsk, area: Area): void {
  const { x, y } = area;
  const { view, sizes } = model;
  const amount = must(amountOf(ask, sizes?.pays), 'what is asked for');
  drawRule(cells, area, questionWords(model, ask));
  const units = typedAmount(ui, amount);
  let at = cells.put(x + 2, y + 1, `${ask.ask === 'sell' ? 'Sell' : 'Buy'} how many?  `, 'strong');
  at = drawField(cells, at, y + 1, ui.typed, amount.usual) + 2;
  const factor = factorWords(model, ask, units);
  const hints = [`${sizes === undefined ? '' : `at most ${sizes.most}; `}0 passes`, factor]
    .filter((hint) => hint !== '')
    .join('; ');
  cells.put(at, y + 1, hints, 'faint', x + area.width);
  const price = Math.abs(must(starNamed(view, ask.star).prices?.[GOODS.indexOf(ask.good)], 'a price in port'));
  const base = must(BASE_PRICES[GOODS.indexOf(ask.good)], 'a base price');
  const gain = (ask.ask === 'sell' ? price - base : base - price) * units;
  const words = `At the chart’s ${money(price)} that is ${money(price * units)}, ${gainWords(gain, 12)} against the base price.`;
  cells.put(x + 2, y + 2, words, gain < 0 ? 'loss' : 'plain', x + area.width);
  drawPortSheet(cells, model, ask, { ...area, y: y + 3, height: 3 });
  drawAdvice(cells, ui, { ...area, y: y + 6, height: area.height - 6 });
}

function questionWords(model: TraderMatchModel, ask: TradeAsk): string {
  const who = whoseShip(model, ask);
  const good = GOOD_NAMES[ask.good];
  if (ask.ask === 'sell')
    return `${who}: ${ask.star} needs ${ask.need} of ${good}, takes twice that; you have ${ask.hold}`;
  return `${who}: ${ask.star} sells up to ${ask.forSale} of ${good}; ${ask.fits} can be taken`;
}

const COLUMN = 9;

/** The goods side by side: what the star says, and what the ship holds. */
function drawPortSheet(
  cells: Cells,
  { view }: TraderMatchModel,
  { star: name, ship, good: current }: { readonly star: string; readonly ship: number; readonly good: Good },
  { x, y }: Area,
): void {
  const { prices } = starNamed(view, name);
  const { cargo, weight, cash } = must(view.ships[ship], 'a ship');
  cells.put(x + 2, y, WANTS, 'faint');
  cells.put(x + 2, y + 1, padded(name, 9), 'faint');
  cells.put(x + 2, y + 2, padded('on board', 9), 'faint');
  GOODS.forEach((good, i) => {
    const [at, isCurrent] = [x + 11 + i * COLUMN, good === current];
    const price = prices?.[i];
    cells.put(at, y, padded(isCurrent ? `▸${good}` : good, COLUMN, 'right'), isCurrent ? 'strong' : 'heading');
    cells.put(at, y + 1, padded(priceWord(price), COLUMN, 'right'), priceStyle(price));
    cells.put(at, y + 2, padded(String(cargo[i]), COLUMN, 'right'), isCurrent ? 'strong' : 'plain');
  });
  const tons = `${weight} of ${view.config.tons} t`;
  cells.put(x + 11 + 6 * COLUMN + 2, y + 1, tons, 'faint');
  cells.put(x + 11 + 6 * COLUMN + 2, y + 2, money(Math.round(cash)), 'strong');
}

export function drawBid(cells: Cells, model: TraderMatchModel, ui: TraderUi, ask: BidAsk, area: Area): void {
  const { x, y, width, height } = area;
  const { view } = model;
  const does = ask.side === 'sell' ? 'buys' : 'sells';
  const who = whoseShip(model, ask);
  drawRule(
    cells,
    area,
    `${who}: ${ask.star} ${does} ${ask.units} of ${GOOD_NAMES[ask.good]}; bid ${ask.round} of ${ask.rounds}`,
  );
  const { now, last } = bargainsSoFar(view, model.events);
  const before = (now?.rounds ?? []).flatMap(({ bid, ...round }) => (bid === undefined ? [] : [{ ...round, bid }]));
  // In little room the last rounds must do.
  const shown = before.slice(-Math.max(0, height - 6));
  shown.forEach(({ round, offer, bid }, i) => {
    const said = `${round}.  ${ask.star} ${starWord(ask)} ${money(offer)}; you bid ${money(bid)}: not taken, it moved towards you.`;
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
  const final = ask.round === ask.rounds && ask.rounds > 1 ? ', and that is final' : '';
  const aUnit = money(Math.round(ask.offer / ask.units));
  cells.put(
    x + 2,
    y,
    `${ask.round}.  ${ask.star} ${starWord(ask)} ${money(ask.offer)} (${aUnit} a unit)${final}.`,
    'strong',
  );
  if (ask.above >= ask.below) {
    cells.put(x + 2, y + 1, 'There is no price to bargain about: p passes.', 'warning', x + width);
    return;
  }
  const at =
    drawField(cells, cells.put(x + 2, y + 1, 'Your bid for all: $', 'strong'), y + 1, ui.typed, amount.usual) + 2;
  const bid = typedAmount(ui, amount);
  const end = cells.put(at, y + 1, `${money(Math.round(bid / ask.units))} a unit`, 'plain', x + width);
  const factor = factorWords(model, ask, ask.units);
  if (factor !== '') cells.put(end, y + 1, `; ${factor}`, 'faint', x + width);
  const window = `Between ${money(Math.ceil(ask.above))} and ${money(Math.floor(ask.below))}`;
  const hint = ask.side === 'sell' ? 'more than it offers' : 'less than it wants';
  cells.put(x + 2, y + 2, `${window}; ${hint}, but not too far.`, 'faint', x + width);
}

function starWord({ side }: BidAsk): string {
  return side === 'sell' ? 'offers' : 'wants';
}

function lastWords({ star, side, units, good, end }: NonNullable<ReturnType<typeof bargainsSoFar>['last']>): string {
  const does = side === 'sell' ? 'sold to' : 'bought at';
  return end?.how === 'dealt' ? `Before: ${units} ${good} ${does} ${star} for ${money(end.total)}.` : '';
}

export function drawBank(cells: Cells, model: TraderMatchModel, ui: TraderUi, ask: BankAsk, area: Area): void {
  const { x, y, width } = area;
  const { view } = model;
  drawRule(cells, area, `${whoseShip(model, ask)}: the bank at ${ask.star}`);
  const books = `${money(ask.cash)} on board, ${money(ask.balance)} in the account at ${view.config.interest} % a year.`;
  cells.put(x + 2, y + 1, books, 'plain', x + width);
  if (ask.toPay !== undefined)
    cells.put(x + 2, y + 2, `The bargain takes ${money(ask.toPay)}: without it, it fails.`, 'warning', x + width);
  const row = y + (ask.toPay === undefined ? 2 : 3);
  const amount = amountOf(ask);
  if (amount === undefined) cells.put(x + 2, row, 'Enter the bank?  Enter: yes   p: no', 'strong');
  else {
    const words = ask.ask === 'withdraw' ? 'Withdraw: $' : 'Deposit: $';
    const at = drawField(cells, cells.put(x + 2, row, words, 'strong'), row, ui.typed, amount.usual) + 2;
    cells.put(at, row, bankHint(ask, amount.most), 'faint', x + width);
  }
  drawAdvice(cells, ui, { ...area, y: row + 2, height: y + area.height - row - 2 });
}

function bankHint({ ask, toPay }: BankAsk, most: number): string {
  const all = `= takes all ${money(most)}`;
  if (ask === 'deposit') return `= puts in all ${money(most)}; 0 leaves`;
  return toPay === undefined ? `${all}; 0 goes on to a deposit` : all;
}
