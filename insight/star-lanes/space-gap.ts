/**
 * What a space means for the race: what it brings the player, less what it brings the rival who gains most by it. Only
 * books that may be known count.
 */
import type { Seat } from '../../core/contract.ts';
import { gainOf } from './facts.ts';
import type { Facts } from './facts.ts';

export interface SpaceGap {
  /** What all the player holds gains, bonuses and founders' shares among it; dividends aside. */
  readonly own: number;
  /** The rival who gains most; undefined where nobody else's books are known, or nobody else plays. */
  readonly rival: { readonly seat: Seat; readonly gain: number } | undefined;
  /** How much the player draws ahead of that rival; below zero, falls back. Without one, what the player gains. */
  readonly gap: number;
}

/** `known` says whose books are known, seat by seat. */
export function spaceGap(facts: Facts, known: readonly boolean[]): SpaceGap {
  const own = Math.round(gainOf(facts, facts.by));
  const rivals = [...known.keys()]
    .filter((seat) => seat !== facts.by && known[seat] === true)
    .map((seat) => ({ seat, gain: Math.round(gainOf(facts, seat)) }));
  const [rival] = rivals.toSorted((one, other) => other.gain - one.gain);
  return { own, rival, gap: own - (rival?.gain ?? 0) };
}

/** How long the mark of each gap is beside the others: from -1 to 1, the largest of them at one end. */
export function gapMarks(gaps: readonly number[]): readonly number[] {
  const largest = Math.max(0, ...gaps.map(Math.abs));
  return gaps.map((gap) => (largest === 0 ? 0 : gap / largest));
}
