/**
 * One key for each offered space or star, in their order: digits first, then capitals in the order of the keyboard's rows.
 * The same in every program, so that hands need not learn twice.
 */
import { must } from '../core/must.ts';

const KEYS = '1234567890QWERTYUIOPASDFGHJKLZ';
const DIGITS = 10;

/** The key of a place; no game offers more places than there are keys. */
export function keyOf(place: number): string {
  return must(KEYS[place], `a key for place ${place}`);
}

/** The place a key stands for; -1 when it stands for none. */
export function placeOf(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key) : -1;
}

/** The keys of the first places in short, as in `1-5` or, with more than ten of them, `1-0, Q-E`. */
export function keysOf(places: number): string {
  return [range(0, Math.min(places, DIGITS)), range(DIGITS, places)].filter((keys) => keys !== '').join(', ');
}

function range(from: number, end: number): string {
  if (end <= from) return '';
  return end === from + 1 ? keyOf(from) : `${keyOf(from)}-${keyOf(end - 1)}`;
}
