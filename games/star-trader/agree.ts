/** What all captains may agree upon outside their questions: to end the match where it stands, or to play longer. */
import { FIRST_YEAR } from './calendar.ts';
import type { Agreement } from '../../core/contract.ts';
import { end } from './end.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';

/** How many times the years of its configuration a match lasts at most. */
const MOST_TIMES = 4;

/** Whether a wish can still be granted; a view knows as much of that as the position. */
export function mayAgree(position: Pick<Position, 'phase' | 'endYear' | 'config'>, wish: Agreement): boolean {
  if (position.phase === 'over') return false;
  return wish === 'end' || position.endYear < lastEnd(position);
}

/** Grants a wish, in place. */
export function agree(position: Position, wish: Agreement, tell?: (event: Event) => void): void {
  if (wish === 'end') return end(position, 'agreed', tell);
  const quarter = Math.ceil(position.config.years / 4);
  position.endYear = Math.min(position.endYear + quarter, lastEnd(position));
  tell?.({ type: 'extended', endYear: position.endYear });
}

function lastEnd({ config }: Pick<Position, 'config'>): number {
  return FIRST_YEAR + MOST_TIMES * config.years;
}
