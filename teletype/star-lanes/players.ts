/** The questions before a match: how many play, whether they need instructions, their names (L130-L170). */
import { askNumber, askText } from '../basic/dialogue.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { FABER_1977 } from './match.ts';
import { INSTRUCTIONS_1977 } from '../../games/star-lanes/instructions-1977.ts';

/** Asks how many play, until the game can be played by that many: the original checks nothing and stops later. */
export function* askPlayers(paper: Paper): Dialogue<number> {
  const { minPlayers, maxPlayers } = FABER_1977;
  for (;;) {
    const players = yield* askNumber(paper, 'HOW MANY PLAYERS (2-4)');
    if (players === undefined || !Number.isInteger(players)) continue;
    if (players >= minPlayers && players <= maxPlayers) return players;
  }
}

/** Prints the instructions for those who need them: any answer that begins with Y. */
export function* offerInstructions(paper: Paper): Dialogue<void> {
  if (yield* askWhether(paper, 'DOES ANY PLAYER NEED INSTRUCTIONS')) printInstructions(paper);
}

/** Asks every player's name. */
export function* askNames(paper: Paper, players: number): Dialogue<string[]> {
  const names: string[] = [];
  while (names.length < players) {
    paper.print('PLAYER', names.length + 1);
    const name = yield* askText(paper, 'WHAT IS YOUR NAME');
    if (name !== undefined) names.push(name);
  }
  return names;
}

/** A question of yes or no: yes is whatever begins with a capital Y. */
export function* askWhether(paper: Paper, question: string): Dialogue<boolean> {
  for (;;) {
    const answer = yield* askText(paper, question);
    if (answer !== undefined) return answer.startsWith('Y');
  }
}

/** The instructions (L8000-L8760), as they were printed. */
function printInstructions(paper: Paper): void {
  for (const line of INSTRUCTIONS_1977) paper.line(line);
}
