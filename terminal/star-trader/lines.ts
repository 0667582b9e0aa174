/** Star Trader line by line. */
import { wrapped } from '../screen/marks.ts';
import { portProspects } from '../../insight/star-trader/port-prospects.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import { must } from '../../core/must.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Action, StarTraderTypes, View } from '../../games/star-trader/index.ts';
import type { Ask, BidAsk, StarView, TradeAsk } from '../../games/star-trader/types.ts';
import { amountOf } from './amount.ts';
import { lotOf, trader } from './speech.ts';
import { mayFollow, offersFactor } from './stop.ts';
import { ageWords, cargoWords, dealWords, endOf, gainWords, starNamed } from './words.ts';
import type { TypedLine, LineTalk } from '../frame/game-screens.ts';
import type { MatchModel } from '../../client/match-model.ts';

const COLUMNS = 80;

type TraderLineModel = MatchModel<StarTraderTypes>;

export const STAR_TRADER_TALK: LineTalk<StarTraderTypes> = {
  opening: ({ view: { config, endYear } }) => trader().lines.opening(config.edition, trader().date(endOf(endYear))),
  question: (model, seat) => `${sceneOf(model, seat)}${questionOf(model, seat)} `,
  read: readTraderLine,
  help: (view) => `${trader().lines.help}\n${usage(view)}`,
};

/** What is seen before a question; not again while one bargain goes on. */
function sceneOf(model: TraderLineModel, seat: number): string {
  const { view } = model;
  const { ask } = view;
  if (ask === undefined || ask.ask === 'bid' || ask.ask === 'withdraw' || ask.ask === 'deposit') return '';
  const ship = must(view.ships[ask.ship], 'a ship');
  const star = starNamed(view, ask.star);
  const { lines, date, money } = trader();
  const who = must(model.names[seat], 'a name');
  const scene = lines.head(date(view.today), who, ask.star, star.class, money(ship.cash), cargoWords(ship.cargo));
  const head = `\n${scene}\n`;
  return ask.ask === 'destination' ? `${head}${portsOf(model)}` : `${head}${pricesOf(star)}\n`;
}

/** What the star sells and what it wants, each good with its price for a unit. */
function pricesOf({ prices }: StarView): string {
  const { sells, wants, nothing } = trader().stars;
  const listed = (side: number): string =>
    GOODS.flatMap((good, i) => {
      const price = prices?.[i] ?? 0;
      return Math.sign(price) === side ? [`${good} ${Math.abs(price)}`] : [];
    }).join(', ') || nothing;
  const lines = wrapped(`${sells(listed(1))} ${wants(listed(-1))}`, COLUMNS - 2);
  return lines.map((line) => `  ${line}`).join('\n');
}

/** Every port with its days, what it promises, and its prices with their age. */
function portsOf({ view, events }: TraderLineModel): string {
  const prospects = portProspects(view, events);
  const widest = Math.max(...prospects.map(({ days }) => trader().lines.days(days).length));
  return prospects
    .map(({ star, days, deals, gain }) => {
      const known = starNamed(view, star);
      const facts = [star.padEnd(5), known.class.padEnd(4), trader().lines.days(days).padStart(widest)];
      const head = `  ${facts.join('')}  ${gainWords(gain, 10).padStart(10)}  `;
      const told = trader().lines.prices(dealWords(deals), ageWords(view.today, known.asOf));
      return `${head}${wrapped(told, COLUMNS - head.length).join(`\n${' '.repeat(head.length)}`)}\n`;
    })
    .join('');
}

function questionOf({ names, view: { ask } }: TraderLineModel, seat: number): string {
  const name = must(names[seat], 'a name');
  const { lines, money } = trader();
  switch (ask?.ask) {
    case 'sell':
      return lines.sell(ask.star, lotOf(ask.need, ask.good), ask.hold, factorLine(ask), name, ask.fits);
    case 'buy':
      return lines.buy(ask.star, lotOf(ask.forSale, ask.good), factorLine(ask), name, ask.fits);
    case 'bid':
      return lines.bid(bidWords(ask), factorLine(ask), name, ask.offer);
    case 'bank':
      return lines.bank(money(ask.balance), name);
    case 'withdraw':
      return lines.withdraw(name, money(ask.balance), must(amountOf(ask), 'what is asked for').usual);
    case 'deposit':
      return lines.deposit(name, money(ask.cash));
    case 'destination':
      return lines.destination(name);
    case undefined:
      return '';
  }
}

/** What the answer `factor` comes to, where it is one. */
function factorLine(ask: TradeAsk | BidAsk): string {
  if (ask.factor === undefined) return '';
  const side = ask.ask === 'bid' ? ask.side : ask.ask;
  const units = ask.ask === 'bid' ? ask.units : ask.fits;
  return trader().lines.factor(side, trader().money(ask.factor), units);
}

function bidWords({ star, side, units, good, offer, round, rounds, above, below }: BidAsk): string {
  const { lines, money } = trader();
  return lines.bidWords(
    star,
    side,
    money(offer),
    `${units} ${good}`,
    lines.rounds(round, rounds),
    money(Math.ceil(above)),
    money(Math.floor(below)),
  );
}

/** Small letters, bare numbers, `=` for all there is, and Enter for what is usual. */
function readTraderLine(text: string, model: Pick<TraderLineModel, 'view' | 'mayAdvise' | 'own'>): TypedLine<Action> {
  const { view } = model;
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const word = typed.toLowerCase();
  if (word === 'help' || word === '?') return { line: 'help' };
  if (word === 'map' || word === 'prices' || word === 'show') return { line: 'show' };
  if (word === 'quit' || word === 'exit' || word === 'q') return { line: 'quit' };
  if (word === 'advice' && mayFollow(model)) return { line: 'answer-on', by: 'adviser' };
  if (word === 'factor all' && offersFactor(view.ask)) return { line: 'answer-on', by: 'factor' };
  const action = readNumber(word, view.ask) ?? readPort(typed.toUpperCase(), view.ask) ?? starTrader.parseAction(word);
  return action === undefined ? { line: 'unclear', sentence: usage(view) } : { line: 'action', action };
}

function readNumber(word: string, ask: Ask | undefined): Action | undefined {
  if (ask?.ask === 'bank') return { y: BANK, yes: BANK, n: PASS, no: PASS, '': PASS }[word];
  const amount = amountOf(ask);
  if (amount === undefined) return undefined;
  if (word === '') return amount.action(amount.usual);
  if (word === '=') return amount.action(amount.most);
  return /^\d+(\.\d+)?$/.test(word) ? amount.action(Number(word)) : undefined;
}

const BANK: Action = { type: 'bank' };
const PASS: Action = { type: 'pass' };

/** A star by its name, or as records say it: `to KIRK`. */
function readPort(typed: string, ask: Ask | undefined): Action | undefined {
  const star = typed.replace(/^TO /, '');
  return ask?.ask === 'destination' && ask.ports.some((port) => port.star === star) ? { type: 'go', star } : undefined;
}

/** What can be typed now. */
function usage({ ask }: View): string {
  const { lines } = trader();
  const always = lines.always(offersFactor(ask));
  switch (ask?.ask) {
    case 'destination':
      return lines.typePort(
        `${ask.ports.map(({ star }) => star).join(', ')}${ask.mayReport ? ', report' : ''}`,
        always,
      );
    case 'bank':
      return lines.typeYes(always);
    case 'sell':
    case 'buy':
    case 'bid':
    case 'withdraw':
    case 'deposit':
      return lines.typeNumber(always);
    case undefined:
      return '';
  }
}
