/**
 * Undo that is fair: until anything new has been seen (a draw, what another player did, or an answer
 * of the game itself), players may take back what they did. Against computer players only, as far back as they like: the chance
 * goes back too, so that the same future comes again.
 */
import type { Seat } from '../core/contract.ts';
import type { PlayedAction } from '../core/record.ts';
import type { TableSeat } from './seat.ts';

/** An action that counts, with how many draws had been taken before it, and whether it has revealed something besides. */
export interface Deed extends PlayedAction {
  readonly draws: number;
  readonly reveals: boolean;
}

/** Whether a seat may take back all but the first `keep` deeds, when `draws` draws have been taken by now. */
export function mayUndoTo(
  keep: number,
  by: Seat,
  { deeds, draws, seats }: { deeds: readonly Deed[]; draws: number; seats: readonly TableSeat[] },
): boolean {
  const first = deeds[keep];
  if (first === undefined || first.by !== by) return false;
  if (first.draws === draws && isOnlyTheirs(deeds, keep, by)) return true;
  return seats.every(({ bot }, seat) => seat === by || bot !== undefined);
}

/** Whether a seat has done everything from a place on, and learnt nothing from it. */
function isOnlyTheirs(deeds: readonly Deed[], from: number, by: Seat): boolean {
  for (let place = from; place < deeds.length; place++) {
    const deed = deeds[place];
    if (deed?.by !== by || deed.reveals) return false;
  }
  return true;
}
