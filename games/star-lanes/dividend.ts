/**
 * Dividends (L800): after placing and before trading the player to move (or, in some editions,
 * everybody) is paid a percentage of each company's shares, rounded down company by company.
 */
import { round24 } from '../../core/altair-number.ts';
import type { Seat } from '../../core/contract.ts';
import { dividendOf, isDividendSmall, smallDividend } from './arithmetic.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';

/** Pays what is due after a move. */
export function payDividends(position: Position, tell?: (event: Event) => void): void {
  if (position.config.dividendTo === 'mover') return payDividend(position, position.mover, tell);
  for (let seat = 0; seat < position.players; seat++) payDividend(position, seat, tell);
}

/** Pays one seat: in whole numbers where nothing can be rounded, as nearly always, which takes a third of the time. */
function payDividend(position: Position, seat: Seat, tell?: (event: Event) => void): void {
  const { cash } = position;
  const before = cash[seat]!;
  const small = smallDividends(position, seat);
  const isSmall = small >= 0 && before === before >>> 0 && before + small < 2 ** 24;
  if (isSmall) cash[seat] = before + small;
  const amount = isSmall ? small : payRounded(position, seat);
  if (tell !== undefined) tell({ type: 'dividend', to: seat, amount });
}

/** What all companies pay a seat, where each of them pays a small dividend; -1 where one does not. */
function smallDividends({ held, price, config }: Position, seat: Seat): number {
  const { companies, dividend: percent } = config;
  const at = seat * companies;
  let amount = 0;
  for (let company = 0; company < companies; company++) {
    const shares = held[at + company]!;
    // For no shares too: no processor can guess of which there are none, and a wrong guess takes longer.
    if (!isDividendSmall(percent, shares, price[company]!)) return -1;
    amount += smallDividend(shares, price[company]!);
  }
  return amount;
}

/** Adds the dividend of each company to the cash in turn, as L800 does: in single precision the order shows. */
function payRounded({ held, price, cash, config, single }: Position, seat: Seat): number {
  const { companies, dividend: percent } = config;
  const at = seat * companies;
  let money = cash[seat]!;
  let amount = 0;
  for (let company = 0; company < companies; company++) {
    const dividend = dividendOf(percent, held[at + company]!, price[company]!, single);
    amount += dividend;
    money = single ? round24(money + dividend) : money + dividend;
  }
  cash[seat] = money;
  return amount;
}
