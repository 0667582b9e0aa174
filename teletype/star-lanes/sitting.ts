/**
 * A sitting at the teletype, in the order of the listing: the title, then match after match for as
 * long as the players want another. All of them draw from one stream of chance.
 */
import type { Chance } from '../../core/chance.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { announce } from './announcements.ts';
import { askMove } from './ask-move.ts';
import { askOrder } from './ask-order.ts';
import type { Start } from './faber-1977.ts';
import { LanesOnPaper, nameOf } from './match.ts';
import type { Witness } from './match.ts';
import { askNames, askPlayers, askWhether, offerInstructions } from './players.ts';
import { printStandings } from './standings.ts';
import { printTitle } from './title.ts';

/** Plays match after match. */
export function* sit(paper: Paper, chance: Chance, start: Start, witnesses: readonly Witness[]): Dialogue<void> {
  printTitle(paper);
  let stream = chance;
  for (;;) {
    const match = yield* openMatch(paper, stream, start, witnesses);
    yield* playMatch(paper, match);
    printStandings(paper, match);
    if (!(yield* askWhether(paper, 'ANOTHER GAME'))) return;
    stream = match.position.chance;
  }
}

/** L130-L190: the players, and who goes first. */
function* openMatch(paper: Paper, chance: Chance, start: Start, witnesses: readonly Witness[]): Dialogue<LanesOnPaper> {
  const players = yield* askPlayers(paper);
  yield* offerInstructions(paper);
  const names = yield* askNames(paper, players);
  const match = new LanesOnPaper(names, chance, start, witnesses);
  paper.blankLines(1);
  paper.line('NOW I WILL DECIDED WHO GOES FIRST...');
  paper.blankLines(1);
  paper.line(nameOf(match, match.first), ' IS THE FIRST PLAYER TO MOVE.');
  return match;
}

/** Answer by answer, until nobody is asked any more. */
function* playMatch(paper: Paper, match: LanesOnPaper): Dialogue<void> {
  for (let { ask } = match.view; ask !== undefined; { ask } = match.view) {
    if (ask.ask === 'place') announce(paper, match, yield* askMove(paper, match));
    else yield* askOrder(paper, match, ask);
  }
}
