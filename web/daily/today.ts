/** The daily match on this device: made once a day, and played once. */
import { DAYS_OPEN, dayOf } from '../../bots/daily/day.ts';
import type { Day } from '../../bots/daily/day.ts';
import type { Types } from '../../core/contract.ts';
import { settings } from '../app/settings.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import { FIRST_GAME } from '../games.ts';
import { makeMatch } from '../matches/make-match.ts';
import { recallMatch } from '../matches/page-store.ts';
import type { Result } from '../../core/result.ts';
import { isObject } from '../app/storage.ts';
import { server } from '../network/api.ts';
import { fairChance } from '../../table/fair-chance.ts';
import type { ServerProblem } from '../../table/protocol.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day it is now, by UTC. */
export function today(): Day {
  return dayOf(FIRST_GAME.screens.kit, dateAt(Date.now()), fairChance);
}

/** The days before today of which the server still takes results, the latest first. */
export function earlierDays(): readonly string[] {
  return Array.from({ length: DAYS_OPEN - 1 }, (_, back) => dateAt(Date.now() - (back + 1) * DAY_MS));
}

/** Whether the server takes results of this day now. */
export function isOpenDay(date: string): boolean {
  return date === dateAt(Date.now()) || earlierDays().includes(date);
}

function dateAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Days since 1970, so that neighbours can be told. */
export function numberOf(date: string): number {
  return Math.round(Date.parse(date) / DAY_MS);
}

/** Makes the day's match unless it is there already; gives its id. */
export function openDay({ kit, words }: GameScreens<Types>, { match, edition, opponents, secret }: Day): string {
  if (recallMatch(match) === undefined) {
    const sitters = [{ person: settings().name || words().person }, ...opponents.map((bot) => ({ bot }))];
    makeMatch(kit, edition, sitters, undefined, { id: match, secret });
  }
  return match;
}

/** The day's table of results on the server this page came from, where there is one. */
export interface TableRow {
  readonly name: string;
  readonly net: number;
  readonly place: number;
}

/** The results of a day; undefined where no server answers. */
export async function resultsOf(date: string): Promise<readonly TableRow[] | undefined> {
  const answer = await server.ask('GET', `daily?date=${date}`);
  const results = answer.ok ? answer.value['results'] : undefined;
  return Array.isArray(results) ? results.filter(isRow) : undefined;
}

/** Sends the record of a finished match. */
export function sendResult(name: string, record: string): Promise<Result<unknown, ServerProblem>> {
  return server.ask('POST', 'daily', { name, record });
}

function isRow(value: unknown): value is TableRow {
  if (!isObject(value)) return false;
  const { name, net, place } = value;
  return typeof name === 'string' && typeof net === 'number' && typeof place === 'number';
}
