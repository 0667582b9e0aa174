/** One key for each offered space or star, in their order: digits first, then capitals of the rows below them. */
const KEYS = '1234567890QWERTYUIOPASDFGHJKLZ';

export function keyOf(place: number): string {
  return KEYS[place] ?? '?';
}

/** The place of the offer a key stands for; -1 when it stands for none. */
export function placeOf(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key) : -1;
}
