/** A record of Star Lanes told by its moves. */
import type { Event, StarLanesTypes } from '../../../games/star-lanes/index.ts';
import { isNews } from '../../game/news.ts';
import type { RecordMatch } from './record-seating.ts';

type Seating = RecordMatch<StarLanesTypes>;

/** How many moves had been completed at a moment. */
export function movesAt({ moments }: Seating, moment: number): number {
  return moments[moment]?.state.moves ?? 0;
}

/** The first moment after a move was completed. */
export function momentOf({ moments, last }: Seating, move: number): number {
  const found = moments.findIndex(({ state }) => state.moves >= move);
  return found < 0 ? last : found;
}

/** What happened in a move. */
export function eventsOf(seating: Seating, move: number): readonly Event[] {
  const moments = seating.moments.slice(momentOf(seating, move - 1) + 1, momentOf(seating, move) + 1);
  return moments.flatMap(({ events }) => events).filter((event) => isNews(event) && event.type !== 'ended');
}
