/**
 * A sitting at the teletype, in the order of the listing: the title, then match after match for as
 * long as the players want another. All of them draw from one stream of chance.
 */
import type { Chance } from '../../core/chance.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { announce, printHeading } from './announcements.ts';
import { LanesOnPaper, companyName, nameOf } from './match.ts';
import type { LanesWitness, Start } from './match.ts';
import { askNames, askPlayers, askWhether, offerInstructions } from './players.ts';
import { tab } from '../basic/paper.ts';
import type { Event, View } from '../../games/star-lanes/index.ts';
import { askText } from '../basic/dialogue.ts';
import { printMap, showScreen } from './show-screen.ts';
import { typedAhead } from '../basic/typed-ahead.ts';
import { val } from '../basic/number-in.ts';

/** How matches begin, and who is told of them. */
interface Sitting {
  readonly start: Start;
  readonly witnesses: readonly LanesWitness[];
  readonly opening: readonly string[];
}

/** Plays match after match. */
export function* sit(paper: Paper, chance: Chance, { start, witnesses, opening }: Sitting): Dialogue<void> {
  printTitle(paper);
  let stream = chance;
  for (;;) {
    const match = yield* typedAhead(paper, openMatch(paper, stream, start, witnesses), opening);
    yield* playMatch(paper, match);
    printStandings(paper, match);
    if (!(yield* askWhether(paper, 'ANOTHER GAME'))) return;
    stream = match.position.chance;
  }
}

/** L130-L190: the players, and who goes first. */
function* openMatch(
  paper: Paper,
  chance: Chance,
  start: Start,
  witnesses: readonly LanesWitness[],
): Dialogue<LanesOnPaper> {
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

/** The title (L40-L50), printed once, when the program is started. */
function printTitle(paper: Paper): void {
  paper.formFeed();
  paper.blankLines(2);
  paper.line(tab(10), '* S * T * A * R ** L * A * N * E * S *');
}

/** The final standings (L9500-L9550), in the order of the seats: the game names no winner. */
function printStandings(paper: Paper, match: LanesOnPaper): void {
  printHeading(paper);
  paper.line('THE GAME IS OVER - HERE ARE THE FINAL STANDINGS');
  paper.blankLines(1);
  paper.line('PLAYER', tab(10), 'CASH VALUE OF STOCK', tab(33), 'CASH ON HAND', tab(50), 'NET WORTH');
  paper.blankLines(1);
  match.view.standings?.forEach(({ stock, cash, net }, seat) => {
    paper.line(nameOf(match, seat), tab(10), '$', stock, tab(33), '$', cash, tab(50), '$', net);
  });
}

/**
 * The move (L340-L390): the map, the spaces on offer, and the question. The row is the first character of the
 * answer, the column the last one, and nothing between them matters. Asks for a move until one is legal, makes it,
 * and tells what it brought about.
 */
function* askMove(paper: Paper, match: LanesOnPaper): Dialogue<readonly Event[]> {
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

type Trade = Extract<NonNullable<View['ask']>, { ask: 'trade' }>;

/**
 * Trading (L810-L900): the question how many shares of one company the player buys. The answer is whatever number
 * it begins with, and a word that is none buys nothing. Asks for an order in the company whose turn it is, until one
 * is accepted.
 */
function* askOrder(paper: Paper, match: LanesOnPaper, trade: Trade): Dialogue<void> {
  const { view } = match;
  paper.line('YOUR CURRENT CASH= $', trade.cash);
  for (;;) {
    printQuestion(paper, view, trade);
    const answer = yield* askText(paper, '');
    if (answer === undefined || showScreen(paper, view, answer)) continue;
    if (order(paper, match, trade, val(answer))) return;
  }
}

function printQuestion(paper: Paper, view: View, trade: Trade): void {
  for (const { company, price, owned } of trade.companies) {
    paper.line('BUY HOW MANY SHARES OF ', companyName(view, company), ' AT $', price);
    paper.print(tab(5), 'YOU NOW OWN', owned);
  }
}

/** Tries an order; a number too large for the original is no order, and the question is asked again. */
function order(paper: Paper, match: LanesOnPaper, trade: Trade, shares: number | undefined): boolean {
  if (shares === undefined) return false;
  const orders = trade.companies.map(({ company }) => ({ company, shares }));
  const outcome = match.act({ type: 'trade', orders });
  if (outcome.ok) return true;
  if (outcome.refusal.why === 'too-dear') paper.line('YOU ONLY HAVE $', outcome.refusal.cash, '- TRY AGAIN');
  return false;
}
