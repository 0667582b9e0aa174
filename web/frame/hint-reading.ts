/** Which hint is shown, and which count as read: those the player has done, and the one that was explained. */
import type { Types } from '../../core/contract.ts';

/** A short hint; `key` is how the settings remember that it was read. */
export interface Hint<T extends Types> {
  readonly key: string;
  readonly words: string;
  /** Whether the player has done what it speaks of, by what happened next; left out where it only explains. */
  isDone?(next: readonly T['Event'][]): boolean;
}

/** The first hint that was not read yet. */
export function hintToShow<T extends Types>(fitting: readonly Hint<T>[], seen: readonly string[]): Hint<T> | undefined {
  return fitting.find(({ key }) => !seen.includes(key));
}

/** The hints that are read once something happened: what was done needs no hint, shown or not; what only explains was shown. */
export function readBy<T extends Types>(
  fitting: readonly Hint<T>[],
  shown: Hint<T> | undefined,
  next: readonly T['Event'][],
): readonly string[] {
  const isRead = (hint: Hint<T>): boolean => hint.isDone?.(next) ?? hint.key === shown?.key;
  return next.length === 0 ? [] : fitting.filter(isRead).map(({ key }) => key);
}
