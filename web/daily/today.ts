/** The daily match on this device: made once a day, and played once. */
import { dateAt, openDates } from '../../bots/daily/calendar.ts';
import { dayOf } from '../../bots/daily/day.ts';
import type { Day } from '../../bots/daily/day.ts';
import type { Types } from '../../core/contract.ts';
import { settings } from '../app/settings.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import { FIRST_GAME } from '../games.ts';
import { makeMatch } from '../matches/make-match.ts';
import { recallMatch } from '../matches/page-store.ts';
import type { DayTableRow } from '../../client/server-api.ts';
import { server } from '../network/api.ts';
import { fairChance } from '../../table/fair-chance.ts';

/** The day it is now, by UTC. */
export function today(): Day {
  return dayOf(FIRST_GAME.screens.kit, dateAt(Date.now()), fairChance);
}

/** The days before today of which the server still takes results, the latest first. */
export function earlierDays(): readonly string[] {
  return openDates(Date.now()).slice(1);
}

/** Whether the server takes results of this day now. */
export function isOpenDay(date: string): boolean {
  return openDates(Date.now()).includes(date);
}

/** Makes the day's match unless it is there already; gives its id. */
export function openDay({ kit, words }: GameScreens<Types>, { match, edition, opponents, secret }: Day): string {
  if (recallMatch(match) === undefined) {
    const sitters = [{ person: settings().name || words().person }, ...opponents.map((bot) => ({ bot }))];
    makeMatch(kit, edition, sitters, undefined, { id: match, secret });
  }
  return match;
}

/** The results of a day on the server this page came from; undefined where none answers. */
export async function resultsOf(date: string): Promise<readonly DayTableRow[] | undefined> {
  const table = await server.dayTable(date);
  return table.ok ? table.value : undefined;
}
