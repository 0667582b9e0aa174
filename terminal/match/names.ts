/** What the players are called on screens: computer players by their kind, numbered where several are called the same. */
import type { SeenSeat } from '../../table/update.ts';

export function namesOf(seats: readonly SeenSeat[]): string[] {
  const plain = seats.map(({ name, bot }, seat) => bot ?? name ?? `Player ${seat + 1}`);
  return plain.map((name, seat) => {
    if (plain.filter((other) => other === name).length === 1) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}
