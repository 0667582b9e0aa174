/** What is wrong with a notation as a sentence, and which edition or option may have been meant. */
import { didYouMean } from '../spelling.ts';
import type { OptionBook } from './option-book.ts';

/** `problem` is what the game says of the notation. */
export function notationProblem(book: OptionBook, notation: string, problem: string): string {
  return `${problem.replace(/^there is/, 'There is')}.${hint(book, notation)}`;
}

function hint({ editions, options }: OptionBook, notation: string): string {
  const [edition = '', ...changes] = notation.split('+');
  if (!Object.hasOwn(editions, edition)) return didYouMean(edition, Object.keys(editions));
  const names = options.map(({ name }) => name);
  const unknown = changes.map((change) => change.split('=')[0] ?? '').find((name) => !names.includes(name));
  return unknown === undefined ? '' : didYouMean(unknown, names);
}
