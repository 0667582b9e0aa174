/**
 * Dividends (L800): after placing and before trading the player to move (or, in some editions,
 * everybody) is paid a percentage of each company's shares, rounded down company by company.
 */
import { round24 } from '../../core/altair-number.ts';
import { dividendOf } from './arithmetic.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';

/** Pays what is due after a move. */
export function payDividends(position: Position, tell?: (event: Event) => void): void {
  if (position.config.dividendTo === 'mover') return payDividend(position, position.mover, tell);
  for (let seat = 0; seat < position.players; seat++) payDividend(position, seat, tell);
}

/** Adds the dividend of each company to the cash in turn, as L800 does: in single precision the order shows. */
function payDividend(position: Position, seat: number, tell?: (event: Event) => void): void {
  const { held, price, cash, config, single } = position;
  const { companies, dividend: percent } = config;
  const at = seat * companies;
  let money = cash[seat]!;
  let amount = 0;
  for (let company = 0; company < companies; company++) {
    // For no shares too: no processor can guess of which there are none, and a wrong guess takes longer.
    const dividend = dividendOf(percent, held[at + company]!, price[company]!, single);
    amount += dividend;
    money = single ? round24(money + dividend) : money + dividend;
  }
  cash[seat] = money;
  if (tell !== undefined) tell({ type: 'dividend', to: seat, amount });
}
