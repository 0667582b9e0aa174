/** What to answer in port: how many units to trade, what to bid, and what to do at the bank. */
import { cashAndBalance, hasBank } from '../../../games/star-trader/bank.ts';
import { stockHere } from '../../../games/star-trader/bargain.ts';
import { BASE_PRICES } from '../../../games/star-trader/goods.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import type { Action, BankAsk, BidAsk, TradeAsk } from '../../../games/star-trader/types.ts';
import { bestBid } from '../../../games/star-trader/best-bids.ts';
import { outlookOf } from '../../../insight/star-trader/haggle.ts';
import { daysLeft, totalFor, unitsToBuy, unitsToSell } from '../../../insight/star-trader/visit.ts';
import { bankAnswer, cashToKeep } from '../banking.ts';
import { CAPTAIN } from '../captain.ts';
import type { PurchaseLimit, StarTraderReason, StarTraderSuggestion } from './advice.ts';

/** The numbers worth a thought, what the captain would do first. */
export function tradeOptions(position: Position, ask: TradeAsk): StarTraderSuggestion[] {
  const { good } = position;
  const best = ask.ask === 'sell' ? unitsToSell(position, good, CAPTAIN) : unitsToBuy(position, good, CAPTAIN);
  const numbers = [...new Set([best, ask.fits, 0])].filter((units) => units >= 0);
  return numbers.map((units) => tradeOption(position, ask, units));
}

function tradeOption(position: Position, ask: TradeAsk, units: number): StarTraderSuggestion {
  if (units === 0) return { action: { type: 'pass' }, good: ask.good, gain: 0, because: noneReason(ask) };
  const total = totalFor(position, ask.ask, position.good, units);
  const worth = units * BASE_PRICES[position.good]!;
  const gain = ask.ask === 'sell' ? total - worth : worth - total;
  return { action: { type: ask.ask, units }, good: ask.good, gain, because: reasonFor(position, ask, units, total) };
}

function reasonFor(position: Position, ask: TradeAsk, units: number, total: number): StarTraderReason {
  const over = ask.ask === 'sell' && units > ask.need ? { need: ask.need } : {};
  const limit = ask.ask === 'buy' && units < ask.fits ? { limit: limitOf(position, units) } : {};
  return { why: 'best-bids', side: ask.ask, units, total, ...over, ...limit };
}

function limitOf(position: Position, units: number): PurchaseLimit {
  const funds = hasBank(position) ? cashAndBalance(position) : position.cash[position.ship]!;
  return totalFor(position, 'buy', position.good, units + 1) >= funds ? 'money' : 'room';
}

function noneReason(ask: TradeAsk): StarTraderReason {
  return { why: ask.ask === 'sell' ? 'another-star' : 'room-stays' };
}

/** As far as the star listens, the price it thinks fair, or nothing. */
export function bidOptions(position: Position, ask: BidAsk): StarTraderSuggestion[] {
  const none: StarTraderSuggestion = { action: { type: 'pass' }, gain: 0, because: { why: 'no-second-bargain' } };
  if (ask.above >= ask.below) return [none];
  const { side, units, round, rounds } = ask;
  const bargaining = { side, fair: 10 * ask.above, share: units / Math.abs(stockHere(position)), round, rounds };
  const best = bestBid(bargaining);
  const fair = bestBid({ ...bargaining, rounds: round });
  const last = outlookOf(bargaining);
  const worth = units * BASE_PRICES[position.good]!;
  const gain = (total: number) => (side === 'sell' ? total - worth : worth - total);
  const bidding = (total: number, reached: number, because: StarTraderReason): StarTraderSuggestion => ({
    action: { type: 'bid', total },
    gain: gain(reached),
    because,
  });
  const atOnce = bidding(fair, fair, { why: 'taken-at-once' });
  if (best === fair) return [atOnce, none];
  return [bidding(best, last, { why: 'listens', round, last }), atOnce, none];
}

const DAYS_IN_YEAR = 360;

/** What the captain would do, and the other thing. */
export function bankOptions(position: Position, ask: BankAsk): StarTraderSuggestion[] {
  const best = bankAnswer(position, ask);
  const other: Action = best.type === 'pass' && ask.ask === 'bank' ? { type: 'bank' } : { type: 'pass' };
  const actions = best.type === other.type ? [best] : [best, other];
  return actions.map((action) => bankOption(position, ask, action));
}

function bankOption(position: Position, ask: BankAsk, action: Action): StarTraderSuggestion {
  const gain = action.type === 'deposit' ? interestOn(position, action.amount) : 0;
  return { action, gain, because: bankReason(position, ask, action) };
}

/** What an amount earns until the end. */
function interestOn(position: Position, amount: number): number {
  return (amount * position.config.interest * daysLeft(position)) / (100 * DAYS_IN_YEAR);
}

function bankReason(position: Position, { toPay, cash }: BankAsk, action: Action): StarTraderReason {
  if (toPay !== undefined) return { why: 'to-pay', toPay, cash };
  const keep = cashToKeep(position);
  if (action.type === 'withdraw') return { why: 'cash-for-purchases', keep };
  return { why: 'rest-earns', keep, interest: position.config.interest };
}
