/** What of the news of Star Lanes nobody should miss, as data: mergers, splits, and what changes for everybody. */
import type { Seat } from '../../core/contract.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import type { Event, View } from '../../games/star-lanes/types.ts';

/** What somebody who held shares of a company that was taken in is given for them. */
interface PaidHolder {
  readonly seat: Seat;
  readonly old: number;
  readonly gained: number;
  readonly bonus: number;
}

export type LanesHeadline =
  | {
      readonly what: 'merged';
      readonly from: string;
      readonly into: string;
      /** The reader first, then who is paid most. */
      readonly holders: readonly PaidHolder[];
    }
  /** `held` is what the reader has of it now. */
  | { readonly what: 'split'; readonly company: string; readonly price: number; readonly held: number }
  /** The event says it all. */
  | { readonly what: 'told'; readonly event: Event };

/** The headlines of some events; `view` is what the reader sees right after them, `own` their seat. */
export function lanesHeadlines(
  events: readonly Event[],
  view: Pick<View, 'books'>,
  own: Seat | undefined,
): readonly LanesHeadline[] {
  return events.flatMap((event): LanesHeadline[] => {
    switch (event.type) {
      case 'merged':
        return [{ what: 'merged', from: event.from, into: event.into, holders: holdersIn(event, own) }];
      case 'split': {
        const held = own === undefined ? undefined : view.books[own]?.shares[companyOf(event.company)];
        return [{ what: 'split', company: event.company, price: event.price, held: held ?? 0 }];
      }
      case 'swallowed':
      case 'extended':
        return [{ what: 'told', event }];
      case 'started':
      case 'offered':
      case 'outpost':
      case 'lost':
      case 'founded':
      case 'grown':
      case 'joined':
      case 'dividend':
      case 'traded':
      case 'ended':
        return [];
    }
  });
}

function holdersIn({ exchanges }: Event & { type: 'merged' }, own: Seat | undefined): readonly PaidHolder[] {
  const isOwn = ({ seat }: PaidHolder): number => Number(seat === own);
  return exchanges
    .map(({ old, gained, bonus }, seat) => ({ seat, old, gained, bonus }))
    .filter(({ old }) => old !== 0)
    .toSorted((one, other) => isOwn(other) - isOwn(one) || other.bonus - one.bonus);
}
