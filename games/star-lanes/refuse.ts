/**
 * Every "no" of the game, in one place: `refuse` says why an action is not allowed, and touches
 * nothing. After it has found nothing wrong, nothing can fail.
 */
import type { Seat } from '../../core/contract.ts';
import { overflows, round24 } from '../../core/altair-number.ts';
import { askedCompanies, isAsked, mostShares, saleToPay, tradable } from './ask.ts';
import { choicesAt } from './choices.ts';
import { offeredNumber, offeredSpaces } from './offer.ts';
import { companyOf, letterOf } from './position.ts';
import type { Position } from './position.ts';
import type { Action, Order, Refusal } from './types.ts';

/** Why an action is not allowed; undefined when it is. */
export function refuse(position: Position, by: Seat, action: Action): Refusal | undefined {
  if (position.phase === 'over') return { why: 'over' };
  if (by !== position.mover) return { why: 'not-your-turn', toAct: position.mover };
  switch (action.type) {
    case 'place':
      return position.phase === 'place' ? refusePlace(position, action) : { why: 'trade-first' };
    case 'trade':
      if (position.phase === 'place') return { why: 'place-first', spaces: offeredSpaces(position) };
      return refuseOrders(position, action.orders);
    case 'end':
      return position.config.endCommand ? undefined : { why: 'no-end-command' };
  }
}

function refusePlace(position: Position, action: Action & { type: 'place' }): Refusal | undefined {
  const { space, company } = action;
  const number = offeredNumber(position, space);
  if (number === undefined) return { why: 'not-offered', space, spaces: offeredSpaces(position) };
  const companies = choicesAt(position, number).map(letterOf);
  if (companies.length === 0) return company === undefined ? undefined : { why: 'no-choice', space };
  if (company !== undefined && companies.includes(company)) return undefined;
  return { why: 'choose-company', space, companies };
}

function refuseOrders(position: Position, orders: readonly Order[]): Refusal | undefined {
  const asked = letterOf(position.asked);
  if (position.config.trading === 'in-order' && (orders.length !== 1 || orders[0]?.company !== asked)) {
    return { why: 'one-at-a-time', company: asked };
  }
  for (let i = 0; i < orders.length; i++) {
    const order = orders[i]!;
    if (isNamed(order.company, orders, i)) return { why: 'named-twice', company: order.company };
    const refusal = refuseOrder(position, order);
    if (refusal !== undefined) return refusal;
  }
  return refuseCost(position, orders);
}

/** Whether one of the first `count` orders is about a company. */
function isNamed(company: string, orders: readonly Order[], count: number): boolean {
  for (let i = 0; i < count; i++) if (orders[i]!.company === company) return true;
  return false;
}

function refuseOrder(position: Position, { company, shares }: Order): Refusal | undefined {
  const { config } = position;
  const number = companyOf(company);
  if (!isAsked(position, number)) return { why: 'not-active', company };
  if (!Number.isFinite(shares)) return { why: 'too-large', company };
  if (!config.fractions && !Number.isInteger(shares)) return { why: 'not-whole', company };
  if (shares !== 0 && position.price[number]! <= 0) return { why: 'worthless', company };
  const { owned, left } = tradable(position, number);
  // What one owns can always be sold, however much splits and mergers have made of it.
  const most = shares < 0 && config.selling === 'owned' ? Infinity : mostShares(position);
  if (Math.abs(shares) > most) return { why: 'too-large', company };
  if (shares < 0 && config.selling === 'none') return { why: 'no-selling' };
  if (shares < 0 && config.selling === 'owned' && -shares > owned) return { why: 'not-owned', company, owned };
  if (shares > 0 && shares > left) return { why: 'none-left', company, left };
  return undefined;
}

/** L860: accepted only when what is bought, less what is sold, can be paid from the cash. */
function refuseCost(position: Position, orders: readonly Order[]): Refusal | undefined {
  const { cash, price, mover, single } = position;
  let left = cash[mover]!;
  for (const { company, shares } of orders) {
    const amount = shares * price[companyOf(company)]!;
    left -= single ? round24(amount) : amount;
    if (single && (overflows(amount) || overflows(left))) return { why: 'too-large', company };
    // Counted as `buy` will book it, order by order.
    if (single) left = round24(left);
  }
  if (left < 0 && !mayOwe(position, orders)) return { why: 'too-dear', cash: cash[mover]! };
  return single ? refuseOverflow(position, orders) : undefined;
}

/** Who owes more than any sale could pay may still pass: nobody is kept at a question for ever. */
function mayOwe(position: Position, orders: readonly Order[]): boolean {
  if (orders.some(({ shares }) => shares > 0)) return false;
  return askedCompanies(position).every((company) => saleToPay(position, company) === 0);
}

/** No holding may grow past what the Altair can count: the original stops with ?OV ERROR IN 890. */
function refuseOverflow({ held, config, mover }: Position, orders: readonly Order[]): Refusal | undefined {
  const over = orders.find(({ company, shares }) =>
    overflows(held[mover * config.companies + companyOf(company)]! + shares),
  );
  return over === undefined ? undefined : { why: 'too-large', company: over.company };
}
