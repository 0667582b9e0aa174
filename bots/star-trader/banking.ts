/** What to keep on board: enough to buy what the next stops offer; the rest bears interest. */
import type { Position } from '../../games/star-trader/position.ts';
import type { Action, BankAsk } from '../../games/star-trader/types.ts';
import { payment } from './simple-captains.ts';
import { daysLeft } from '../../insight/star-trader/visit.ts';

/** Cash for a stop where much is bought before anything is sold. */
const ENOUGH = 60_000;
/** A smaller deposit is not worth the visit. */
const LEAST = 1000;

/** Cash to leave port with. */
export function cashToKeep(position: Position): number {
  return daysLeft(position) < 60 ? 0 : ENOUGH;
}

/** Deposits what is not needed, withdraws what is. */
export function bankAnswer(position: Position, ask: BankAsk): Action {
  if (ask.toPay !== undefined) return payment(ask) ?? { type: 'pass' };
  const spare = Math.floor(ask.cash - cashToKeep(position));
  const missing = Math.min(Math.floor(ask.balance), -spare);
  switch (ask.ask) {
    case 'bank':
      return spare >= LEAST || missing >= LEAST ? { type: 'bank' } : { type: 'pass' };
    case 'withdraw':
      return missing >= LEAST ? { type: 'withdraw', amount: missing } : { type: 'pass' };
    case 'deposit':
      return spare >= LEAST ? { type: 'deposit', amount: spare } : { type: 'pass' };
  }
}
