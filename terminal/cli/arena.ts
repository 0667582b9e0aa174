/** `starlanes arena`: lets bots play each other and says who is stronger, and how sure that is. */
import { ladderReport, tableReport } from '../../bots/arena/report.ts';
import type { LadderReport, TableReport } from '../../bots/arena/report.ts';
import { ladderPlan, matchesInAll, tablePlan } from '../../bots/arena/plan.ts';
import type { Results } from '../../bots/arena/results.ts';
import { killPrograms, startProblem } from '../arena/bot-process.ts';
import { COMMAND } from '../arena/stretch-runner.ts';
import type { Setup } from '../arena/stretch-runner.ts';
import { printLadder, printTable } from '../arena/print.ts';
import { Progress } from '../arena/progress.ts';
import { runContest } from '../arena/run.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { refuse, say, tellUser } from '../streams.ts';
import { words } from '../words.ts';
import type { Streams } from '../streams.ts';
import { must } from '../../core/must.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import type { ArenaValues } from './study-commands.ts';
import type { Terminal } from './entry.ts';
import { unknownChoice } from '../../cli/usage.ts';
import { usualEdition } from '../../core/kit.ts';
import type { Result } from '../../core/result.ts';
import { notationProblem } from './notation-problem.ts';
import { readSeats } from '../arena/words.ts';

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export async function arena(values: ArenaValues, terminal: Terminal): Promise<number> {
  const screens = must(screensOf(terminal.games, values.game), values.game);
  const setup = readSetup(screens, values);
  if (!setup.ok) return refuse(terminal, setup.problem);
  const problem = await programProblem(setup.value);
  if (problem !== undefined) return refuse(terminal, problem);
  const began = performance.now();
  const results = await untilInterrupted(terminal, (signal) =>
    play(screens, setup.value, threadsFor(setup.value, values), terminal, signal),
  );
  if (results.played > 0)
    await say(terminal, describe(setup.value, values, results, (performance.now() - began) / 1000));
  // The program ends by the signal, as shells expect it.
  if (!isWhole(setup.value, results)) process.kill(process.pid, 'SIGINT');
  return 0;
}

/**
 * The first Ctrl-C calls off what nobody has begun; the second, or another signal, ends this program. The bots' programs do
 * not hear of signals, so they are ended here.
 */
async function untilInterrupted(streams: Streams, work: (signal: AbortSignal) => Promise<Results>): Promise<Results> {
  const stop = new AbortController();
  const hear = (signal: NodeJS.Signals): void => {
    if (signal !== 'SIGINT' || stop.signal.aborted) return endBy(signal);
    stop.abort();
    void tellUser(streams, words().stopping);
  };
  const endBy = (signal: NodeJS.Signals): void => {
    killPrograms();
    stopHearing();
    process.kill(process.pid, signal);
  };
  const stopHearing = (): void => ENDING.forEach((signal) => process.off(signal, hear));
  for (const signal of ENDING) process.on(signal, hear);
  try {
    return await work(stop.signal);
  } finally {
    stopHearing();
    killPrograms();
  }
}

function isWhole({ plan }: Setup, { played }: Results): boolean {
  return played === matchesInAll(plan);
}

/** A program that cannot be started at all is a slip of the pen, not a bot that fails. */
async function programProblem({ plan }: Setup): Promise<CommandProblem | undefined> {
  for (const seat of plan.entrants.filter((name) => name.startsWith(COMMAND))) {
    const problem = await startProblem(seat, seat.slice(COMMAND.length));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** No more than there is to play. */
function threadsFor({ plan }: Setup, { threads }: ArenaValues): number {
  return Math.min(threads, plan.galaxies * plan.tables.length);
}

async function play(
  screens: AnyGameScreens,
  setup: Setup,
  threads: number,
  { errors }: Streams,
  signal: AbortSignal,
): Promise<Results> {
  const progress = new Progress(errors, 'matches');
  const watch = (results: Results): void => {
    const faults = results.faults();
    progress.show(results.played, matchesInAll(setup.plan), faults === 0 ? '' : `, ${faults} faulty answers`);
  };
  try {
    return await runContest(screens, setup, { threads, watch, signal });
  } finally {
    progress.end();
  }
}

function describe(setup: Setup, values: ArenaValues, results: Results, seconds: number): string {
  const { game, edition, plan, thinking, answerSeconds } = setup;
  const report = reportOf(values, results);
  if (!values.json) return `${game} ${edition}, seed ${plan.seed}, ${seconds.toFixed(1)} s\n${report.text()}`;
  const contest = { game, edition, seed: plan.seed, ...thinking, answerSeconds };
  const threads = threadsFor(setup, values);
  return `${JSON.stringify({ ...contest, ...report.content, threads, seconds }, undefined, 2)}\n`;
}

function reportOf({ ladder }: ArenaValues, results: Results): { content: LadderReport | TableReport; text(): string } {
  if (!ladder) {
    const content = tableReport(results);
    return { content, text: () => printTable(content) };
  }
  const content = ladderReport(results);
  return { content, text: () => printLadder(content) };
}

/** What `starlanes arena` was asked to do, checked: the contest as data. */
function readSetup(screens: AnyGameScreens, values: ArenaValues): Result<Setup, CommandProblem> {
  const { game } = screens.kit;
  const config = game.parseConfig(values.edition ?? usualEdition(screens.kit));
  if (!config.ok) return wrong(notationProblem(screens.speech(), config.problem));
  const seats = readSeats(values.seats);
  const edition = game.formatConfig(config.value);
  const problem = seatsProblem(screens, seats) ?? tableProblem(values, seats, edition, game.seats(config.value));
  if (problem !== undefined) return wrong(problem);
  const { playouts, milliseconds, answerSeconds } = values;
  const plan = (values.ladder ? ladderPlan : tablePlan)(seats, values.matches, values.seed);
  return { ok: true, value: { game: game.id, edition, plan, thinking: { playouts, milliseconds }, answerSeconds } };
}

function seatsProblem({ players }: AnyGameScreens, seats: readonly string[]): CommandProblem | undefined {
  const names = players.map(({ name }) => name);
  const unknown = seats.find((seat) => !seat.startsWith(COMMAND) && !names.includes(seat));
  if (unknown === undefined) return undefined;
  return { ...unknownChoice('bot', unknown, names), program: COMMAND };
}

function tableProblem(
  { ladder }: ArenaValues,
  seats: readonly string[],
  edition: string,
  { min, max }: { readonly min: number; readonly max: number },
): CommandProblem | undefined {
  const least = Math.max(2, min);
  const players = ladder ? 2 : seats.length;
  if (ladder && new Set(seats).size < 2) return { why: 'ladder-of-one' };
  if (players >= least && players <= max) return undefined;
  return { why: 'too-many-or-few-players', edition, min: least, max, players };
}

function wrong(problem: CommandProblem): { readonly ok: false; readonly problem: CommandProblem } {
  return { ok: false, problem };
}
