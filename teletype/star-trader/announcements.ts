/** What is printed of what happened, in order. */
import type { EventOf } from '../../core/contract.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import type { Event } from '../../games/star-trader/index.ts';
import { CLASS_NAMES, GOOD_NAMES, tellDate } from '../../games/star-trader/text.ts';
import type { Paper } from '../basic/paper.ts';
import { dollars } from './columns.ts';
import { printHeading, printReport } from './general-report.ts';
import type { VoyageOnPaper } from './match.ts';
import { printStarMap } from './star-map.ts';

/** Prints what came of an action. */
export function announce(paper: Paper, match: VoyageOnPaper, events: readonly Event[]): void {
  for (const event of events) announceOne(paper, match, event);
}

function announceOne(paper: Paper, match: VoyageOnPaper, event: Event): void {
  switch (event.type) {
    case 'started':
      return printStarMap(paper, match.view);
    case 'reported':
      printReport(paper, match.view, event);
      return event.by === undefined ? printYearlyNews(paper, match, event) : undefined;
    case 'departed':
      return printDeparture(paper, match, event);
    case 'landed':
      return printLanding(paper, match, event);
    case 'opened':
      return event.cut ? paper.line(`WE HAVE USE FOR ${event.units} AT MOST.`) : undefined;
    case 'dealt':
      return paper.line(event.side === 'sell' ? 'WE BUY!' : 'SOLD!');
    case 'failed':
      return printFailure(paper, event);
    case 'grown':
      return printGrowth(paper, event);
    case 'appeared':
      printHeading(paper);
      paper.line(`A NEW STAR HAS OPENED TO TRADE: ${event.star}.`);
      return printStarMap(paper, match.view);
    case 'ended':
      return printEnd(paper, event);
    case 'priced':
    case 'extended':
    case 'declined':
    case 'interest':
    case 'withdrawn':
    case 'deposited':
  }
}

/** After the first report some advice; after the second, when the game ends and how to save it. */
function printYearlyNews(paper: Paper, match: VoyageOnPaper, { number, year }: EventOf<Event, 'reported'>): void {
  const { endYear } = match.view;
  if (number === 1) {
    paper.blankLines(1);
    paper.line('GO TO CLASS III AND IV STARS FIRST: THEY WANT WHAT YOU HAVE ON BOARD,');
    paper.line('AND HAVE WHAT IS WANTED HERE. NEVER FLY EMPTY.');
    return;
  }
  if (year >= endYear) return;
  paper.blankLines(1);
  if (number === 2) {
    paper.line(`THE LAST YEAR OF THIS GAME IS ${endYear - 1}. IF IT GETS LATE, ANSWER`);
    paper.line('"NEXT PORT" WITH SAVE, AND KEEP WHAT IS PRINTED,');
  }
  // The jump that skips the hint in later years lands on its last line.
  paper.line('SO THAT YOU CAN GO ON ANOTHER DAY.');
}

const DELAYS = ['', 'A HOLIDAY', 'LEAVE FOR THE CREW', 'AN INSPECTION'];
const REASONS = ['', 'A MISTAKE OF THE COMPUTER', 'YOU LOST YOUR WAY', 'PIRATES (YOU GOT AWAY)'];

function printDeparture(
  paper: Paper,
  match: VoyageOnPaper,
  { ship, to, delay, eta }: EventOf<Event, 'departed'>,
): void {
  if (delay > 0) paper.line(`${DELAYS[delay]} DELAYS THE START BY ${weeks(delay)}.`);
  paper.line(`${match.shipName(ship)} IS EXPECTED AT ${to} ON ${tellDate(eta)}.`);
}

function printLanding(paper: Paper, match: VoyageOnPaper, event: EventOf<Event, 'landed'>): void {
  paper.blankLines(1);
  paper.line('* '.repeat(20).trimEnd());
  paper.line(`${tellDate(event)}: ${match.shipName(event.ship)} HAS LANDED AT ${event.star}.`);
  if (event.late > 0) paper.line(`IT IS ${weeks(event.late)} LATE: ${REASONS[event.late]}.`);
  paper.line(`CASH ${dollars(event.cash)}, ON BOARD:`);
  paper.line([...GOODS, 'TONS'].map((head) => head.padStart(7)).join(''));
  paper.line([...event.cargo, event.weight].map((figure) => String(figure).padStart(7)).join(''));
}

function weeks(count: number): string {
  return count === 1 ? '1 WEEK' : `${count} WEEKS`;
}

function printFailure(paper: Paper, { why, side, good }: EventOf<Event, 'failed'>): void {
  if (why === 'cash') paper.line('YOU CANNOT PAY THAT.');
  const no = side === 'sell' ? 'WE PASS' : 'TOO LOW';
  paper.line(why === 'captain' ? `NO ${GOOD_NAMES[good].toUpperCase()}, THEN.` : `${no}.`);
}

function printGrowth(paper: Paper, { star, class: reached }: EventOf<Event, 'grown'>): void {
  if (reached === undefined) return;
  printHeading(paper);
  paper.line(`${star} HAS COME A LONG WAY: IT IS NOW A CLASS ${reached} STAR (${CLASS_NAMES[reached].toUpperCase()}).`);
}

/** The program of 1974 names no winner: the last report is the score. */
function printEnd(paper: Paper, { year }: EventOf<Event, 'ended'>): void {
  printHeading(paper);
  paper.line(`IT IS ${year}, AND THE GAME IS OVER.`);
}
