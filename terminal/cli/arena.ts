/** `starlanes arena`: lets bots play each other and says who is stronger, and how sure that is. */
import { ladderReport, tableReport } from '../../bots/arena/report.ts';
import type { LadderReport, TableReport } from '../../bots/arena/report.ts';
import { matchesInAll } from '../../bots/arena/plan.ts';
import type { Results } from '../../bots/arena/results.ts';
import { whyNotStarted } from '../arena/bot-process.ts';
import { readArenaFlags } from '../arena/flags.ts';
import type { ArenaFlags } from '../arena/flags.ts';
import { COMMAND } from '../arena/hall.ts';
import { ARENA_HELP } from '../arena/help.ts';
import { printLadder, printTable } from '../arena/print.ts';
import { Progress } from '../arena/progress.ts';
import { runContest } from '../arena/run.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

export async function arena(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, ARENA_HELP);
  const flags = readArenaFlags(args);
  const problem = flags.ok ? await programProblem(flags.value) : flags.problem;
  if (!flags.ok || problem !== undefined) {
    await tellUser(streams, problem ?? '');
    return 2;
  }
  const began = performance.now();
  const results = await play(flags.value, streams);
  await put(streams.output, describe(flags.value, results, (performance.now() - began) / 1000));
  return 0;
}

/** A program that cannot be started at all is a slip of the pen, not a bot that fails. */
async function programProblem({ setup }: ArenaFlags): Promise<string | undefined> {
  for (const seat of setup.plan.entrants.filter((name) => name.startsWith(COMMAND))) {
    const why = await whyNotStarted(seat.slice(COMMAND.length));
    if (why !== undefined) return `"${seat}" cannot be started: ${why}`;
  }
  return undefined;
}

async function play({ game, setup, threads }: ArenaFlags, { errors }: Streams): Promise<Results> {
  const progress = new Progress(errors);
  try {
    return await runContest(game, setup, threads, (results) => {
      const faults = results.faults();
      progress.show(results.played, matchesInAll(setup.plan), faults === 0 ? '' : `, ${faults} faulty answers`);
    });
  } finally {
    progress.end();
  }
}

function describe(flags: ArenaFlags, results: Results, seconds: number): string {
  const { game, edition, plan, thinking, answerSeconds } = flags.setup;
  const report = reportOf(flags, results);
  if (flags.json) {
    const { threads } = flags;
    const contest = { game, edition, seed: plan.seed, ...thinking, answerSeconds };
    return `${JSON.stringify({ ...contest, ...report.content, threads, seconds }, undefined, 2)}\n`;
  }
  return `${game} ${edition}, seed ${plan.seed}, ${seconds.toFixed(1)} s\n${report.text()}`;
}

function reportOf({ ladder }: ArenaFlags, results: Results): { content: LadderReport | TableReport; text(): string } {
  if (!ladder) {
    const content = tableReport(results);
    return { content, text: () => printTable(content) };
  }
  const content = ladderReport(results);
  return { content, text: () => printLadder(content) };
}
