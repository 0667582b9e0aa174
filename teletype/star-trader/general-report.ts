/** The general report (L3190-L3850): every star's class and prices, and what every captain is worth. */
import { GOODS } from '../../games/star-trader/goods.ts';
import type { Event, View } from '../../games/star-trader/index.ts';
import { CLASS_NAMES, GOOD_NAMES, tellDate } from '../../games/star-trader/text.ts';
import type { Paper } from '../basic/paper.ts';
import { padded, wholeDollars } from './columns.ts';

export type Reported = Extract<Event, { type: 'reported' }>;

/** The heading of every announcement. */
export function printHeading(paper: Paper): void {
  paper.ring();
  paper.blankLines(1);
  paper.line('*** GENERAL ANNOUNCEMENT ***'.padStart(46));
  paper.blankLines(1);
}

/** Prints a report; the first one explains its own words. */
export function printReport(paper: Paper, view: View, { number, day, year, captains }: Omit<Reported, 'type'>): void {
  printHeading(paper);
  paper.line(`${tellDate({ day, year })}, REPORT NUMBER ${number}: WHAT THE STARS PAY AND ASK`);
  if (number === 1) printLegend(paper, view);
  paper.blankLines(1);
  printPrices(paper, view);
  printCaptains(paper, captains);
}

function printLegend(paper: Paper, { config }: View): void {
  paper.blankLines(1);
  paper.line('A STAR SELLS WHAT HAS A + AND BUYS WHAT HAS A -. THE CLASSES:');
  for (const [name, meaning] of Object.entries(CLASS_NAMES)) paper.line(`  ${padded(name, 5)}${meaning.toUpperCase()}`);
  paper.line('AND THE GOODS:');
  for (const good of GOODS) paper.line(`  ${padded(good, 5)}${GOOD_NAMES[good].toUpperCase()}`);
  paper.line('SOFT AND GEMS WEIGH NOTHING; OF THE OTHERS A UNIT WEIGHS A TON,');
  paper.line(`AND A SHIP CARRIES ${config.tons} OF THEM.`);
}

/** One line for every star, and a gap after every second one. */
function printPrices(paper: Paper, { stars }: View): void {
  paper.line(`${padded('STAR', 6)}${padded('CLASS', 7)}${GOODS.map((good) => good.padStart(8)).join('')}`);
  paper.blankLines(1);
  stars.forEach(({ star, class: label, prices }, i) => {
    const figures = (prices ?? []).map((price) => `${price < 0 ? '' : '+'}${price}`.padStart(8));
    paper.line(`${padded(star, 6)}${padded(label, 7)}${figures.join('')}`);
    if (i % 2 === 1) paper.blankLines(1);
  });
}

function printCaptains(paper: Paper, captains: Reported['captains']): void {
  paper.blankLines(1);
  paper.line(`CAPTAIN${['ON SHIPS', 'IN BANK', 'CARGO', 'TOTAL'].map((head) => head.padStart(14)).join('')}`);
  captains.forEach(({ onShips, bank, cargo, total }, seat) => {
    const figures = [onShips, bank, cargo, total].map((amount) => wholeDollars(amount).padStart(14));
    paper.line(`${String(seat + 1).padStart(4)}   ${figures.join('')}`);
  });
}
