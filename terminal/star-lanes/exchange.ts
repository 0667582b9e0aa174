/** The exchange as a page: who owns what of which company, what each is worth, and why its share costs what it costs. */
import { must } from '../../core/must.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { exchangeOf } from '../../insight/star-lanes/exchange.ts';
import type { ListedCompany, StockExchange } from '../../insight/star-lanes/exchange.ts';
import { priceInWords } from '../../text/star-lanes.ts';
import { drawLines } from '../frame/box.ts';
import type { BoxLine } from '../frame/box.ts';
import { shortMoney, shortNumber } from '../frame/figures.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded, wrapped } from '../screen/marks.ts';
import { companyStyle, seatStyle } from '../screen/style.ts';
import { frameWords } from '../words.ts';
import type { LanesMatchModel, LanesUi } from './model.ts';
import { lanes, lanesGame } from './speech.ts';

const NAME = 16;
const MONEY = 9;
const COLUMN = 8;

export function drawExchange(cells: Cells, model: LanesMatchModel, { scroll }: LanesUi, area: Area): void {
  drawLines(cells, exchangeLines(model, area.width - 2), area, scroll);
}

function exchangeLines(model: LanesMatchModel, width: number): readonly BoxLine[] {
  const { view, events } = model;
  const exchange = exchangeOf(view, events);
  const { companies } = exchange;
  // More companies than stand beside each other go on below.
  const most = Math.max(1, Math.floor((width - NAME - 2 * MONEY) / COLUMN));
  const blocks = Array.from({ length: Math.max(1, Math.ceil(companies.length / most)) }, (_, block) =>
    companies.slice(block * most, (block + 1) * most),
  );
  return [
    ...blocks.flatMap((some) => [...blockLines(model, exchange, some), '']),
    ...(companies.length === 0 ? [lanesGame().exchange.none] : companies.flatMap((one) => whyLines(model, one, width))),
  ];
}

function blockLines(model: LanesMatchModel, exchange: StockExchange, companies: readonly ListedCompany[]): BoxLine[] {
  const { exchange: told, side } = lanes();
  const heads = padded(told.title, NAME) + padded(side.net, MONEY, 'right') + padded(side.cash, MONEY, 'right');
  return [
    [
      { text: heads, style: 'heading' },
      ...companies.map(({ company }) => ({
        text: padded(company, COLUMN, 'right'),
        style: companyStyle(company),
      })),
    ],
    ...ranked(exchange).map((seat) => playerLine(model, exchange, companies, seat)),
    ...(companies.length === 0 ? [] : factLines(companies)),
  ];
}

/** The richest first. */
function ranked({ players }: StockExchange): readonly number[] {
  const worth = (seat: number): number => players[seat]?.books?.net ?? -Infinity;
  return [...players.keys()].toSorted((one, other) => worth(other) - worth(one));
}

function playerLine(
  { names, update }: LanesMatchModel,
  { players }: StockExchange,
  companies: readonly ListedCompany[],
  seat: number,
): BoxLine {
  const { books, climbed = 0 } = must(players[seat], 'a player');
  const moved = climbed === 0 ? '' : ` ${climbed > 0 ? '↑' : '↓'}${Math.abs(climbed)}`;
  const name = padded(must(names[seat], 'a name'), NAME - 2 - moved.length);
  return [
    { text: update.toAct === seat ? '▸ ' : '  ', style: 'strong' },
    { text: name, style: seatStyle(seat) },
    { text: moved, style: climbed > 0 ? 'gain' : 'loss' },
    {
      text: padded(
        books === undefined ? frameWords().standings.private : shortMoney(books.net, MONEY - 1),
        MONEY,
        'right',
      ),
    },
    { text: padded(books === undefined ? '' : shortMoney(books.cash, MONEY - 1), MONEY, 'right') },
    ...companies.map((company) => sharesPart(company, seat)),
  ];
}

/** Who holds the most is marked, in colours and without. */
function sharesPart({ holdings, leaders }: ListedCompany, seat: number) {
  const shares = holdings[seat]?.shares;
  const leads = leaders.includes(seat);
  const figure = shares === undefined ? '' : shares === 0 ? '·' : shortNumber(shares, COLUMN - 2);
  return { text: padded(leads ? `◆${figure}` : figure, COLUMN, 'right'), style: leads ? 'strong' : 'plain' } as const;
}

function factLines(companies: readonly ListedCompany[]): BoxLine[] {
  const { size, price, change, toSplit, dividend } = lanesGame().exchange;
  const line = (head: string, fact: (company: ListedCompany) => string): BoxLine => [
    { text: padded(`  ${lanes().exchange.row(head)}`, NAME + 2 * MONEY), style: 'faint' },
    { text: companies.map((company) => padded(fact(company), COLUMN, 'right')).join('') },
  ];
  const money = (amount: number | undefined): string => (amount === undefined ? '' : shortMoney(amount, COLUMN - 1));
  return [
    line(size, (one) => String(one.size)),
    line(price, (one) => money(one.price)),
    line(change, (one) => (one.change === undefined || one.change === 0 ? '·' : changed(one.change))),
    ...(companies.some((one) => one.toSplit !== undefined) ? [line(toSplit, (one) => money(one.toSplit))] : []),
    ...(companies.some((one) => one.dividend !== undefined) ? [line(dividend, (one) => money(one.dividend))] : []),
  ];
}

function changed(by: number): string {
  return `${by > 0 ? '+' : '−'}${shortMoney(Math.abs(by), COLUMN - 2)}`;
}

function whyLines({ view }: LanesMatchModel, company: ListedCompany, width: number): BoxLine[] {
  const naming = (letter: string): string => companyName(view.config, companyOf(letter));
  const lines = wrapped(priceInWords(company, lanesGame().exchange, naming), width - 2);
  return lines.map((line, i) => [
    { text: i === 0 ? company.company : ' ', style: i === 0 ? companyStyle(company.company) : 'plain' },
    { text: ` ${line}` },
  ]);
}
