/** The daily galaxy in lines of text: what was reached here, what everybody reached, and what to share of it. */
import { shareText, streakTo } from '../../bots/daily/day-result.ts';
import type { DayResult } from '../../bots/daily/day-result.ts';
import { timeOf } from '../../bots/daily/calendar.ts';
import type { Day } from '../../bots/daily/day.ts';
import type { DayTableRow } from '../../client/server-api.ts';
import { formatOf } from '../../text/format.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { padded } from '../screen/marks.ts';
import { language, words } from '../words.ts';

const NAME = 20;
const PLACE = 17;
const NET = 13;

/** A date as people write it. */
export function longDate(date: string): string {
  return formatOf(language()).longDate(timeOf(date));
}

/** What the day is about, in a sentence or three. */
export function aboutDay({ opponents }: Day): string {
  return words().daily.about(words().listed(opponents));
}

/** What was reached on a day, in a few words. */
export function reachedWords({ speech }: AnyGameScreens, { place, net }: DayResult): string {
  return `${words().daily.place(place)}, ${speech().money(net)}`;
}

/** How many days in a row; nothing where there are none. */
export function streakWords(today: string, results: readonly DayResult[]): string {
  const streak = streakTo(today, results);
  return streak === 0 ? '' : words().daily.streak(streak);
}

/** The days that were played, the latest first, each with the course of its match. */
export function resultsText({ speech }: AnyGameScreens, today: string, results: readonly DayResult[]): string {
  const { daily, day } = words();
  if (results.length === 0) return `${daily.none}\n`;
  const rows = results.map(({ date, place, net, course }) =>
    row(date, daily.place(place), speech().money(net), course.join('')),
  );
  const streak = streakWords(today, results);
  return `${streak === '' ? '' : `${streak}\n\n`}${rows.join('')}\n${day.course}\n`;
}

/** The table of a server; undefined: none answers. */
export function tableText({ speech }: AnyGameScreens, table: readonly DayTableRow[] | undefined): string {
  const { daily } = words();
  if (table === undefined) return `${daily.noTable}\n`;
  if (table.length === 0) return `${daily.tableEmpty}\n`;
  return table.map(({ name, place, net }) => row(name, daily.place(place), speech().money(net))).join('');
}

/** What to share; where it can be played, if a server answers. */
export function shareLines({ kit, speech }: AnyGameScreens, result: DayResult, origin: string | undefined): string {
  const link = origin === undefined ? undefined : `${origin}/#/daily`;
  return `${shareText(kit.title, result, speech().money(result.net), link)}\n`;
}

function row(first: string, place: string, net: string, course = ''): string {
  return `  ${padded(first, NAME)}${padded(place, PLACE)}${padded(net, NET, 'right')}  ${course}`
    .trimEnd()
    .concat('\n');
}
