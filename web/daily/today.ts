/** The daily match on this device: made once a day, and played once. */
import { dayOf } from '../../bots/daily/day.ts';
import type { Day } from '../../bots/daily/day.ts';
import type { Types } from '../../core/contract.ts';
import { settings } from '../app/settings.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import { makeMatch } from '../table/new-match.ts';
import { recallMatch } from '../table/page-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day it is now, by UTC. */
export function today(): Day {
  return dayOf(new Date().toISOString().slice(0, 10));
}

/** Days since 1970, so that neighbours can be told. */
export function numberOf(date: string): number {
  return Math.round(Date.parse(date) / DAY_MS);
}

/** Makes the day's match unless it is there already; gives its id. */
export function openDay({ book, words }: GameScreens<Types>, { match, edition, opponents, secret }: Day): string {
  if (recallMatch(match) === undefined) {
    const sitters = [{ person: settings().name || words().person }, ...opponents.map((bot) => ({ bot }))];
    makeMatch(book, edition, sitters, undefined, { id: match, secret });
  }
  return match;
}
