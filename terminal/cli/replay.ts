/** `starlanes replay FILE`: steps through a kept match on the full screen, or tells it as readable text. */
import type { ValuesOf } from '../../cli/command.ts';
import type { Types } from '../../core/contract.ts';
import { replay as playAgain } from '../../core/record.ts';
import type { MatchRecord, ReplayProblem, Replayed } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import { wholeProblem } from '../../core/whole-record.ts';
import { ReplayPage } from '../frame/replay-page.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { numberedNames } from '../../client/names.ts';
import { RecordMatch } from '../../client/record-match.ts';
import { findMatch } from '../saved/find-match.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { hasScreen } from '../screen/abilities.ts';
import { openScreen } from '../screen/open-screen.ts';
import type { ScreenFlags } from '../screen/open-screen.ts';
import { fail, put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { explainProblem, words } from '../words.ts';
import type { REPLAY } from './study-commands.ts';
import type { Terminal } from './entry.ts';

export async function replay(values: ValuesOf<typeof REPLAY>, terminal: Terminal): Promise<number> {
  const { file, json, lines } = values;
  const found = await findMatch(terminal.games, file, terminal.input);
  if (!found.ok) return fail(terminal, found.problem);
  const { record, isTorn } = found.value;
  const screens = screensOf(terminal.games, record.game);
  if (screens === undefined) return fail(terminal, { why: 'in-file', file, said: unknownGame(record) });
  const status = json
    ? await tellAsData(file, record, screens, terminal)
    : lines || !hasScreen(terminal)
      ? await tellMatch(file, record, screens, terminal)
      : await showMatch(file, record, values, terminal);
  if (isTorn) await tellUser(terminal, `${file}: ${words().torn}`);
  return status;
}

function unknownGame({ game }: MatchRecord): string {
  return explainProblem({ why: 'unknown-game', game });
}

async function showMatch(file: string, record: MatchRecord, flags: ScreenFlags, terminal: Terminal): Promise<number> {
  const screen = openScreen(flags);
  const problem = await stepThrough(terminal.games, screen, record).finally(() => screen.close());
  return problem === undefined ? 0 : fail(terminal, { why: 'in-file', file, said: problem });
}

/** Shows a record step by step; says what is wrong with it, where something is. */
export async function stepThrough(games: Games, screen: FullScreen, record: MatchRecord): Promise<string | undefined> {
  const screens = screensOf(games, record.game);
  if (screens === undefined) return unknownGame(record);
  const isBot = (name: string): boolean => screens.players.some((player) => player.name === name);
  const match = RecordMatch.open(record, { kit: screens.kit, isBot });
  if (!match.ok) return words().teller.matchProblem(match.problem, screens.speech());
  await screen.show(new ReplayPage(match.value, screens, screen.isRich));
  const { flaw, problem = flaw } = match.value;
  return problem && words().teller.matchProblem(problem, screens.speech());
}

/** Tells the match as far as it can be played, and what is wrong with the rest. */
async function tellMatch(
  file: string,
  record: MatchRecord,
  screens: AnyGameScreens,
  streams: Streams,
): Promise<number> {
  const { kit, speech } = screens;
  const { game } = kit;
  const config = game.parseConfig(record.edition, record.engine);
  const names = numberedNames(record.names);
  const told: string[] = [];
  const reading = playAgain(game, record, (_, events) => {
    if (told.length === 0) told.push(headOf({ ...record, names }));
    if (!config.ok) return;
    for (const event of events) {
      if (kit.opensTurn(event)) told.push('\n');
      if (kit.opensTurn(event) || kit.isNews(event)) told.push(`${speech().tell(event, names, config.value)}\n`);
    }
  });
  return finish(file, told, endWords(screens, record, reading), streams);
}

async function tellAsData(
  file: string,
  record: MatchRecord,
  screens: AnyGameScreens,
  streams: Streams,
): Promise<number> {
  const { game } = screens.kit;
  const told: string[] = [];
  const reading = playAgain(game, record, (_, events, done) => {
    told.push(`${JSON.stringify({ by: done?.by, did: done?.text, events })}\n`);
  });
  return finish(file, told, endWords(screens, record, reading), streams);
}

/** What is wrong at the end of a record, in words. */
function endWords(
  { kit, speech }: AnyGameScreens,
  record: MatchRecord,
  reading: Result<Replayed<Types>, ReplayProblem<Types>>,
): string | undefined {
  const problem = reading.ok ? wholeProblem(kit.game, record, reading.value.state) : reading.problem;
  return problem && words().teller.matchProblem(problem, speech());
}

async function finish(
  file: string,
  told: readonly string[],
  problem: string | undefined,
  streams: Streams,
): Promise<number> {
  const read = await put(streams.output, told.join(''));
  return problem === undefined || !read ? 0 : fail(streams, { why: 'in-file', file, said: problem });
}

function headOf({ game, edition, chance, names }: MatchRecord): string {
  return `${game}, edition ${edition}, chance ${chance}\n${names.join(', ')}\n\n`;
}
