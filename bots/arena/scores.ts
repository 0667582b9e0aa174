/** Who won: the highest worth does, and those who are level share the win. */
import { mean } from './interval.ts';
import { seatingsOf } from './plan.ts';
import type { Results } from './results.ts';

/** A bot's win rate in every galaxy, over all seatings. */
export function galaxyRates(results: Results, table: number, entrant: number): number[] {
  const orders = seatingsOf(results.plan, table);
  return Array.from({ length: results.plan.galaxies }, (_, galaxy) =>
    mean(orders.map((seats, seating) => winShare(results.worth(table, galaxy, seating), seats, entrant))),
  );
}

/** A bot's mean worth over all matches and all its seats. */
export function meanWorth(results: Results, table: number, entrant: number): number {
  let sum = 0;
  let count = 0;
  for (let galaxy = 0; galaxy < results.plan.galaxies; galaxy++) {
    for (const [seating, seats] of seatingsOf(results.plan, table).entries()) {
      const worth = results.worth(table, galaxy, seating);
      for (const seat of seatsOf(seats, entrant)) {
        sum += worth[seat]!;
        count++;
      }
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** How much of the win belongs to a bot: 1 when one of its seats won, a part when several are level. */
export function winShare(worth: Float64Array, seats: readonly number[], entrant: number): number {
  const top = Math.max(...worth);
  const winners = [...worth.keys()].filter((seat) => worth[seat] === top);
  return winners.filter((seat) => seats[seat] === entrant).length / winners.length;
}

function seatsOf(seats: readonly number[], entrant: number): number[] {
  return [...seats.keys()].filter((seat) => seats[seat] === entrant);
}
