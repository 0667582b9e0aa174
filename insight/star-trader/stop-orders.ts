/**
 * What a captain orders for a whole stop, question by question. A factor's orders follow one rule that everybody can check: sell
 * whatever brings more than its base price, as much of it as the star takes; buy whatever costs less than that, with room kept for
 * what saves more a ton, as far as the money reaches. The bank and the next destination are for the captain.
 */
import { cashAndBalance, hasBank } from '../../games/star-trader/bank.ts';
import { freshBargain, needHere } from '../../games/star-trader/bargain.ts';
import { factorDeal } from '../../games/star-trader/best-bids.ts';
import { BASE_PRICES } from '../../games/star-trader/goods.ts';
import type { Position } from '../../games/star-trader/position.ts';
import type { Action, BankAsk, Event, TradeAsk, View } from '../../games/star-trader/types.ts';
import { positionFor } from './logbook.ts';
import { unitsToBuy } from './visit.ts';

type AnswerQuestion<Answer> = (view: View, heard: readonly Event[]) => Answer;

/** The same answers, but only as long as the stop goes on that is under way in a view. */
export function duringStop<Answer>(first: View, answer: AnswerQuestion<Answer>): AnswerQuestion<Answer | undefined> {
  return (view, heard) => (isSameStop(first, view) ? answer(view, heard) : undefined);
}

/** Whether the same ship is in port at the same star, on the same day. */
function isSameStop(one: View, other: View): boolean {
  const stop = ({ ask, today }: View): string => `${ask?.ship} ${ask?.star} ${today.day} ${today.year}`;
  return stop(one) === stop(other);
}

const PASS: Action = { type: 'pass' };

/** What a factor is ordered to do about a question; undefined where it has no say, or where there are none. */
export function factorOrder(view: View, heard: readonly Event[]): Action | undefined {
  const { ask, config } = view;
  if (config.factor === 0) return undefined;
  switch (ask?.ask) {
    case 'sell':
      return ordered(unitsSold(positionFor(view, heard), ask));
    case 'buy':
      return ordered(unitsBought(positionFor(view, heard), ask));
    case 'bid':
      return ask.factor === undefined ? PASS : { type: 'factor' };
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return payment(ask);
    case 'destination':
    case undefined:
      return undefined;
  }
}

function ordered(units: number): Action {
  return units > 0 ? { type: 'factor', units } : PASS;
}

function unitsSold(position: Position, { hold }: TradeAsk & { readonly ask: 'sell' }): number {
  const units = Math.min(hold, 2 * needHere(position));
  return gainOf(position, units) > 0 ? units : 0;
}

function unitsBought(position: Position, { fits }: TradeAsk & { readonly ask: 'buy' }): number {
  const funds = hasBank(position) ? cashAndBalance(position) : position.cash[position.ship]!;
  let units = Math.min(fits, unitsToBuy(position, position.good, { oversell: 1, carry: 0 }));
  while (units > 0 && (totalOf(position, units) ?? Infinity) > funds) units--;
  return gainOf(position, units) > 0 ? units : 0;
}

/** What a factor would settle on; undefined where there is nothing to bargain about. */
function totalOf(position: Position, units: number): number | undefined {
  return factorDeal(position, freshBargain(position, units))?.total;
}

/** What a factor's bargain gains against the base price. */
function gainOf(position: Position, units: number): number {
  const total = totalOf(position, units);
  const worth = units * BASE_PRICES[position.good]!;
  if (total === undefined) return 0;
  return position.side === 'sell' ? total - worth : worth - total;
}

/** What a bargain needs is fetched from the bank; everything else there is the captain's business. */
function payment(ask: BankAsk): Action | undefined {
  if (ask.toPay === undefined) return undefined;
  if (ask.ask === 'bank') return { type: 'bank' };
  const missing = Math.min(Math.floor(ask.balance), Math.ceil(ask.toPay - ask.cash));
  return ask.ask === 'deposit' ? PASS : { type: 'withdraw', amount: missing };
}
