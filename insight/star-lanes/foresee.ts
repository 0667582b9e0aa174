/**
 * What would happen, before it is done: the move is played on a copy through the rules, in the
 * position that a seat can know from its view. Nothing here works out a rule.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { factsOf } from './facts.ts';
import type { Facts } from './facts.ts';
import { positionFor } from './known-position.ts';
import { askOf } from '../../games/star-lanes/ask.ts';
import { payDividends } from '../../games/star-lanes/dividend.ts';
import { Position, companyOf, sharesIssued } from '../../games/star-lanes/position.ts';
import { refuse } from '../../games/star-lanes/refuse.ts';
import { spaceNumber } from '../../games/star-lanes/spaces.ts';
import { buy } from '../../games/star-lanes/trade.ts';
import type { Event, Order, Refusal, Tradable, View } from '../../games/star-lanes/types.ts';

/** The position a view tells of, under the match's own rules. */
export function positionOf(view: View, heard: readonly Event[]): Position {
  // Bots look ahead with simpler rules; a player who is told what will happen wants the real ones.
  return new Position(view.config, view.players, new Mulberry32(1), positionFor(view, heard));
}

/** What placing on an offered space would bring; undefined where the galaxy has no such space. */
export function foresee(position: Position, space: string, company: string | undefined): Facts | undefined {
  const { rows, columns } = position.config;
  const number = spaceNumber(space, rows, columns);
  return number === undefined ? undefined : factsOf(position, number, company === undefined ? -1 : companyOf(company));
}

/** One line of the trade sheet while it is being filled in. */
export interface SheetLine extends Tradable {
  /** Shares to buy, or below zero to sell. */
  readonly shares: number;
  /** The fewest and most that could be asked for beside all the other orders. */
  readonly lower: number;
  readonly upper: number;
  /** What the player would hold then, the part of all shares that is, what it is worth and what dividend it would pay. */
  readonly held: number;
  readonly part: number;
  readonly worth: number;
  readonly dividend: number;
}

/** A trade sheet as it stands: its lines, the cash it leaves and why it cannot be confirmed, if so. */
export interface TradeSheet {
  readonly lines: readonly SheetLine[];
  readonly cash: number;
  readonly refusal: Refusal | undefined;
}

/** Fills in a sheet on a copy of the position. */
export function fillSheet(position: Position, orders: readonly Order[]): TradeSheet {
  const seat = position.mover;
  const after = traded(position, orders);
  const deals = tradablesOf(position).map((tradable): SheetLine => {
    const { company } = tradable;
    const shares = orders.find((order) => order.company === company)?.shares ?? 0;
    const others = traded(
      position,
      orders.filter((order) => order.company !== company),
    );
    const beside = tradablesOf(others).find((other) => other.company === company) ?? tradable;
    const number = companyOf(company);
    const held = after.held[seat * after.config.companies + number]!;
    const issued = sharesIssued(after, number);
    return {
      ...tradable,
      shares,
      lower: beside.least,
      upper: beside.most,
      held,
      part: issued > 0 ? held / issued : 0,
      worth: held * tradable.price,
      dividend: dividendOf(after, number),
    };
  });
  return { lines: deals, cash: after.cash[seat]!, refusal: refuse(position, seat, { type: 'trade', orders }) };
}

function tradablesOf(position: Position): readonly Tradable[] {
  const ask = askOf(position);
  return ask?.ask === 'trade' ? ask.companies : [];
}

/** A copy in which the orders have been carried out, allowed or not. */
function traded(position: Position, orders: readonly Order[]): Position {
  const copy = position.copy();
  for (const { company, shares } of orders) buy(copy, companyOf(company), shares);
  return copy;
}

/** What the player's shares of one company would be paid, if nothing changed until then. */
function dividendOf(position: Position, company: number): number {
  const { mover, config } = position;
  const copy = position.copy();
  for (let other = 0; other < config.companies; other++) {
    if (other !== company) copy.held[mover * config.companies + other] = 0;
  }
  let paid = 0;
  payDividends(copy, (event) => {
    if (event.type === 'dividend' && event.to === mover) paid = event.amount;
  });
  return paid;
}
