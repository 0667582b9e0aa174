/** The next port: a star's name, or one of the words MAP, REPORT and SAVE. Four letters are looked at. */
import { FIRST_YEAR } from '../../games/star-trader/calendar.ts';
import type { Event } from '../../games/star-trader/index.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { askText } from './ask.ts';
import { printReport } from './general-report.ts';
import type { VoyageOnPaper } from './match.ts';
import { printStarMap } from './star-map.ts';

/** Asks where the ship goes, until it goes there or something else happens; `save` when the game is to be saved. */
export function* askPort(paper: Paper, match: VoyageOnPaper, ship: number): Dialogue<readonly Event[] | 'save'> {
  for (;;) {
    const answer = yield* askText(paper, `${match.ships[ship] ?? ''}: NEXT PORT`);
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
