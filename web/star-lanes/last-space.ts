/** Where the last move was made. */
import type { Event } from '../../games/star-lanes/index.ts';

export function lastSpace(events: readonly Event[]): string | undefined {
  const last = events.findLast((event) => 'space' in event);
  return last !== undefined && 'space' in last ? last.space : undefined;
}
