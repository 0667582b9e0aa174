/** What is worth telling of what happened: not every bid, price and interest. */
import type { Stardate } from '../../../games/star-trader/calendar.ts';
import type { Event } from '../../../games/star-trader/index.ts';

export function isTraderNews({ type }: Event): boolean {
  return type !== 'priced' && type !== 'opened' && type !== 'declined' && type !== 'interest';
}

/** The news of one day. */
export interface Story {
  readonly at: Stardate | undefined;
  readonly by: number | undefined;
  readonly events: readonly Event[];
}

/** Each landing and each newsletter begins a story; what a ship does in port belongs to its landing. */
export function storiesOf(events: readonly Event[]): Story[] {
  const stories: { at: Stardate | undefined; by: number | undefined; events: Event[] }[] = [];
  for (const event of events) {
    if (!isTraderNews(event)) continue;
    const begins = event.type === 'landed' || event.type === 'reported' || event.type === 'ended';
    const last = stories.at(-1);
    if (last !== undefined && !begins) last.events.push(event);
    else
      stories.push({
        at: begins ? dayOf(event) : undefined,
        by: 'by' in event ? event.by : undefined,
        events: [event],
      });
  }
  return stories;
}

function dayOf(event: Event): Stardate | undefined {
  return 'day' in event ? { day: event.day, year: event.year } : undefined;
}
