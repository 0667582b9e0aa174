/** What the players are called on screens: computer players by their kind, numbered where several are called the same. */
import type { SeenSeat } from '../table/update.ts';

/** A language's words for players. */
export interface NameWords {
  /** A seat in which nobody sits, counted from 1. */
  player(number: number): string;
  bot(name: string): string;
}

/** Computer players by the names of their kinds, as records have them. */
export const PLAIN_NAMES: NameWords = { player: (number) => `Player ${number}`, bot: (name) => name };

export function namesOf(seats: readonly SeenSeat[], words: NameWords): readonly string[] {
  const plain = seats.map(({ name, bot }, seat) =>
    bot === undefined ? (name ?? words.player(seat + 1)) : words.bot(bot),
  );
  return numberedNames(plain);
}

/** Names, with a number behind those that several have: records of servers have two computer players of one kind so. */
export function numberedNames(names: readonly string[]): readonly string[] {
  return names.map((name, seat) => {
    if (names.filter((other) => other === name).length === 1) return name;
    return `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}
