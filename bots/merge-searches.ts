/** Several threads that searched the same question with other futures decide together. */
import type { Types } from '../core/contract.ts';
import type { Weighed } from './bot.ts';

/**
 * The way that all threads together found best. Ways that dropped out early in most threads were
 * tried in few futures, and a mean of few is mostly luck: only those tried half as often as the
 * most tried one are compared.
 */
export function mergeSearches<T extends Types>(found: readonly (readonly Weighed<T>[])[]): Weighed<T> | undefined {
  const ways = new Map<string, Weighed<T>>();
  for (const one of found.flat()) ways.set(one.way, added(ways.get(one.way), one));
  const all = [...ways.values()];
  const most = Math.max(...all.map(({ playouts }) => playouts));
  return all.filter(({ playouts }) => 2 * playouts >= most).reduce<Weighed<T> | undefined>(better, undefined);
}

function added<T extends Types>(before: Weighed<T> | undefined, more: Weighed<T>): Weighed<T> {
  if (before === undefined) return more;
  const playouts = before.playouts + more.playouts;
  const sum = before.mean * before.playouts + more.mean * more.playouts;
  return { ...more, playouts, mean: playouts === 0 ? 0 : sum / playouts };
}

function better<T extends Types>(best: Weighed<T> | undefined, one: Weighed<T>): Weighed<T> {
  return best === undefined || one.mean > best.mean ? one : best;
}
