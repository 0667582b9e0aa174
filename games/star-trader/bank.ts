/**
 * The bank (section 10 of the rules): one account for each captain, reachable from every star of
 * level 10 or more. Interest is added whenever a captain enters, and with every report.
 */
import { yearsBetween } from './calendar.ts';
import { DEVELOPED, ownerOf, portOf } from './position.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';

/** Whether the ship in port is at a star with a bank. */
export function hasBank(position: Position): boolean {
  return position.level[portOf(position, position.ship)]! >= DEVELOPED;
}

/** Cash on board and in the account of the captain in port, without new interest. */
export function cashAndBalance(position: Position): number {
  return position.cash[position.ship]! + position.balance[ownerOf(position, position.ship)]!;
}

/** Adds the interest since the last time to an account. */
export function addInterest(position: Position, seat: number, tell?: (event: Event) => void): void {
  const { balance, banked, date, config } = position;
  const before = balance[seat]!;
  balance[seat] = before * (1 + (config.interest / 100) * yearsBetween(banked[seat]!, date));
  banked[seat] = date;
  if (balance[seat] !== before)
    tell?.({ type: 'interest', to: seat, amount: balance[seat] - before, balance: balance[seat] });
}

/** Moves money from the account to the ship in port; below zero, the other way. */
export function withdraw(position: Position, amount: number): void {
  position.balance[ownerOf(position, position.ship)]! -= amount;
  position.cash[position.ship]! += amount;
}

/** Tells of money withdrawn or deposited. */
export function tellBanked(
  position: Position,
  type: 'withdrawn' | 'deposited',
  amount: number,
  tell?: (event: Event) => void,
): void {
  const { ship, balance, cash } = position;
  const by = ownerOf(position, ship);
  tell?.({ type, by, ship, amount, balance: balance[by]!, cash: cash[ship]! });
}
