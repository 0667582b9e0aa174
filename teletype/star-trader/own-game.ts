/** The questions of an own game (L760-L1330 of the set-up), in their order, each until the answer will do. */
import type { Config } from '../../games/star-trader/index.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { askNumber } from './ask.ts';
import { KAUFMAN_1974 } from './match.ts';

const MOST_SHIPS = 12;
/** The original knows no end of these; nobody needs more. */
const MOST_YEARS = 100_000;
const MOST_TONS = 999_999_999;
const MOST_BIDS = 1_000_000;
const LEAST_MARGIN = 0.001;

/** A match that is to begin: its configuration and the number of captains. */
export interface Planned {
  readonly config: Config;
  readonly players: number;
}

/** Asks for every number of an own game. */
export function* askOwnGame(paper: Paper): Dialogue<Planned> {
  const players = yield* askWithin(paper, 'HOW MANY CAPTAINS (2-12)', 2, 12, 'TWO TO TWELVE CAN PLAY.');
  const ships = yield* askShips(paper, players);
  const stars = yield* askWithin(paper, 'HOW MANY STARS (4-13)', 4, 13, 'FOUR TO THIRTEEN STARS.');
  const years = yield* askYears(paper);
  const tons = yield* askWithin(paper, 'MOST TONS A SHIP CAN CARRY (25 OR MORE)', 25, MOST_TONS);
  const distance = yield* askWithin(paper, 'LEAST DISTANCE BETWEEN STARS (10-25)', 10, 25, 'TEN TO TWENTY-FIVE.');
  const bids = yield* askWithin(paper, 'BIDS IN A BARGAIN (3 IS USUAL)', 1, MOST_BIDS, 'AT LEAST ONE.');
  const margin = yield* askMargin(paper);
  return {
    players: Math.floor(players),
    config: {
      ...KAUFMAN_1974,
      maxPlayers: Math.floor(players),
      ships: Math.floor(ships),
      stars: Math.floor(stars),
      years,
      tons: rounded(tons),
      minDistance: rounded(distance),
      bids: Math.floor(bids),
      margin: rounded(margin),
    },
  };
}

/** Asks until the number is within its limits. Parts are not refused; the program counts up to them, so they are lost. */
function* askWithin(paper: Paper, question: string, least: number, most: number, no?: string): Dialogue<number> {
  for (;;) {
    const number = yield* askNumber(paper, question);
    if (number >= least && number <= most) return number;
    if (no !== undefined) paper.line(no);
  }
}

function* askShips(paper: Paper, players: number): Dialogue<number> {
  for (;;) {
    const ships = yield* askNumber(paper, 'HOW MANY SHIPS EACH');
    if (ships >= 1 && players * ships <= MOST_SHIPS) return ships;
    paper.line('EVERYBODY NEEDS ONE, AND THERE ARE ONLY TWELVE SHIPS IN ALL.');
  }
}

function* askYears(paper: Paper): Dialogue<number> {
  for (;;) {
    const years = yield* askWithin(paper, 'HOW MANY YEARS', 1, MOST_YEARS, 'AT LEAST ONE YEAR.');
    if (Number.isInteger(years)) return years;
    paper.line('WHOLE YEARS ONLY.');
  }
}

/** The sign of the margin does not count, nor what goes beyond 5. With none at all no price could be worked out. */
function* askMargin(paper: Paper): Dialogue<number> {
  for (;;) {
    const margin = Math.abs(yield* askNumber(paper, 'PROFIT MARGIN, FROM 1 (WIDE) TO 5 (NARROW)'));
    if (margin >= LEAST_MARGIN) return Math.min(margin, 5);
    paper.line('THERE MUST BE SOME MARGIN.');
  }
}

/** As exact as the notation of a configuration is. */
function rounded(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
