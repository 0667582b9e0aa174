/**
 * Money the way Altair BASIC counted it: every result is kept in 24 significant bits, halves
 * rounded away from zero. Visible in the merger bonus (13 of 20 shares at $700 pay $4549, not
 * $4550). Editions of exact arithmetic use plain whole numbers.
 */
import { round24 } from '../../core/altair-number.ts';

/** .05 as the Altair holds it, and so for every other percentage. */
function percentage(percent: number): number {
  return round24(percent / 100);
}

/** INT(.05*S*S1), L800: the dividend of one company's shares. */
export function dividendOf(percent: number, shares: number, price: number, single: boolean): number {
  if (!single) return Math.floor((percent * shares * price) / 100);
  return Math.floor(round24(round24(percentage(percent) * shares) * price));
}

/** Up to here whole shares at any price to 3000 pay the same in single precision as to the dollar; the tests try all. */
const SMALL_BELOW = 1200;

/** Whether a dividend is the same in any arithmetic: that of 1977, for a whole number of shares, and neither large nor short. */
export function isDividendSmall(percent: number, shares: number, price: number): boolean {
  // Shares that are whole and not below zero are what is left of their 32 bits.
  return shares === shares >>> 0 && shares < SMALL_BELOW && price <= 3000 && percent === 5;
}

/** Such a dividend, in whole numbers of 32 bits. */
export function smallDividend(shares: number, price: number): number {
  return (Math.imul(shares, price) / 20) | 0;
}

/** INT(10*((S/X1)*S1)), L1270: one player's bonus for `shares` of `total` in the company that is gone. */
export function bonusOf(factor: number, shares: number, total: number, price: number, single: boolean): number {
  if (!single) return Math.floor((factor * shares * price) / total);
  return Math.floor(round24(factor * round24(round24(shares / total) * price)));
}

/** INT(.5*S+.5), L1250: shares of the survivor for shares of the company that is gone; `half` is .5 or 0. */
export function converted(ratio: number, shares: number, half: number, single: boolean): number {
  if (!single) return Math.floor(shares / ratio + half);
  return Math.floor(round24(round24(shares * round24(1 / ratio)) + half));
}
