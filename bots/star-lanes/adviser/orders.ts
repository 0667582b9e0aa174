/** Trade plans as orders, and what they lead to. */
import { Mulberry32 } from '../../../core/chance.ts';
import { Position, companyOf, letterOf, sharesIssued } from '../../../games/star-lanes/position.ts';
import { sharesOf } from '../../../insight/star-lanes/facts.ts';
import { trade } from '../../../insight/star-lanes/plans.ts';
import type { TradePlan } from '../../../insight/star-lanes/plans.ts';
import { knownRivals } from './advice.ts';
import type { AdvisedTrade, TradeReason } from './advice.ts';

/** A plan that was carried out on a copy: the books before and after, the turn not yet ended. */
export interface Traded {
  readonly before: Position;
  readonly after: Position;
}

/** Trades by a plan on a copy of a position in which trading is asked for. */
export function tradeByPlan(position: Position, plan: TradePlan): Traded {
  const after = new Position(position.config, position.players, new Mulberry32(1), position);
  trade(after, plan);
  return { before: position, after };
}

/** What changed hands, by company. */
export function advisedTrade({ before, after }: Traded): AdvisedTrade {
  const { mover } = before;
  const orders = Array.from(before.size.keys(), (company) => ({
    company: letterOf(company),
    shares: sharesOf(after, mover, company) - sharesOf(before, mover, company),
    price: before.price[company]!,
  }));
  return {
    orders: orders.filter(({ shares }) => shares !== 0),
    cash: before.cash[mover]!,
    cashLeft: after.cash[mover]!,
  };
}

/** What a plan leads to. */
export function tradeReason(traded: Traded, known: readonly boolean[]): TradeReason {
  const bought = advisedTrade(traded).orders.find(({ shares }) => shares > 0);
  if (bought === undefined) return { why: 'nothing-to-buy' };
  const { after } = traded;
  const company = companyOf(bought.company);
  const holds = { why: 'holds', company: bought.company, shares: sharesOf(after, after.mover, company) } as const;
  if (!known.every(Boolean)) return holds;
  const [rival] = knownRivals(known, after.mover)
    .map((seat) => ({ seat, shares: sharesOf(after, seat, company) }))
    .filter(({ shares }) => shares > 0)
    .toSorted((one, other) => other.shares - one.shares);
  return { ...holds, issued: sharesIssued(after, company), ...(rival === undefined ? {} : { rival }) };
}
