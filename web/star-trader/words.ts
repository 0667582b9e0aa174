import type { StarTraderWords } from '../../text/en/star-trader.ts';
import { wordsOf } from '../app/words.ts';

/** The words of this game in the language of the page. */
export function w(): StarTraderWords {
  return wordsOf('star-trader');
}
