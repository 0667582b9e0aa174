/** Whether to see the bank, and how much to move. */
import type { Position } from '../../../games/star-trader/position.ts';
import type { Action, Ask } from '../../../games/star-trader/types.ts';
import { bankAnswer, cashToKeep } from '../banking.ts';
import { daysLeft } from '../../../insight/star-trader/visit.ts';
import type { StarTraderReason, StarTraderSuggestion } from './advice.ts';

type BankAsk = Ask & { readonly ask: 'bank' | 'withdraw' | 'deposit' };

const DAYS_IN_YEAR = 360;

/** What the captain would do, and the other thing. */
export function bankOptions(position: Position, ask: BankAsk): StarTraderSuggestion[] {
  const best = bankAnswer(position, ask);
  const other: Action = best.type === 'pass' && ask.ask === 'bank' ? { type: 'bank' } : { type: 'pass' };
  const actions = best.type === other.type ? [best] : [best, other];
  return actions.map((action) => optionOf(position, ask, action));
}

function optionOf(position: Position, ask: BankAsk, action: Action): StarTraderSuggestion {
  const gain = action.type === 'deposit' ? interestOn(position, action.amount) : 0;
  return { action, gain, because: reasonOf(position, ask, action) };
}

/** What an amount earns until the end. */
function interestOn(position: Position, amount: number): number {
  return (amount * position.config.interest * daysLeft(position)) / (100 * DAYS_IN_YEAR);
}

function reasonOf(position: Position, { toPay, cash }: BankAsk, action: Action): StarTraderReason {
  if (toPay !== undefined) return { why: 'to-pay', toPay, cash };
  const keep = cashToKeep(position);
  if (action.type === 'withdraw') return { why: 'cash-for-purchases', keep };
  return { why: 'rest-earns', keep, interest: position.config.interest };
}
