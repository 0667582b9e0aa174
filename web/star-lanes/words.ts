import type { StarLanesWords } from '../../text/en/star-lanes.ts';
import { wordsOf } from '../app/words.ts';

/** The words of this game in the language of the page. */
export function w(): StarLanesWords {
  return wordsOf('star-lanes');
}
