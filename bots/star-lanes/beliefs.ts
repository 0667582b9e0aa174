/** Imagined worlds, and drawing from them as likely as each is. */
import type { Chance } from '../../core/chance.ts';
import type { Position } from '../../games/star-lanes/position.ts';

/** A position whose private books are imagined, and by seat how much we believe in that seat's books. */
export interface World {
  readonly position: Position;
  readonly belief: Float64Array;
}

/**
 * So many worlds, each as often as its belief about a seat says, to within one: `offset`, from 0 to
 * 1, decides about the parts.
 */
export function drawEvenly(worlds: readonly World[], count: number, seat: number, offset: number): World[] {
  const step = beliefIn(worlds, seat) / count;
  const drawn: World[] = [];
  let at = 0;
  let passed = worlds[0]!.belief[seat]!;
  for (let i = 0; i < count; i++) {
    while ((i + offset) * step > passed && at < worlds.length - 1) passed += worlds[++at]!.belief[seat]!;
    drawn.push(worlds[at]!);
  }
  return drawn;
}

/** When few worlds have most of the belief about a seat, their books for it take the place of the others'. */
export function redraw(worlds: readonly World[], seat: number, chance: Chance): void {
  const belief = beliefIn(worlds, seat);
  const squares = worlds.reduce((sum, world) => sum + world.belief[seat]! ** 2, 0);
  if (belief ** 2 / squares >= worlds.length / 2) return;
  const books = drawEvenly(worlds, worlds.length, seat, chance.draw()).map(({ position }) => booksOf(position, seat));
  worlds.forEach((world, i) => {
    const { cash, shares } = books[i]!;
    world.position.cash[seat] = cash;
    world.position.held.set(shares, seat * shares.length);
    world.belief[seat] = belief / worlds.length;
  });
}

function beliefIn(worlds: readonly World[], seat: number): number {
  return worlds.reduce((sum, { belief }) => sum + belief[seat]!, 0);
}

function booksOf({ cash, held, config }: Position, seat: number): { cash: number; shares: Float64Array } {
  return { cash: cash[seat]!, shares: held.slice(seat * config.companies, (seat + 1) * config.companies) };
}
