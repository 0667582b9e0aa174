/** `starlanes replay FILE`: steps through a kept match on the full screen, or tells it as readable text. */
import { parseArgs } from 'node:util';
import type { Result } from '../../core/result.ts';
import { replay as playAgain } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { flagProblem } from '../command-line.ts';
import { ReplayPage } from '../frame/replay-page.ts';
import { screensOf } from '../games.ts';
import { stepsOf } from '../replay/steps.ts';
import { tellingOf } from '../replay/tellings.ts';
import type { Telling } from '../replay/tellings.ts';
import { matchIn } from '../saved/read-record.ts';
import { TORN } from '../saved/saved-match.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { hasScreen, openScreen } from '../screen/open-screen.ts';
import { SCREEN_FLAGS, readScreenFlags } from '../screen/screen-flags.ts';
import type { ScreenFlags } from '../screen/screen-flags.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = `starlanes replay FILE [--lines] [--json] [--no-color] [--mouse]

Steps through a match on the full screen of a terminal; into a file or a pipe it is told as readable text. FILE is a
record, or the name of a match that starlanes resume lists.

  --lines      as readable text
  --json       one JSON object a line for every action: who did what, and what happened; seats count from 0
  --no-color   without colours; so does the variable NO_COLOR
  --mouse      the wheel steps, too

Keys: w shows everybody's worth, n the news; in Star Trader also s the stars, c the calendar, l the newsletters.
`;

interface Wish extends ScreenFlags {
  readonly file: string;
  readonly json: boolean;
}

export async function replay(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
  const wish = readWish(args);
  if (!wish.ok) {
    await tellUser(streams, wish.problem);
    return 2;
  }
  const { file, json, lines } = wish.value;
  const found = matchIn(file);
  if (!found.ok) {
    await tellUser(streams, `${file}: ${found.problem}`);
    return 1;
  }
  const { record, isTorn } = found.value;
  const telling = tellingOf(record.game);
  if (telling === undefined) {
    await tellUser(streams, `${file}: nobody here knows the game ${record.game}`);
    return 1;
  }
  const status = json
    ? await tellAsData(file, record, telling, streams)
    : lines || !hasScreen(streams)
      ? await tellMatch(file, record, telling, streams)
      : await showMatch(file, record, wish.value, streams);
  if (isTorn) await tellUser(streams, `${file}: ${TORN}`);
  return status;
}

function readWish(args: readonly string[]): Result<Wish> {
  try {
    const options = { ...SCREEN_FLAGS, json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return { ok: false, problem: 'Say which match: starlanes replay FILE' };
    const screen = readScreenFlags(values);
    return screen.ok ? { ok: true, value: { ...screen.value, file, json: values.json } } : screen;
  } catch (error) {
    return { ok: false, problem: flagProblem(error, 'replay') };
  }
}

async function showMatch(file: string, record: MatchRecord, flags: ScreenFlags, streams: Streams): Promise<number> {
  const screen = openScreen(flags);
  const problem = await stepThrough(screen, record).finally(() => screen.close());
  if (problem === undefined) return 0;
  await tellUser(streams, `${file}: ${problem}`);
  return 1;
}

/** Shows a record step by step; says what is wrong with it, where something is. */
export async function stepThrough(screen: FullScreen, record: MatchRecord): Promise<string | undefined> {
  const screens = screensOf(record.game);
  if (screens === undefined) return `nobody here knows the game ${record.game}`;
  const steps = stepsOf(screens.game, record);
  if (!steps.ok) return steps.problem;
  await screen.show(new ReplayPage(steps.value, screens, screen.isRich));
  return steps.value.problem;
}

/** Tells the match as far as it can be played, and what is wrong with the rest. */
async function tellMatch(file: string, record: MatchRecord, telling: Telling, streams: Streams): Promise<number> {
  const { game } = telling;
  const config = game.parseConfig(record.edition);
  const told: string[] = [];
  const reading = playAgain(game, record, (_, events) => {
    if (told.length === 0) told.push(headOf(record));
    if (!config.ok) return;
    for (const event of events.filter((one) => telling.isNews(one))) {
      told.push(event.type === telling.opens ? '\n' : '', `${game.describeEvent(event, record.names, config.value)}\n`);
    }
  });
  return finish(file, told, reading, streams);
}

async function tellAsData(file: string, record: MatchRecord, { game }: Telling, streams: Streams): Promise<number> {
  const told: string[] = [];
  const reading = playAgain(game, record, (_, events, done) => {
    told.push(`${JSON.stringify({ by: done?.by, did: done?.text, events })}\n`);
  });
  return finish(file, told, reading, streams);
}

async function finish(
  file: string,
  told: readonly string[],
  reading: Result<unknown>,
  streams: Streams,
): Promise<number> {
  const read = await put(streams.output, told.join(''));
  if (reading.ok || !read) return 0;
  await tellUser(streams, `${file}: ${reading.problem}`);
  return 1;
}

function headOf({ game, edition, chance, names }: MatchRecord): string {
  return `${game}, edition ${edition}, chance ${chance}\n${names.join(', ')}\n\n`;
}
