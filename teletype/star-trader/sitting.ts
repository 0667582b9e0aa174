/**
 * A sitting at the teletype, in the order of the listings: set-up, then the match, then another for
 * as long as the players want one. All of them draw from one stream of chance.
 */
import type { Chance } from '../../core/chance.ts';
import type { Event } from '../../games/star-trader/index.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { announce } from './announcements.ts';
import { askText, askUnless } from './ask.ts';
import { askBank, askDeposit, askWithdrawal } from './ask-bank.ts';
import { askBid, askUnits } from './ask-trade.ts';
import { typedAhead } from '../basic/typed-ahead.ts';
import { VoyageOnPaper } from './match.ts';
import type { VoyageWitness } from './match.ts';
import { askForMatch, askShipNames } from './set-up.ts';
import { explainTape, printTape, readTape } from './tape.ts';
import { FIRST_YEAR } from '../../games/star-trader/calendar.ts';
import { printReport } from './general-report.ts';
import { printStarMap } from './star-map.ts';

/** Plays match after match, until one is saved or nobody wants another. */
export function* sit(
  paper: Paper,
  chance: Chance,
  witnesses: readonly VoyageWitness[],
  opening: readonly string[],
): Dialogue<void> {
  paper.line('* * *   S T A R   T R A D E R   * * *');
  paper.blankLines(1);
  let stream = chance;
  for (;;) {
    const match = yield* typedAhead(paper, openMatch(paper, stream, witnesses), opening);
    if (!(yield* playMatch(paper, match))) return printTape(paper, match);
    if (!(yield* askUnless(paper, 'ANOTHER GAME'))) return;
    stream = match.position.chance;
  }
}

/** Sets a match up, or goes on with one that was saved. */
function* openMatch(paper: Paper, chance: Chance, witnesses: readonly VoyageWitness[]): Dialogue<VoyageOnPaper> {
  for (;;) {
    const planned = yield* askForMatch(paper);
    if (planned === undefined) {
      const restarted = yield* readTape(paper, witnesses);
      if (restarted.ok) return restarted.value;
      paper.line(`THAT TAPE CANNOT BE READ: ${explainTape(restarted.problem)}.`);
    } else {
      const match = new VoyageOnPaper(planned.config, yield* askShipNames(paper, planned), chance, witnesses);
      announce(paper, match, match.opening);
      return match;
    }
  }
}

/** Answer by answer, until nobody is asked any more; false when the match is saved instead. */
function* playMatch(paper: Paper, match: VoyageOnPaper): Dialogue<boolean> {
  for (let { ask } = match.view; ask !== undefined; { ask } = match.view) {
    const events = yield* askOne(paper, match, ask);
    if (events === 'save') return false;
    announce(paper, match, events);
  }
  return true;
}

function askOne(
  paper: Paper,
  match: VoyageOnPaper,
  ask: NonNullable<VoyageOnPaper['view']['ask']>,
): Dialogue<readonly Event[] | 'save'> {
  switch (ask.ask) {
    case 'sell':
    case 'buy':
      return askUnits(paper, match, ask);
    case 'bid':
      return askBid(paper, match, ask);
    case 'bank':
      return askBank(paper, match, ask);
    case 'withdraw':
      return askWithdrawal(paper, match, ask);
    case 'deposit':
      return askDeposit(paper, match, ask);
    case 'destination':
      return askPort(paper, match, ask.ship);
  }
}

/** Asks where the ship goes, until it goes there or something else happens; `save` when the game is to be saved. */
function* askPort(paper: Paper, match: VoyageOnPaper, ship: number): Dialogue<readonly Event[] | 'save'> {
  for (;;) {
    const answer = yield* askText(paper, `${match.shipName(ship)}: NEXT PORT`);
    const word = answer.slice(0, 4).trimEnd();
    if (word === 'SAVE') return 'save';
    if (word === 'MAP') printStarMap(paper, match.view);
    else if (word === 'REPO') return report(paper, match);
    else {
      const outcome = match.act({ type: 'go', star: word });
      if (outcome.ok) return outcome.events;
      if (word === '') paper.line('SAY THE NAME OF A STAR.');
      else paper.line(outcome.refusal.why === 'there-already' ? 'YOU ARE THERE.' : `WE KNOW NO ${word}.`);
    }
  }
}

/** All prices as of today. Asked for twice in one place, the same is printed again. */
function report(paper: Paper, match: VoyageOnPaper): readonly Event[] {
  const outcome = match.act({ type: 'report' });
  if (outcome.ok) return outcome.events;
  const { view } = match;
  const { captains, today } = view;
  printReport(paper, view, { number: today.year - FIRST_YEAR + 1, ...today, captains });
  return [];
}
