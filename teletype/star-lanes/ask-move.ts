/**
 * The move (L340-L390): the map, the spaces on offer, and the question. The row is the first
 * character of the answer, the column the last one, and nothing between them matters.
 */
import type { Event, View } from '../../games/star-lanes/index.ts';
import { askText } from '../basic/dialogue.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { printMap } from './map.ts';
import type { LanesOnPaper } from './match.ts';
import { showScreen } from './show-screen.ts';

/** Asks for a move until one is legal, makes it, and tells what it brought about. */
export function* askMove(paper: Paper, match: LanesOnPaper): Dialogue<readonly Event[]> {
  const { view } = match;
  printMap(paper, view);
  paper.blankLines(1);
  paper.print(match.mover);
  printOffer(paper, view);
  for (;;) {
    const answer = yield* askText(paper, 'WHAT IS YOUR MOVE');
    // An empty answer is ?FC ERROR IN 380 in the original; here the question is asked again.
    if (answer === undefined || answer === '') continue;
    // After a screen the original goes on in the middle of the line, at L350: without the name.
    if (showScreen(paper, view, answer)) printOffer(paper, view);
    else {
      const outcome = match.act({ type: 'place', space: answer.slice(0, 1) + answer.slice(-1) });
      if (outcome.ok) return outcome.events;
      paper.line('THAT SPACE WAS NOT INCLUDED IN THE LIST...');
    }
  }
}

function printOffer(paper: Paper, { ask }: View): void {
  const spaces = ask?.ask === 'place' ? ask.spaces : [];
  paper.line(', HERE ARE YOUR LEGAL MOVES FOR THIS TURN:');
  for (const { space } of spaces) paper.print(Number(space.slice(0, 1)), space.slice(1), ' /');
  paper.blankLines(1);
}
