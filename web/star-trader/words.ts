/** The words of Star Trader in the language of the page. */
import type { Good } from '../../games/star-trader/goods.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import { must } from '../../core/must.ts';
import type { StarTraderWords } from '../../text/en/star-trader.ts';
import { wordsOf } from '../app/words.ts';

export function w(): StarTraderWords {
  return wordsOf('star-trader');
}

/** `10 medicine`. */
export function lotWords(units: number, good: Good): string {
  return w().lot(units, good);
}

/** What is on board; `none` where nothing is. */
export function cargoWords(cargo: readonly number[], none: string): string {
  const lots = GOODS.map((good, i) => ({ good, units: must(cargo[i], good) })).filter(({ units }) => units > 0);
  return lots.length === 0 ? none : lots.map(({ units, good }) => lotWords(units, good)).join(', ');
}
