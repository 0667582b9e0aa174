/** The particles of the belief state, and sampling them by their weights. */
import type { Chance } from '../../core/chance.ts';
import { overwrite } from '../../core/numbers.ts';
import type { Position } from '../../games/star-lanes/position.ts';

/** A position with guesses at private books, and by seat how likely that seat's books are. */
export interface Particle {
  readonly position: Position;
  readonly weights: Float64Array;
}

/**
 * Systematic sampling: `count` particles, each as often as its weight for a seat says, to within one. `offset`, from 0 to
 * 1, decides about the remainders.
 */
export function systematicSample(
  particles: readonly Particle[],
  count: number,
  seat: number,
  offset: number,
): Particle[] {
  const step = weightOf(particles, seat) / count;
  const drawn: Particle[] = [];
  let at = 0;
  let passed = particles[0]!.weights[seat]!;
  for (let i = 0; i < count; i++) {
    while ((i + offset) * step > passed && at < particles.length - 1) passed += particles[++at]!.weights[seat]!;
    drawn.push(particles[at]!);
  }
  return drawn;
}

/** Systematic resampling of a seat's books when the effective sample size falls below half. */
export function resample(particles: readonly Particle[], seat: number, chance: Chance): void {
  const total = weightOf(particles, seat);
  const squares = particles.reduce((sum, particle) => sum + particle.weights[seat]! ** 2, 0);
  if (total ** 2 / squares >= particles.length / 2) return;
  const books = systematicSample(particles, particles.length, seat, chance.draw()).map(({ position }) =>
    booksOf(position, seat),
  );
  particles.forEach((particle, i) => {
    const { cash, shares } = books[i]!;
    particle.position.cash[seat] = cash;
    overwrite(particle.position.held, shares, seat * shares.length);
    particle.weights[seat] = total / particles.length;
  });
}

function weightOf(particles: readonly Particle[], seat: number): number {
  return particles.reduce((sum, { weights }) => sum + weights[seat]!, 0);
}

function booksOf({ cash, held, config }: Position, seat: number): { cash: number; shares: number[] } {
  return { cash: cash[seat]!, shares: held.slice(seat * config.companies, (seat + 1) * config.companies) };
}
