/** The questions before a match: instructions, who plays, and what the ships are called. */
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { askNumber, askText, askUnless, askWhether } from './ask.ts';
import { KAUFMAN_1974 } from './match.ts';
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

const PAGE = `
    THE YEAR IS 2070. THE STARS ARE SETTLED, AND YOU ARE A CAPTAIN WITH
A FEW SHIPS AND A HOLD FULL OF GOODS FROM EARTH. CARRY THEM WHERE THEY
ARE NEEDED, BRING BACK WHAT IS NEEDED HERE, AND BE THE RICHEST WHEN THE
YEARS ARE OVER.

    STARS COME IN FOUR CLASSES. COSMOPOLITAN (I) AND DEVELOPED (II) ONES
MAKE HEAVY EQUIPMENT, MEDICINE AND SOFTWARE, AND WANT URANIUM, METALS
AND GEMS. UNDERDEVELOPED (III) AND FRONTIER (IV) ONES ARE THE OTHER WAY
ROUND. THE LONGER NOBODY CALLED, THE MORE THEY HAVE AND NEED, AND THE
BETTER THE PRICES.

    IN PORT YOU SELL, THEN YOU BUY. NAME A NUMBER OF UNITS, THEN A PRICE
FOR ALL OF THEM. THE STAR TAKES IT, OR MOVES A LITTLE TOWARDS YOU AND
HEARS ANOTHER, OR HAS HAD ENOUGH. THERE IS ONE BARGAIN FOR EACH GOOD AND
VISIT; PASS BREAKS IT OFF. CLASS I AND II STARS HAVE A BANK THAT PAYS
5 PERCENT A YEAR.

    THEN SAY WHERE THE SHIP GOES NEXT: THE NAME OF A STAR, OR MAP,
REPORT OR SAVE. A LIGHT YEAR TAKES HALF A WEEK, AND SHIPS ARE RARELY ON
TIME. A STAR WHOSE NEEDS ARE FILLED DEVELOPS; WHEN MANY HAVE, NEW ONES
OPEN AT THE FRONTIER. EACH JANUARY ALL PRICES ARE REPORTED.
`;

function printInstructions(paper: Paper): void {
  for (const line of PAGE.split('\n')) paper.line(line);
}
