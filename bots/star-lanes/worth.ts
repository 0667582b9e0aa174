/** What seats are worth, fast: plain sums for choosing between moves. */
import type { Position } from '../../games/star-lanes/position.ts';

/** A seat's cash and shares at their prices. */
export function worth(position: Position, seat: number): number {
  const companies = position.config.companies;
  let total = position.cash[seat]!;
  for (let company = 0, at = seat * companies; company < companies; company++, at++) {
    total += position.held[at]! * position.price[company]!;
  }
  return total;
}

/** A seat's worth less that of its best rival. */
export function lead(position: Position, seat: number): number {
  let best = position.players > 1 ? -Infinity : 0;
  for (let other = 0; other < position.players; other++) {
    if (other !== seat) best = Math.max(best, worth(position, other));
  }
  return worth(position, seat) - best;
}

/** 1 for the seat that has won alone, a part of it for a shared victory, 0 for the others. */
export function victory(position: Position, seat: number): number {
  const mine = worth(position, seat);
  let winners = 1;
  for (let other = 0; other < position.players; other++) {
    if (other === seat) continue;
    const theirs = worth(position, other);
    if (theirs > mine) return 0;
    if (theirs === mine) winners++;
  }
  return 1 / winners;
}
