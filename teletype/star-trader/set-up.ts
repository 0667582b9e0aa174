/** The questions before a match: instructions, who plays, and what the ships are called. */
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { askNumber, askText, askUnless, askWhether } from './ask.ts';
import { printInstructions } from './instructions.ts';
import { KAUFMAN_1974 } from './kaufman-1974.ts';
import { askOwnGame } from './own-game.ts';
import type { Planned } from './own-game.ts';

const LONGEST_NAME = 6;

/** Asks what is to be played; undefined when a tape is to be read instead. */
export function* askForMatch(paper: Paper): Dialogue<Planned | undefined> {
  if (yield* askUnless(paper, 'WOULD YOU LIKE INSTRUCTIONS')) printInstructions(paper);
  if (!(yield* askWhether(paper, 'HAS EVERYBODY PLAYED BEFORE'))) return yield* askStandardGame(paper);
  if (!(yield* askWhether(paper, 'DO YOU WANT TO SET UP A GAME OF YOUR OWN'))) return yield* askStandardGame(paper);
  if (yield* askUnless(paper, 'DO YOU GO ON WITH A GAME THAT WAS SAVED')) return undefined;
  return yield* askOwnGame(paper);
}

/** The standard game is for two, three or four. */
function* askStandardGame(paper: Paper): Dialogue<Planned> {
  for (;;) {
    const players = yield* askNumber(paper, 'HOW MANY CAPTAINS (2, 3 OR 4)');
    if (players === 2 || players === 3 || players === 4) return { players, config: KAUFMAN_1974 };
    paper.line('TWO, THREE OR FOUR CAN PLAY.');
  }
}

/** Names the ships round by round: everybody's first, then everybody's second. */
export function* askShipNames(paper: Paper, { players, config }: Planned): Dialogue<string[]> {
  const names: string[] = [];
  paper.line('NAME YOUR SHIPS, IN SIX LETTERS AT MOST.');
  while (names.length < players * config.ships) {
    const captain = (names.length % players) + 1;
    const ship = Math.floor(names.length / players) + 1;
    const name = yield* askText(paper, `CAPTAIN ${captain}, SHIP ${ship}`);
    names.push([...name].slice(0, LONGEST_NAME).join(''));
  }
  return names;
}
