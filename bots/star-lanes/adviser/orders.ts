/** Trade plans as orders, and as words: `put all $4,200 into Capella Freight Co. (7 shares)`. */
import { Mulberry32 } from '../../../core/chance.ts';
import { Position, letterOf, sharesIssued } from '../../../games/star-lanes/position.ts';
import type { Order } from '../../../games/star-lanes/types.ts';
import { trade } from '../../../insight/star-lanes/plans.ts';
import type { TradePlan } from '../../../insight/star-lanes/plans.ts';
import { sharesOf } from '../../../insight/star-lanes/facts.ts';
import { companyWord, count, dollars, knownRivals, listed, nameOf, sentence, sharesWord } from './words.ts';
import type { People } from './words.ts';

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
export function ordersOf(traded: Traded): Order[] {
  return changesOf(traded).map(({ company, shares }) => ({ company: letterOf(company), shares }));
}

/** A plan in words, as advice to its player. */
export function wordsFor(traded: Traded): string {
  const changes = changesOf(traded);
  const sold = changes.filter(({ shares }) => shares < 0);
  const parts = [
    ...(sold.length === 0 ? [] : [saySales(traded, sold)]),
    ...changes.filter(({ shares }) => shares > 0).map((one) => sayPurchase(traded, sold, one)),
  ];
  return parts.length === 0 ? 'keep everything as it is' : parts.join(', then ');
}

/** What a plan leads to: one sentence. */
export function outlookFor(traded: Traded, people: People): string {
  const bought = changesOf(traded).find(({ shares }) => shares > 0);
  if (bought === undefined) return 'There is nothing you can buy.';
  const { after } = traded;
  const { company } = bought;
  const own = sharesOf(after, after.mover, company);
  const name = companyWord(after, company);
  if (!people.known.every(Boolean)) return sentence(`You would hold ${sharesWord(own)} of ${name}`);
  const [top] = knownRivals(people, after.mover)
    .map((seat) => ({ seat, shares: sharesOf(after, seat, company) }))
    .sort((one, other) => other.shares - one.shares);
  const beside = top === undefined || top.shares <= 0 ? '' : `, ${nameOf(people, top.seat)} ${count(top.shares)}`;
  const all = count(sharesIssued(after, company));
  return sentence(`You would hold ${count(own)} of the ${all} shares of ${name}${beside}`);
}

interface ShareChange {
  readonly company: number;
  readonly shares: number;
}

function changesOf({ before, after }: Traded): ShareChange[] {
  return Array.from(before.size.keys(), (company) => ({
    company,
    shares: sharesOf(after, before.mover, company) - sharesOf(before, before.mover, company),
  })).filter(({ shares }) => shares !== 0);
}

function saySales({ before }: Traded, sold: readonly ShareChange[]): string {
  const sales = sold.map(({ company, shares }) => `${count(-shares)} of ${companyWord(before, company)}`);
  return `sell ${listed(sales)} for ${dollars(proceeds(before, sold))}`;
}

/** `all` of the cash where less than a share's price is left of it. */
function sayPurchase(
  { before, after }: Traded,
  sold: readonly ShareChange[],
  { company, shares }: ShareChange,
): string {
  const price = before.price[company]!;
  const cash = before.cash[before.mover]! + proceeds(before, sold);
  const all = after.cash[after.mover]! < price;
  const sum = all ? `all ${dollars(cash)}` : `${dollars(shares * price)} of ${dollars(cash)}`;
  return `put ${sum} into ${companyWord(before, company)} (${sharesWord(shares)})`;
}

function proceeds({ price }: Position, sold: readonly ShareChange[]): number {
  return sold.reduce((sum, { company, shares }) => sum - shares * price[company]!, 0);
}
