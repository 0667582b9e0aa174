/** What counts of everything that happened at a table: what was taken back was never said. */
import type { Happened } from '../../table/update.ts';

/** The events of the start, and of each action that counts, in order. */
export function countedDeeds<Event>(happened: readonly Happened<Event>[]): readonly (readonly Event[])[] {
  let deeds: (readonly Event[])[] = [];
  for (const { act, text, events = [] } of happened) {
    if (act === 'undo') deeds = deeds.slice(0, Number(text) + 1);
    // With private books an action may be heard without its events; votes are heard of only when they change something.
    else if (act === 'do' || act === 'bot' || events.length > 0) deeds.push(events);
  }
  return deeds;
}
