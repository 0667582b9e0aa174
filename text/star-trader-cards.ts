/** What the card of an important event of Star Trader says. */
import type { TraderHeadline } from '../insight/star-trader/headlines.ts';
import { shipName } from '../insight/star-trader/ship-names.ts';
import { readerName } from './cards.ts';
import type { CardReader, CardWords } from './cards.ts';
import type { StarTraderWords } from './en/star-trader.ts';

export function traderCard(
  headline: TraderHeadline,
  words: Pick<StarTraderWords, 'card' | 'date' | 'tell'>,
  reader: CardReader,
): CardWords {
  switch (headline.what) {
    case 'year':
      return {
        title: words.card.year(headline.letter.at.year - 1),
        lines: headline.letter.standings.map(({ seat, total, change }) => ({
          seat,
          words: words.card.standing(readerName(seat, reader, words.card.you), total, change),
        })),
      };
    case 'held': {
      const { by, ship, delay, to, eta } = headline.event;
      const { number } = shipName(ship, reader.names.length);
      return {
        title: words.card.held(number, delay),
        lines: [{ seat: by, words: words.card.expected(to, words.date(eta)) }],
      };
    }
    case 'late': {
      const { by, ship, late, star } = headline.event;
      const { number } = shipName(ship, reader.names.length);
      return { title: words.card.late(number, late), lines: [{ seat: by, words: star }] };
    }
    case 'told':
      return { title: words.tell(headline.event, reader.names, undefined, reader.own), lines: [] };
  }
}
