/** The match of a day at this terminal: which day it is, and its match as it is begun, found again and recorded. */
import { existsSync } from 'node:fs';
import { dateAt, openDates } from '../../bots/daily/calendar.ts';
import { dayOf, matchOf } from '../../bots/daily/day.ts';
import type { Day } from '../../bots/daily/day.ts';
import { newMatch } from '../../client/new-match.ts';
import type { MatchRecord } from '../../core/record.ts';
import { fairChance } from '../../table/fair-chance.ts';
import { openTable } from '../../table/open-table.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { usualName } from '../own-name.ts';
import { savedLog } from '../saved/saved-match.ts';
import type { SavedMatch } from '../saved/saved-match.ts';
import { pathOf, readSavedFile } from '../saved/saved-matches.ts';

/** The game that has a match of the day; undefined where none has. */
export function dailyGame(games: Games): AnyGameScreens | undefined {
  return games.find(({ kit }) => kit.daily !== undefined);
}

/** The day it is now, by UTC. */
export function today({ kit }: AnyGameScreens): Day {
  return dayOf(kit, dateAt(Date.now()), fairChance);
}

/** The days of which results are taken now, today first. */
export function daysOpen(): readonly string[] {
  return openDates(Date.now());
}

export function beginDay({ kit }: AnyGameScreens, { match: id, edition, opponents, secret }: Day): SavedMatch {
  const beginning = { from: 'fair-chance', secret } as const;
  const sitters = [{ person: usualName() }, ...opponents.map((bot) => ({ bot }))];
  return { ...newMatch(kit, { id, edition, sitters, beginning, made: Date.now() }), beginning };
}

/** The match of a day as it is kept: where, and its record when it is over; undefined where there is none. */
export function keptDay(
  { kit }: AnyGameScreens,
  date: string,
): { readonly path: string; readonly record: MatchRecord | undefined } | undefined {
  const path = pathOf(matchOf(date));
  if (!existsSync(path)) return undefined;
  const saved = readSavedFile(path);
  const table = saved.ok ? openTable(kit.game, savedLog(saved.value)) : saved;
  return { path, record: table.ok ? table.value.record : undefined };
}
