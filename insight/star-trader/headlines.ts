/** What of the news of Star Trader nobody should miss, as data: the end of a year, one's own ships held up or very late. */
import type { Seat } from '../../core/contract.ts';
import type { Event, View } from '../../games/star-trader/types.ts';
import { newslettersOf } from './newsletter.ts';
import type { Newsletter } from './newsletter.ts';

export type TraderHeadline =
  | { readonly what: 'year'; readonly letter: Newsletter }
  /** A ship of the reader leaves late, or lands as late as a ship can be. */
  | { readonly what: 'held'; readonly event: Event & { readonly type: 'departed' } }
  | { readonly what: 'late'; readonly event: Event & { readonly type: 'landed' } }
  /** The event says it all. */
  | { readonly what: 'told'; readonly event: Event };

/** No ship is later than this, in weeks. */
const VERY_LATE = 3;
/** Where fewer ships are on time, to be late is nothing to speak of, in percent. */
const MOSTLY_ON_TIME = 50;

/** Who reads, and under which rules. */
interface HeadlineReader {
  /** The seats whose ships are the reader's own. */
  readonly own: readonly Seat[];
  readonly config: Pick<View['config'], 'onTime'>;
  /** Everything that was heard up to the news and with them. */
  readonly heard: readonly Event[];
}

/** The headlines of some events. */
export function traderHeadlines(
  events: readonly Event[],
  { own, config, heard }: HeadlineReader,
): readonly TraderHeadline[] {
  const isOver = events.some(({ type }) => type === 'ended');
  return events.flatMap((event): TraderHeadline[] => {
    switch (event.type) {
      case 'reported': {
        // When all is over, its result tells the same.
        const isOfYear = event.by === undefined && event.number > 1 && !isOver;
        const letter = isOfYear ? newslettersOf(heard).find(({ number }) => number === event.number) : undefined;
        return letter === undefined ? [] : [{ what: 'year', letter }];
      }
      case 'departed':
        return own.includes(event.by) && event.delay > 0 ? [{ what: 'held', event }] : [];
      case 'landed': {
        const isVeryLate = event.late >= VERY_LATE && config.onTime >= MOSTLY_ON_TIME;
        return own.includes(event.by) && isVeryLate ? [{ what: 'late', event }] : [];
      }
      case 'appeared':
      case 'extended':
        return [{ what: 'told', event }];
      case 'started':
      case 'priced':
      case 'opened':
      case 'declined':
      case 'dealt':
      case 'failed':
      case 'interest':
      case 'withdrawn':
      case 'deposited':
      case 'grown':
      case 'ended':
        return [];
    }
  });
}
