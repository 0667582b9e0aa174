/** How a match ended for the player at this device, in a few words for a list. */
import { must } from '../../core/must.ts';
import { money, t } from './words.ts';

/** The place and worth of the one seat that is one's own; of several, or none, nothing is said. */
export function resultWords(worths: readonly number[], own: readonly number[]): string {
  const [seat, ...others] = own;
  if (seat === undefined || others.length > 0 || worths.length === 0) return '';
  const worth = must(worths[seat], 'the worth of a seat');
  return worths.length === 1 ? money(worth) : `${placeWords(worths, worth)}, ${money(worth)}`;
}

/** At which place somebody worth this is; who is worth the same shares it. */
export function placeWords(worths: readonly number[], worth: number): string {
  const place = 1 + worths.filter((other) => other > worth).length;
  return t().match.place(place, worths.length, worths.filter((other) => other === worth).length > 1);
}
