/** Trading in port: how many units, and then bid after bid. */
import type { Event } from '../../games/star-trader/index.ts';
import type { BidAsk, TradeAsk } from '../../games/star-trader/types.ts';
import { GOOD_NAMES } from '../../games/star-trader/text.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { askNumberOrPass } from './ask.ts';
import { dollars } from './columns.ts';
import type { VoyageOnPaper } from './match.ts';

/** Asks how many units are sold or bought, until the number will do; none of them passes. */
export function* askUnits(paper: Paper, match: VoyageOnPaper, ask: TradeAsk): Dialogue<readonly Event[]> {
  const name = GOOD_NAMES[ask.good].toUpperCase();
  const question =
    ask.ask === 'sell'
      ? `WE NEED ${ask.need} UNITS OF ${name}. HOW MANY DO YOU SELL`
      : `WE HAVE ${ask.forSale} UNITS OF ${name}. HOW MANY DO YOU BUY`;
  for (;;) {
    const units = yield* askNumberOrPass(paper, question);
    const outcome = match.act(units === 'pass' ? { type: 'pass' } : { type: ask.ask, units });
    if (outcome.ok) return outcome.events;
    printNo(paper, ask, outcome.refusal.why);
  }
}

function printNo(paper: Paper, ask: TradeAsk, why: string): void {
  if (why === 'not-whole') paper.line('WHOLE UNITS, PLEASE.');
  else if (ask.ask === 'sell') paper.line(`YOU HAVE ${ask.hold} ON BOARD.`);
  else paper.line(why === 'too-heavy' ? 'THAT IS TOO HEAVY FOR YOUR SHIP.' : 'WE DO NOT HAVE SO MANY.');
}

/** Asks for one bid, until it is one. PASS breaks the bargain off. */
export function* askBid(paper: Paper, match: VoyageOnPaper, ask: BidAsk): Dialogue<readonly Event[]> {
  const final = ask.round === Math.max(ask.rounds, 2);
  let slipped = false;
  for (;;) {
    // The original forgets that an offer was the final one when somebody mistypes.
    printOffer(paper, ask, final && !slipped);
    const bid = yield* askNumberOrPass(paper, ask.side === 'sell' ? 'WHAT DO YOU ASK' : 'WHAT DO YOU OFFER');
    const outcome = match.act(bid === 'pass' ? { type: 'pass' } : { type: 'bid', total: bid });
    if (outcome.ok) return outcome.events;
    paper.line('WATCH YOUR FINGERS: NOBODY CAN MEAN THAT.');
    slipped = true;
  }
}

function printOffer(paper: Paper, { side, units, offer }: BidAsk, final: boolean): void {
  const price = `${dollars(offer)} FOR THE ${units}`;
  if (final) paper.line(`OUR LAST WORD: ${price}.`);
  else paper.line(side === 'sell' ? `WE OFFER ${price}.` : `WE WANT ${price}.`);
}
