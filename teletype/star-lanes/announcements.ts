/**
 * What is announced after a move: a new company (L680-L695), a merger (L1180-L1360), a split
 * (L1400-L1430). Growth and outposts happen without a word.
 */
import type { Event } from '../../games/star-lanes/index.ts';
import { tab } from '../basic/paper.ts';
import type { Paper } from '../basic/paper.ts';
import { companyName, nameOf } from './match.ts';
import type { LanesOnPaper } from './match.ts';

/** The heading of every announcement (L7900-L7920). */
export function printHeading(paper: Paper): void {
  paper.ring();
  paper.line(tab(22), 'SPECIAL ANNOUNCEMENT!!');
  paper.blankLines(1);
}

/** Announces what a move brought about, in order. */
export function announce(paper: Paper, match: LanesOnPaper, events: readonly Event[]): void {
  let merging = false;
  for (const event of events) {
    // A split inside a merger comes before the merger's own blank lines (L1320, L1355).
    if (merging && event.type !== 'split') {
      paper.blankLines(5);
      merging = false;
    }
    if (event.type === 'founded') announceFounded(paper, match, event.company);
    else if (event.type === 'split') announceSplit(paper, match, event.company);
    else if (event.type === 'merged') {
      announceMerger(paper, match, event);
      merging = true;
    }
  }
}

function announceFounded(paper: Paper, match: LanesOnPaper, company: string): void {
  printHeading(paper);
  paper.line('A NEW SHIPPING COMPANY HAS BEEN FORMED!');
  paper.line("IT'S NAME IS ", companyName(match.view, company));
  paper.blankLines(5);
}

function announceSplit(paper: Paper, match: LanesOnPaper, company: string): void {
  printHeading(paper);
  paper.line('THE STOCK OF ', companyName(match.view, company), ' HAS SPLIT 2 FOR 1!');
  paper.blankLines(5);
}

function announceMerger(paper: Paper, match: LanesOnPaper, merger: Event & { type: 'merged' }): void {
  const from = companyName(match.view, merger.from);
  const into = companyName(match.view, merger.into);
  printHeading(paper);
  paper.line(from, ' HAS JUST BEEN MERGED INTO ', into, '!');
  paper.line('PLEASE NOTE THE FOLLOWING TRANSACTIONS.');
  paper.blankLines(1);
  paper.line(tab(4), 'OLD STOCK = ', from, '       NEW STOCK = ', into);
  paper.blankLines(1);
  paper.line('PLAYER', tab(10), 'OLD STOCK', tab(22), 'NEW STOCK', tab(34), 'TOTAL HOLDINGS', tab(53), 'BONUS PAID');
  merger.exchanges.forEach(({ old, had, gained, bonus }, seat) => {
    paper.line(nameOf(match, seat), tab(10), old, tab(22), gained, tab(34), had + gained, tab(53), ' $', bonus);
  });
}
