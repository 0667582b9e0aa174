/**
 * Matches taken off a list of this device. Each can be brought back for ten seconds, also after a reload; only then is it
 * forgotten. What was played on meanwhile, perhaps in another tab, is not.
 */
import { createSignal } from 'solid-js';
import { isObject, keep, recall } from '../app/storage.ts';

/** How long one may think better of it, in milliseconds. */
export const REGRET = 10_000;

/** The lists there are: of the matches played in this page, and of those on a server. */
export type MatchList = 'match' | 'seat';

interface Removed {
  readonly list: MatchList;
  readonly id: string;
  /** When it was taken off, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'removed';

const [removed, set] = createSignal<readonly Removed[]>(read());

export { removed };

export function isRemoved(list: MatchList, id: string): boolean {
  return removed().some((one) => one.list === list && one.id === id);
}

export function remove(list: MatchList, id: string, now: number): void {
  write([...but(list, id), { list, id, at: now }]);
}

export function bringBack(list: MatchList, id: string): void {
  write(but(list, id));
}

/** Forgets what was taken off this list ten seconds ago, unless it was changed since then. */
export function forgetRemoved(
  list: MatchList,
  now: number,
  { changed, forget }: { readonly changed: (id: string) => number | undefined; readonly forget: (id: string) => void },
): void {
  // A clock that was set back must not keep anything for ever.
  const isDue = ({ at }: Removed): boolean => now - at >= REGRET || at > now;
  const due = removed().filter((one) => one.list === list && isDue(one));
  if (due.length === 0) return;
  for (const { id, at } of due) if ((changed(id) ?? at) <= at) forget(id);
  write(removed().filter((one) => !due.includes(one)));
}

function but(list: MatchList, id: string): readonly Removed[] {
  return removed().filter((one) => one.list !== list || one.id !== id);
}

function write(all: readonly Removed[]): void {
  set(all);
  keep(KEY, all);
}

function read(): readonly Removed[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isRemovedOne) : [];
}

function isRemovedOne(value: unknown): value is Removed {
  if (!isObject(value)) return false;
  const { list, id, at } = value;
  return (list === 'match' || list === 'seat') && typeof id === 'string' && typeof at === 'number';
}
