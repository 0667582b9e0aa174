/** `starlanes daily`: the galaxy of the day, played on the full screen; as text or data, what was reached in it. */
import type { ValuesOf } from '../../cli/command.ts';
import type { Day } from '../../bots/daily/day.ts';
import type { DayTableRow } from '../../client/server-api.ts';
import { dailyGame, daysOpen, keptDay, today } from '../daily/day-match.ts';
import { dayResults } from '../daily/day-results.ts';
import { aboutDay, longDate, resultsText, shareLines, tableText } from '../daily/day-text.ts';
import { noteFinished, sendDay, visitDay } from '../daily/visit-day.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { readServer } from '../network/match-link.ts';
import { patiently, serverAt } from '../network/server.ts';
import { personName, usualName } from '../own-name.ts';
import { hasScreen } from '../screen/abilities.ts';
import { wrapped } from '../screen/marks.ts';
import { openScreen } from '../screen/open-screen.ts';
import { fail, refuse, say } from '../streams.ts';
import { words } from '../words.ts';
import { must } from '../../core/must.ts';
import { paceOf } from './common-flags.ts';
import { pageOptions } from './entry.ts';
import type { Terminal } from './entry.ts';
import type { DAILY } from './play-commands.ts';

type DailyValues = ValuesOf<typeof DAILY>;

export async function daily(values: DailyValues, terminal: Terminal): Promise<number> {
  const server = readServer(values.server);
  if (!server.ok) return refuse(terminal, server.problem);
  const screens = must(dailyGame(terminal.games), 'a game with a match of the day');
  const origin = server.value;
  if (values.send) return send(screens, origin, values, terminal);
  if (values.results || values.json || !hasScreen(terminal)) return tell(screens, origin, values, terminal);
  const screen = openScreen(values);
  const visit = visitDay(terminal.games, screen, screens, origin, paceOf(values.pace));
  return say(terminal, await visit.finally(() => screen.close()));
}

/** The latest result that is not in the table yet. */
async function send(
  screens: AnyGameScreens,
  origin: string,
  { name }: DailyValues,
  terminal: Terminal,
): Promise<number> {
  noteFinished(screens);
  const results = dayResults();
  const isUnsent = (date: string): boolean => results.some((one) => one.date === date && one.sent !== true);
  const finished = daysOpen().filter((date) => keptDay(screens, date)?.record !== undefined);
  const date = finished.find(isUnsent) ?? finished[0] ?? today(screens).date;
  const called = name === undefined ? usualName() : personName(name);
  const problem = await patiently(origin, sendDay(screens, origin, { date, name: called }), terminal);
  return problem === undefined ? say(terminal, `${words().daily.sent}\n`) : fail(terminal, problem);
}

async function tell(
  screens: AnyGameScreens,
  origin: string,
  { json }: DailyValues,
  terminal: Terminal,
): Promise<number> {
  noteFinished(screens);
  const day = today(screens);
  const answer = await patiently(origin, serverAt(origin).dayTable(day.date), terminal);
  const table = answer.ok ? answer.value : undefined;
  return say(terminal, json ? asJson(day, table) : asText(screens, day, table, { origin, terminal }));
}

/** Without the day's secret: it is no secret, but of no use to anybody. */
function asJson(day: Day, table: readonly DayTableRow[] | undefined): string {
  const { secret: _, ...told } = day;
  return `${JSON.stringify({ ...told, results: dayResults(), table }, undefined, 2)}\n`;
}

interface TextOptions {
  readonly origin: string;
  readonly terminal: Terminal;
}

function asText(
  screens: AnyGameScreens,
  day: Day,
  table: readonly DayTableRow[] | undefined,
  { origin, terminal }: TextOptions,
): string {
  const { daily: told } = words();
  const reached = dayResults().find(({ date }) => date === day.date);
  const share = reached === undefined ? '' : shareLines(screens, reached, table === undefined ? undefined : origin);
  const parts = [
    `${told.title} · ${longDate(day.date)}\n${wrapped(aboutDay(day), pageOptions(terminal).width).join('\n')}\n`,
    ...(share === '' ? [] : [`${told.line}\n${share}`]),
    `${told.history}\n${resultsText(screens, day.date, dayResults())}`,
    `${told.table}\n${tableText(screens, table)}`,
  ];
  return parts.join('\n');
}
