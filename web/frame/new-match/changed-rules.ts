/** What differs from an edition, in the words of the forms. */
import { notationParts } from '../../../core/options.ts';
import type { GameOption } from '../../../core/options.ts';
import { plainLabel } from '../../../text/rules.ts';
import { signs, t } from '../../app/words.ts';
import type { FormGame, FormWords } from './rules.ts';

/** One line for each option a notation changes; what is not known stays as it is written. */
export function changedRules(game: FormGame, notation: string): string[] {
  const words = game.words();
  return notationParts(notation)
    .slice(1)
    .map((part) => {
      const [name = '', ...value] = part.split('=');
      const option = game.kit.options.options.find((one) => one.name === name);
      if (option === undefined) return part;
      return `${plainLabel(words.option(option.key))}${signs().colon}${valueWords(option, value.join('='), words)}`;
    });
}

function valueWords(option: GameOption, value: string, words: FormWords): string {
  if (option.kind === 'choice') return plainLabel(words.choice(option.key, value));
  if (option.kind === 'flag') return value === 'on' ? t().talk.yes : t().talk.no;
  return value;
}
