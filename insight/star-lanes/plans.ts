/**
 * Trade plans: what to do with all cash (and, where stock can be sold, with the other shares) in
 * one turn. Studies of the game agree that concentration beats spreading, so a plan is one company
 * to put money into, with or without selling the rest first.
 */
import { isAsked, mostSold, tradable } from '../../games/star-lanes/ask.ts';
import { letterOf } from '../../games/star-lanes/position.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import { buy } from '../../games/star-lanes/trade.ts';
import { finishTurn } from '../../games/star-lanes/turn.ts';
import type { Action, Order } from '../../games/star-lanes/types.ts';

/** `into` is the company to buy, -1 for none; `selling` sells everything else first. */
export interface TradePlan {
  readonly into: number;
  readonly selling: boolean;
  /** When trading goes in order: also sells what comes after `into`, and keeps that money for the next turn. */
  readonly clearing?: true;
  /** In place of all that: the shares to have at the end, company by company, as far as they can be had. */
  readonly towards?: ArrayLike<number>;
}

/** Keeps everything as it is. */
export const KEEP: TradePlan = { into: -1, selling: false };

/** The plans worth a thought for the player to move, who has placed and not traded yet. */
export function plansFor(position: Position): TradePlan[] {
  const plans: TradePlan[] = [];
  for (let company = 0; company < position.config.companies; company++) {
    if (!mayBuy(position, company)) continue;
    if (affordable(position, company) > 0) plans.push({ into: company, selling: false });
    if (sellsOthers(position, company)) plans.push({ into: company, selling: true });
  }
  return plans.length === 0 ? [KEEP] : plans;
}

/**
 * The same and, when trading goes in order, also those that sell what comes later: money can only
 * go on to a company further down the list at once, and to one further up by way of cash.
 */
export function plansWithClearing(position: Position): TradePlan[] {
  const plans = plansFor(position);
  if (position.config.selling === 'none' || position.config.trading !== 'in-order') return plans;
  const all = plans.includes(KEEP) ? plans : [...plans, KEEP];
  const clearing = all.filter(({ into }) => sellsLater(position, into));
  return [...plans, ...clearing.map((plan): TradePlan => ({ ...plan, clearing: true }))];
}

/** Trades by a plan and ends the turn, in place. */
export function carryOut(position: Position, plan: TradePlan): void {
  trade(position, plan);
  finishTurn(position);
}

/** Trades by a plan without ending the turn: sales first, as far as the order of trading allows. */
export function trade(position: Position, plan: TradePlan): void {
  if (plan.towards !== undefined) return tradeTowards(position, plan.towards);
  const inOrder = position.config.trading === 'in-order';
  const { companies } = position.config;
  if (plan.selling) sellAll(position, inOrder ? position.asked : 0, inOrder ? plan.into : companies, plan.into);
  const shares = plan.into < 0 ? 0 : affordable(position, plan.into);
  if (shares > 0) buy(position, plan.into, shares);
  if (plan.clearing === true) sellAll(position, Math.max(position.asked, plan.into + 1), companies, plan.into);
}

/** On a sheet sales come first; in order, every company in its turn. */
function tradeTowards(position: Position, wanted: ArrayLike<number>): void {
  const { config, asked } = position;
  const inOrder = config.trading === 'in-order';
  for (const selling of inOrder ? [undefined] : [true, false]) {
    for (let company = inOrder ? asked : 0; company < config.companies; company++) {
      const order = orderTowards(position, wanted, company);
      if (order !== 0 && (selling === undefined || order < 0 === selling)) buy(position, company, order);
    }
  }
}

/** The order for a company towards the shares wanted, as far as it is allowed now. */
function orderTowards(position: Position, wanted: ArrayLike<number>, company: number): number {
  const order = wanted[company]! - owned(position, company);
  if (order > 0) return Math.min(order, affordable(position, company));
  return maySell(position, company) && position.config.selling !== 'none'
    ? -Math.min(-order, sellable(position, company))
    : 0;
}

/** Sells everything of the companies `from` up to but without `to`, but for one. */
function sellAll(position: Position, from: number, to: number, except: number): void {
  for (let company = from; company < to; company++) {
    if (company !== except && maySell(position, company)) buy(position, company, -sellable(position, company));
  }
}

/** The action that begins (or, on a sheet, completes) a plan. The position is used up. */
export function actionFor(position: Position, plan: TradePlan): Action {
  if (position.config.trading === 'sheet') return { type: 'trade', orders: sheetFor(position, plan) };
  const company = position.asked;
  return { type: 'trade', orders: [{ company: letterOf(company), shares: orderFor(position, plan, company) }] };
}

function sheetFor(position: Position, plan: TradePlan): Order[] {
  const companies = position.config.companies;
  const before = position.held.slice(position.mover * companies, (position.mover + 1) * companies);
  trade(position, plan);
  return Array.from(before, (shares, company) => ({
    company: letterOf(company),
    shares: owned(position, company) - shares,
  })).filter(({ shares }) => shares !== 0);
}

/** One company's order when trading goes in order. */
function orderFor(position: Position, plan: TradePlan, company: number): number {
  const cash = position.cash[position.mover]!;
  // The minder of a seat that sold short may find less than nothing in cash: then even "none" cannot be paid.
  if (cash < 0) return -Math.ceil(-cash / position.price[company]!);
  if (plan.towards !== undefined) return orderTowards(position, plan.towards, company);
  if (company === plan.into) return affordable(position, company);
  const mine = sellable(position, company);
  const sells = company < plan.into ? plan.selling : plan.clearing === true && maySell(position, company);
  return sells && mine >= 1 ? -mine : 0;
}

function owned(position: Position, company: number): number {
  return position.held[position.mover * position.config.companies + company]!;
}

/** Nothing of a company that is not on the map: where chance decides a merger, a plan may have hoped for the other. */
function affordable(position: Position, company: number): number {
  const price = position.price[company]!;
  if (price <= 0 || position.size[company] === 0) return 0;
  return Math.max(0, Math.min(Math.floor(position.cash[position.mover]! / price), tradable(position, company).left));
}

function mayBuy(position: Position, company: number): boolean {
  if (position.price[company]! <= 0) return false;
  return position.config.trading === 'sheet'
    ? isAsked(position, company)
    : company >= position.asked && position.size[company] !== 0;
}

/** All one has, in whole shares, as far as it can be sold at once. */
function sellable(position: Position, company: number): number {
  return Math.min(Math.floor(owned(position, company)), mostSold(position, company));
}

function maySell(position: Position, company: number): boolean {
  return position.size[company] !== 0 && position.price[company]! > 0 && owned(position, company) >= 1;
}

/** Whether there is anything to sell after a company. */
function sellsLater(position: Position, into: number): boolean {
  for (let company = Math.max(position.asked, into + 1); company < position.config.companies; company++) {
    if (maySell(position, company)) return true;
  }
  return false;
}

/** Whether a plan into a company would sell anything. */
function sellsOthers(position: Position, into: number): boolean {
  const { config } = position;
  if (config.selling === 'none') return false;
  const end = config.trading === 'in-order' ? into : config.companies;
  for (let company = config.trading === 'in-order' ? position.asked : 0; company < end; company++) {
    if (company !== into && maySell(position, company)) return true;
  }
  return false;
}
