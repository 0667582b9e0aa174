/**
 * What every port promises the ship whose captain is asked: for the map, and for the list of ports. It takes under half a
 * millisecond with 28 stars, so a screen may ask at every drawing, as long as it keeps one list of events and adds to it.
 */
import { yearOf, stardate } from '../../games/star-trader/calendar.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { portOf, starName } from '../../games/star-trader/position.ts';
import type { Event, View } from '../../games/star-trader/types.ts';
import { positionFor } from './logbook.ts';
import { Navigator, PLANNING } from './routes.ts';
import type { Call } from './routes.ts';
import { dealsIn } from './deal.ts';
import type { Deal } from './deal.ts';

export interface PortProspect {
  readonly star: string;
  /** Days there without any delay, and with those to be expected. */
  readonly days: number;
  readonly expectedDays: number;
  readonly expected: Stardate;
  readonly deals: readonly Deal[];
  /** What the deals add to the captain's worth; none when the match is over before. */
  readonly gain: number;
  /** The gain over the days without any delay, which screens show beside it: so a list in its order is one in the order of what it shows. */
  readonly gainADay: number;
}

/** Every other star in the order of the view, with the cargo as it is now; none where no question is asked. */
export function portProspects(view: View, heard: readonly Event[]): readonly PortProspect[] {
  if (view.ask === undefined) return [];
  const position = positionFor(view, heard);
  const charts = new Navigator(position, PLANNING);
  const here = portOf(position, position.ship);
  return Array.from({ length: position.stars }, (_, star) => star)
    .filter((star) => star !== here)
    .map((star) => prospectOf(starName(position, star), charts.call(position, star), view.endYear));
}

function prospectOf(star: string, { days, expected, deals, gain, after }: Call, endYear: number): PortProspect {
  const inTime = yearOf(after.date) < endYear;
  const gained = inTime ? gain : 0;
  return {
    star,
    days,
    expectedDays: expected,
    expected: stardate(after.date),
    deals: inTime ? dealsIn(deals) : [],
    gain: gained,
    gainADay: gained / days,
  };
}
