/**
 * Splits (L1400-L1430): the price is halved, everybody's shares double. The 1977 game tests "3000
 * or more" after growth (L780) and "more than 3000" after a merger (L1320), once each.
 */
import { round24 } from '../../core/altair-number.ts';
import { letterOf } from './position.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';

/** Nobody's holding is doubled past this: whole numbers beyond it are no longer exact. */
export const MOST_SHARES = 1e9;

export function splitAfterGrowth(position: Position, company: number, tell?: (event: Event) => void): void {
  const { growthSplit, growthSplitWhen } = position.config;
  splitWhile(position, company, growthSplit, growthSplitWhen, tell);
}

export function splitAfterMerger(position: Position, company: number, tell?: (event: Event) => void): void {
  const { mergerSplit, mergerSplitWhen } = position.config;
  splitWhile(position, company, mergerSplit, mergerSplitWhen, tell);
}

function splitWhile(
  position: Position,
  company: number,
  limit: number,
  when: 'reached' | 'passed' | 'never',
  tell?: (event: Event) => void,
): void {
  if (when === 'never') return;
  while (when === 'reached' ? position.price[company]! >= limit : position.price[company]! > limit) {
    if (!mayDouble(position, company)) return;
    split(position, company, tell);
    if (position.config.splits === 'once') return;
  }
}

function mayDouble(position: Position, company: number): boolean {
  if (position.single) return true;
  const companies = position.config.companies;
  for (let at = company; at < position.held.length; at += companies) {
    if (position.held[at]! > MOST_SHARES / 2) return false;
  }
  return true;
}

function split(position: Position, company: number, tell?: (event: Event) => void): void {
  const { price, held, config } = position;
  const from = price[company]!;
  price[company] = Math.floor(config.splitRounding === 'down' ? from / 2 : from / 2 + 0.5);
  for (let at = company; at < held.length; at += config.companies) {
    held[at] = position.single ? round24(2 * held[at]!) : 2 * held[at]!;
  }
  if (tell !== undefined) tell({ type: 'split', company: letterOf(company), from, price: price[company] });
}
