/** Star Trader line by line. */
import { wrapped } from '../screen/marks.ts';
import { portProspects } from '../../insight/star-trader/port-prospects.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import { must } from '../../core/must.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Action, StarTraderTypes, View } from '../../games/star-trader/index.ts';
import { GOOD_NAMES, money, tellDate } from '../../games/star-trader/text.ts';
import type { Ask, BidAsk, StarView, TradeAsk } from '../../games/star-trader/types.ts';
import { amountOf } from './amount.ts';
import { mayFollow, offersFactor } from './stop.ts';
import { ageWords, cargoWords, dealWords, gainWords, starNamed } from './words.ts';
import type { TypedLine, LineTalk } from '../frame/game-screens.ts';
import type { MatchModel } from '../../client/match-model.ts';

const COLUMNS = 80;

type TraderLineModel = MatchModel<StarTraderTypes>;

export const STAR_TRADER_TALK: LineTalk<StarTraderTypes> = {
  opening: ({ view: { config, endYear } }) =>
    `Edition ${config.edition}, until JAN 1 ${endYear}. Type help when in doubt.`,
  question: (model, seat) => `${sceneOf(model, seat)}${questionOf(model, seat)} `,
  read: readTraderLine,
  help: (view) => `${HELP}\n${usage(view)}`,
};

const HELP = `Carry goods from where they are made to where they are needed. Prices
are those of a unit. You name a number of units, then a price for all of them; the star takes it, moves towards you and hears another
bid, or has had enough. The captain worth most when the years are over wins.
Alone, advice does here what a good captain would do, down to the departure.
All rules: docs/rules/star-trader.md.`;

/** What is seen before a question; not again while one bargain goes on. */
function sceneOf(model: TraderLineModel, seat: number): string {
  const { view } = model;
  const { ask } = view;
  if (ask === undefined || ask.ask === 'bid' || ask.ask === 'withdraw' || ask.ask === 'deposit') return '';
  const ship = must(view.ships[ask.ship], 'a ship');
  const star = starNamed(view, ask.star);
  const board = `${money(ship.cash)} and ${cargoWords(ship.cargo)} on board`;
  const head = `\n${tellDate(view.today)}, ${must(model.names[seat], 'a name')} at ${ask.star} (${star.class}): ${board}.\n`;
  return ask.ask === 'destination' ? `${head}${portsOf(model)}` : `${head}${pricesOf(star)}\n`;
}

/** What the star sells and what it wants, each good with its price for a unit. */
function pricesOf({ prices }: StarView): string {
  const listed = (side: number): string =>
    GOODS.flatMap((good, i) => {
      const price = prices?.[i] ?? 0;
      return Math.sign(price) === side ? [`${good} ${Math.abs(price)}`] : [];
    }).join(', ') || 'nothing';
  const lines = wrapped(`It sells ${listed(1)}. It wants ${listed(-1)}.`, COLUMNS - 2);
  return lines.map((line) => `  ${line}`).join('\n');
}

/** Every port with its days, what it promises, and its prices with their age. */
function portsOf({ view, events }: TraderLineModel): string {
  return portProspects(view, events)
    .map(({ star, days, deals, gain }) => {
      const known = starNamed(view, star);
      const facts = [star.padEnd(5), known.class.padEnd(4), `${days} days`.padStart(8)];
      const head = `  ${facts.join('')}  ${gainWords(gain, 10).padStart(10)}  `;
      const words = wrapped(`${dealWords(deals)} (prices ${ageWords(view.today, known.asOf)})`, COLUMNS - head.length);
      return `${head}${words.join(`\n${' '.repeat(head.length)}`)}\n`;
    })
    .join('');
}

function questionOf({ names, view: { ask } }: TraderLineModel, seat: number): string {
  const name = must(names[seat], 'a name');
  switch (ask?.ask) {
    case 'sell':
      return `${ask.star} needs ${ask.need} of ${GOOD_NAMES[ask.good]} and takes twice that, you have ${ask.hold}.${factorLine(ask)} ${name}, how many do you sell? (${ask.fits})`;
    case 'buy':
      return `${ask.star} sells ${ask.forSale} of ${GOOD_NAMES[ask.good]}, ${ask.fits} can be taken.${factorLine(ask)} ${name}, how many do you buy? (${ask.fits})`;
    case 'bid':
      return `${bidWords(ask)}${factorLine(ask)} ${name}, your bid? (${ask.offer})`;
    case 'bank':
      return `The bank: ${money(ask.balance)} in your account. ${name}, do you enter? (no)`;
    case 'withdraw':
      return `${name}, how much of ${money(ask.balance)} do you withdraw? (${must(amountOf(ask), 'what is asked for').usual})`;
    case 'deposit':
      return `${name}, how much of ${money(ask.cash)} do you deposit? (0)`;
    case 'destination':
      return `${name}, where to?`;
    case undefined:
      return '';
  }
}

/** What the answer `factor` comes to, where it is one. */
function factorLine(ask: TradeAsk | BidAsk): string {
  if (ask.factor === undefined) return '';
  const side = ask.ask === 'bid' ? ask.side : ask.ask;
  const units = ask.ask === 'bid' ? ask.units : ask.fits;
  return ` A factor ${side === 'sell' ? 'gets' : 'pays'} ${money(ask.factor)} for ${units}.`;
}

function bidWords({ star, side, units, good, offer, round, rounds, above, below }: BidAsk): string {
  const says = side === 'sell' ? 'offers' : 'wants';
  const window = `between ${money(Math.ceil(above))} and ${money(Math.floor(below))}`;
  return `${star} ${says} ${money(offer)} for ${units} ${good} (bid ${round} of ${rounds}, ${window}).`;
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
  const factor = offersFactor(ask) ? 'factor (or factor 5, or factor all for the whole stop), ' : '';
  const always = `${factor}or prices, help, quit.`;
  switch (ask?.ask) {
    case 'destination':
      return `Type one of ${ask.ports.map(({ star }) => star).join(', ')}${ask.mayReport ? ', report' : ''}; ${always}`;
    case 'bank':
      return `Type yes or no; ${always}`;
    case 'sell':
    case 'buy':
    case 'bid':
    case 'withdraw':
    case 'deposit':
      return `Type a number, = for all there is, Enter for what is in brackets, or pass; ${always}`;
    case undefined:
      return '';
  }
}
