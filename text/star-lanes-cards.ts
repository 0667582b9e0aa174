/** What the card of an important event of Star Lanes says. */
import type { Config } from '../games/star-lanes/config.ts';
import { companyName } from '../games/star-lanes/editions.ts';
import { companyOf } from '../games/star-lanes/position.ts';
import type { LanesHeadline } from '../insight/star-lanes/headlines.ts';
import { readerName } from './cards.ts';
import type { CardReader, CardWords } from './cards.ts';
import type { StarLanesWords } from './en/star-lanes.ts';

export function lanesCard(
  headline: LanesHeadline,
  words: Pick<StarLanesWords, 'card' | 'tell'>,
  { config, ...reader }: CardReader & { readonly config: Config },
): CardWords {
  const naming = (letter: string): string => companyName(config, companyOf(letter));
  switch (headline.what) {
    case 'merged':
      return {
        title: words.card.merged(naming(headline.into), naming(headline.from)),
        lines: headline.holders.map(({ seat, old, gained, bonus }) => ({
          seat,
          words: words.card.paid(readerName(seat, reader, words.card.you), old, gained, bonus),
        })),
      };
    case 'split':
      return {
        title: words.card.split(naming(headline.company)),
        lines: [
          { seat: undefined, words: words.card.price(headline.price) },
          ...(headline.held === 0 ? [] : [{ seat: reader.own, words: words.card.held(headline.held) }]),
        ],
      };
    case 'told':
      return { title: words.tell(headline.event, reader.names, config, reader.own), lines: [] };
  }
}
