/** The report (L3190-L3850): all prices as of today, interest for everybody, and what the captains are worth. */
import { addInterest } from './bank.ts';
import { FIRST_YEAR, stardate, yearOf } from './calendar.ts';
import { reckon } from './economy.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';
import { standings } from './worth.ts';

/** Reports on every star and captain; `by` is the captain who asked for it, none in January. */
export function report(position: Position, by: number | undefined, tell?: (event: Event) => void): void {
  for (let star = 0; star < position.stars; star++) reckon(position, star, tell);
  for (let seat = 0; seat < position.players; seat++) addInterest(position, seat, tell);
  if (tell === undefined) return;
  const number = yearOf(position.date) - FIRST_YEAR + 1;
  const captains = standings(position);
  tell({ type: 'reported', number, ...stardate(position.date), captains, ...(by === undefined ? {} : { by }) });
}
