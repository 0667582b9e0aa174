/**
 * One key for each offered space or star, in their order: digits first, then capitals in the order of the keyboard's rows.
 * The same in every program, so that hands need not learn twice.
 */
import { must } from '../core/must.ts';

const KEYS = '1234567890QWERTYUIOPASDFGHJKLZ';

/** The key of a place; no game offers more places than there are keys. */
export function keyOf(place: number): string {
  return must(KEYS[place], `a key for place ${place}`);
}

/** The place a key stands for; -1 when it stands for none. */
export function placeOf(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key) : -1;
}
