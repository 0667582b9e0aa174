/**
 * Trading (L810-L900): shares change hands at the company's price with the bank, which has as many
 * as anyone wants unless the edition limits them. `refuse.ts` says what is allowed.
 */
import { round24 } from '../../core/altair-number.ts';
import type { Position } from './position.ts';

/** Buys shares of a company for the player to move; below zero it sells. */
export function buy(position: Position, company: number, shares: number): void {
  const { cash, held, price, config, mover, single } = position;
  const at = mover * config.companies + company;
  if (single) {
    cash[mover] = round24(cash[mover]! - round24(shares * price[company]!));
    held[at] = round24(held[at]! + shares);
  } else {
    cash[mover]! -= shares * price[company]!;
    held[at]! += shares;
  }
}

/** The next active company from `company` on; `config.companies` when there is none. */
export function nextActive(position: Position, company: number): number {
  const { size, config } = position;
  while (company < config.companies && size[company] === 0) company++;
  return company;
}
